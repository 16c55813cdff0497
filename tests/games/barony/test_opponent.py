"""The greedy opponent does what every player would do."""

import pytest

from baronnies.bots.names import make_bot
from baronnies.bots.turn import whole_turn
from baronnies.core.luck import Quick
from baronnies.games.barony.game import GAME
from tests.games.barony.boards import on_land, on_magic


def turn(position: str) -> list[str]:
    """The whole turn that the bot takes for A."""
    bot = make_bot("greedy:samples=1", GAME)
    return [GAME.say(move) for move in whole_turn(bot, GAME.position(position), 0, Quick("bot"))]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (on_land("A 0,0=c1 title=marquis tokens=CCC", "B 2,0=c1"), "title"),
        (on_land("A 2,0=v 0,-2=c1", "B -2,2=c1"), "city"),
        (on_land("A 0,-2=1 2,0=1 -2,1=1 -1,-1=c", "B 0,2=c"), "build"),
        (on_land("A 0,0=c", "B 2,0=c1"), "recruit"),
        (on_magic("abundance", "A 2,0=v magic=1", "B"), "cast:abundance"),
    ],
)
def test_it_takes_what_lies_at_hand(position: str, expected: str) -> None:
    assert turn(position)[0] == expected


def test_it_pays_no_more_than_it_must() -> None:
    assert turn(on_land("A 0,0=c7 tokens=CCCPPPP", "B 2,0=c1")) == ["title", *["pay:C"] * 3]


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    position = on_land("A 0,0=c1 title=marquis tokens=CCC", "B 2,0=c1 -2,2=c title=marquis new=2")
    assert turn(position)[0] != "title"


def test_it_destroys_a_village_and_takes_the_best_token() -> None:
    moves = turn(on_land("A 0,0=2", "B 0,1=v tokens=CM"))
    assert moves == ["move", "0,0>0,1", "0,0>0,1", "take:C"]
