"""What people say to each other at a table, in browsers, with a server that falls over."""

import re

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.club import Club, back_again, both, gathered
from tests.browsing import Visit, Visits


def listened(page: Page) -> list[str]:
    """Everything that comes down the sockets of a page from now on."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", listen)
    return heard


def say(visit: Visit, text: str) -> None:
    visit.page.get_by_role("dialog").locator("input").last.fill(text)
    visit.page.get_by_role("dialog").locator("input").last.press("Enter")


def test_players_talk_and_spectators_hear_nothing_of_it(club: Club, guest: Visits) -> None:
    made, ada, bruno = both(club, guest)
    carla = guest(lang="fr", theme="dark")
    heard = listened(carla.page)
    carla.open(f"/table/{made.table}")
    gathered(carla.page).wait_for()

    ada.page.keyboard.press("c")
    say(ada, "the oak is hollow")
    expect(ada.page.get_by_role("dialog")).to_contain_text("the oak is hollow")
    expect(bruno.page.get_by_role("button", name="Discuter 1 message non lu")).to_be_visible()
    expect(bruno.page.get_by_text("Ada : the oak is hollow")).to_have_count(1)
    expect(bruno.page).to_have_title(re.compile(r"^\(1\)"))
    assert bruno.complaints() == []
    bruno.page.get_by_role("button", name="Discuter").tap()
    expect(bruno.page.get_by_role("dialog")).to_contain_text("the oak is hollow")
    assert bruno.complaints() == []
    say(bruno, "so is the elm")
    expect(ada.page.get_by_role("dialog")).to_contain_text("so is the elm")
    expect(bruno.page).not_to_have_title(re.compile(r"^\("))

    carla.page.keyboard.press("c")
    carla.page.get_by_label("Votre nom").fill("Carla")
    say(carla, "quel suspense")
    expect(carla.page.get_by_role("dialog")).to_contain_text("quel suspense")
    assert carla.complaints() == []
    club.falls_over()
    back_again(ada, bruno, carla)
    say(ada, "still hollow")
    expect(bruno.page.get_by_role("dialog")).to_contain_text("still hollow")
    expect(ada.page.get_by_role("dialog")).to_contain_text("so is the elm")
    expect(ada.page.get_by_role("dialog")).not_to_contain_text("suspense")
    carla.open(f"/table/{made.table}")
    carla.page.get_by_role("button", name="Discuter").click()
    expect(carla.page.get_by_role("dialog")).to_contain_text("quel suspense")  # it was kept
    assert len(heard) > 2
    assert not any("hollow" in frame or "elm" in frame for frame in heard)


def test_words_are_not_lost_with_the_line(club: Club, guest: Visits) -> None:
    _, ada, bruno = both(club, guest)
    ada.page.keyboard.press("c")
    club.hangs_up()
    expect(ada.page.locator(".lost")).to_be_visible()
    say(ada, "are you there?")
    panel = ada.page.get_by_role("dialog")
    expect(panel.get_by_role("alert")).to_contain_text("Not sent")
    expect(panel.locator("input")).to_have_value("are you there?")
    assert ada.complaints() == []
    club.picks_up()
    back_again(ada, bruno)
    panel.locator("input").press("Enter")
    expect(bruno.page.get_by_text("Ada : are you there?")).to_have_count(1)
    expect(panel.locator("input")).to_have_value("")
