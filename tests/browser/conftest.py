"""A Chromium and a house of tables for all tests of a process, a memory of its own for each."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browsing import FRIENDS, Visits, a_chromium, visiting
from tests.serving import Server, serving


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
