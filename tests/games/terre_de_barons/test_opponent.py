"""The greedy opponent of Terre de Barons: it knows what to do with its turn."""

import pytest

from baronnies.bots.names import judge, make_bot
from baronnies.bots.outlook import look
from baronnies.core.game import CHANCE
from baronnies.core.luck import Quick
from tests.games.terre_de_barons.board import GAME, at

FAR = "red B baron=37 knights=34,35 treasure=36"


def choice(text: str) -> str:
    bot = make_bot("greedy:samples=1", GAME)
    return GAME.say(bot.choose(look(GAME.position(text), 0, Quick("choice"))))


def test_it_builds_the_keep_that_wins() -> None:
    blue = "blue A baron=12 knights=1,1 keeps=3,16,28 troops=12:3 treasure=30"
    assert choice(at("die=6 first=moved", blue, FAR)) == "build:12"


def test_it_uses_the_die_to_recruit_where_it_can_build() -> None:
    blue = "blue A baron=12 knights=1,1 treasure=30"
    assert choice(at("die=6 first=moved", blue, FAR)) == "recruit:12+die"


def test_it_destroys_the_keep_of_a_rival() -> None:
    blue = "blue A baron=19 knights=1,1 troops=19,20:2 treasure=30"
    assert choice(at("die=1 disperse=19", blue, f"{FAR} keeps=20")) == "19-20"


def test_a_position_is_better_with_a_keep_and_worse_with_a_rival_s() -> None:
    def value(blue: str, red: str) -> float:
        text = at("die=1", f"blue A baron=19 knights=1,1 {blue}", f"{FAR} {red}")
        return judge(GAME).value(GAME.position(text), 0)

    assert value("keeps=12", "") > value("troops=12:3", "") > value("", "") > value("", "keeps=20")


def test_a_keep_in_reach_of_enough_enemy_troops_is_worth_less() -> None:
    def value(red: str, guards: str = "") -> float:
        blue = f"blue A baron=1 knights=1,1 keeps=19 {guards}"
        return judge(GAME).value(GAME.position(at("die=1", blue, red)), 0)

    here, away = "red B baron=22 knights=34,35", "red B baron=37 knights=34,35"
    safe = value(f"{away} troops=22:3")  # nobody is there to send them
    assert value(f"{here} troops=22:3") < safe
    assert value(f"{here} troops=22:2") >= safe
    assert value(f"{here} troops=28:3") < value(f"{here} troops=33:3")  # the latter: off the line
    assert value(f"{here} troops=22:3", "troops=19") > value(f"{here} troops=22:3")
    assert value(f"{here} troops=22:3", "troops=20") > value(f"{here} troops=22:3")  # in the way


def test_a_colour_is_judged_before_all_are_taken() -> None:
    differed = 0
    for number in range(8):
        state, rng = GAME.start(2, {}), Quick(f"colours {number}")
        while state.to_act() == [CHANCE]:
            state.play(CHANCE, state.draw(rng))
        (seat,) = state.to_act()
        state.play(seat, state.moves(seat)[0])
        one, other = judge(GAME).hopes(state)
        differed += one != other  # by the land that their barons stand on
    assert differed > 4


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_players(seats: int) -> None:
    for game in range(2):
        bots = ["random"] * seats
        bots[game % seats] = "greedy:samples=1:width=3"
        players = [make_bot(name, GAME) for name in bots]
        state, rng = GAME.start(seats, {}), Quick(f"match {game}")
        while (asked := state.to_act()) and state.turn < 400:
            seat = asked[0]
            move = (
                state.draw(rng) if seat == CHANCE else players[seat].choose(look(state, seat, rng))
            )
            state.play(seat, move)
        assert state.places()[game % seats] == 1
