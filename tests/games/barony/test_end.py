"""Titles (section 9) and the end of the game (section 10)."""

from itertools import combinations

import pytest

from baronnies.core.game import State
from baronnies.core.unreadable import Unreadable
from baronnies.games.barony.game import GAME
from tests.clauses import after, allows, refuses
from tests.games.barony.boards import kinds, line_of, on_land, texts


@pytest.mark.clause("9.1")
def test_titles_rise_by_one_rank() -> None:
    position = on_land("A 0,0=c tokens=CCCCCC", "B")
    state = after(GAME, position, "A title", "A pay:C", "A pay:C", "A pay:C")
    assert line_of(state, 0) == "A 0,0=c title=viscount tokens=CCC"
    assert state.to_act() == [1]


@pytest.mark.clause("9.1")
def test_a_duke_rises_no_further() -> None:
    refuses("9.1", GAME, on_land("A 0,0=c title=duke tokens=CCC", "B"), "A title")


@pytest.mark.clause("9.2")
def test_a_title_costs_fifteen() -> None:
    refuses("9.2", GAME, on_land("A 0,0=c tokens=CCP", "B"), "A title")
    state = after(GAME, on_land("A 0,0=c tokens=PPPP", "B"), "A title", "A pay:P")
    refuses("9.2", GAME, state, "A done")
    allows(GAME, on_land("A 0,0=c tokens=CPFFMMM", "B"), "A title")


@pytest.mark.clause("9.3")
def test_one_pays_with_tokens_at_hand() -> None:
    state = after(GAME, on_land("A 0,0=c tokens=CCC", "B tokens=P"), "A title")
    refuses("9.3", GAME, state, "A pay:P")


GOLD = {"C": 5, "P": 4, "F": 3, "M": 2}


def payments(state: State) -> set[str]:
    """Every payment that the legal steps lead to, as the story tells it."""
    found: set[str] = set()
    for move in state.moves(0):
        after_it = state.copy()
        after_it.story = []
        after_it.play(0, move)
        if after_it.story:
            found.add(str(after_it.story[0].facts[2]))
        else:
            found |= payments(after_it)
    return found


def gold(tokens: str) -> int:
    return sum(GOLD[token] for token in tokens)


@pytest.mark.clause("9.4")
def test_no_token_is_paid_that_could_be_left_out() -> None:
    state = after(GAME, on_land("A 0,0=c tokens=CCCM", "B"), "A title")
    refuses("9.4", GAME, state, "A pay:M")  # 17 with the mountain, 15 without
    allows(GAME, state, "A pay:C")
    needed = after(GAME, on_land("A 0,0=c tokens=CCPM", "B"), "A title")
    allows(GAME, needed, "A pay:M")  # 16 with the mountain, 14 without


@pytest.mark.clause("9.4")
@pytest.mark.parametrize(
    "tokens", ["CCCCMMM", "CCPPFFMM", "PPPPPM", "FFFFFFM", "CPFFMMM", "MMMMMMMM"]
)
def test_exactly_the_payments_without_a_superfluous_token_are_possible(tokens: str) -> None:
    state = after(GAME, on_land(f"A 0,0=c tokens={tokens}", "B"), "A title")
    every = {
        "".join(chosen)
        for count in range(1, len(tokens) + 1)
        for chosen in combinations(tokens, count)
    }
    exact = {paid for paid in every if gold(paid) >= 15 > gold(paid) - GOLD[paid[-1]]}
    assert payments(state) == exact


@pytest.mark.clause("9.4")
def test_with_the_option_off_any_payment_from_fifteen_up_will_do() -> None:
    position = on_land("A 0,0=c tokens=CCCMM", "B", head="barony 2 exact_payment=no")
    state = after(GAME, position, "A title", "A pay:M", "A pay:C", "A pay:C")
    refuses("9.2", GAME, state, "A done")  # 12
    state = after(GAME, state, "A pay:C")
    assert texts(state) == ["pay:M", "done"]
    assert line_of(after(GAME, state.copy(), "A done"), 0) == "A 0,0=c title=viscount tokens=M"
    assert line_of(after(GAME, state, "A pay:M"), 0) == "A 0,0=c title=viscount"


