"""What clause tests of Baron ask of a position."""

from typing import Any

from baronnies.core.game import State
from baronnies.games.baron.game import GAME
from tests.clauses import after


def played(position: str | State, *moves: str) -> State:
    """The position after some legal moves; somebody listens to the last one."""
    return after(GAME, position, *moves)


def told(state: State, kind: str) -> list[tuple[int | str, ...]]:
    """The facts of every event of a kind in what was just told."""
    return [event.facts for event in state.story or [] if event.kind == kind]


def keeps(state: State) -> dict[str, str]:
    """Cells with keeps: `a` is A's knight, `A` A's baron."""
    letters = "ABCDE"
    shown: Any = state.view(None)["keeps"]
    return {
        keep["cell"]: letters[keep["seat"]] if keep["baron"] else letters[keep["seat"]].lower()
        for keep in shown
    }


def chips(state: State) -> dict[str, int]:
    """The chips of the baronies that stand."""
    shown: Any = state.view(None)["keeps"]
    return {keep["cell"]: keep["worth"] for keep in shown if keep["baron"]}


def seat(state: State, at: int) -> Any:  # noqa: ANN401 - JSON
    """A seat as a spectator sees it."""
    shown: Any = state.view(None)["seats"]
    return shown[at]


def said(state: State, asked: int) -> list[str]:
    """The moves of a seat as texts."""
    return [GAME.say(move) for move in state.moves(asked)]
