"""The application: REST, socket, pages and gate around one house."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from baronnies import __version__
from baronnies.core.game import Game
from baronnies.server.disk.sqlite import SqliteStore
from baronnies.server.edge import api, host_api, vitals
from baronnies.server.edge.gate import Gate
from baronnies.server.edge.problems import answer_error
from baronnies.server.edge.sockets import socket
from baronnies.server.house.desk import Desk
from baronnies.server.house.house import House
from baronnies.server.house.notices import Notices
from baronnies.server.house.outward import Outward
from baronnies.server.house.push import Push, new_key
from baronnies.server.house.reception import Reception
from baronnies.server.house.retention import keep_tidy
from baronnies.server.house.site import Site
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics

PUSH_KEY: Final = "push key"  # the name it is kept under
LONGEST_BODY: Final = 65_536  # bytes of a request


def make_app(
    shelf: Mapping[str, Game], path: Path, limits: Limits, site: Site
) -> tuple[Litestar, Gate]:
    """The application, and the gate that stands before it."""
    metrics = Metrics()

    @asynccontextmanager
    async def house(app: Litestar) -> AsyncIterator[None]:
        store = SqliteStore(path, metrics)
        outward = Outward(site.reach)
        key = await store.settle(PUSH_KEY, new_key())
        notices = Notices(Push(key, outward, site.url), outward, site.url, limits.notice_patience)
        house = House(shelf, store, limits, notices, metrics)
        app.state.house, app.state.reception = house, Reception(house)
        app.state.desk = Desk(house, site)
        await house.open()
        tidying = asyncio.create_task(keep_tidy(house, site.keep))
        yield
        tidying.cancel()
        await house.close()
        await outward.close()

    app = Litestar(
        [*api.ROUTES, *host_api.ROUTES, *vitals.ROUTES, socket],
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
    return app, Gate(app, limits, site, metrics)
