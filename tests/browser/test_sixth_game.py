"""A sixth game has no line of client code: every page names it as Python does, and it is played."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browsing import FRIENDS, PHONE, Visit, visiting
from tests.pressing import take_turn
from tests.serving import Server, rest, serving
from tests.sixth import ROOT, with_a_sixth_game


@pytest.fixture(scope="module")
def six(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with Nim on its shelf, and the client as it is built."""
    tree = with_a_sixth_game(tmp_path_factory.mktemp("six"))
    (tree / "web").mkdir()
    (tree / "web" / "dist").symlink_to(ROOT / "web" / "dist")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(tree / "src"))
        environment.setenv("BARONNIES_COMPILED", "no")
        with serving(tree / "tables.db", more=["--url", FRIENDS]) as server:
            yield server


def play_to_the_end(me: Visit) -> None:
    rng = random.Random(1)  # noqa: S311 - a game
    while me.wait_for_turn():
        take_turn(me.page, rng)


def test_a_sixth_game_is_found_opened_played_and_looked_at_again(
    browser: Browser, six: Server
) -> None:
    with visiting(browser, six.url) as visit:
        me = visit(lang="en")
        page = me.open("/")
        nim = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Nim"))
        expect(nim).to_contain_text("2 or 3 players, 5 min")
        expect(nim).to_contain_text("Pebbles, and who has most of them.")
        assert me.complaints() == []
        nim.get_by_role("link", name="Invite to Nim").click()
        expect(page.get_by_role("heading", name="New table: Nim")).to_be_visible()
        page.get_by_role("button", name=re.compile("Variants")).click()
        expect(page.get_by_role("switch", name="Fewest win")).to_be_visible()

        me.open("/")
        page.get_by_role("button", name="Play Nim against bots").click()
        expect(page.get_by_role("heading", name="Nim", level=1)).to_be_visible()
        page.get_by_role("button", name="More").click()
        expect(page.get_by_role("dialog")).to_contain_text("Fewest win no")
        page.keyboard.press("Escape")
        play_to_the_end(me)
        page.get_by_role("link", name="Replay the game").click()
        expect(page.get_by_role("heading", name="Nim", level=1)).to_be_visible()


def test_a_sixth_game_is_named_in_french_where_tables_and_rules_are_found(
    browser: Browser, six: Server
) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = rest(f"{six.url}/api/tables", {"game": "nim", "seats": seats, "public": True})
    assert made.status == 201, made.body
    with visiting(browser, six.url) as visit:
        page = visit(PHONE, lang="fr").open("/tables?game=nim")
        expect(page.get_by_role("radio", name="Nim")).to_be_checked()
        expect(page.get_by_role("heading", name="Nim", level=3)).to_be_visible()
        expect(page.locator("a[href='/new/nim?public']")).to_have_text("Nim")
        page.goto(f"{six.url}/rules/nim")
        expect(page.get_by_role("heading", name="Nim", level=1)).to_be_visible()
        expect(page.get_by_role("navigation").get_by_role("link", name="Nim")).to_be_visible()
        page.goto(six.url)
        expect(page.get_by_text("Des cailloux, et qui en a le plus.")).to_be_visible()
