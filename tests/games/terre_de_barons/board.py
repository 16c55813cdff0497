"""Positions for the tests of Terre de Barons, a line of text for each colour.

    row 1         1  2  3  4
    row 2        5  6  7  8  9
    row 3      10 11 12 13 14 15
    row 4    16 17 18 19 20 21 22
    row 5      23 24 25 26 27 28
    row 6       29 30 31 32 33
    row 7         34 35 36 37

What a test does not name stands at the end of the board (see position.py). Without a land line
there are no mountains, and the first tiles are grey 1, green 3, red 4, blue 2, again and again.
"""

from baronnies.core.game import State
from baronnies.games.terre_de_barons.game import GAME
from baronnies.games.terre_de_barons.state import Position

__all__ = ["GAME", "at", "position", "told"]


def at(head: str = "die=1", *lines: str, players: int = 2) -> str:
    """A position in which A, who is blue, acts."""
    return "\n".join([f"terre_de_barons {players} act {head}", *lines])


def position(state: State) -> Position:
    """The fields of a position."""
    assert isinstance(state, Position)
    return state


def told(state: State) -> list[str]:
    """The kinds of events of the last move."""
    assert state.story is not None
    return [event.kind for event in state.story]