@pytest.mark.clause("9.5")
def test_tokens_paid_go_back_to_the_bank_without_change() -> None:
    position = on_land("A 0,0=c tokens=PPPPM", "B")
    state = after(GAME, position, "A title", *["A pay:P"] * 4)
    assert state.story == [("title", (0, "viscount", "PPPP", 16), None)]
    assert state.view(0)["bank"] == {"C": 20, "P": 20, "F": 20, "M": 19}


@pytest.mark.clause("9.6")
def test_a_title_brings_fifteen_points() -> None:
    position = on_land("A 0,0=c title=count tokens=CCC", "B")
    assert after(GAME, position, "A title", *["A pay:C"] * 3).scores() == [45, 0]


@pytest.mark.clause("10.1")
def test_the_round_is_finished_when_somebody_is_duke() -> None:
    marquis = on_land(
        "A 0,0=c1 title=marquis tokens=CCC", "B 2,0=c1", "C -2,2=c1", head="barony 3 first=C seat=A"
    )
    state = after(GAME, marquis, "A title", *["A pay:C"] * 3)
    assert state.to_act() == [1]
    state = after(GAME, state, "B recruit", "B 2,0", "B done")
    assert kinds(state) == ["ended_by_duke"]
    assert state.to_act() == []
    refuses("0.3", GAME, state, "C recruit")


@pytest.mark.clause("10.1")
def test_without_a_duke_another_round_follows() -> None:
    state = after(GAME, on_land("A 0,0=c1 title=marquis", "B 2,0=c1", head="barony 2 seat=B"))
    assert after(GAME, state, "B recruit", "B 2,0", "B 2,0", "B 2,0").to_act() == [0]


@pytest.mark.clause("10.2")
def test_tokens_at_hand_count_their_silver_numbers() -> None:
    assert GAME.position(on_land("A tokens=CPFM", "B title=viscount")).scores() == [6, 15]
    assert GAME.position(on_land("A tokens=CC", "B tokens=MMM")).scores() == [6, 0]


@pytest.mark.clause("10.3")
def test_of_equals_the_later_in_turn_order_comes_before() -> None:
    seats = ("A title=duke", "B title=duke", "C title=duke tokens=C")
    assert GAME.position(on_land(*seats, head="barony 3 over")).places() == [3, 2, 1]
    assert GAME.position(on_land(*seats, head="barony 3 over first=B")).places() == [2, 3, 1]


@pytest.mark.clause("10.3")
def test_who_stops_and_counts_is_ranked_as_at_the_end() -> None:
    state = GAME.position(on_land("A title=count", "B title=count"))
    assert (state.places(), state.counted()) == ([], [2, 1])


@pytest.mark.clause("10.4")
def test_the_game_ends_after_the_last_round() -> None:
    seats = ("A 0,0=c1 title=count", "B 2,0=c1 title=viscount tokens=C")
    last = on_land(*seats, head="barony 2 seat=B round=300")
    state = after(GAME, last, "B recruit", "B 2,0", "B done")
    assert kinds(state) == ["ended_by_limit"]
    assert (state.scores(), state.places()) == ([30, 18], [1, 2])
    longer = last.replace("round=300", "round=300 rounds=301")
    assert after(GAME, longer, "B recruit", "B 2,0", "B done").to_act() == [0]


@pytest.mark.clause("10.4")
def test_the_number_of_rounds_is_an_option() -> None:
    for bad in ("0", "1001", "many"):
        with pytest.raises(Unreadable, match="1 … 1000"):
            GAME.start(2, {"rounds": bad})


@pytest.mark.clause("10.5")
@pytest.mark.parametrize(
    ("title", "points"), [("baron", 0), ("viscount", 15), ("count", 30), ("duke", 60)]
)
def test_the_score_track_counts_titles_and_new_cities(title: str, points: int) -> None:
    cities = ["0,-2=c", "2,-2=c", "-2,0=c", "0,0=c", "2,0=c"]
    for new in (0, 1, 2):
        seat = f"A {' '.join(cities[: 3 + new])} title={title}"
        assert GAME.position(on_land(seat, "B")).scores()[0] == points + 10 * new
