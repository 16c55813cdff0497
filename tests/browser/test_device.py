"""Tables on this device: the same Python in the page, with no line to any server."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from baronnies.core.reading import read_record
from baronnies.core.record import Record
from baronnies.core.replay import verify
from baronnies.games import SHELF
from tests.advice.test_reviews import after
from tests.browser.device import NOWHERE, OPEN, Device, with_python
from tests.browsing import FLAGS, Wire, until, visiting
from tests.pressing import READY, STEP, take_turn
from tests.serving import Client, Made, Server, play_out, rest
from tools.browser import chromium

SHORT: Final = {"games": "1"}
TWO_CARDS_LEFT: Final = """le_baron 2 choose turn=66
rows 51 19 22 / 61 104 20 46 107 / 38 53 54 82 / 86 41 30 23 / 110 74 29 72 93
A 17 37 taken=35,40,43,80,101,60,36,99,42,65,78,106,47,77,10,88,69,39,64,81
B 5 84 taken=3,2,70,62,94,7,58,32
"""
KEPT: Final = """async () => {
    const told = await (await fetch('/python.json')).json();
    const cache = await caches.open('baronnies-1');
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname.slice(1)));
    return [...told.client, ...Object.keys(told.files)]
        .filter((name) => name !== 'index.html' && !kept.has(name)).length === 0;
}"""
# Ends Python: it would have to call itself more deeply than a browser lets it.
HOSTILE: Final = """(table) => {
    const channel = new BroadcastChannel('baronnies.house');
    for (const said of [{ table }, { say: '['.repeat(16_000) }])
        channel.postMessage({ page: 'hostile', line: { id: 1, ...said } });
}"""
# A house of a form that no page here knows, and a database that none can open.
CLOSED: Final = """() => navigator.locks.query().then(
    ({ held }) => !held.some(({ name }) => name === 'baronnies.house'))"""
ANOTHER: Final = """() => new Promise((ready) => {
    indexedDB.open('baronnies', 99);
    void navigator.locks.request('baronnies.house', () => {
        const channel = new BroadcastChannel('baronnies.house');
        channel.onmessage = () => channel.postMessage({ house: 'another', state: 'open', form: 0 });
        ready();
        return new Promise(() => {});
    });
})"""

pytestmark = with_python


def choose_here(page: Page, server: str, game: str) -> None:
    """A table on this device, through the page, as far as the last press."""
    page.goto(f"{server}/new/{game}")
    page.get_by_role("button", name="Change: Where").click()
    page.get_by_text("On this device", exact=True).last.click()
    expect(page.get_by_text("Free seat")).to_have_count(0)
    page.get_by_role("button", name="Alone").click()


def open_it(page: Page) -> None:
    """And that one."""
    page.get_by_role("button", name="Open the table").click()
    page.locator("main[data-moment=mine]").wait_for(timeout=OPEN)


@contextmanager
def one_browser(like: Browser, folder: Path) -> Iterator[Page]:
    """A browser of its own, which keeps what it keeps in a folder."""
    path = chromium()
    assert path is not None
    context = like.browser_type.launch_persistent_context(
        folder,
        executable_path=path,
        chromium_sandbox=False,
        args=list(FLAGS),
        locale="en-GB",
        reduced_motion="reduce",
    )
    yield context.new_page()
    with suppress(Error):  # it may have been killed
        context.close()


@pytest.fixture(scope="module")
def at_home(browser: Browser, house: Server) -> Iterator[Device]:
    """One browser for all: Python is loaded once."""
    wire = Wire(house.url)
    with visiting(browser, wire.url) as visits:
        visit = visits()
        page = visit.open(NOWHERE)
        expect(page.get_by_text("There is no such table").first).to_be_visible(timeout=OPEN)
        until(visit.page, lambda: visit.page.evaluate(KEPT), OPEN)
        yield Device(visit, wire)
    wire.close()


@pytest.fixture
def device(at_home: Device) -> Device:
    """Whoever comes finds the line mended."""
    at_home.wire.mend()
    return at_home


def test_a_table_of_this_device_needs_no_line_and_survives_the_page(device: Device) -> None:
    page = device.page
    choose_here(page, device.wire.url, "le_baron")
    open_it(page)
    assert "/table/~" in page.url
    device.wire.cut()
    rng = random.Random("a train")  # noqa: S311 - any moves will do
    for _ in range(2):
        take_turn(page, rng)
        assert device.visit.wait_for_turn()
    ply = page.locator("main").get_attribute("data-ply")
    page.reload()
    expect(page.locator(f"main[data-ply='{ply}'][data-moment=mine]")).to_be_visible(timeout=OPEN)
    page.get_by_role("button", name="Show a good move").click()  # somebody thinks beside
    page.locator("main:not([data-draft='0'])").wait_for(timeout=OPEN)
    assert page.locator("html").get_attribute("lang") == "en"
    page.goto(device.wire.url)  # home, where it stands among one's tables
    mine = page.get_by_role("link", name="on this device")
    expect(mine.filter(has_text="Le Baron").first).to_be_visible()
    page.goto(f"{device.wire.url}/rules/barony")  # never opened before
    expect(page.get_by_role("heading", name="Barony").first).to_be_visible(timeout=OPEN)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("le_baron", 2, SHORT),
        ("baron", 2, {}),
        ("barony", 2, {}),
        ("baubyron", 3, {}),
        ("terre_de_barons", 2, {}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_game_is_played_to_its_end_without_a_line(
    device: Device, game: str, seats: int, options: dict[str, str]
) -> None:
    device.wire.cut()
    played = device.play(game, seats, options)
    record = read_record(played["record"], SHELF)
    assert record.places
    assert verify(record)


def test_a_searching_bot_is_interrupted_and_the_game_is_finished_and_reviewed(
    device: Device,
) -> None:
    page, rng = device.page, random.Random("a tunnel")  # noqa: S311 - any moves will do
    device.wire.cut()
    table = device.bring(after(TWO_CARDS_LEFT, "le_baron", 0), "baron")
    device.sit(table)
    page.get_by_role("button", name="Show a good move").click()
    expect(page.get_by_role("region", name="A good move")).to_contain_text("chance of winning")
    page.locator(READY).click()
    page.reload()  # a thought is lost with its worker, the table is not
    page.locator("main[data-moment]").wait_for(timeout=OPEN)
    while device.visit.wait_for_turn():
        take_turn(page, rng)
    record = taken_out(page)
    verify(record)
    assert record.places
    notes = [note for _, note in record.notes]
    assert any("hint A" in note for note in notes)
    assert not any("failed" in note for note in notes)
    page.goto(f"{device.wire.url}/replay/{table}?review")
    page.get_by_role("button", name="Review the game").click()
    expect(page.get_by_role("slider", name="Chances of winning")).to_be_visible(timeout=OPEN)
    expect(page.get_by_role("button", name="Stop here")).to_have_count(0, timeout=OPEN)
    expect(page.locator("main")).to_contain_text("estimates by a shrewd bot")


def taken_out(page: Page) -> Record:
    """The record of a game that has just ended; there is no link to give away."""
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("textbox", name="Link to the replay")).to_have_count(0)
    with page.expect_download() as file:
        page.get_by_role("button", name="Download the record").click()
    page.keyboard.press("Escape")
    return read_record(file.value.path().read_text(encoding="utf-8"), SHELF)


def test_a_game_moves_to_a_server_and_is_finished_there_with_somebody(
    device: Device, house: Server
) -> None:
    page = device.page
    played = device.play("le_baron", 2, SHORT, turns=2)
    device.sit(played["table"])
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="In place of Odon").click()
    page.wait_for_url(re.compile("/table/[^~]+$"))
    page.locator("main[data-moment=mine]").wait_for()
    moved = page.url.rpartition("/")[2]
    token = page.evaluate("JSON.parse(localStorage['baronnies.tables'])")[moved]["seats"]["0"]
    seated = rest(f"{house.url}/api/tables/{moved}/seats", {"name": "Odile"}).json()
    made = Made(house.url, moved, "", [token, seated["token"]])
    people = [Client(made, [each]) for each in made.tokens]
    play_out(people, random.Random(1))  # noqa: S311 - a game
    page.locator("main[data-moment=over]").wait_for()  # who agrees to count sees the end at once
    record = read_record(rest(f"{made.url}/record").body.decode(), SHELF)
    assert verify(record)
    before = read_record(played["record"], SHELF)
    assert record.lines[: len(before.lines)] == before.lines
    for each in people:
        each.close()


def test_a_python_that_dies_is_started_again_and_knows_everything(device: Device) -> None:
    page = device.page
    table = device.play("le_baron", 2, SHORT, turns=1)["table"]
    device.sit(table)
    ply = page.locator("main").get_attribute("data-ply")
    page.locator(STEP).first.click()
    page.locator("main:not([data-draft='0'])").wait_for()
    page.evaluate(HOSTILE, table)
    coming = page.get_by_text("Loading the games")
    expect(coming).to_be_visible()
    expect(coming).to_have_count(0, timeout=OPEN)
    expect(page.locator("p.lost")).to_have_count(0)  # what is seen is new
    page.locator(f"main[data-ply='{ply}']:not([data-draft='0']) {READY}").wait_for()  # on trial
    take_turn(page, random.Random(1))  # noqa: S311 - what was begun
    assert "fatal error" in device.visit.wrong[0]  # as Pyodide calls it
    device.visit.wrong.clear()


def test_why_there_can_be_no_table_here_is_said(browser: Browser, house: Server) -> None:
    with visiting(browser, house.url) as visits:
        visit = visits()
        other = visit.context.new_page()
        other.goto(f"{house.url}/shield.svg")
        other.evaluate(ANOTHER)
        page = visit.open(NOWHERE)
        expect(page.get_by_text("an older or newer version")).to_be_visible()
        other.close()  # and now it is our turn
        expect(page.get_by_text("This browser can’t keep tables")).to_be_visible()


def test_a_full_browser_says_so_and_a_killed_one_comes_back_in_the_middle_of_a_turn(
    browser: Browser, house: Server, tmp_path: Path
) -> None:
    with one_browser(browser, tmp_path) as page:
        disk = page.context.new_cdp_session(page)
        disk.send("Storage.overrideQuotaForOrigin", {"origin": house.url, "quotaSize": 1})
        choose_here(page, house.url, "le_baron")
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_text("This could not be kept")).to_be_visible(timeout=OPEN)
        disk.send("Storage.overrideQuotaForOrigin", {"origin": house.url})
        open_it(page)
        address = page.url
        take_turn(page, random.Random(1))  # noqa: S311 - any turn will do
        ply = page.locator("main[data-moment=mine]").get_attribute("data-ply")
        page.locator(STEP).first.click()
        page.locator("main:not([data-draft='0'])").wait_for()
        with pytest.raises(Error):
            page.goto("chrome://inducebrowsercrashforrealz")
    with one_browser(browser, tmp_path) as page:
        page.goto(f"{house.url}/shield.svg")
        page.evaluate("localStorage.clear()")  # the browser may not have come to writing it down
        page.goto(house.url)
        page.get_by_role("link", name="on this device").click()
        page.locator(f"main[data-ply='{ply}'][data-moment=mine]").wait_for(timeout=OPEN)
        assert page.url == address


def test_a_second_page_follows_and_takes_over(device: Device) -> None:
    table = device.play("le_baron", 2, SHORT, turns=1)["table"]
    page = device.page
    other = device.visit.context.new_page()
    other.goto(f"{device.wire.url}/table/{table}")
    mine = "main[data-moment=mine], main[data-moment=over]"
    other.locator(mine).wait_for(timeout=OPEN)
    page.goto(f"{device.wire.url}/shield.svg")  # the house goes with its page
    expect(other.get_by_text("Loading the games")).to_be_visible()
    expect(other.get_by_text("Loading the games")).to_have_count(0, timeout=OPEN)
    other.locator(mine).wait_for()
    other.close()
    until(page, lambda: page.evaluate(CLOSED))  # whoever comes next meets no house that goes
