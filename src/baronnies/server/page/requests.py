"""What a page asks of its own house outside a table: the paths and bodies of the REST part."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from baronnies.core.record import record_of
from baronnies.games.baubyron.sketch import shelf
from baronnies.server.house import workshop
from baronnies.server.house.checks import Check, check
from baronnies.server.house.counter import Counter
from baronnies.server.house.house import House
from baronnies.server.house.reception import Reception
from baronnies.server.house.reviews import Reviews
from baronnies.server.house.studies import Studies
from baronnies.server.logs import log_mistake
from baronnies.server.page.keys import Keys
from baronnies.server.wire import bodies
from baronnies.server.wire.bodies import Unavailable, problem_of, worded
from baronnies.server.wire.messages import Lang
from baronnies.server.wire.studies import AskStudy

HERE: Final = "here"  # the one address there is
MARK: Final = "~"  # what the ids of tables of a device begin with; no server's do
T = TypeVar("T")


class Asked(Struct):
    """A request."""

    method: str
    path: str  # what follows /api
    query: dict[str, str]
    body: str
    token: str
    lang: Lang


class Answered(Struct):
    """Whether it was done; what is told, as JSON or, of a record, as text."""

    done: bool
    text: str


class OwnChecks:
    """Records checked where they are asked about."""

    def may_ask(self, address: str) -> bool:
        """One's own device may."""
        return address == HERE

    async def verify(self, record: str, lang: str) -> bodies.Verified | None:
        """What a check finds."""
        return check(Check(record, lang))


class Requests:
    """Answers them."""

    def __init__(self, house: House, keys: Keys) -> None:
        self._house: Final = house
        self._keys: Final = keys
        self._reception: Final = Reception(house, MARK)
        self._counter: Final = Counter(house, self._reception, OwnChecks())
        self._reviews: Final = Reviews(house)
        self._studies: Final = Studies(house)

    async def answer(self, asked: Asked) -> Answered:
        """Whatever is asked is answered."""
        try:
            found = await self._found(asked)
        except msgspec.DecodeError:
            problem = worded("malformed", asked.lang)
        except Exception as error:  # noqa: BLE001 - our mistakes are told as such, never thrown
            problem = problem_of(error, asked.lang)
            if problem.code == "broken":
                log_mistake("request_failed", error)
        else:
            text = found if isinstance(found, str) else msgspec.json.encode(found).decode()
            return Answered(done=True, text=text)
        return Answered(done=False, text=msgspec.json.encode(problem).decode())

    async def _found(self, asked: Asked) -> object:
        for method, pattern, deed in _ROUTES:
            if method == asked.method and (match := pattern.fullmatch(asked.path)):
                return await deed(self, asked, *match.groups())
        raise Unavailable("not_found")

    async def games(self, asked: Asked) -> object:
        """The shelf."""
        return self._counter.games(asked.lang)

    async def rules(self, asked: Asked, game: str) -> object:
        """A rule book."""
        return self._counter.rules(game, asked.lang)

    async def game_scene(self, _: Asked, game: str) -> object:
        """What a game is like."""
        return self._counter.game_scene(game)

    async def game_pictures(self, _: Asked, game: str) -> object:
        """The pictures of its rule book."""
        return self._counter.game_pictures(game)

    async def make(self, asked: Asked) -> object:
        """A new table."""
        new = _body(asked, bodies.NewTable)
        return await self._mine(await self._counter.make(new, HERE, asked.lang))

    async def bring(self, asked: Asked) -> object:
        """A table out of a record."""
        brought = _body(asked, bodies.Bring)
        return await self._mine(await self._counter.bring(brought, HERE, asked.lang))

    async def _mine(self, made: bodies.TableMade) -> bodies.TableMade:
        """Told when its keys are kept; without them it is nobody's table."""
        seats = {seat: token for seat, token in enumerate(made.tokens) if token}
        try:
            await self._keys.keep(made.table, made.facts.game, seats, made.host)
        except OSError:
            await self._forget(made.table)
            raise
        return made

    async def verify(self, asked: Asked) -> object:
        """A record checked."""
        record = _body(asked, bodies.Verify).record
        return await self._counter.verify(record, HERE, asked.lang)

    async def facts(self, asked: Asked, table: str) -> object:
        """What everybody may know of a table."""
        return await self._counter.facts(table, asked.lang)

    async def table_scene(self, _: Asked, table: str) -> object:
        """A table as a picture."""
        return await self._counter.table_scene(table)

    async def remove(self, _: Asked, table: str) -> object:
        """Forget a table: it is nobody else's."""
        await self._forget(table)
        return None

    async def _forget(self, table: str) -> None:
        await self._house.store.remove(table)
        self._house.forget(table)

    async def sit(self, asked: Asked, table: str) -> object:
        """Take an open seat."""
        seated = await self._counter.sit(table, _body(asked, bodies.SitDown), asked.lang)
        await self._keys.change(table, seated.seat, seated.token)
        return seated

    async def free(self, asked: Asked, table: str, seat: str) -> object:
        """Open a seat again."""
        facts = await self._counter.free(table, int(seat), asked.token, asked.lang)
        await self._keys.change(table, int(seat))
        return facts

    async def fill(self, asked: Asked, table: str, seat: str) -> object:
        """Let a bot take an open seat."""
        bot = _body(asked, bodies.FillSeat)
        await self._reception.fill(table, int(seat), bot.bot, asked.token)
        return bot

    async def rematch(self, asked: Asked, table: str) -> object:
        """Another game."""
        found = await self._reception.rematch(table, asked.token, HERE)
        await self._keys.follow(table, found)
        return bodies.Found(found)

    async def branch(self, asked: Asked, table: str) -> object:
        """Play on from a position."""
        new = _body(asked, bodies.Branch)
        return await self._mine(await self._counter.branch(table, new, HERE, asked.lang))

    async def record(self, asked: Asked, table: str) -> object:
        """The record. Of a running game it is a saved one: its seed is on this device anyhow."""
        play = (await self._house.room(table)).play
        names = dict(enumerate(play.names(asked.lang)))
        return record_of(play.table, names, with_seed=True).text()

    async def review(self, asked: Asked, table: str) -> object:
        """Where a finished game was decided; begun or stopped, if asked for."""
        if asked.method == "POST":
            await self._reviews.begin(table, HERE)
        elif asked.method == "DELETE":
            self._reviews.stop(table)
        return await self._reviews.facts(table, asked.lang)

    async def turning(self, _: Asked, table: str, ply: str, seat: str) -> object:
        """A turning point on the board."""
        return await self._reviews.pictures(table, int(ply), int(seat))

    async def lab(self, _: Asked) -> object:
        """What the lab offers."""
        return self._studies.offer()

    async def begin_study(self, asked: Asked) -> object:
        """Games among bots by several settings."""
        study = await self._studies.begin(_body(asked, AskStudy), HERE)
        return await self._studies.facts(study, asked.lang)

    async def study(self, asked: Asked, study: str) -> object:
        """A study as far as it has come; stopped, if asked for."""
        if asked.method == "DELETE":
            self._studies.stop(study)
        return await self._studies.facts(study, asked.lang)

    async def study_games(self, asked: Asked, study: str) -> object:
        """A line of CSV for each of its games."""
        return await self._studies.games(study, int(asked.query.get("setting", "0")))

    async def study_record(self, asked: Asked, study: str) -> object:
        """One of them."""
        setting, number = (int(asked.query.get(name, "0")) for name in ("setting", "game"))
        return await self._studies.record(study, setting, number)

    async def buildings(self, _: Asked) -> object:
        """Baubyron's ready buildings."""
        return shelf()

    async def building(self, asked: Asked) -> object:
        """What a code is."""
        middle = asked.query.get("middle") == "true"
        return workshop.sketched(asked.query.get("code", ""), middle=middle)

    async def ways(self, asked: Asked) -> object:
        """What walking on a building costs."""
        return workshop.ways(asked.query.get("code", ""))


