"""Section 3, placing a card: colour with colour."""

import pytest

from baronnies.core.game import State
from baronnies.games.le_baron.game import GAME
from tests.clauses import after, allows, refuses
from tests.games.le_baron.seen import A, B, C, rows, told


def places(state: State, seat: int) -> list[str]:
    return [GAME.say(move) for move in state.moves(seat)]


def placing(*cards: int, on: str = "1 / 2 / 39 / 35 / 31") -> str:
    """Players who revealed these cards; r1 blue, r2 green, r3 white, r4 red, r5 yellow."""
    seats = "\n".join(f"{'ABC'[seat]} chose={card}" for seat, card in enumerate(cards))
    return f"le_baron {len(cards)} place\nrows {on}\n{seats}"


@pytest.mark.clause("3.1")
def test_3_1_a_card_is_added_at_the_right_end() -> None:
    p = after(GAME, placing(20, 50, on="1 / 2 5 / 39 / 35 / 31"), "A r2")
    assert rows(p) == "1 / 2 5 20 / 39 / 35 / 31"
    assert told(p, "placed") == [(A, 20, 2)]
    assert told(p, "took") == []


@pytest.mark.clause("3.1")
def test_3_1_the_number_has_no_meaning_for_the_row() -> None:
    p = after(GAME, placing(5, 50, on="1 / 88 / 39 / 35 / 31"), "A r2")  # 5 behind 88
    assert rows(p).split(" / ")[1] == "88 5"


@pytest.mark.clause("3.2")
def test_3_2_the_last_card_must_share_a_colour() -> None:
    p = placing(10, 50)  # green and red
    assert places(GAME.position(p), A) == ["r2", "r4"]
    refuses("3.2 r1", GAME, p, "A r1")
    refuses("3.2 r3", GAME, p, "A r3")
    refuses("3.2 r5", GAME, p, "A r5")
    refuses("3.2", GAME, p, "A under")


@pytest.mark.clause("3.2")
def test_3_2_only_the_last_card_of_the_row_counts() -> None:
    p = placing(20, 50, on="1 / 2 7 / 39 / 46 / 31")  # green lies in row 2, but red is last
    assert places(GAME.position(p), A) == ["r4"]
    refuses("3.2 r2", GAME, p, "A r2")


@pytest.mark.clause("3.2")
def test_3_2_one_colour_in_common_is_enough() -> None:
    p = placing(83, 84, on="23 / 19 / 12 / 60 / 33")  # blue, black, white
    assert places(GAME.position(p), A) == ["r1", "r2", "r3"]


@pytest.mark.clause("3.2")
def test_3_2_a_fitting_row_must_be_chosen_even_if_it_must_be_taken() -> None:
    p = placing(88, 90, on="1 / 33 2 / 39 / 35 / 31")  # five green heads lie there
    refuses("3.2 r1", GAME, p, "A r1")
    assert places(GAME.position(p), A) == ["r2"]
    assert told(after(GAME, p, "A r2"), "took") == [(A, 2, 2, 5, "4.2")]


@pytest.mark.clause("3.3")
def test_3_3_a_baron_fits_every_row() -> None:
    for baron in (52, 104):
        p = placing(baron, 110)
        assert places(GAME.position(p), A) == ["r1", "r2", "r3", "r4", "r5"]


@pytest.mark.clause("3.3")
def test_3_3_every_card_fits_behind_a_baron() -> None:
    for card in (1, 9, 31, 35, 39, 46, 104):
        allows(GAME, placing(card, 110, on="22 / 52 / 17 / 50 / 24"), "A r2")


@pytest.mark.clause("3.4")
def test_3_4_the_choice_among_fitting_rows_is_free() -> None:
    """Row 2 would be taken, row 4 not: both may be chosen."""
    p = placing(20, 50, on="1 / 33 2 / 39 / 46 / 31")
    for move in ("A r2", "A r4"):
        allows(GAME, p, move)
    assert told(after(GAME, p, "A r2"), "took")
    assert not told(after(GAME, p, "A r4"), "took")


@pytest.mark.clause("2.4", "3.2", "3.4")
def test_three_players_place_as_in_the_printed_example() -> None:
    """Two rows to choose from; then a free choice; then a card that can only follow it."""
    p = GAME.position(placing(20, 26, 50, on="1 / 2 / 39 / 46 / 31"))
    olivier, gaelle, sarah = A, B, C
    assert p.to_act() == [olivier]  # the lowest number
    assert places(p, olivier) == ["r2", "r4"]
    p = after(GAME, p, "A r4")
    assert places(p, gaelle) == ["r1", "r2", "r4"]
    p = after(GAME, p, "B r1")
    assert places(p, sarah) == ["r1"]  # the only black head in sight
    p = after(GAME, p, "C r1")
    assert rows(p) == "1 26 50 / 2 / 39 / 46 20 / 31"
