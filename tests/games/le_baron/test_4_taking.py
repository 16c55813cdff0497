"""Section 4, taking a row: the sixth card, six heads, no colour."""

import pytest

from baronnies.core.game import State
from baronnies.games.le_baron.game import GAME
from tests.clauses import after, refuses
from tests.games.le_baron.seen import A, B, C, line, numbers, rows, told, view


def placing(*cards: int, on: str) -> str:
    """Players who revealed these cards."""
    seats = "\n".join(f"{'ABC'[seat]} chose={card}" for seat, card in enumerate(cards))
    return f"le_baron {len(cards)} place\nrows {on}\n{seats}"


def taken(state: State, seat: int) -> list[int]:
    return numbers(view(state, None)["seats"][seat]["taken"])


#                     g   b g  b  b y  y
FIVE_CARDS = "9 / 35 / 39 / 5 6 1 74 31 / 33"


@pytest.mark.clause("4.1", "4.4")
def test_4_1_the_sixth_card_takes_the_five_before_it() -> None:
    p = after(GAME, placing(58, 90, on=FIVE_CARDS), "A r4")
    assert told(p, "took") == [(A, 4, 5, 7, "4.1")]
    assert rows(p) == "9 / 35 / 39 / 58 / 33"
    assert taken(p, A) == [5, 6, 1, 74, 31]
    assert p.scores() == [7, 0]


@pytest.mark.clause("4.1")
def test_4_1_the_fifth_card_takes_nothing() -> None:
    p = after(GAME, placing(58, 90, on="9 / 35 / 39 / 6 1 74 31 / 33"), "A r4")
    assert told(p, "took") == []
    assert rows(p) == "9 / 35 / 39 / 6 1 74 31 58 / 33"


@pytest.mark.clause("4.2", "4.4")
@pytest.mark.parametrize(
    ("row", "card", "takes"),
    [
        ("33 2", 20, True),  # 3 + 2 + 1 green: six
        ("33 2", 70, True),  # 3 + 2 + 2: seven
        ("33 5", 20, False),  # 3 + 1 + 1: five
        ("33 5", 6, False),  # 3 + 1 + 1, and a blue one
        ("33 75", 20, None),  # six lay there before: the row would be gone
        ("33", 75, True),  # 3 + 3
        ("33 52", 88, False),  # a Baron brings one head of each colour: five
        ("33 2", 52, True),  # the Baron's own green head is the sixth
    ],
)
def test_4_2_six_heads_of_one_colour_take(row: str, card: int, takes: bool | None) -> None:  # noqa: FBT001 - the expected answer
    p = placing(card, 110, on=f"9 / {row} / 39 / 35 / 31")
    if takes is None:
        with pytest.raises(ValueError, match="Row 2 would have been taken before"):
            GAME.position(p)
        return
    q = after(GAME, p, "A r2")
    before = [int(number) for number in row.split()]
    assert taken(q, A) == (before if takes else [])
    assert rows(q).split(" / ")[1] == (str(card) if takes else f"{row} {card}")


@pytest.mark.clause("4.2")
def test_4_2_heads_of_different_colours_do_not_add_up() -> None:
    p = after(GAME, placing(37, 90, on="9 / 8 6 15 57 / 39 / 35 / 64"), "A r2")  # 13 heads
    assert told(p, "took") == []
    assert view(p, A)["rows"][1]["counts"] == {"B": 3, "Y": 3, "G": 5, "R": 2, "K": 1}


@pytest.mark.clause("4.2")
def test_4_2_any_colour_of_the_row_counts_not_only_the_common_one() -> None:
    """Green joins the card to the row, but it is the sixth blue head that takes."""
    p = after(GAME, placing(91, 110, on="9 / 18 16 6 20 / 39 / 35 / 31"), "A r2")
    assert told(p, "took") == [(A, 2, 4, 7, "4.2")]


@pytest.mark.clause("4.3", "4.4")
def test_4_3_a_card_that_fits_no_row_takes_any_row() -> None:
    p = placing(20, 90, on="9 50 / 35 / 39 / 31 28 / 104 1")  # no green at any end
    moves = GAME.position(p).moves(A)
    assert [GAME.say(move) for move in moves] == ["r1", "r2", "r3", "r4", "r5"]
    refuses("4.3", GAME, p, "A under")
    q = after(GAME, p, "A r4")
    assert told(q, "took") == [(A, 4, 2, 3, "4.3")]
    assert rows(q) == "9 50 / 35 / 39 / 20 / 104 1"
    assert taken(q, A) == [31, 28]


