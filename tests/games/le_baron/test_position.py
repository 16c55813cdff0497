"""Positions as texts: every mistake is told with its line; what is read can be played."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import baronnies
from baronnies.core.game import CHANCE, State
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import LANGS
from baronnies.games.le_baron.game import GAME
from tests.games.le_baron.seen import A, B, line, phase, view
from tests.playing import Setting, some_states

CHOOSING = """le_baron 2 choose turn=7
rows 45 12 / 7 / 88 / 3 / 104
A 1 2 13 14 pile=12 taken=9,10
B 20 21 22 23 pile=12 points=15"""
GOOD = """le_baron 2 choose heads_good=yes
rows 9 / 50 / 92 / 22 / 17
A 1 2 under=5,6 known=2
B 20 21 51 pile=3"""
ALL_DRAWN = GOOD.replace(" pile=3", "")  # blue, green, white and black cards are held
A_CHOSE = "le_baron 2\nrows 1 / 2 / 3 / 4 / 5\nA 6 chose=16\nB 7 20"
DEALING = "le_baron 2 deal\nrows 1 / 2\nA 3 pile=4\nB pile=5"


# ---- reading ---------------------------------------------------------------------------------


def test_a_short_position_is_enough() -> None:
    p = GAME.position("le_baron 2\nrows 1 / 2 / 3 / 4 / 5\nA 6\nB 7")
    assert phase(p) == "choose"
    assert p.to_act() == [A, B]
    assert p.turn == 0


def test_a_position_says_everything() -> None:
    p = GAME.position(CHOOSING)
    assert p.text() == CHOOSING
    assert p.turn == 7
    assert p.scores() == [3, 15]
    assert view(p, A)["seats"][B]["pile"] == 12


def test_hands_may_be_written_in_any_order_and_lines_indented() -> None:
    assert GAME.position(CHOOSING.replace("1 2 13 14", "14 2 13 1")).text() == CHOOSING
    assert GAME.position("\n\n" + CHOOSING.replace("\n", "\n\n   ")).text() == CHOOSING


def test_options_and_the_game_of_the_match_are_written_if_they_are_not_the_default() -> None:
    head = "le_baron 2 choose turn=7 game=2 colour_first=yes games=3"
    text = CHOOSING.replace("le_baron 2 choose turn=7", head)
    assert GAME.position(text).text() == text


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_the_very_beginning_is_a_position(seats: int) -> None:
    start = GAME.start(seats, {})
    assert GAME.position(start.text()).text() == start.text()
    assert start.text().splitlines()[:2] == [f"le_baron {seats} deal", "rows"]


def test_points_may_be_negative() -> None:
    p = GAME.position(GOOD.replace("A 1 2", "A 1 2 points=-7"))
    assert p.scores() == [-7, 0]


def test_a_choice_can_be_written() -> None:
    p = GAME.position(CHOOSING.replace("13 14 pile", "13 chose=14 pile"))
    assert p.to_act() == [B]
    assert line(p, A).startswith("1 2 13 chose=14")


# ---- mistakes --------------------------------------------------------------------------------

HUNDRED = ",".join(map(str, range(6, 106)))
MISTAKES = [
    # what is told, its line, the position, what is written wrongly
    ("position-empty", None, CHOOSING, (CHOOSING, " \n\t\n")),
    ("position-head", 1, CHOOSING, ("le_baron 2", "le_baron")),
    ("position-head", 1, CHOOSING, ("le_baron 2", "baron 2")),
    ("position-head", 1, CHOOSING, ("le_baron 2", "le_baron two")),
    ("position-wrong", 1, CHOOSING, ("le_baron 2", "le_baron 11")),
    ("position-wrong", 1, CHOOSING, ("turn=7", "heads_good=perhaps")),
    ("position-wrong", 1, CHOOSING, ("turn=7", "deck=B,G")),
    ("position-line", 1, CHOOSING, ("turn=7", "turns=7")),
    ("position-line", 1, CHOOSING, ("choose", "chosen")),
    ("position-line", 1, CHOOSING, ("turn=7", "turn=7 turn=8")),
    ("position-count", 1, CHOOSING, ("turn=7", "turn=-7")),
    ("position-count", 1, CHOOSING, ("turn=7", "turn=7654321")),
    ("position-line", 1, GOOD, ("heads_good", "stir=X heads_good")),
    ("position-line", 1, GOOD, ("heads_good", "stir=B,,G heads_good")),
    ("le-baron-position-rows", 2, CHOOSING, ("rows 45", "row 45")),
    ("le-baron-position-rows", 2, CHOOSING, ("/ 104", "/ 104 / 105")),
    ("le-baron-position-rows", 2, CHOOSING, ("/ 7 /", "/ /")),
    ("le-baron-position-card", 2, CHOOSING, ("/ 7 /", "/ x /")),
    ("le-baron-position-card", 3, CHOOSING, ("13", "111")),
    ("le-baron-position-card", 3, CHOOSING, ("taken=9", "taken=0")),
    ("le-baron-position-card", 3, GOOD, ("known=2", "known=two")),
    ("le-baron-position-twice", 4, CHOOSING, ("20", "13")),
    ("le-baron-position-twice", 3, CHOOSING, ("taken=9", "taken=45")),
    ("le-baron-position-twice", 3, CHOOSING, ("A 1 2", "A 1 1")),
    ("le-baron-position-full", 2, CHOOSING, ("/ 7 /", "/ 7 48 /")),
    ("le-baron-position-full", 2, CHOOSING, ("/ 7 /", "/ 5 6 16 74 31 58 /")),
    ("le-baron-position-seat", 3, CHOOSING, ("A 1", "B 1")),
    ("le-baron-position-seat", 4, CHOOSING, ("B 20", "C 20")),
    ("le-baron-position-pile", 3, CHOOSING, ("13 14 pile=12", "13 14 pile=25")),
    ("position-count", 3, CHOOSING, ("13 14 pile=12", "13 14 pile=x")),
    ("position-line", 3, CHOOSING, ("13 14 pile=12", "13 14 piles=12")),
    ("position-count", 4, CHOOSING, ("points=15", "points=--15")),
    ("le-baron-position-known", 3, GOOD, ("known=2", "known=5")),
    ("le-baron-position-known", 3, GOOD, ("known=2", "known=2,2")),
    ("le-baron-position-missing", 2, CHOOSING, (CHOOSING[24:], "")),
    ("le-baron-position-missing", 4, CHOOSING, (CHOOSING[CHOOSING.index("\nB") :], "")),
    ("position-line", 5, CHOOSING, ("points=15", "points=15\nC 30")),
    ("le-baron-position-too-many", 4, DEALING, ("A 3", f"A 3 taken={HUNDRED}")),
    ("le-baron-position-game", 4, CHOOSING, ("turn=7", "game=2")),
    ("le-baron-position-game", 4, CHOOSING, ("turn=7", "game=0")),
    ("le-baron-position-uneven", 4, CHOOSING, ("13 14 pile=12", "13 14 pile=11")),
    ("le-baron-position-uneven", 4, CHOOSING, ("13 14 pile=12", "13 14 pile=11 under=15")),
    ("le-baron-position-uneven", 4, CHOOSING, ("13 14 pile=12", "13 14 pile=12 known=13")),
    ("le-baron-position-uneven", 4, CHOOSING, ("turn=7", "stir=B")),
    ("le-baron-position-stir", 4, GOOD, ("heads_good", "stir=B heads_good")),  # a pile is left
    ("le-baron-position-stir", 4, ALL_DRAWN, ("heads_good", "stir=BG,R heads_good")),
    ("le-baron-position-no-card", 4, GOOD, ("B 20 21 51 pile=3", "B")),
    ("le-baron-position-no-card", 4, GOOD, ("B 20 21 51 pile=3", "B pile=3")),
    ("le-baron-position-hand", 4, GOOD, ("B 20 21 51", "B 20 21 51 52 53")),
    ("le-baron-position-rows-missing", 4, CHOOSING, ("/ 104", "")),
    ("le-baron-position-phase", 4, CHOOSING, ("choose", "place")),
    ("le-baron-position-phase", 4, CHOOSING, ("choose", "deal")),
    ("le-baron-position-phase", 4, CHOOSING, ("choose", "count")),
    ("le-baron-position-phase", 4, GOOD.replace("choose", "over games=2"), ("B", "B")),
    ("le-baron-position-phase", 4, A_CHOSE, ("B 7 20", "B 7 chose=20")),
]


@pytest.mark.parametrize(
    ("key", "at", "text", "change"),
    MISTAKES,
    ids=[f"{at}-{mistake[0]}" for at, mistake in enumerate(MISTAKES)],
)
def test_a_mistake_is_told_with_its_line(
    key: str, at: int | None, text: str, change: tuple[str, str]
) -> None:
    assert change[0] in text
    with pytest.raises(Unreadable) as told:
        GAME.position(text.replace(*change, 1))
    assert (told.value.key, told.value.facts.get("line")) == (key, at)
    for lang in LANGS:
        assert told.value.words(lang)


def test_every_sentence_about_positions_is_triggered() -> None:
    words = Path(baronnies.__file__).parent / "games" / "le_baron" / "words.en.ftl"
    rows = words.read_text(encoding="utf-8").splitlines()
    keys = {row.split(" =")[0] for row in rows if row.startswith("le-baron-position-")}
    assert keys <= {mistake[0] for mistake in MISTAKES}


# ---- fuzz ------------------------------------------------------------------------------------


def play_on(p: State, seed: str) -> None:
    """Anything that can be done with a position, to the end of the game."""
    rng = Quick(seed)
    seats = len(p.scores())
    assert GAME.position(p.text()).text() == p.text()
    for at in range(20_000):
        if at % 20 == 0:
            for seat in [*range(seats), None]:
                assert p.imagine(seat, rng).view(seat) == p.view(seat)
                assert GAME.picture(view(p, seat), ["?"] * seats, "fr")
        asked = p.to_act()
        if not asked:
            break
        p.play(asked[-1], p.draw(rng) if asked[-1] == CHANCE else p.sample(asked[-1], rng))
    assert min(p.places()) == 1
    assert GAME.position(p.text()).text() == p.text()


def assert_told_or_playable(text: str) -> None:
    try:
        p = GAME.position(text)
    except Unreadable as reason:
        sentences = [reason.words(lang) for lang in LANGS]
    else:
        sentences = [p.text()]
        play_on(p, text)
    assert all(sentences)


def positions_to_damage() -> list[str]:
    """Some of every phase and variant."""
    found = [CHOOSING, GOOD, DEALING]
    for options in ({}, {"heads_good": "yes"}, {"heads_good": "yes", "colour_first": "yes"}):
        states = some_states(Setting(GAME, 3, options), "damage", every=17)
        found += [state.text() for state in states]
    found.append("le_baron 2 count heads_good=yes\nrows 1 / 2 / 3 / 4 / 5\nA 6 pile=7\nB under=8")
    return found


DAMAGED = positions_to_damage()
WORDS = st.sampled_from(sorted({"x", "\n", "52", *" ".join(DAMAGED).split()}))
CHANGES = st.lists(st.tuples(st.sampled_from("dir"), st.integers(0, 200), WORDS), max_size=4)


@hypothesis_settings(max_examples=150, deadline=None)
@given(which=st.integers(0, len(DAMAGED) - 1), changes=CHANGES)
def test_a_damaged_position_is_told_or_can_be_played(
    which: int, changes: list[tuple[str, int, str]]
) -> None:
    words = DAMAGED[which].replace("\n", " \n ").split(" ")
    for kind, place, word in changes:
        at = place % len(words)
        words[at : at + (kind != "i")] = [] if kind == "d" else [word]
        words = words or ["x"]
    assert_told_or_playable(" ".join(words))


@hypothesis_settings(max_examples=120, deadline=None)
@given(
    phase=st.sampled_from(["choose", "place", "deal", "count", "over"]),
    options=st.sampled_from(["", "heads_good=yes", "heads_good=yes colour_first=yes games=2"]),
    cards=st.permutations(range(1, 111)),
    sizes=st.lists(st.integers(0, 4), min_size=21, max_size=21),
)
def test_any_position_made_of_the_cards_is_told_or_can_be_played(
    phase: str, options: str, cards: list[int], sizes: list[int]
) -> None:
    heap = iter(map(str, cards))
    rows = [" ".join(next(heap) for _ in range(max(1, size - 2))) for size in sizes[:5]]
    rows = rows[: sizes[20]] if phase == "deal" else rows
    lines = [f"le_baron 3 {phase} {options}", "rows " + " / ".join(rows)]
    for at, letter in enumerate("ABC"):
        hand, pile, chose, under, known = sizes[5 + 5 * at * (options != "") :][:5]
        held = [next(heap) for _ in range(hand or phase == "choose")]
        fields = [f"pile={pile}"]
        if phase == "place" or (phase == "choose" and at == 0):
            fields += [f"chose={next(heap)}"] * (chose > 1)
        if options:
            fields += ["under=" + ",".join(next(heap) for _ in range(under))] * (under > 0)
            fields += [f"known={card}" for card in held[: known // 3]]
        lines.append(" ".join([letter, *held, *fields]))
    assert_told_or_playable("\n".join(lines))


@hypothesis_settings(max_examples=60, deadline=None)
@given(st.text(max_size=120))
def test_any_text_at_all_is_told(text: str) -> None:
    assert_told_or_playable(text)
    assert_told_or_playable(CHOOSING + text)
    assert_told_or_playable("le_baron 2" + text)
