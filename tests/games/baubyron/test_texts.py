"""Moves and positions as texts: what is read, what is refused and why."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baronnies.core.game import CHANCE, State
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.games.baubyron.game import GAME

LADDER = "building xa1 xc1 xe1 ug1 xe1 ug1 @ a1"

MOVES = [
    *("a1-c2", "z26xa1", "in-c2", "inxc2", "red-c2", "redxc2", "a1^1", "z26^4", "pass"),
    *("red:c3", "xa1", "yb2", "uz26", "xx1", "back", "@a1", "propose", "agree", "decline"),
    *("take:hook", "plan:0", "plan:999999999", "first:A", "first:F", "roll:1", "roll:6"),
]


@pytest.mark.parametrize("text", MOVES)
def test_a_move_has_one_text(text: str) -> None:
    move = GAME.read(text)
    assert GAME.say(move) == text
    assert 0 <= move < 2**62
    assert sum(GAME.read(other) == move for other in MOVES) == 1


@pytest.mark.parametrize(
    "text",
    [
        *("", "a", "a0", "a27-b1", "aa1-b1", "a1", "a1-", "a1-b1-c1", "A1-b1", "a1 -b1", "a01-b1"),
        *("a1^0", "a1^5", "in", "inb2", "red", "red:", "red:a27", "@", "@a0", "xa0", "wa1", "x"),
        *("take:castle", "take:", "first:G", "first:", "first:AB", "roll:0", "roll:7", "roll:05"),
        *("plan:", "plan:-1", "plan:1000000000", "pass:", "propose:a1", "a1-b1²", "roll:٣"),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="is not a move in Baubyron"):
        GAME.read(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "A position"),
        ("baubyron", "begins with “baubyron”"),
        ("le_baron 3", "begins with “baubyron”"),
        ("baubyron 2", "2"),
        ("baubyron 3 race", "race"),
        ("baubyron 3 move", "roll in the phase"),
        ("baubyron 3 roll roll=4", "roll in the phase"),
        ("baubyron 3 roll=7", "7"),
        ("baubyron 3 to=D", "D"),
        ("baubyron 3 to=A to=B", "to=B"),
        ("baubyron 3 turn=x", "x"),
        ("baubyron 3 building=castle", "castle"),
        ("baubyron 3 eject_down=perhaps", "perhaps"),
        ("baubyron 3\nbuilding xa1 ud1 @ a1", "Line 2: The building is not one piece: d1"),
        ("baubyron 3\nbuilding", "Line 2: A building is written"),
        ("baubyron 3\nroof xa1", "Line 2"),
        (f"baubyron 3\n{LADDER}\n{LADDER}", "Line 3: The line “building …” appears here twice"),
        (f"baubyron 3\n{LADDER}\npawns h1:A", "Line 3: “h1:A” is not a pile"),
        (f"baubyron 3\n{LADDER}\npawns a1:ABCABC", "is not a pile"),
        (f"baubyron 3\n{LADDER}\npawns a1:", "is not a pile"),
        (f"baubyron 3\n{LADDER}\npawns a1:A a1:B", "is not a pile"),
        (f"baubyron 3\n{LADDER}\npawns a1:D", "D"),
        (f"baubyron 3\n{LADDER}\npawns a1:AAAA b1:AAA", "A has only six pawns"),
        (f"baubyron 3\n{LADDER}\npawns a1:rrrr b1:rrr", "six red pawns"),
        (f"baubyron 3\n{LADDER}\npawns a1:rrrr\nkept B=3", "six red pawns"),
        (f"baubyron 3\n{LADDER}\nkept B=7", "7"),
        (f"baubyron 3 reds=1\n{LADDER}", "six red pawns"),
        (f"baubyron 3\n{LADDER}\npawns g1:A", "Nobody is on the summit"),
        (f"baubyron 3 winner=A\n{LADDER}", "Nobody is on the summit"),
        (f"baubyron 3 over\n{LADDER}", "The game is over when"),
        (f"baubyron 3 over winner=B\n{LADDER}\npawns g1:A", "The game is over when"),
        (f"baubyron 3 over\n{LADDER}\npawns g1:r", "The game is over when"),
        (f"baubyron 3 first\n{LADDER}\npawns b1:r", "Before the race"),
        (f"baubyron 3 red\n{LADDER}\npawns b1:A", "Before the race"),
        (f"baubyron 3 red\n{LADDER}\npawns a1:r", "Before the race"),
        (f"baubyron 3 red\n{LADDER}\npawns b1:rr", "Before the race"),
        (f"baubyron 3 red\n{LADDER}\npawns b1:r c1:r d1:r e1:r f1:r", "Before the race"),
        ("baubyron 3 plan", "Only with a random building"),
        ("baubyron 3 roll building=random:short", "Only with a random building"),
        (f"baubyron 3 plan building=random:short\n{LADDER}", "does not belong to the phase"),
        ("baubyron 3 roll building=together", "“building …” is missing"),
        ("baubyron 3 build", "only with the option building=together"),
        ("baubyron 3 roll\nblocks xa1", "does not belong to the phase"),
        ("baubyron 3 build building=together\nblocks ua1 xa1", "xa1 is not supported"),
        ("baubyron 3 build building=together\nblocks k1", "“k1” is not a block"),
        ("baubyron 3 build building=together\nblocks xa1\nentries a1", "Entries can be named"),
        ("baubyron 3 vote to=B building=together\nblocks xa1 uc1", "Entries can be named"),
        ("baubyron 3 vote building=together\nblocks xa1 uc1\nentries a1", "A vote has a proposer"),
        ("baubyron 3 build proposer=B building=together", "A vote has a proposer"),
    ],
)
def test_a_bad_position_is_refused_with_a_reason(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.position(text)
    assert said in str(error.value)
    assert error.value.words("fr")


@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("baubyron 3", "baubyron 3 roll\nbuilding citadel"),
        ("baubyron 4 roll=2", "baubyron 4 move roll=2\nbuilding citadel"),
        (f"baubyron 3 red\n{LADDER}\npawns c1:r", f"baubyron 3 red reds=5\n{LADDER}\npawns c1:r"),
        (
            "baubyron 3 over winner=A\nbuilding hook\npawns a4:A",
            "baubyron 3 over winner=A\nbuilding hook\npawns a4:A",
        ),
        (
            "baubyron 3 building=random:short\npawns b1:A\nbuilding xc1 xa1 ue1 @ a1",
            "baubyron 3 roll building=random:short\nbuilding xa1 xc1 ue1 @ a1\npawns b1:A",
        ),
    ],
)
def test_what_is_not_written_has_a_default(text: str, full: str) -> None:
    assert GAME.position(text).text() == full


LINES = st.sampled_from(
    [
        *("baubyron 3", "baubyron 3 move roll=5 to=B", "baubyron 4 roll", "baubyron 6 red to=F"),
        *("baubyron 3 vote building=together to=C", "baubyron 3 build building=together"),
        *("baubyron 3 over winner=A", "baubyron 3 first", "baubyron 3 plan building=random:long"),
        *("baubyron 5 roll=1 eject_down=yes", "baubyron 3 roll=6 red_compulsory=yes to=C"),
        *(LADDER, "building hook", "building xa1 uc1 @ a1 b1", "blocks xa1 uc1", "entries a1 b1"),
        *("pawns a1:AB b1:rrrC", "pawns a1:ABCAB b1:AB c1:rrrr", "pawns g1:A", "pawns b1:r"),
        *("kept A=2 C=1", "kept B=6", "blocks ua1 ua1 xb1 xb1", "entries b1", "pawns"),
    ]
)
WORDS = st.sampled_from(
    [
        "to=A",
        "to=C",
        "roll=3",
        "first=B",
        "turn=9",
        "reds=2",
        "a1:AAA",
        "d1:r",
        "f1:BCA",
        "A=1",
        "xa2",
    ]
)


@settings(max_examples=150, deadline=None)
@given(
    lines=st.lists(LINES, min_size=1, max_size=4),
    words=st.lists(WORDS, max_size=2),
    seed=st.integers(0, 99),
)
def test_any_text_is_refused_or_can_be_played_on(
    lines: list[str], words: list[str], seed: int
) -> None:
    text = "\n".join([" ".join([lines[0], *words]), *lines[1:]])
    try:
        state = GAME.position(text)
    except Unreadable:
        return
    assert GAME.position(state.text()).text() == state.text()
    play_on(state, seed)


def play_on(state: State, seed: int, longest: int = 150) -> None:
    rng = Quick(seed)
    for _ in range(longest):
        asked = state.to_act()
        if not asked:
            assert min(state.places()) == 1
            return
        state.story = []
        move = state.draw(rng) if asked == [CHANCE] else state.sample(asked[0], rng)
        assert state.refusal(asked[0], move) is None
        state.play(asked[0], move)


@settings(max_examples=100, deadline=None)
@given(text=st.text(alphabet="abgi1x-^:@ruy0267 \n", max_size=12))
def test_any_text_of_a_move_is_read_or_refused(text: str) -> None:
    try:
        move = GAME.read(text)
    except Unreadable:
        return
    assert GAME.say(move) == text
