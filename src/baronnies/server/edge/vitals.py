"""Whether the server is well: for whoever restarts it, and for the host's curves."""

import asyncio
from collections import Counter
from time import time
from typing import Annotated, Any, Final

from litestar import MediaType, Request, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter
from litestar.response import Response
from msgspec import Struct

from baronnies import __version__
from baronnies.server.disk.forms import FORM
from baronnies.server.edge.problems import address_of, may_answer
from baronnies.server.house.desk import Desk
from baronnies.server.house.house import House
from baronnies.server.metrics import Gauge, labelled
from baronnies.server.table.clocks import now

_PATIENCE: Final = 3.0  # seconds for the disk
_LOOPBACK: Final = frozenset({"127.0.0.1", "::1"})
_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


class Health(Struct):
    """How a server is."""

    ok: bool
    version: str
    form: int  # of the database
    uptime: int  # seconds
    games: list[str]
    whole: bool  # no part of the database was found damaged


HostBearer = Annotated[
    str,
    HeaderParameter(
        name="Authorization", max_length=300, required=False, description="Bearer, the host's token"
    ),
]


@get(
    "/api/health",
    responses={
        **may_answer(),
        503: ResponseSpec(Health, generate_examples=False, description="nothing can be kept"),
    },
)
async def health(state: State) -> Response[Health]:
    """200 if all is well, 503 if nothing can be kept."""
    house: House = state.house
    uptime = int(time() - house.metrics.began)
    ok = not house.stopping and await _writes(house)
    found = Health(ok, __version__, FORM, uptime, list(house.shelf), not house.damage)
    return Response(found, status_code=200 if ok else 503)


async def _writes(house: House) -> bool:
    """Whether something can be kept: that is tried."""
    try:
        await asyncio.wait_for(house.store.pulse(now()), _PATIENCE)
    except (OSError, TimeoutError):
        return False
    return True


@get("/api/metrics", media_type=MediaType.TEXT, responses=may_answer("not_the_house"))
async def metrics(
    state: State, request: Request[Any, Any, State], authorization: HostBearer = ""
) -> str:
    """Counters for Prometheus: with the host's token; without one, on the server itself only."""
    house: House = state.house
    desk: Desk = state.desk
    if desk.site.key or not _on_the_spot(request):
        desk.check(authorization, address_of(request))
    return house.metrics.text([*_gauges(house), await _finished(house)])


def _on_the_spot(request: Request[Any, Any, State]) -> bool:
    """Whether somebody on this machine asks, and no proxy for somebody far away."""
    here = request.client is not None and request.client.host in _LOOPBACK
    return here and not any(name in request.headers for name in _FORWARDED)


def _gauges(house: House) -> list[Gauge]:
    standing = Counter((known.game, known.phase) for known in house.lobby.all())
    tables = {labelled(game=game, phase=phase): n for (game, phase), n in sorted(standing.items())}
    players, watching = house.present()
    return [
        Gauge("baronnies_tables", "Tables that are not over.", {**tables}),
        Gauge("baronnies_open_rooms", "Tables in memory.", {"": house.open_rooms}),
        Gauge(
            "baronnies_viewers",
            "Seats whose people are there, and connections that watch.",
            {labelled(kind="player"): players, labelled(kind="spectator"): watching},
        ),
        Gauge(
            "baronnies_thoughts_waiting",
            "Turns that bots are asked for now.",
            {"": house.opponents.asked},
        ),
        Gauge("baronnies_damaged", "1 if the database is damaged.", {"": int(bool(house.damage))}),
        Gauge("baronnies_form", "The form of the database.", {"": FORM}),
    ]


async def _finished(house: House) -> Gauge:
    return Gauge(
        "baronnies_finished_games", "Games kept that are over.", {"": await house.store.finished()}
    )


ROUTES: Final = [health, metrics]
