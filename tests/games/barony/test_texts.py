"""Moves and positions as texts, what they refuse, and the options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baronnies.core.game import CHANCE, State
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.games.barony.game import GAME
from tests.clauses import after
from tests.games.barony.boards import on_land, on_magic
from tests.playing import Setting, some_states

MOVES = [
    *("recruit", "move", "build", "city", "expedition", "title", "pass", "done"),
    *("0,0", "-12,12", "2,-3>3,-3", "v:0,1", "s:-1,0", "box:4,4", "pay:C", "take:M"),
    *("cast:celerity", "cast:charm+portal", "cast:tornado+charm", "first:E", "lay:YFC"),
    "spell:sanctuary",
]


@pytest.mark.parametrize("text", MOVES)
def test_a_move_is_read_as_it_is_said(text: str) -> None:
    assert GAME.say(GAME.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "Recruit", "0", "0,00", "13,0", "7,7", "0,0>", ">0,0", "0,0>1", "v0,0", "c:0,0"),
        *("v:", "box:", "pay:L", "pay:", "take:Y", "cast:", "cast:portal+charm", "cast:fire"),
        *(
            "cast:charm+charm",
            "first:F",
            "lay:LM",
            "lay:LMX",
            "lay:LMFF",
            "spell:",
            "done ",
            "0,0>1,0>2,0",
        ),
    ],
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="not a move in Barony"):
        GAME.read(text)


@given(st.text(alphabet="vsbox:,->0123456789+castLMFpayCY ", max_size=14))
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    try:
        move = GAME.read(text)
    except Unreadable:
        return
    assert GAME.say(move) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "at least one line"),
        ("le_baron 2", "Line 1: A position begins with"),
        ("barony two", "Line 1: A position begins with"),
        ("barony 6", "Line 1: This game is for 2 to 5"),
        ("barony 5", "Line 1: Five can play only with Sorciers"),
        ("barony 2 seat=C", "Line 1: “C” is not a seat: A to B"),
        ("barony 2 round=301", "Line 1: “301” is not a number from 0 to 300"),
        ("barony 2 spells=fire", "Line 1: “fire” is not a spell"),
        ("barony 2 nonsense=1", "Line 1: “nonsense=1” does not belong"),
        ("barony 2", "The board is missing"),
        ("barony 2\nrow 0,0 CXC", "Line 2: A row is written"),
        ("barony 2\nrow 0,0 CC\nrow 1,0 C", "Line 3: A row is written"),
        ("barony 2\nrow 12,0 CC", "Line 2: A row is written"),
        ("barony 2\nrow 0,0 CY", "Line 2: Mysterious places belong to Sorciers"),
        ("barony 2\nrow 0,0 C.C", "not in one piece"),
        ("barony 2\nrow 0,0 CC\nB\nA", "Line 4: “A” does not belong"),
        ("barony 2\nrow 0,0 CC\nA 2,0=1", "Line 3: The hex 2,0 is not on the board"),
        ("barony 2\nrow 0,0 CL\nA 1,0=1", "Line 3: These pieces cannot stand"),
        ("barony 2\nrow 0,0 CC\nA 0,0=c\nB 0,0=v", "Line 4: These pieces cannot stand"),
        ("barony 2\nrow 0,0 CC\nA 0,0=8", "Line 3: “8” are not pieces"),
        ("barony 2\nrow 0,0 CC\nA 0,0=", "Line 3: “” are not pieces"),
        ("barony 2\nrow 0,0 CC\nA 0,0=7 1,0=1", "more pieces than there are"),
        ("barony 2\nrow 0,0 CC\nA 0,0=2\nB 0,0=1", "would have destroyed each other"),
        ("barony 2\nrow 0,0 CC\nA 0,0=c\nB 0,0=1", "behind an enemy’s walls"),
        ("barony 2\nrow 0,0 CC\nA title=king", "Line 3: “king” is not a title"),
        ("barony 2\nrow 0,0 CC\nA tokens=CXC", "Line 3: “CXC” are not tokens"),
        ("barony 2\nrow 0,0 CC\nA tokens=" + "C" * 21, "not that many tokens"),
        ("barony 2\nrow 0,0 CC\nA imprints=0,0", "Line 3: Imprints lie on mysterious"),
        ("barony 2 sorciers=yes\nrow 0,0 CY\nA 1,0=v", "Nothing is built on a mysterious"),
        ("barony 2 round=0\nrow 0,0 CC", "Rounds are counted from 1"),
        ("barony 2 spells=charm\nrow 0,0 CC", "spells on the table do not fit"),
        ("barony 2 at=0,0\nrow 0,0 CC", "The turn under way does not fit"),
        ("barony 2 action=move\nrow 0,0 CC", "The turn under way does not fit"),
        ("barony 2 action=title paid=C\nrow 0,0 CC", "The turn under way does not fit"),
        ("barony 2 cities\nrow 0,0 FL", "First cities come in turn order"),
        ("barony 2 cities\nrow 0,0 CPPP\nB 0,0=c1", "First cities come in turn order"),
        ("barony 2 cities\nrow 0,0 CPPP\nA 0,0=c", "First cities come in turn order"),
        ("barony 2 spells\nrow 0,0 CC", "does not fit the phase"),
        ("barony 2 tiles\nlaid FFF FFF", "Line 2: There are not that many of this tile"),
        ("barony 2 tiles\nlaid FXF", "Line 2: “FXF” is not a tile"),
        ("barony 2 tiles\nleft FFF", "do not make a board"),
        ("barony 2\nlaid FFF", "Line 2: This does not fit the phase"),
    ],
)
def test_a_wrong_position_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.position(text)
    assert reason in str(caught.value)
    assert caught.value.words("fr")


def test_what_is_omitted_has_its_default() -> None:
    state = GAME.position("barony 2\nrow 0,0 CC")
    assert state.text() == "barony 2 act seat=A\nrow 0,0 CC\nA\nB"


@pytest.mark.parametrize(
    "moves",
    [
        ["A recruit", "A 2,0"],
        ["A move", "A 2,0>1,1"],
        ["A move", "A -1,0>0,-1"],
        ["A build", "A v:1,-2"],
        ["A title", "A pay:C"],
        ["A cast:celerity", "A 2,0>1,1"],
        ["A cast:charm+portal", "A box:2,0"],
    ],
)
def test_a_turn_under_way_is_written_and_read(moves: list[str]) -> None:
    position = on_magic(
        "celerity+charm+portal",
        "A 2,0=c1 -2,2=c -1,0=1 0,-1=1 1,-2=1 tokens=CCCP gone=1 magic=4",
        "B 0,-1=v tokens=CM",
    )
    state = after(GAME, position, *moves)
    again = GAME.position(state.text())
    assert again.text() == state.text()
    assert again.moves(0) == state.moves(0)


@pytest.mark.clause("13.1")
def test_a_knight_that_passes_by_is_written_and_read() -> None:
    position = on_magic("celerity", "A 1,1=1 0,1=1 magic=1", "B 0,1=1")
    state = after(GAME, position, "A cast:celerity", "A 1,1>0,1")
    assert GAME.position(state.text()).text() == state.text()


def read(text: str) -> tuple[State | None, Unreadable | None]:
    """The position of a text that may be damaged, or why there is none."""
    try:
        return GAME.position(text), None
    except Unreadable as reason:
        return None, reason


def play_on(text: str) -> None:
    """What is read must be playable; what is not has a reason in both languages."""
    state, reason = read(text)
    if state is None:
        assert reason
        assert reason.words("en")
        assert reason.words("fr")
        return
    assert GAME.position(state.text()).text() == state.text()
    rng = Quick(text)
    for _ in range(400):
        asked = state.to_act()
        if not asked:
            assert state.places()
            return
        seat = asked[0]
        move = state.draw(rng) if seat == CHANCE else state.sample(seat, rng)
        assert state.refusal(seat, move) is None
        assert seat == CHANCE or move in state.moves(seat)
        state.play(seat, move)
    assert state.view(0)


SOURCES = [
    state.text()
    for setting in (Setting(GAME, 2, {}), Setting(GAME, 3, {"sorciers": "yes", "rounds": "20"}))
    for state in some_states(setting, "fuzz", every=23)
] + [
    on_land("A 0,0=c2 2,0=1", "B -2,2=c1"),
    on_magic("celerity+charm", "A 2,0=c1 magic=3", "B 1,0=v tokens=CM imprints=0,0"),
    after(GAME, on_land("A 0,0=1 0,1=1", "B 0,1=v tokens=CM"), "A move", "A 0,0>0,1").text(),
    after(GAME, on_magic("charm", "A 2,0=c -2,2=c magic=1", "B"), "A cast:charm", "A 2,0").text(),
    after(GAME, on_land("A 0,0=c tokens=CCPM", "B"), "A title", "A pay:C").text(),
]
WORDS = sorted({word for source in SOURCES for word in source.split()})


@settings(max_examples=300, deadline=None)
@given(
    source=st.sampled_from(SOURCES),
    changes=st.lists(
        st.tuples(
            st.integers(0, 10_000), st.sampled_from(WORDS), st.sampled_from(["swap", "drop", "add"])
        ),
        min_size=1,
        max_size=4,
    ),
)
def test_a_damaged_position_is_unreadable_or_playable(
    source: str, changes: list[tuple[int, str, str]]
) -> None:
    lines = [line.split(" ") for line in source.splitlines()]
    for where, word, how in changes:
        line = lines[where % len(lines)]
        at = where // len(lines) % (len(line) or 1)
        line[at : at + (how != "add")] = [] if how == "drop" else [word]
    play_on("\n".join(" ".join(line) for line in lines))


@settings(max_examples=200, deadline=None)
@given(
    source=st.sampled_from(SOURCES),
    at=st.integers(0, 10_000),
    letters=st.text(alphabet="ABCLMFPY0123=,;-csv \n", max_size=3),
)
def test_a_misprint_is_unreadable_or_playable(source: str, at: int, letters: str) -> None:
    at %= len(source)
    play_on(source[:at] + letters + source[at + 1 :])


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"sorciers": "maybe"}, "Allowed: yes, no"),
        ({"shape": "star"}, "Allowed: round, long, triangle"),
        ({"exact_payment": ""}, "Allowed: yes, no"),
        ({"apart": "1"}, "Allowed: 2, 3"),
        ({"tiles": "no tiles"}, "“tiles” cannot be used. Line 1"),
        ({"colour": "red"}, "There is no option “colour”"),
    ],
)
def test_an_option_that_is_not_allowed_is_refused(options: dict[str, str], reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.start(2, options)
    assert reason in str(caught.value)