@pytest.mark.clause("4.3")
def test_4_3_is_no_choice_while_a_row_fits() -> None:
    p = placing(20, 90, on="9 / 2 / 39 / 35 / 31")
    refuses("3.2 r1", GAME, p, "A r1")


@pytest.mark.clause("4.4")
def test_4_4_two_rules_at_once_take_once() -> None:
    """The sixth card brings the sixth yellow head."""
    p = placing(58, 90, on="9 / 35 / 39 / 28 31 74 1 11 / 33")
    q = after(GAME, p, "A r4")
    assert told(q, "took") == [(A, 4, 5, 9, "4.1+4.2")]
    assert taken(q, A) == [28, 31, 74, 1, 11]
    assert rows(q).split(" / ")[3] == "58"


@pytest.mark.clause("4.4")
def test_4_4_the_placed_card_stays_and_does_not_count() -> None:
    p = after(GAME, placing(104, 110, on="9 / 35 / 39 / 5 6 1 74 31 / 33"), "A r4")
    assert p.scores() == [7, 0]  # none of the Baron's six
    assert line(p, A) == "taken=5,6,1,74,31"


@pytest.mark.clause("4.5")
def test_4_5_taken_cards_are_open_and_stay_where_they_are() -> None:
    last_in_hand = """le_baron 2
        rows 5 6 1 74 31 / 35 / 39 / 9 / 33
        A 58 pile=4 taken=2
        B 90 pile=4"""
    p = after(GAME, last_in_hand, "A 58", "B 90", "A r1", "B r4")
    for seat in (A, B, None):
        assert numbers(view(p, seat)["seats"][A]["taken"]) == [2, 5, 6, 1, 74, 31]
    refuses("1.4", GAME, p, "* deal:5,6,74,80")  # neither to the hand
    assert view(p, A)["seats"][A]["pile"] == 4  # nor to the pile
    assert view(p, A)["hand"] == []


@pytest.mark.clause("4.6")
def test_4_6_the_opening_cards_never_take() -> None:
    p = """le_baron 2 deal
        rows
        A 1 2 3 4
        B 5 6 7 8"""
    q = after(GAME, p, *(f"* flip:{card}" for card in (33, 75, 70, 46, 20)))
    assert rows(q) == "33 / 75 / 70 / 46 / 20"
    assert q.scores() == [0, 0]
    assert q.to_act() == [A, B]


@pytest.mark.clause("4.6")
def test_4_6_a_first_card_may_show_five_heads() -> None:
    """In a deck of one's own; the next head of that colour is the sixth."""
    cards = ["B"] * 110
    cards[51] = cards[103] = "BYGRKW"
    cards[9] = "BBBBB"
    p = f"""le_baron 2 place deck={",".join(cards)}
        rows 10 / 1 / 2 / 3 / 4
        A chose=20
        B chose=30"""
    q = after(GAME, p, "A r1")
    assert told(q, "took") == [(A, 1, 1, 5, "4.2")]


@pytest.mark.clause("4.1", "4.2", "4.4")
def test_three_players_take_as_in_the_printed_example() -> None:
    """A choice between two rows; then too many black heads; then a sixth card."""
    p = GAME.position(
        placing(90, 77, 99, on="17 22 / 44 / 35 / 39 / 5 6 1 74 31"),
    )
    olivier, gaelle, sarah = A, B, C
    assert [GAME.say(move) for move in p.moves(gaelle)] == ["r2", "r3"]
    assert [fit["row"] for fit in view(p, olivier)["chosen"]["fits"]] == [1, 2]
    p = after(GAME, p, "B r2")
    assert [GAME.say(move) for move in p.moves(olivier)] == ["r1"]
    p = after(GAME, p, "A r1")
    assert told(p, "took") == [(olivier, 1, 2, 5, "4.2")]  # eight black heads
    assert rows(p).split(" / ")[0] == "90"
    assert [GAME.say(move) for move in p.moves(sarah)] == ["r5"]
    p = after(GAME, p, "C r5")
    assert told(p, "took") == [(sarah, 5, 5, 7, "4.1")]
    assert rows(p) == "90 / 44 77 / 35 / 39 / 99"
    assert p.scores() == [5, 0, 7]
