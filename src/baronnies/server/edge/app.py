"""The application: REST, socket, pages and gate around one house."""

import asyncio
import gc
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from baronnies import __version__
from baronnies.core.game import Game
from baronnies.core.words import read_words
from baronnies.server.disk.sqlite import SqliteStore
from baronnies.server.disk.store import Store
from baronnies.server.edge import (
    api,
    buildings,
    host_api,
    lab_api,
    records_api,
    reviews_api,
    scenes_api,
    vitals,
)
from baronnies.server.edge.gate import Gate
from baronnies.server.edge.problems import answer_error
from baronnies.server.edge.sockets import socket
from baronnies.server.house.bans import Bans
from baronnies.server.house.checks import Checks
from baronnies.server.house.counter import Counter
from baronnies.server.house.desk import Desk
from baronnies.server.house.house import House
from baronnies.server.house.notices import Notices, Push, new_key
from baronnies.server.house.outward import Outward
from baronnies.server.house.reception import Reception
from baronnies.server.house.retention import DAY, keep_tidy
from baronnies.server.house.reviews import Reviews
from baronnies.server.house.site import Site
from baronnies.server.house.studies import Studies
from baronnies.server.house.thinkers import Thinkers
from baronnies.server.limits import Buckets, Limits
from baronnies.server.metrics import Metrics
from baronnies.server.table.clocks import now

PUSH_KEY: Final = "push key"  # the name it is kept under
LONGEST_BODY: Final = 65_536  # bytes of a request
_BEAT: Final = 5.0  # seconds of a clock's time that a crash may cost
_WATCH: Final = 0.5  # seconds between looks at the event loop
_COLLECT: Final = 30.0  # seconds between thoughts about what nobody refers to any more
_ENOUGH: Final = 1000  # connections and tables that are gone: some megabytes
_LATEST: Final = 3600.0  # seconds; there may be something else


class Premises(NamedTuple):
    """All that a house is opened with."""

    shelf: Mapping[str, Game]
    path: Path  # of the database
    limits: Limits
    site: Site
    metrics: Metrics
    bans: Bans

    @asynccontextmanager
    async def opened(self, app: Litestar) -> AsyncIterator[None]:
        """The house and what it does by itself, as long as the server runs."""
        limits, site, metrics = self.limits, self.site, self.metrics
        store, outward = SqliteStore(self.path, metrics), Outward(site.reach)
        key = await store.settle(PUSH_KEY, new_key())
        notices = Notices(Push(key, outward, site.url), outward, site.url, limits.notice_patience)
        house = House(self.shelf, store, Thinkers(limits, metrics), notices, limits, metrics)
        reception = Reception(house)
        app.state.house, app.state.reception = house, reception
        app.state.counter = Counter(house, reception, Checks(limits))
        app.state.desk = Desk(house, site, self.bans)
        app.state.site, app.state.sketches = site, Buckets(limits.sketches, limits.sketch_burst)
        reviews = app.state.reviews = Reviews(house)
        studies = app.state.studies = Studies(house)
        await house.open()
        rhythms = (
            asyncio.to_thread(read_words),  # once: it takes a while, and everybody would wait
            beat(store),
            watch(metrics),
            collect(house),
            inspect(house),
            keep_tidy(house, site.keep),
        )
        tasks = [asyncio.create_task(rhythm) for rhythm in rhythms]
        yield
        for task in tasks:
            task.cancel()
        await reviews.close()
        await studies.close()
        await house.close()
        await outward.close()


def make_app(
    shelf: Mapping[str, Game], path: Path, limits: Limits, site: Site
) -> tuple[Litestar, Gate]:
    """The application, and the gate that stands before it."""
    premises = Premises(shelf, path, limits, site, Metrics(), Bans())
    app = Litestar(
        [
            *api.ROUTES,
            *records_api.ROUTES,
            *scenes_api.ROUTES,
            *reviews_api.ROUTES,
            *lab_api.ROUTES,
            *buildings.ROUTES,
            *host_api.ROUTES,
            *vitals.ROUTES,
            socket,
        ],
        lifespan=[premises.opened],
        openapi_config=OpenAPIConfig(
            title="Baronnies",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],  # the schema alone, and no page
        ),
        before_send=[name_all_methods],
        exception_handlers={Exception: answer_error},
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
    return app, Gate(app, limits, site, premises.bans, premises.metrics)


async def name_all_methods(message: Message, scope: Scope) -> None:
    """What may be asked at an address: left to itself, litestar names the first method alone."""
    if message["type"] != "http.response.start" or scope.get("method") != "OPTIONS":
        return
    path = scope.get("path_template")
    methods = {
        one
        for route in scope["litestar_app"].routes
        if route.path_format == path
        for one in route.methods
    }
    MutableScopeHeaders(message)["Allow"] = ", ".join(sorted(methods))


# ---- what a server does by itself, again and again


async def beat(store: Store) -> None:
    """Remember that the house is open, so that clocks know when it was not."""
    while True:
        await asyncio.sleep(_BEAT)
        with suppress(OSError):  # the disk; moves will tell
            await store.pulse(now())


async def inspect(house: House, every: float = DAY) -> None:
    """Look for damage at the start and every day."""
    while True:
        await house.look_for_damage()
        await asyncio.sleep(every)


async def watch(metrics: Metrics) -> None:
    """Measure how late everything is."""
    while True:
        due = monotonic() + _WATCH
        await asyncio.sleep(_WATCH)
        metrics.took("loop_delay_seconds", max(0.0, monotonic() - due))


async def collect(house: House) -> None:
    """Free what closed connections and tables leave behind, when there is enough of it.

    Moves leave nothing that has to be looked for, and looking holds up everybody.
    """
    freed, looked = 0, monotonic()
    while True:
        await asyncio.sleep(_COLLECT)
        if house.gone - freed >= _ENOUGH or monotonic() - looked >= _LATEST:
            freed, looked = house.gone, monotonic()
            gc.collect()
