"""Moves and positions as texts: what can be written, and what is refused with a reason."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baronnies.core.game import CHANCE
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import LANGS
from baronnies.games.baron import position
from baronnies.games.baron.game import GAME
from tests.playing import Setting, some_states

MOVES = [
    *("d1", "d3", "pass", "try", "hold", "M@0,0", "X@-12,7", "keep@0,0", "keep@-3,99", "out:Q"),
    *("colour:red", "colour:yellow", "first:A", "first:E", "start:Y", "gone:P", "tile:X"),
]


@pytest.mark.parametrize("text", MOVES)
def test_a_move_is_read_and_said(text: str) -> None:
    assert GAME.say(GAME.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "d0", "d4", "d", "Pass", "M", "M@", "M@0", "M@0,0,0", "m@0,0", "MM@0,0", "@0,0"),
        *("keep", "keep@", "keep@100,0", "M@-0,1", "M@01,1", "K@0,0", "first:F", "first:", "out:"),
        *("colour:pink", "tile:MM", "start:", "tile:m", "pass ", "d1d2", "try@0,0"),
    ],
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.read(text)
    for lang in LANGS:
        assert caught.value.words(lang)


@given(st.text(alphabet="MVQXdkeptryhol@:,-0123 ", max_size=12))
def test_whatever_is_typed_is_a_move_or_unreadable(text: str) -> None:
    try:
        move = GAME.read(text)
    except Unreadable:
        return
    assert GAME.say(move) == text


def test_a_readable_move_is_answered_in_every_position_for_every_seat() -> None:
    moves = [GAME.read(text) for text in MOVES]
    for state in some_states(Setting(GAME, 3, {}), "answers", every=19):
        for seat in range(CHANCE, 3):
            legal = state.moves(seat)
            for move in moves:
                assert (state.refusal(seat, move) is None) == (move in legal)


BOARD = "0,0 M Q M\n"
WRONG = {
    "": "at least one line",
    "baron": "begins with",
    "chess 2": "begins with",
    "baron 7\n": "2 to 5 players",
    "baron 2 lay hat=1": "hat=1",
    "baron 2 lay to=C\n" + BOARD: "is not a seat: A to B",
    "baron 2 keep turn=-1\n" + BOARD: "-1",
    "baron 2 keep open_reserves=perhaps": "perhaps",
    "baron 2 keep": "one at 0,0",
    "baron 2 keep\n1,0 M": "one at 0,0",
    "baron 2 keep\n0,0 M\n2,0 M": "hang together",
    "baron 2 keep\n0,0 M\n0,0 M": "two tiles at 0,0",
    "baron 2 keep\n0,0 Z": "Z",
    "baron 2 keep\n0,a M": "0,a",
    "baron 2 keep\n0,0 Q Q": "side by side",
    "baron 2 keep\n0,0 M Qa": "1,0 does not stand on a meadow",
    "baron 2 keep\n0,0 Mc": "is not a seat: A to B",
    "baron 2 keep\n0,0 MA": "surrounded by six",
    "baron 2 keep\n0,-1 M M\n-1,0 M Ma M\n-1,1 M M": "would have established",
    "baron 2 keep\n0,0 Ma Ma Ma Ma Ma Ma": "more keeps",
    "baron 2 keep\n0,0 X M X M X M X M": "only 3 tiles X",
    "baron 2 keep\n0,0 M Ma\nplaced 0,0": "placed",
    "baron 2 keep\n" + BOARD + "A red\nA red": "two lines",
    "baron 2 keep\n" + BOARD + "A blue": "colours",
    "baron 2 keep\n" + BOARD + "A white": "colours",
    "baron 2 keep\n" + BOARD + "A start=Q": "start tiles",
    "baron 2 keep\n" + BOARD + "A start=V!": "start tiles",
    "baron 2 keep\n" + BOARD + "A start=": "not a start tile",
    "baron 2 keep\n" + BOARD + "A reserve=Y start=Y?QP": "start tiles",
    "baron 2 keep gone=Y\n" + BOARD: "start tiles",
    "baron 2 keep\n" + BOARD + "A honour=-5": "has fallen",
    "baron 3 keep\n" + BOARD + "B honour=-5 fell=2": "numbered from 1",
    "baron 2 keep\n" + BOARD + "B honour=-5 fell=1": "two players are left",
    "baron 2 keep\n" + BOARD + "A reserve=MZ": "not a tile",
    "baron 2 keep back=6\n" + BOARD: "back",
    "baron 2 lay back=1\n" + BOARD + "A reserve=M": "back",
    "baron 2 keep\n" + BOARD + "display M M M M": "three tiles",
    "baron 2 keep\n" + BOARD + "display M\npile M": "three tiles",
    "baron 2 refill\n" + BOARD + "display M M\npile XXXX\nA reserve=M": "more tiles",
    "baron 2 keep buried=M3\n" + BOARD + "display M M M": "negative tile",
    "baron 2 keep buried=S9,S3\n" + BOARD + "display M M M": "negative tile",
    "baron 2 lay\n" + BOARD: "phase",
    "baron 2 draw\n" + BOARD: "phase",
    "baron 2 keep\n0,0 Q": "phase",
    "baron 2 discard\n" + BOARD + "A reserve=M": "phase",
    "baron 2 lay\n0,0 Q\nA reserve=Q": "phase",
    "baron 2 end\n" + BOARD: "knights to decide",
    "baron 2 end\n0,0 Ma\nholds 0,0": "knights to decide",
    "baron 2 end\n0,0 Ma Mb\ntries 1,0": "knights to decide",
    "baron 2 end\n0,0 Ma\nA reserve=M": "phase",
    "baron 2 deal\n0,0 M": "phase",
    "baron 2 deal first=A": "phase",
    "baron 2 keep\n" + BOARD + "hello": "hello",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_position_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(Unreadable, match=WRONG[text]) as caught:
        GAME.position(text)
    assert caught.value.words("fr")


def test_two_baronies_that_share_a_village_cannot_be() -> None:
    text = "baron 2 keep\n0,-1 M M M M\n-1,0 M MA V MB M\n-1,1 M M M M"
    with pytest.raises(Unreadable, match="share a tile"):
        GAME.position(text)
    GAME.position(text.replace("V", "M"))


def test_the_example_beside_the_code_can_be_read() -> None:
    lines = (position.__doc__ or "").splitlines()
    example = "\n".join(line for line in lines if line.startswith("    "))
    assert GAME.position(example).to_act() == [1]


def play_on(text: str) -> None:
    """Play a position to its end, if it is one."""
    try:
        state = GAME.position(text)
    except Unreadable as reason:
        reason.words("fr")
        reason.words("en")
        return
    assert GAME.position(state.text()).text() == state.text()
    rng = Quick(text)
    for _ in range(600):
        asked = state.to_act()
        if not asked:
            break
        seat = asked[0]
        state.play(seat, state.draw(rng) if seat == CHANCE else state.sample(seat, rng))
        if rng.below(40) == 0:
            state.view(seat if seat != CHANCE else None)
    assert state.to_act() == []
    assert min(state.places()) == 1


def seeds() -> list[str]:
    """Texts of positions from all parts of games."""
    found = []
    for seats in (2, 3, 5):
        found += [s.text() for s in some_states(Setting(GAME, seats, {}), "fuzz", every=17)]
    return found


SEEDS = seeds()
LETTERS = "MVFWYQPSXabcdeABCDE=!?,.-0123456789 \n"


@settings(max_examples=250, deadline=None)
@given(
    which=st.integers(0, len(SEEDS) - 1),
    edits=st.lists(
        st.tuples(st.integers(0, 2), st.integers(0, 2000), st.sampled_from(LETTERS)), max_size=4
    ),
)
def test_a_damaged_position_is_refused_or_can_be_played(
    which: int, edits: list[tuple[int, int, str]]
) -> None:
    text = SEEDS[which]
    for kind, place, letter in edits:
        at = place % (len(text) + 1)
        if kind == 0:
            text = text[:at] + letter + text[at:]
        elif kind == 1:
            text = text[:at] + text[at + 1 :]
        else:
            text = text[:at] + letter + text[at + 1 :]
    play_on(text)


@settings(max_examples=150, deadline=None)
@given(
    which=st.integers(0, len(SEEDS) - 1),
    drop=st.lists(st.integers(0, 40), max_size=3),
    phase=st.sampled_from(["", "deal", "draw", "refill", "lay", "discard", "keep", "end", "over"]),
)
def test_a_position_with_lines_missing_is_refused_or_can_be_played(
    which: int, drop: list[int], phase: str
) -> None:
    lines = SEEDS[which].splitlines()
    if phase:
        words = lines[0].split()
        lines[0] = " ".join([*words[:2], phase, *words[3:]])
    for at in drop:
        if at < len(lines):
            del lines[at]
    play_on("\n".join(lines))
