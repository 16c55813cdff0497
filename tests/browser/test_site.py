"""A site of files behind a plain file server: the games, and no server of ours."""

import random
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

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
