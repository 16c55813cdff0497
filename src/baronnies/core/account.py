"""The account of a game: where every point came from, and when; and the moments that decided it."""

from typing import Final, Literal, NamedTuple

from baronnies.core.game import Event, Gain, Game, Seat, Source, State
from baronnies.core.replay import play_line
from baronnies.core.table import Table

BEFORE: Final = Source("before")  # points that a written position begins with

MomentKind = Literal["lead", "largest", "last"]


class Entry(NamedTuple):
    """A line of a seat's account."""

    source: int  # its place among the account's sources
    points: int
    ply: int  # the line of the record that brought them


class Moment(NamedTuple):
    """A line of the record that is worth looking at again."""

    kind: MomentKind
    ply: int
    turn: int
    seat: Seat  # whose moment it is
    points: int  # that came to the seat with this line
    totals: list[int]  # of all seats after it


class Account:
    """Points by seat and source, followed line by line."""

    def __init__(self, game: Game, opening: State) -> None:
        self.sources: Final = [BEFORE, *game.sources]
        self.entries: Final[list[list[Entry]]] = [[] for _ in opening.scores()]
        self.leads: Final[list[list[int]]] = []  # places after each line, if it ended there
        self.turns: Final[list[int]] = []  # the turn of each line, as players count them
        self._turn = opening.turn_number()
        self._game: Final = game
        self._shown = opening.points_by_source()
        self._measure: Final = any(source.adds for source in game.sources)
        for seat, score in enumerate(opening.scores()):
            shown = self._shown[seat] if self._shown else {}
            for name, points in shown.items():
                self._enter(Gain(seat, name, points), -1)
            if self._measure:
                self._enter(Gain(seat, BEFORE.name, score - self.total(seat)), -1)

    def follow(self, story: list[Event], after: State) -> None:
        """A line was played: what it told, and the position after it."""
        self._count(story, after, len(self.leads))
        self.leads.append(after.counted())
        self.turns.append(self._turn)
        self._turn = after.turn_number()

    def stop(self, final: State) -> None:
        """People stopped and counted: what they turned up then goes to the last line."""
        self._count(final.story or [], final, len(self.leads) - 1)
        self.leads[-1:] = [final.counted()] if self.leads else []

    def _count(self, story: list[Event], after: State, ply: int) -> None:
        shown = after.points_by_source()
        for event in story:
            for gain in self._game.gains(event):
                self._enter(gain, ply)
        for seat, (old, new) in enumerate(zip(self._shown, shown, strict=True)):
            for name, points in new.items():
                self._enter(Gain(seat, name, points - old[name]), ply)
        self._shown = shown

    def parts(self, seat: Seat) -> list[int]:
        """Points of a seat by source."""
        parts = [0] * len(self.sources)
        for entry in self.entries[seat]:
            parts[entry.source] += entry.points
        return parts

    def total(self, seat: Seat) -> int:
        """The points of a seat; or what is measured instead, where none are counted."""
        return self.total_at(seat, len(self.leads))

    def events(self, seat: Seat) -> list[Entry]:
        """The account of a seat as it is told: what comes and goes is one entry at the end.

        What is measured where no points are counted is the race itself, and told as it went.
        """
        told = [entry for entry in self.entries[seat] if not self._left(entry.source)]
        last = len(self.leads) - 1
        left = [
            Entry(source, points, last)
            for source, points in enumerate(self.parts(seat))
            if points and self._left(source)
        ]
        return told + left

    def _left(self, source: int) -> bool:
        measured = not self._measure and source == len(self.sources) - 1
        return self.sources[source].held and not measured

    def measured(self, seat: Seat) -> list[Entry]:
        """What moved the total of a seat."""
        last = len(self.sources) - 1
        return [
            entry
            for entry in self.entries[seat]
            if (self.sources[entry.source].adds if self._measure else entry.source == last)
        ]

    def total_at(self, seat: Seat, ply: int) -> int:
        """The total of a seat after a line."""
        return sum(entry.points for entry in self.measured(seat) if entry.ply <= ply)

    def _enter(self, gain: Gain, ply: int) -> None:
        if gain.points:
            names = [source.name for source in self.sources]
            self.entries[gain.seat].append(Entry(names.index(gain.source), gain.points, ply))


def account_of(table: Table) -> Account:
    """The account of all that was played at a table."""
    state = table.opening()
    account = Account(table.game, state)
    for line, story in zip(table.lines, table.stories, strict=True):
        play_line(state, line)
        account.follow(story, state)
    if table.final is not table.truth:
        account.stop(table.final)
    return account


def moments(account: Account, places: list[int]) -> list[Moment]:
    """At most three lines worth looking at again, in their order: see MomentKind.

    When who won took the lead for good; the most that came or went at once; the last of it.
    """
    found: dict[int, Moment] = {}
    lead = _lead(account, places)
    strokes = _strokes(account)
    if lead:
        _remember(found, account, "lead", lead)
    if strokes:
        _remember(found, account, "largest", max(strokes, key=lambda it: (abs(it[2]), it[0])))
        _remember(found, account, "last", strokes[-1])
    return [found[ply] for ply in sorted(found)]


_Stroke = tuple[int, Seat, int]  # the ply, whose points, and how many


def _strokes(account: Account) -> list[_Stroke]:
    """Every change of a total, by line; of those of one line the smallest first."""
    sums: dict[tuple[int, Seat], int] = {}
    for seat in range(len(account.entries)):
        for entry in account.measured(seat):
            if entry.ply >= 0:
                sums[entry.ply, seat] = sums.get((entry.ply, seat), 0) + entry.points
    strokes = [(ply, seat, points) for (ply, seat), points in sums.items() if points]
    return sorted(strokes, key=lambda stroke: (stroke[0], abs(stroke[2])))


def _lead(account: Account, places: list[int]) -> _Stroke | None:
    """The line after which who won was never behind again; None if they never were."""
    if places.count(1) != 1:
        return None
    winner = places.index(1)
    behind = [ply for ply, lead in enumerate(account.leads) if lead[winner] != 1]
    if not behind or behind[-1] + 1 == len(account.leads):
        return None
    ply = behind[-1] + 1
    points = account.total_at(winner, ply) - account.total_at(winner, ply - 1)
    return ply, winner, points


def _remember(
    found: dict[int, Moment], account: Account, kind: MomentKind, stroke: _Stroke
) -> None:
    """Keep a moment, unless its line is one already."""
    ply, seat, points = stroke
    totals = [account.total_at(each, ply) for each in range(len(account.entries))]
    found.setdefault(ply, Moment(kind, ply, account.turns[ply], seat, points, totals))
