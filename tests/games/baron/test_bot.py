"""The greedy opponent: it sees what its turn brings, and beats players who do not."""

import pytest

from baronnies.bots import look, make_bot
from baronnies.core.game import CHANCE, State
from baronnies.core.luck import Quick
from baronnies.games.baron.game import GAME


def finish(names: list[str], seed: str) -> State:
    """A whole game between bots."""
    rng = Quick(seed)
    bots = [make_bot(name, GAME) for name in names]
    state = GAME.start(len(names), {})
    while asked := state.to_act():
        seat = asked[0]
        luck = seat == CHANCE
        state.play(seat, state.draw(rng) if luck else bots[seat].choose(look(state, seat, rng)))
    return state


def choice(position: str, seat: int) -> str:
    """What greedy plays."""
    bot = make_bot("greedy:samples=1", GAME)
    return GAME.say(bot.choose(look(GAME.position(position), seat, Quick("choice"))))


def test_greedy_beats_random() -> None:
    won = 0
    for game in range(6):
        names = ["greedy:samples=1", "random"] if game % 2 else ["random", "greedy:samples=1"]
        won += finish(names, f"match {game}").places()[1 - game % 2] == 1
    assert won >= 5


def test_greedy_fills_the_best_hole() -> None:
    position = "baron 2 lay\n1,-1 Q V\n0,0 P . Y\n0,1 W S\nA reserve=FM\nB reserve=M"
    assert choice(position, 0) in ("F@1,0", "M@1,0")


@pytest.mark.parametrize(("tile", "answer"), [("V", "try"), ("X", "hold")])
def test_greedy_tries_with_good_land_and_holds_with_bad(tile: str, answer: str) -> None:
    assert choice(f"baron 2 end\n0,0 Ma {tile}\nA honour=1\nB honour=1", 0) == answer


def test_greedy_does_not_ruin_itself() -> None:
    position = """
        baron 2 keep
           0,-1  S   M
        -1,0  M   M   X
           -1,1  X   S
        A reserve=M
        B reserve=M
    """
    assert choice(position, 0) != "keep@0,0"
