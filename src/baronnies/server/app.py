"""The application: REST, socket, pages and gate around one house."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from baronnies import __version__
from baronnies.core.game import Game
from baronnies.server.api import ROUTES, answer_error
from baronnies.server.gate import Gate, Site
from baronnies.server.house import House
from baronnies.server.limits import Limits
from baronnies.server.sockets import socket
from baronnies.server.sqlite import SqliteStore

LONGEST_BODY: Final = 65_536  # bytes of a request


def make_app(
    shelf: Mapping[str, Game], path: Path, limits: Limits, site: Site
) -> tuple[Litestar, Gate]:
    """The application, and the gate that stands before it."""

    @asynccontextmanager
    async def house(app: Litestar) -> AsyncIterator[None]:
        app.state.house = House(shelf, SqliteStore(path), limits)
        await app.state.house.open()
        yield
        await app.state.house.close()

    app = Litestar(
        [*ROUTES, socket],
        lifespan=[house],
        openapi_config=OpenAPIConfig(
            title="Baronnies",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        exception_handlers={Exception: answer_error},
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
    return app, Gate(app, limits, site)
