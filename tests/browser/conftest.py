"""A Chromium for the session, a house of tables for each test file."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browsing import Screen, Visit, a_chromium
from tests.serving import Server, serving

Visits = Callable[..., Visit]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with a_chromium() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house") / "tables.db") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, house: Server) -> Iterator[Visits]:
    """Make visits; all end with the test, and none may have left an error behind."""
    visits: list[Visit] = []

    def come(
        *screen: Screen, server: str = house.url, lang: str = "en", theme: str = "light"
    ) -> Visit:
        visits.append(Visit(browser, server, *screen, lang=lang, theme=theme))
        return visits[-1]

    yield come
    for one in visits:
        one.close()
