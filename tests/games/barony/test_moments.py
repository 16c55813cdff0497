"""The moments that the board in the browser is tested with: told by the rules, kept for its tests.

`python -m tests.games.barony.test_moments` writes them anew.
"""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from baronnies.core.story import sentence
from baronnies.games.barony.game import GAME
from tests.games.barony.boards import on_land, on_magic, texts

KEPT: Final = Path(__file__).parents[3] / "web" / "tests" / "barony" / "moments.json"
NAMES: Final = ["Ada", "Bo"]

TOWN: Final = on_land("A 2,0=c1 0,0=1 -2,2=v1 -1,2=1 tokens=CCCP", "B 0,-2=c1 tokens=C")
SWORDS: Final = on_land("A 0,0=1 0,1=1", "B 0,1=v tokens=CM")
SORCERY: Final = on_magic(
    "portal+charm+sanctuary+petrification", "A 2,0=c 1,1=1 magic=4 gone=1", "B 0,-2=c1"
)
ILLUSION: Final = on_magic("portal+illusion", "A 1,1=s magic=4 gone=1", "B 0,-2=c1")


class Case(NamedTuple):
    """A position, and what seat A tries."""

    position: str
    draft: list[str]


CASES: Final = {
    "cities": Case(on_land("A", "B", head="barony 2 cities"), []),
    "choosing": Case(TOWN, []),
    "recruiting": Case(TOWN, ["recruit", "2,0"]),
    "moving": Case(SWORDS, ["move"]),
    "moved": Case(TOWN, ["move", "0,0>0,1"]),
    "taking": Case(SWORDS, ["move", "0,0>0,1"]),
    "building": Case(TOWN, ["build", "v:0,0"]),
    "founded": Case(TOWN, ["city", "-2,2"]),
    "paying": Case(TOWN, ["title", "pay:C"]),
    "casting": Case(SORCERY, []),
    "by illusion": Case(ILLUSION, ["cast:illusion+portal"]),
    "charming": Case(SORCERY, ["cast:charm"]),
    "a sanctuary": Case(SORCERY, ["cast:sanctuary"]),
    "through the portal": Case(SORCERY, ["cast:portal"]),
}


def moments() -> dict[str, Any]:
    """What seat A is shown in each case."""
    return {name: _shown(case) for name, case in CASES.items()}


def _shown(case: Case) -> dict[str, Any]:
    settled = GAME.position(case.position)
    state = settled.copy()
    state.story = []
    for move in case.draft:
        state.play(0, GAME.read(move))
    done = state.turn != settled.turn
    return {
        "settled": settled.view(0),
        "view": state.view(0),
        "draft": case.draft,
        "done": done,
        "next": [] if done else texts(state),
        "tried": [
            {
                "ply": 9,
                "turn": 9,
                "by": 0,
                "kind": event.kind,
                "facts": dict(zip(GAME.events[event.kind], event.facts, strict=True)),
                "text": sentence(GAME, event, NAMES, "en"),
            }
            for event in state.story or []
        ],
    }


def written() -> str:
    """All of them as text, a line for each."""
    lines = [f"{json.dumps(name)}: {json.dumps(shown)}" for name, shown in moments().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def test_the_moments_kept_for_the_client_are_those_that_the_rules_tell() -> None:
    assert KEPT.read_text(encoding="utf-8") == written()


if __name__ == "__main__":
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(written(), encoding="utf-8")
