"""A site of files behind a plain file server: the games, and no server of ours."""

import random
import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from baronnies.lab import Plan, Summary, Work, simulate
from baronnies.server.edge.files import write_site
from baronnies.server.edge.pages import client_folder
from tests.browser.device import OPEN, with_python
from tests.browsing import visiting
from tests.pressing import take_turn

pytestmark = with_python


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server that says nothing."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The address of a site, in a folder of somebody's web space."""
    write_site(client_folder(), tmp_path / "games" / "barons")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/games/barons"
    server.shutdown()
    server.server_close()


def test_a_site_of_files_has_the_shelf_the_rules_and_tables(browser: Browser, site: str) -> None:
    with visiting(browser, site) as visit:
        ada = visit()
        page = ada.open("/")
        expect(page.get_by_role("link", name="Barony").first).to_be_visible()
        page.goto(f"{site}/#/rules/le_baron")
        expect(page.get_by_role("heading", name="Le Baron").first).to_be_visible()
        page.goto(f"{site}/#/new/le_baron")
        page.get_by_role("button", name="Open the table").click()
        page.locator("main[data-moment=mine]").wait_for(timeout=OPEN)
        take_turn(page, random.Random(1))  # noqa: S311 - any turn will do
        assert ada.wait_for_turn()
        ply = page.locator("main").get_attribute("data-ply")
        page.reload()
        expect(page.locator(f"main[data-ply='{ply}']")).to_be_visible(timeout=OPEN)


def test_a_study_is_played_in_the_page_and_one_of_its_games_is_watched(
    browser: Browser, site: str
) -> None:
    """Without a server the lab has the engine of the page: the same games as in a terminal."""
    study = "game=le_baron&seats=2&bots=random&games=200&seed=labo&B=games:2"
    with visiting(browser, site) as visit:
        ada = visit()
        page = ada.open(f"/#/lab?{study}")
        page.get_by_role("button", name="Run", exact=True).click(timeout=OPEN)
        longer = page.get_by_role("heading", name="Games get longer: 72 turns, then 144")
        expect(longer).to_be_visible(timeout=OPEN)
        expect(page.get_by_role("button", name="Again, with other luck")).to_be_visible(
            timeout=OPEN
        )
        page.locator("#plot-2").get_by_text("The numbers").click()
        row = page.locator("#plot-2").get_by_role("row", name="the first").inner_text()
        plan = Plan("le_baron", 2, {"games": "2"}, ["random"], seed="labo").settled()
        rate = Summary(plan, simulate(plan, Work(200)).outcomes).by_order[0].wins
        told = [float(figure) for figure in re.findall(r"[\d.]+", row.rpartition("\t")[2])]
        assert told == pytest.approx([100 * part for part in rate[:3]], abs=0.06)
        with page.expect_download() as saved:
            page.get_by_role("button", name="B, a line for each game, CSV").click()
        assert len(saved.value.path().read_text("utf-8").splitlines()) == 201
        page.get_by_role("button", name="Watch", exact=True).click()
        expect(page).to_have_url(re.compile("/replay/"), timeout=OPEN)
        expect(page.get_by_role("slider").first).to_be_visible()
        page.go_back()
        expect(longer).to_be_visible(timeout=OPEN)
