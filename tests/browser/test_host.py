"""The host against abuse, as the people at the table see it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.test_club_talk import say
from tests.browsing import DESK, PHONE, Visits
from tests.serving import Made, Server, make_table, rest, serving

KEY: Final = "a-host-token-long-enough"


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Server]:
    """A server whose host has a token."""
    (tmp_path / "token").write_text(KEY)
    with serving(tmp_path / "db", more=("--host-token-file", str(tmp_path / "token"))) as server:
        yield server


def host(made: Made, path: str, body: dict[str, object] | None = None) -> None:
    place = f"{made.server}/api/host/tables/{made.table}/{path}"
    method = None if body is not None else "DELETE"
    answer = rest(place, body, method=method, Authorization=f"Bearer {KEY}")
    assert answer.status == 200, answer.body


def test_the_host_hears_of_it_and_acts_at_the_desk(visit: Visits, hosted: Server) -> None:
    made = make_table(hosted.url, "le_baron", 1, ["random"])
    ada = visit(server=hosted.url)
    ada.sit(made, 0)
    assert ada.wait_for_turn()
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("textbox", name="Only the person who runs").fill("Bruno is rude.")
    ada.page.get_by_role("button", name="Tell the host").click()
    expect(ada.page.get_by_text("The host has been told.")).to_be_visible()
    for screen, theme in ((DESK, "light"), (PHONE, "dark")):
        keeper = visit(screen, server=hosted.url, theme=theme)
        page = keeper.open("/host")
        page.get_by_label("The host’s key").fill("wrong")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("host’s key")
        page.get_by_label("The host’s key").fill(KEY)
        page.keyboard.press("Enter")
        expect(page.get_by_text("Bruno is rude.")).to_be_visible()
        page.get_by_role("button", name="Look at this table").first.press("Enter")
        expect(page.get_by_role("button", name="Keep 127.0.0.1 out")).to_be_visible()
        expect(page.get_by_role("heading", name="Le Baron")).to_be_focused()
    page.get_by_role("button", name="Mute P0").click()
    expect(page.get_by_role("button", name="Let P0 speak")).to_be_visible()
    page.get_by_role("button", name="Settled").click()
    expect(page.get_by_text("Nothing to settle.")).to_be_visible()
    page.get_by_label("A closed table stays closed.").check()
    page.get_by_role("button", name="Close this table").click()
    expect(ada.page.get_by_text("The host has closed this table.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_line_goes_a_mouth_is_shut_a_table_is_closed(visit: Visits, hosted: Server) -> None:
    made = make_table(hosted.url, "le_baron", 2)
    ada = visit(server=hosted.url)
    bruno = visit(PHONE, server=hosted.url, lang="fr", theme="dark")
    ada.sit(made, 0)
    bruno.sit(made, 1)
    assert ada.wait_for_turn()
    assert bruno.wait_for_turn()
    ada.page.keyboard.press("c")
    bruno.page.get_by_role("button", name="Discuter").tap()
    talk = bruno.page.get_by_role("dialog")
    say(ada, "something ugly")
    expect(talk).to_contain_text("something ugly")
    host(made, "chat/1")
    expect(talk).not_to_contain_text("something ugly")
    expect(ada.page.get_by_role("dialog")).to_contain_text("Removed by the host.")
    host(made, "seats/0/name")
    expect(ada.page.locator(".seat.me .who")).to_have_text("You")
    expect(bruno.page.locator(".seat .who", has_text="Lion")).to_be_attached()
    host(made, "mute", {"seat": 0})
    say(ada, "more of it")
    expect(ada.page.get_by_text("The host has muted you at this table.").first).to_be_visible()
    assert ada.complaints() == []
    host(made, "close", {"word": "Pas dans ce club."})
    for one in (ada, bruno):
        expect(one.page.get_by_text("Pas dans ce club.")).to_be_visible()
        assert one.complaints() == []
    ada.page.reload()  # and what was played can still be looked at
    expect(ada.page.locator("main[data-moment=over]")).to_be_visible()
