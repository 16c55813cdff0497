"""A Chromium and a house of tables for all tests of a process, a memory of its own for each."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.club import Club
from tests.browser.finished import played
from tests.browsing import FRIENDS, Visits, a_chromium, visiting
from tests.serving import Made, Server, serving


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with a_chromium() as found:
        yield found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    db = tmp_path_factory.mktemp("house") / "tables.db"
    with serving(db, more=["--url", FRIENDS]) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, house: Server) -> Iterator[Visits]:
    with visiting(browser, house.url) as visits:
        yield visits


@pytest.fixture(scope="session")
def finished(house: Server) -> Made:
    return played(house.url)


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    club = Club(tmp_path_factory.mktemp("club") / "tables.db")
    yield club
    club.close()


@pytest.fixture
def guest(browser: Browser, club: Club) -> Iterator[Visits]:
    with visiting(browser, club.url) as guests:
        yield guests
