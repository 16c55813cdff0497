"""The lobby: games and public tables for everybody to find, and the codes of open seats."""

from collections.abc import Callable, Iterable
from functools import cache
from time import time
from typing import Final

from baronnies.bots.levels import Level, levels
from baronnies.bots.names import bot_names
from baronnies.core.game import Game
from baronnies.core.options import NO, YES, Choice, Count, Switch
from baronnies.core.rulebook import Clause, rulebook
from baronnies.core.words import word
from baronnies.server.disk.entries import KnownSeat, Listing
from baronnies.server.table.frames import time_on_wire
from baronnies.server.table.play import BOTS_ARE_CALLED, Play
from baronnies.server.wire.bodies import (
    BookText,
    ClauseText,
    GameFacts,
    ListedSeat,
    ListedTable,
    LobbyFacts,
    OptionFacts,
    SectionText,
    ShownText,
)
from baronnies.server.wire.levels import LevelFacts

_MOST: Final = 50  # tables shown of each phase
_FORGOTTEN: Final = 24 * 3600  # seconds until a table where nobody is and nothing happens is hidden


def listed(play: Play) -> Listing:
    """How a table stands."""
    made = play.made
    return Listing(
        table=made.table,
        game=made.game,
        phase=play.phase,
        public=made.public,
        code=play.code,
        made=made.made,
        changed=int(time()),
        seats=[
            KnownSeat(chair.kind, name if chair.bot else chair.name)
            for chair, name in zip(play.chairs, play.names("fr"), strict=True)
        ],
        time=made.time,
    )


class Lobby:
    """Tables that are not over."""

    def __init__(self, people: Callable[[str], tuple[int, int]]) -> None:
        self._people: Final = people  # of a table: how many players are there, how many watch
        self._listings: Final[dict[str, Listing]] = {}
        self._codes: Final[dict[str, str]] = {}

    def put(self, new: Listing) -> bool:
        """Take up how a table stands now; whether that is news."""
        old = self._listings.pop(new.table, None)
        if old:
            self._codes.pop(old.code, None)
        if new.phase != "over":
            self._listings[new.table] = new
            if new.code:
                self._codes[new.code] = new.table
        return old is None or (old.phase, old.code, old.seats) != (new.phase, new.code, new.seats)

    def drop(self, table: str) -> None:
        """A table can no longer be opened."""
        if old := self._listings.pop(table, None):
            self._codes.pop(old.code, None)

    def found(self, code: str) -> str | None:
        """The table a code leads to, however it is typed."""
        return self._codes.get("".join(filter(str.isalpha, code)).upper())

    def __contains__(self, code: object) -> bool:
        return code in self._codes

    def all(self) -> list[Listing]:
        """Every table that is not over."""
        return list(self._listings.values())

    def running(self) -> list[str]:
        """Tables where a bot or a clock may go on although nobody looks."""
        return [known.table for known in self._listings.values() if known.phase == "running"]

    def facts(self, game: str) -> LobbyFacts:
        """What the lobby shows, of one game or, with "", of all."""
        recent = int(time()) - _FORGOTTEN
        alive = [
            known
            for known in self._listings.values()
            if known.public and game in ("", known.game)
            if known.changed > recent or self._people(known.table)[0]
        ]
        gathering = self._newest(known for known in alive if known.phase != "running")
        running = self._newest(known for known in alive if known.phase == "running")
        chosen = gathering[:_MOST] + running[:_MOST]
        tables = [self._shown(known) for known in chosen]
        return LobbyFacts(tables, gathering=len(gathering), running=len(running))

    def _newest(self, tables: Iterable[Listing]) -> list[Listing]:
        """Where people are comes first, then the newest."""
        return sorted(tables, key=lambda known: (not self._people(known.table)[0], -known.made))

    def _shown(self, known: Listing) -> ListedTable:
        present, watching = self._people(known.table)
        return ListedTable(
            known.table,
            known.game,
            "running" if known.phase == "running" else "gathering",
            known.made,
            [ListedSeat(seat.kind, seat.name) for seat in known.seats],
            time_on_wire(known.time),
            present,
            watching,
        )


# ---- the shelf


def _level_facts(level: Level) -> LevelFacts:
    over = level.over
    return LevelFacts(
        name=level.name,
        how=level.how,
        errs=level.errs,
        seats=level.seats,
        games=over.games,
        share=over.share,
        low=over.low,
        high=over.high,
        fair=over.fair,
    )


@cache
def game_facts(game: Game, lang: str) -> GameFacts:
    """A box on the shelf."""
    fewest, most = game.seats
    return GameFacts(
        name=game.name,
        title=game.title,
        credits=game.credits,
        about=word(lang, f"{game.name}-about"),
        brief=word(lang, f"{game.name}-brief"),
        who=word(lang, f"{game.name}-who"),
        lines=word(lang, f"{game.name}-lines").splitlines(),
        chance=word(lang, f"{game.name}-chance"),
        rules=game.version,
        fewest=fewest,
        most=most,
        usual=game.usual,
        minutes=game.minutes,
        options=[_option_facts(game, name, lang) for name in game.options],
        bots=bot_names(game),
        levels=[_level_facts(level) for level in levels(game).levels],
        called=list(BOTS_ARE_CALLED[:most]),
    )


def _option_facts(game: Game, name: str, lang: str) -> OptionFacts:
    option = game.options[name]
    facts = OptionFacts(
        name,
        called=word(lang, f"{game.name}-option-{name}"),
        default=option.default,
        allowed=option.allowed,
        kind="material",
        words={value: _value_word(game, name, value, lang) for value in option.names},
        low=None,
        high=None,
        clause=option.clause,
    )
    match option:
        case Switch():
            facts.kind = "switch"
        case Choice():
            facts.kind = "choice"
        case Count():
            facts.kind, facts.low, facts.high = "count", option.low, option.high
    return facts


def _value_word(game: Game, option: str, value: str, lang: str) -> str:
    if value in (YES, NO):
        return word(lang, f"option-{value}")
    if value.isdigit():
        return value
    return word(lang, f"{game.name}-option-{option}.{value.replace(':', '-')}")


def book_text(game: Game, lang: str) -> BookText:
    """Its rule book."""
    book = rulebook(game.package, lang)
    sections = [
        SectionText(
            section.number,
            section.title,
            [_clause_text(clause) for clause in section.clauses],
        )
        for section in book.sections
    ]
    return BookText(book.title, book.aid, sections)


def _clause_text(clause: Clause) -> ClauseText:
    shown = clause.shown and ShownText(clause.shown.name, clause.shown.said)
    return ClauseText(clause.number, clause.text, shown)
