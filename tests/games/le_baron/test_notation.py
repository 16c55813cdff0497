"""Moves as texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from baronnies.core.game import CHANCE
from baronnies.core.rulebook import rulebook
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import LANGS
from baronnies.games.le_baron.game import GAME
from tests.playing import Setting, some_states

MOVES = [
    *map(str, range(1, 111)),
    *("r1", "r2", "r3", "r4", "r5"),
    "under",
    *(f"flip:{card}" for card in range(1, 111)),
    *("deal:1", "deal:110", "deal:1,2", "deal:7,52,104", "deal:1,2,3,4", "deal:107,108,109,110"),
]


def test_every_move_has_one_text_and_one_number() -> None:
    numbers = [GAME.read(text) for text in MOVES]
    assert [GAME.say(number) for number in numbers] == MOVES
    assert len(set(numbers)) == len(MOVES)
    assert all(0 < number < 2**62 for number in numbers)


@given(st.lists(st.integers(1, 110), min_size=1, max_size=4, unique=True))
def test_every_deal_is_read_as_it_is_said(cards: list[int]) -> None:
    text = "deal:" + ",".join(map(str, sorted(cards)))
    assert GAME.say(GAME.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "0", "111", "-1", "01", "1.0", "1 ", "4\u0665", "r0", "r6", "r", "R1", "r11", "row1"),
        *("Under", "pile", "flip:0", "flip:111", "flip:", "flip:01", "flip:\u0663", "deal:"),
        *("deal:1,1", "deal:2,1", "deal:1,2,3,4,5", "deal:1,111", "deal:0", "deal:1,", "deal:1, 2"),
        *("deal:1,\u0663", "x" * 500),
    ],
)
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(Unreadable) as told:
        GAME.read(text)
    for lang in LANGS:
        assert "r5" in told.value.words(lang)
        assert len(told.value.words(lang)) < 200


@given(st.text(st.sampled_from("0123456789rdealflipund:,"), max_size=12))
def test_any_text_is_a_move_said_so_or_no_move(text: str) -> None:
    try:
        said = GAME.say(GAME.read(text))
    except Unreadable:
        said = text
    assert said == text


EVERY_MOVE = [GAME.read(text) for text in MOVES]


@pytest.mark.parametrize("options", [{}, {"heads_good": "yes"}], ids=str)
def test_every_move_of_every_seat_is_judged_in_every_position(options: dict[str, str]) -> None:
    books = [rulebook(GAME.package, lang) for lang in LANGS]
    for state in some_states(Setting(GAME, 3, options), "judged", every=9):
        for seat in (CHANCE, 0, 1, 2, 3, 99):
            legal = set(state.moves(seat))
            unlisted = seat in state.to_act() and not legal  # luck with too many outcomes
            for move in EVERY_MOVE:
                refusal = state.refusal(seat, move)
                assert unlisted or (refusal is None) == (move in legal)
                assert not refusal or all(refusal.split(" ")[0] in book for book in books)
