"""Positions and moves as texts: written by people, damaged by chance."""

import pytest

from baronnies.core.game import CHANCE
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import LANGS
from tests.games.terre_de_barons.board import GAME, at, position
from tests.playing import Setting, some_states

LIVELY = Setting(GAME, 3, {"capture": "4", "recruit": "3,3,3,3,3,3,3", "goal_3": "30"})


def test_a_short_text_is_a_whole_position() -> None:
    state = position(GAME.position("terre_de_barons 3"))
    assert state.barons == [37, 34, 31]
    assert state.knights == [35, 36, 32, 33, 29, 30]
    assert state.cards == [37, 36, 35]
    assert (state.die, state.turn, state.to_act()) == (1, 1, [0])


def test_what_is_left_out_lies_in_discard_and_reserve() -> None:
    state = position(GAME.position(at("die=1", "blue A keeps=1,3 troops=5:4")))
    assert (state.discard[0], state.reserve[0], state.keeps[0]) == (6, 20, 8)


def test_lines_may_stand_in_any_order() -> None:
    one = at(
        "die=2",
        "blue A baron=4",
        "red B baron=6",
        "land 1342 ^1342 134213 4213421 342134 21342 1344",
    )
    other = at("die=2", *reversed(one.splitlines()[1:]))
    assert GAME.position(one).text() == GAME.position(other).text()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "at least one line"),
        ("le_baron 2", "Line 1: A position begins"),
        ("terre_de_barons 5", "Line 1: This game is for 2 to 4"),
        ("terre_de_barons 2 act troops=3", "Line 1: With 3 troops"),
        ("terre_de_barons 2 act die=7", "Line 1: “7”"),
        ("terre_de_barons 2 act die=0", "1 to 6"),
        ("terre_de_barons 2 roll die=3", "Line 1: “die”"),
        ("terre_de_barons 2 act playing=AA", "lists the seats AB"),
        ("terre_de_barons 2 act\nland 1342", "Line 2: The land is seven rows"),
        ("terre_de_barons 2 act\ngreen C", "Line 2: “green”"),
        ("terre_de_barons 2 act\nblue A\n\nblue B", "Line 4: There is already"),
        ("terre_de_barons 2\nland x\nland y", "Line 3: There is already"),
        ("terre_de_barons 2 act\nblue A\nred A", "Line 3: “A”"),
        ("terre_de_barons 2 act\nblue baron=38", "Line 2: “38”"),
        ("terre_de_barons 2 act\nblue knights=1,2,3", "Line 2: “1,2,3”"),
        ("terre_de_barons 2 act\nblue troops=4\nred troops=4", "Line 3: Troops of two colours"),
        ("terre_de_barons 2 act\nblue keeps=4\nred keeps=4", "Line 3: Troops of two colours"),
        ("terre_de_barons 2 act\nblue troops=4:31", "Line 2: “31”"),
        ("terre_de_barons 2 act\nblue troops=4:20,5:20", "more pieces"),
        ("terre_de_barons 2 act\nblue keeps=1,2", "side by side"),
        ("terre_de_barons 2 act\nblue keeps=1\nred troops=1:3", "would have destroyed"),
        ("terre_de_barons 2 act\nblue baron=4\nred baron=4", "share a tile"),
        ("terre_de_barons 2 act\nblue card=4\nred card=4", "cards are different"),
        ("terre_de_barons 2 act\nblue moved=4", "not there"),
        ("terre_de_barons 2 act\nred troops=4 moved=4", "Line 2: “4”"),
        ("terre_de_barons 2 act\nblue discard=25", "over when"),
        ("terre_de_barons 2 over", "over when"),
        ("terre_de_barons 2 act begun=yes", "One order at a time"),
        ("terre_de_barons 2 act disperse=4", "given from that tile"),
        ("terre_de_barons 2 act disperse=4\nblue baron=4", "could not move any troop"),
        ("terre_de_barons 2 act disperse=4 target=3\nblue baron=4 troops=4", "announced"),
        ("terre_de_barons 2 cards\nblue troops=3", "fit the phase"),
        ("terre_de_barons 2 barons\nblue baron=3\nred baron=4", "fit the phase"),
        ("terre_de_barons 2 knights\nblue baron=3\nred baron=3", "begin on different tiles"),
        ("terre_de_barons 2 tiles", "whole rows"),
        ("terre_de_barons 2 mountains\nland .342 21342 134213 4213421 342134 21342 1344", "rows"),
        ("terre_de_barons 2\nland 1111 11111 111111 1111111 111111 11111 1111", "that many tiles"),
        (
            "terre_de_barons 2\nland ^342 21342 134213 4213421 342134 21342 1344\nblue troops=1",
            "on a mountain",
        ),
        ("terre_de_barons 2\nland ^^^^ ^^^^^ ^^^^^^ ^^^^421 342134 21342 1344", "too little room"),
    ],
)
def test_a_wrong_position_is_refused_with_line_and_reason(text: str, reason: str) -> None:
    with pytest.raises(Unreadable, match=reason) as refused:
        GAME.position(text)
    for lang in LANGS:
        assert refused.value.words(lang)


def test_a_damaged_position_is_refused_or_can_be_played() -> None:
    rng = Quick("damage")
    readable = 0
    texts = [state.text() for seed in "ab" for state in some_states(LIVELY, seed, every=29)]
    for text in texts:
        for _ in range(4):
            damaged = damage(text, rng)
            try:
                state = GAME.position(damaged)
            except Unreadable:
                continue
            readable += 1
            assert GAME.position(state.text()).text() == state.text()
            for _ in range(40):
                asked = state.to_act()
                if not asked:
                    break
                seat = asked[0]
                move = state.draw(rng) if seat == CHANCE else state.sample(seat, rng)
                assert state.refusal(seat, move) is None
                state.play(seat, move)
    assert readable > 50


def damage(text: str, rng: Quick) -> str:
    """Change, drop or double a character or a word."""
    words = text.split(" ")
    which = rng.below(len(words))
    how = rng.below(4)
    if how == 0:
        del words[which]
    elif how == 1:
        words.insert(rng.below(len(words)), words[which])
    else:
        at_sign = rng.below(len(words[which]) + 1)
        sign = "0123456789,:=^.ABCbrdye\n"[rng.below(24)]
        words[which] = words[which][:at_sign] + sign + words[which][at_sign + how - 2 :]
    return " ".join(words)


@pytest.mark.parametrize(
    "text",
    [
        "b17",
        "b17-38",
        "b0-1",
        "b01-2",
        "k1-2-3",
        "x1-2",
        "1-",
        "-1",
        "ride:17",
        "ride:b0",
        "recruit",
        "recruit:0",
        "recruit:17+",
        "build:17+die",
        "treasure:7",
        "roll:0",
        "row:123",
        "row:12345678",
        "row:1235",
        "playing:A",
        "playing:AA",
        "playing:BC",
        "Blue",
        "END",
        "stop ",
        "card:38",
        "",
        "٣-٤",
    ],
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="not a move in Terre de Barons"):
        GAME.read(text)


def test_random_signs_are_a_move_or_unreadable() -> None:
    rng = Quick("signs")
    signs = "bk123-:+diestoprcu"
    for _ in range(3000):
        text = "".join(signs[rng.below(len(signs))] for _ in range(1 + rng.below(6)))
        try:
            move = GAME.read(text)
        except Unreadable:
            continue
        assert GAME.say(move) == text
