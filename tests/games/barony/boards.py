"""Small boards for clause tests, and positions on them.

r -2       C P F           0,-2  1,-2  2,-2
r -1      M C P L       -1,-1  0,-1  1,-1  2,-1
r  0     F P C M P    -2,0  -1,0  0,0   1,0   2,0
r  1      C L P F       -2,1  -1,1  0,1   1,1
r  2       P C M           -2,2  -1,2  0,2
"""

from typing import Any, Final

from baronnies.core.game import Seat, State
from baronnies.core.luck import Quick
from baronnies.games.barony.game import GAME

LAND: Final = """\
row 0,-2 CPF
row -1,-1 MCPL
row -2,0 FPCMP
row -2,1 CLPF
row -2,2 PCM"""

# The same with a mysterious place in the middle and another one in the far south.
MAGIC: Final = LAND.replace("FPCMP", "FPYMP").replace("PCM", "PCY")


def on_land(*seats: str, head: str = "") -> str:
    """A position of two players, or more if the head says so, on the plain board."""
    return "\n".join([head or "barony 2", LAND, *seats])


def on_magic(spells: str, *seats: str, head: str = "barony 2") -> str:
    """A position with Sorciers and these spells on the table."""
    told = f" spells={spells}" if spells else ""
    return "\n".join([f"{head} sorciers=yes{told}", MAGIC, *seats])


def crowded() -> str:
    """Five players late in a game, on the whole board, at the beginning of the first one's turn."""
    luck = Quick("five")
    state = GAME.start(5, {"sorciers": "yes"})
    while state.to_act() and state.turn < 60:
        seat = state.to_act()[0]
        state.play(seat, state.draw(luck) if seat < 0 else state.sample(seat, luck))
    while state.to_act() != [0] or "action=" in state.text().splitlines()[0]:
        seat = state.to_act()[0]
        state.play(seat, state.sample(seat, luck))
    return state.text()


def line_of(state: State, seat: Seat) -> str:
    """What a position says of a seat: its pieces and what it holds."""
    return state.text().splitlines()[seat - count_of(state)]


def count_of(state: State) -> int:
    """The number of players."""
    return len(state.scores())


def texts(state: State) -> list[str]:
    """The legal moves of whose turn it is, as texts."""
    return [GAME.say(move) for move in state.moves(state.to_act()[0])]


def kinds(state: State) -> list[str]:
    """What the story told, kind by kind."""
    assert state.story is not None
    return [event.kind for event in state.story]


def shown_of(state: State, seat: Seat) -> dict[str, Any]:
    """What everybody sees of a seat: its reserve and its points."""
    seats: Any = state.view(None)["seats"]
    found: dict[str, Any] = seats[seat]
    return found


TOWN: Final = on_land("A 2,0=c1 0,0=1 -2,2=v1 0,1=1 tokens=CCCP", "B 0,1=v 0,-2=c1 tokens=CM")
SORCERY: Final = on_magic(
    "portal+charm+illusion+abundance+tornado",
    "A 2,0=c 1,1=s 0,1=1 -2,2=v magic=4 gone=1",
    "B 0,-2=c1 -1,0=v tokens=CM",
)
