"""What a seat is told before it moves a pawn."""

import json
from typing import Any

from baronnies.core.game import Seat
from baronnies.games.baubyron.game import GAME
from baronnies.games.baubyron.notation import is_pawn_move
from tests.clauses import after
from tests.games.baubyron.test_before_race import LADDER
from tests.playing import Setting, steps

# A's pawn on b1 and B's on c1 stand on red ones, C's before the goal.
CROWD = f"baubyron 3 move to=A roll=2\n{LADDER}\npawns b1:rA c1:rB f1:C"


def view(text: str, seat: Seat | None = 0) -> dict[str, Any]:
    shown = json.loads(json.dumps(GAME.position(text).view(seat)))
    assert isinstance(shown, dict)
    return shown


def test_every_move_tells_its_way_its_cost_and_whom_it_concerns() -> None:
    told = {preview["move"]: preview for preview in view(CROWD)["previews"]}
    back, over = told["b1-a1"], told["b1-c1"]
    assert (back["way"], back["costs"]) == ("b1 a1", [2])
    assert (back["ejects"], back["blocked"], back["freed"]) == ([], [], [None])
    assert (over["way"], over["costs"]) == ("b1 c1", [2])
    assert (over["ejects"], over["blocked"], over["freed"]) == ([], [1], [None])
    [pushed] = view(CROWD.replace("roll=2", "roll=1"))["previews"]
    assert (pushed["move"], pushed["costs"]) == ("b1xc1", [1])
    assert (pushed["ejects"], pushed["blocked"]) == ([1], [])


def test_previews_are_for_who_moves() -> None:
    assert view(CROWD, 1)["previews"] == view(CROWD, None)["previews"] == []


def test_points_are_counted_over_the_pawns_as_they_lie() -> None:
    """From f1, two storeys high, the goal is two storeys up: 5. A's way leads over B and C."""
    seats = view(CROWD)["seats"]
    assert [(seat["points"], seat["now"]) for seat in seats][2] == (5, 5)
    assert seats[0]["now"] == (1 + 1) + (1 + 2) + (1 + 2) + (1 + 1) + (1 + 3)
    assert seats[0]["points"] == 1 + 1 + 3 + 1 + 5


def test_what_is_told_before_a_move_is_what_happens() -> None:
    moved = ejected = 0
    for step in steps(Setting(GAME, 4, {"building": "hook"}), "told before", longest=400):
        if step.seat < 0 or not is_pawn_move(step.move):
            continue
        shown: Any = step.state.view(step.seat)
        told = {preview["move"]: preview for preview in shown["previews"]}
        pawns = [GAME.say(m) for m in step.state.moves(step.seat) if is_pawn_move(m)]
        assert sorted(told) == sorted(pawns)
        assert all(sum(preview["costs"]) == shown["roll"] for preview in told.values())
        said = GAME.say(step.move)
        done = after(GAME, step.state.copy(), f"{'ABCD'[step.seat]} {said}")
        happened = [event.kind for event in done.story or []]
        facts = (done.story or [])[0].facts
        assert facts[4] == told[said]["way"]
        assert bool(told[said]["ejects"]) == any(kind.startswith("ejected") for kind in happened)
        moved += 1
        ejected += bool(told[said]["ejects"])
    assert min(moved, 10 * ejected) > 50