def _body(asked: Asked, kind: type[T]) -> T:
    return msgspec.json.decode(asked.body, type=kind)


_GAME: Final = "/games/([a-z_]+)"
_TABLE: Final = f"/tables/({MARK}[A-Za-z0-9_-]+)"
_STUDY: Final = "/lab/([0-9a-f]+)"
_SEAT: Final = f"{_TABLE}/seats/([0-9])"
_ROUTES: Final[list[tuple[str, re.Pattern[str], Callable[..., Awaitable[Any]]]]] = [
    (method, re.compile(path), deed)
    for method, path, deed in (
        ("GET", "/games", Requests.games),
        ("GET", f"{_GAME}/rules", Requests.rules),
        ("GET", f"{_GAME}/scene", Requests.game_scene),
        ("GET", f"{_GAME}/pictures", Requests.game_pictures),
        ("POST", "/tables", Requests.make),
        ("POST", "/records", Requests.bring),
        ("POST", "/verify", Requests.verify),
        ("GET", _TABLE, Requests.facts),
        ("DELETE", _TABLE, Requests.remove),
        ("GET", f"{_TABLE}/scene", Requests.table_scene),
        ("POST", f"{_TABLE}/seats", Requests.sit),
        ("DELETE", _SEAT, Requests.free),
        ("PUT", f"{_SEAT}/bot", Requests.fill),
        ("POST", f"{_TABLE}/rematch", Requests.rematch),
        ("POST", f"{_TABLE}/branch", Requests.branch),
        ("GET", f"{_TABLE}/record", Requests.record),
        ("GET", f"{_TABLE}/review", Requests.review),
        ("POST", f"{_TABLE}/review", Requests.review),
        ("DELETE", f"{_TABLE}/review", Requests.review),
        ("GET", f"{_TABLE}/review/([0-9]+)/([0-9])", Requests.turning),
        ("GET", "/lab", Requests.lab),
        ("POST", "/lab", Requests.begin_study),
        ("GET", _STUDY, Requests.study),
        ("DELETE", _STUDY, Requests.study),
        ("GET", f"{_STUDY}/games.csv", Requests.study_games),
        ("GET", f"{_STUDY}/record", Requests.study_record),
        ("GET", "/baubyron/buildings", Requests.buildings),
        ("GET", "/baubyron/building", Requests.building),
        ("GET", "/baubyron/ways", Requests.ways),
    )
]
