"""The table as it was: while a game runs, as one's own seat saw it; afterwards, as any seat did."""

import asyncio
from typing import Any, Final

from baronnies.core.game import CHANCE, Seat, State
from baronnies.core.record import HIDDEN, letter
from baronnies.core.replay import Positions
from baronnies.server.disk.entries import Freed, HandedIn, Noted, Renamed, Sat, Stopped
from baronnies.server.disk.store import Saved, Store
from baronnies.server.table.chairs import fingerprint
from baronnies.server.table.frames import Frames
from baronnies.server.table.plain import pictured
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire import messages as wire
from baronnies.server.wire.bodies import Unavailable
from baronnies.server.wire.patch import difference

_BIT: Final = 256  # lines played again at once


class Hindsight:
    """The past of a table. Nothing of it is made before somebody looks."""

    def __init__(self, frames: Frames) -> None:
        self._frames: Final = frames
        self._replayed: Positions | None = None

    def open_to(self, viewer: Viewer, seat: Seat | None) -> bool:
        """Whether somebody may see what a seat saw: their own seats, or all once it is over."""
        play = self._frames.play
        if seat in viewer.looks_as:
            return True
        return play.phase == "over" and (seat is None or seat < len(play.chairs))

    async def past(self, look: wire.Look, lang: str) -> wire.Past:
        """What was to be seen after a line, and what changed with each one after it."""
        last = min(look.ply + look.more, self._frames.play.table.ply)
        positions, views = self._positions(), list[dict[str, Any]]()
        while positions.reached + _BIT < look.ply:
            positions.at(positions.reached + _BIT)
            await asyncio.sleep(0)  # a long way there: others get their turn
        states = positions.along(look.ply, last)
        for state in states:
            views.append(self._view(state, look, lang))
            await asyncio.sleep(0)  # views are dear: others get their turn
        later = list[wire.Later]()
        for at in range(1, len(states)):
            later.append(
                wire.Later(
                    turn=states[at].turn,
                    asked=self._asked(states[at], look.ply + at),
                    patch=difference(views[at - 1], views[at]),
                    story=self._story(look.seat, look.ply + at, lang),
                )
            )
            await asyncio.sleep(0)  # and so are differences
        return wire.Past(
            id=look.id,
            seat=look.seat,
            ply=look.ply,
            turn=states[0].turn,
            asked=self._asked(states[0], look.ply),
            view=views[0],
            story=self._story(look.seat, look.ply, lang),
            later=later,
        )

    def at(self, ply: int) -> State:
        """The truth after so many lines."""
        return self._positions().at(ply)

    def _positions(self) -> Positions:
        table = self._frames.play.table
        if self._replayed is None:
            self._replayed = Positions(table.opening(), table.lines)
        return self._replayed

    def _view(self, state: State, look: wire.Look, lang: str) -> dict[str, Any]:
        view = state.view(look.seat)
        if not look.plain:
            return view
        return dict(pictured(self._frames.play, view, state.scores(), lang))

    def _asked(self, state: State, ply: int) -> list[Seat]:
        table = self._frames.play.table
        if table.over and ply == table.ply:
            return []  # also where people agreed to end
        return [seat for seat in state.to_act() if seat != CHANCE]

    def _story(self, seat: Seat | None, ply: int, lang: str) -> list[wire.Told]:
        """What the last line before a ply told."""
        return self._frames.line(seat, ply - 1, lang) if ply else []


# ---- what is left


async def remains(store: Store, table: str, token: str) -> str:
    """What is left of a table whose rules are gone: the turns, as they were kept.

    Everybody may read them if the game was over; before, those of a seat belong to its token. Luck
    is not told: it follows from the seed and the rules of then. An older program reads the table
    whole, so nothing is told here that such a program would still hide.
    """
    saved = await store.load(table)
    if saved is None:
        raise Unavailable("no_table")
    if await store.phase(table) == "over":
        return _text(saved, None, f"seed: {saved.made.seed}\n")
    lock = fingerprint(token)
    seat = next((seat for seat, sat in _people(saved).items() if sat.lock == lock), None)
    if seat is None:
        raise Unavailable("wrong_token")
    return _text(saved, seat, "")


def _people(saved: Saved) -> dict[int, Sat]:
    """Who sat where in the end, under which name."""
    people: dict[int, Sat] = {}
    for entry in saved.entries:
        match entry:
            case Sat():
                people[entry.seat] = entry
            case Freed():
                people.pop(entry.seat, None)
            case Renamed():
                people[entry.seat] = Sat(entry.seat, entry.name, people[entry.seat].lock)
    return people


def _text(saved: Saved, reader: int | None, foot: str) -> str:
    made = saved.made
    names = {seat: sat.name for seat, sat in _people(saved).items()}
    head = [
        "baronnies remains 1",
        f"game: {made.game}",
        f"rules: {made.rules}",
        f"seats: {len(made.bots)}",
        *(f"name {letter(seat)}: {name}" for seat, name in sorted(names.items()) if name),
        *(f"option {name}: {value}" for name, value in made.options.items()),
    ]
    return "\n".join([*head, "", *_turns(saved, reader), "", foot])


def _turns(saved: Saved, reader: int | None) -> list[str]:
    lines: list[str] = []
    for entry in saved.entries:
        match entry:
            case HandedIn():
                known = reader in (None, entry.seat)
                moves = " ".join(entry.moves) if known else HIDDEN
                lines.append(f"{entry.ply} {letter(entry.seat)} {moves}")
            case Noted():
                lines.append(f"# {entry.remark}")
            case Stopped():
                lines.append(f"# ended by agreement: {entry.how}")
    return lines
