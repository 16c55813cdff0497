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
from baronnies.server.notices import Notices
from baronnies.server.outward import Outward
from baronnies.server.push import Push, new_key
from baronnies.server.sockets import socket
from baronnies.server.sqlite import SqliteStore

PUSH_KEY: Final = "push key"  # the name it is kept under
LONGEST_BODY: Final = 65_536  # bytes of a request


def make_app(
    shelf: Mapping[str, Game], path: Path, limits: Limits, site: Site
) -> tuple[Litestar, Gate]:
    """The application, and the gate that stands before it."""

    @asynccontextmanager
    async def house(app: Litestar) -> AsyncIterator[None]:
        store = SqliteStore(path)
        outward = Outward(site.reach)
        key = await store.settle(PUSH_KEY, new_key())
        notices = Notices(Push(key, outward, site.url), outward, site.url, limits.notice_patience)
        app.state.house = House(shelf, store, limits, notices)
        await app.state.house.open()
        yield
        await app.state.house.close()
        await outward.close()

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
