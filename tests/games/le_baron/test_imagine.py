"""Imagination: what a seat cannot see is replaced by something as likely, and nothing else."""

from collections import Counter

import pytest

from baronnies.core.game import State
from baronnies.core.luck import Quick
from baronnies.games.le_baron.game import GAME
from baronnies.games.le_baron.tables import deck
from tests.clauses import after
from tests.games.le_baron.seen import A, B, line

COLOURS = deck("default").letters


def imagined(p: State, seat: int | None, times: int) -> list[State]:
    rng = Quick(f"{seat} imagines")
    return [p.imagine(seat, rng) for _ in range(times)]


def hand(p: State, seat: int) -> list[int]:
    return [int(word) for word in line(p, seat).split() if "=" not in word]


PLAIN = """le_baron 2
    rows 45 12 / 7 / 88 / 3 / 104
    A 1 2 13 14 pile=12
    B 20 21 22 23 pile=12"""


def test_ones_own_hand_stays_and_the_others_change() -> None:
    p = GAME.position(PLAIN)
    for q in imagined(p, A, 50):
        assert hand(q, A) == [1, 2, 13, 14]
        assert len(hand(q, B)) == 4
        assert not set(hand(q, B)) & {1, 2, 13, 14, 45, 12, 7, 88, 3, 104}
    assert len({line(q, B) for q in imagined(p, A, 50)}) > 40


def test_a_spectator_imagines_all_hands() -> None:
    hands = {(line(q, A), line(q, B)) for q in imagined(GAME.position(PLAIN), None, 50)}
    assert len({a for a, _ in hands}) > 40
    assert len({b for _, b in hands}) > 40


def test_every_card_is_as_likely_in_the_others_hand() -> None:
    p = GAME.position(PLAIN)
    times = 6000
    counts = Counter(card for q in imagined(p, A, times) for card in hand(q, B))
    hidden = 110 - 6 - 4  # all but the rows and one's own hand
    assert len(counts) == hidden
    expected = times * 4 / hidden
    assert all(abs(count - expected) < 6 * expected**0.5 for count in counts.values())


def test_the_true_hand_is_not_favoured_by_what_is_chosen() -> None:
    """B has chosen 20 in secret: for A, any of B's cards may be the one."""
    p = after(GAME, PLAIN, "B 20")
    chosen = Counter(line(q, B).split("chose=")[1].split()[0] for q in imagined(p, A, 4000))
    assert len(chosen) == 100
    assert max(chosen.values()) < 90  # 40 expected


@pytest.mark.clause("7.4")
def test_known_cards_stay_where_they_are() -> None:
    p = GAME.position(
        """le_baron 2 heads_good=yes
        rows 9 / 50 / 92 / 22 / 17
        A 1 16 pile=4
        B 20 46 70 known=46,20 under=5,88 pile=4"""
    )
    for seat in (A, None):
        for q in imagined(p, seat, 60):
            assert {20, 46} < set(hand(q, B))
            assert len(hand(q, B)) == 3
            assert line(q, B).endswith("pile=4 under=5,88 known=46,20")


@pytest.mark.clause("7.4")
def test_a_known_card_may_be_the_chosen_one() -> None:
    p = after(
        GAME,
        """le_baron 2 heads_good=yes
        rows 9 / 50 / 92 / 22 / 17
        A 1 16 pile=4
        B 20 46 70 known=46,20 pile=4""",
        "B 70",
    )
    times = 3000
    chosen = Counter(line(q, B).split("chose=")[1].split()[0] for q in imagined(p, A, times))
    for known in ("20", "46"):
        assert abs(chosen[known] - times / 3) < 150


# ---- no dead end: what the others learn ------------------------------------------------------

NOT_STUCK = """le_baron 2 heads_good=yes
    rows 9 / 50 / 92 / 22 / 17
    A 1 16
    B 20 51"""


def no_dead_end() -> State:
    """Nothing was placed and the game goes on: some card held shows black, and it is B's."""
    p = after(GAME, NOT_STUCK, "A 1", "B 20", "A under", "B under")
    assert p.to_act() == [A, B]
    return p


@pytest.mark.clause("7.7")
def test_a_game_that_goes_on_proves_that_a_card_fits() -> None:
    p = no_dead_end()
    assert " stir=K\n" in p.text()
    seen = Counter(hand(q, B)[0] for q in imagined(p, A, 3000))
    held_or_shown = {1, 16, 20, 9, 50, 92, 22, 17}
    black = {c for c in range(1, 111) if "K" in COLOURS[c]} - held_or_shown
    assert set(seen) == black
    expected = 3000 / len(black)
    assert all(abs(count - expected) < 6 * expected**0.5 for count in seen.values())


@pytest.mark.clause("7.7")
def test_who_holds_the_card_learns_nothing_by_it() -> None:
    hands = {hand(q, A)[0] for q in imagined(no_dead_end(), B, 500)}
    assert any("K" not in COLOURS[card] for card in hands)


@pytest.mark.clause("7.7")
def test_a_spectator_knows_only_that_it_is_one_of_two() -> None:
    for q in imagined(no_dead_end(), None, 500):
        assert "K" in COLOURS[hand(q, A)[0]] + COLOURS[hand(q, B)[0]]


@pytest.mark.clause("7.7")
def test_the_proof_is_settled_when_the_card_is_shown() -> None:
    p = after(GAME, no_dead_end(), "A 16", "B 51")
    assert "stir" not in p.text()


@pytest.mark.clause("7.7")
def test_the_proof_stays_while_other_cards_are_shown() -> None:
    p = GAME.position(NOT_STUCK.replace("20 51", "20 46 51"))
    p = after(GAME, p, "A 1", "B 20", "A under", "B under", "A 16", "B 46")
    assert " stir=K\n" in p.text()


@pytest.mark.clause("7.7")
def test_the_end_of_a_game_forgets_the_proofs() -> None:
    p = """le_baron 2 games=2 heads_good=yes stir=GK
        rows 9 / 50 / 92 / 22 / 17
        A 24
        B 20 51"""
    q = after(GAME, p, "A 24", "B 20", "B under", "A r1")
    assert "stir" not in q.text()
    assert "game=2" in q.text()
