"""The stories that the board in the browser explains: told by the rules, kept for its tests.

`python -m tests.games.baron.test_stories` writes them anew.
"""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from baronnies.core.game import State
from baronnies.core.story import sentence
from baronnies.games.baron.game import GAME
from tests.games.baron.asking import played
from tests.games.baron.test_baronies import ONE_BARON, OWN_NEIGHBOUR, TWO_BARONS
from tests.games.baron.test_end import AGAINST_BARON
from tests.games.baron.test_knights import POND, two_knights
from tests.games.baron.test_waves import both_face_b

KEPT: Final = Path(__file__).parents[3] / "web" / "tests" / "baron" / "stories.json"
NAMES: Final = ["Ada", "Bo", "Cy", "Di", "Ed"]


class Case(NamedTuple):
    """A position, and the moves whose last one is told."""

    position: str
    moves: list[str]


CASES: Final = {
    "one baron beaten": Case(ONE_BARON, ["A Y@-1,0"]),
    "several barons beaten": Case(TWO_BARONS, ["A Y@0,1"]),
    "one of several barons too strong": Case(TWO_BARONS.replace("-3,1  M", "-3,1  F"), ["A Y@0,1"]),
    "a battlefield worth less than nothing": Case(
        ONE_BARON.replace("Ma  F", "Ma  X"), ["A Y@-1,0"]
    ),
    "a chip of nine for six honour": Case(OWN_NEIGHBOUR, ["A Q@1,-1"]),
    "two knights completed together": Case(two_knights("F"), ["C F@1,0"]),
    "two knights equally strong": Case(two_knights("F", northeast="P"), ["C F@1,0"]),
    "rivals first, then barons": Case(POND, ["A P@1,0"]),
    "a knight who waits": Case(both_face_b(), ["C F@1,0"]),
    "half a knight at the end": Case(AGAINST_BARON.format(west="M", own="W"), ["A try"]),
}


def stories() -> dict[str, Any]:
    """What each case tells, with the land it is told of."""
    return {name: _told(case) for name, case in CASES.items()}


def _told(case: Case) -> dict[str, Any]:
    before = played(case.position, *case.moves[:-1])
    state = played(case.position, *case.moves)
    view = state.view(None)
    story = [
        {
            "ply": 9,
            "kind": event.kind,
            "facts": dict(zip(GAME.events[event.kind], event.facts, strict=True)),
            "text": sentence(GAME, event, NAMES, "en"),
        }
        for event in state.story or []
    ]
    return {
        "phase": view["phase"],
        "tiles": view["tiles"],
        "keeps": view["keeps"],
        "preview": _previewed(before, case.moves[-1]),
        "story": story,
    }


def _previewed(state: State, move: str) -> Any:  # noqa: ANN401 - JSON
    """What the seat that is asked was shown of its move beforehand."""
    previews: Any = state.view(state.to_act()[0])["previews"]
    return next(one for one in previews if one["move"] == move.partition(" ")[2])


def written() -> str:
    """All of them as text, a line for each."""
    lines = [f"{json.dumps(name)}: {json.dumps(told)}" for name, told in stories().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def test_the_stories_kept_for_the_client_are_those_that_the_rules_tell() -> None:
    assert KEPT.read_text(encoding="utf-8") == written()


if __name__ == "__main__":
    KEPT.write_text(written(), encoding="utf-8")
