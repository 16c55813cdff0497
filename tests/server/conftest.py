"""One server for all tests that need none of their own, and a service elsewhere for letters."""

from collections.abc import Iterator

import pytest

from tests.receiving import Service
from tests.serving import FREE, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with generous limits, where nobody leaves a study behind that goes on for hours."""
    limits = [*FREE, "studies_waiting=0"]
    with serving(tmp_path_factory.mktemp("server") / "db", limits) as running:
        yield running


@pytest.fixture
def service() -> Iterator[Service]:
    """A service elsewhere, as long as a test needs it."""
    service = Service()
    yield service
    service.close()
