"""What a move would do, told before it is made: contact, baronies, fights, honour."""

from typing import Final

from baronnies.core import hex as hexes
from baronnies.core.game import Event, Seat
from baronnies.core.hex import Cell
from baronnies.games.baron import effects
from baronnies.games.baron.fights import resolve
from baronnies.games.baron.plane import NEAR, PLACES
from baronnies.games.baron.rules import cells_for, natures_held
from baronnies.games.baron.sight import BaronPreview
from baronnies.games.baron.state import END, KEEP, LAY, Position
from baronnies.games.baron.tables import AROUND, CONTACT_HONOUR, DEEPEST_DEBT, LETTERS, NONE, Nature

_FIGHT: Final = ("rivals", "compared", "waits", "faced", "won", "lost")
_OUTCOME: Final = ("keep_back", "keep_lost", "loss", "relief", "established")


def previews(p: Position, seat: Seat | None) -> list[BaronPreview]:
    """The moves of the seat that is asked which do more than lie there, with what they would do."""
    if seat is None or [seat] != p.to_act():
        return []
    if p.phase == LAY:
        return [
            _after_tile(p, tile, at)
            for tile in natures_held(p, seat)
            for at in cells_for(p, tile)
            if _matters(p, at)
        ]
    if p.phase == KEEP:
        return [_after_keep(p, at) for at in p.sites if _touched(p, at) == AROUND]
    return [_after_try(p)] if p.phase == END else []


def _touched(p: Position, at: Cell) -> int:
    return sum(p.land[near] != NONE for near in NEAR[PLACES[at]])


def _matters(p: Position, at: Cell) -> bool:
    """Whether a tile there brings contact honour or completes a knight."""
    near = NEAR[PLACES[at]]
    return bool(CONTACT_HONOUR[_touched(p, at)]) or any(p.gaps[place] == 1 for place in near)


def _trial(p: Position) -> Position:
    """A copy to try something on, with somebody listening."""
    trial = p.copy()
    trial.story = []
    return trial


def _after_tile(p: Position, tile: Nature, at: Cell) -> BaronPreview:
    trial = _trial(p)
    effects.lay(trial, tile, at)
    contact = CONTACT_HONOUR[_touched(p, at)]
    return _preview(p, trial, f"{LETTERS[tile]}@{hexes.name(at)}", contact)


def _after_keep(p: Position, at: Cell) -> BaronPreview:
    trial = _trial(p)
    effects.place_keep(trial, at)
    return _preview(p, trial, f"keep@{hexes.name(at)}", 0)


def _after_try(p: Position) -> BaronPreview:
    """8.4: as if nobody after this knight tried."""
    trial = _trial(p)
    trying = [*p.tries, p.undecided[0]]
    resolve(trial, [keep for keep in p.keeps if keep in trying], at_end=True)
    return _preview(p, trial, "try", 0)


def _preview(p: Position, trial: Position, move: str, contact: int) -> BaronPreview:
    story: list[Event] = trial.story or []
    return {
        "move": move,
        "contact": contact,
        "honour": [after - now for after, now in zip(trial.honour, p.honour, strict=True)],
        "falls": [
            s for s, fell in enumerate(p.fell) if not fell and trial.honour[s] < DEEPEST_DEBT
        ],
        "story": [[event.kind, *event.facts] for event in story if event.kind in _FIGHT + _OUTCOME],
    }
