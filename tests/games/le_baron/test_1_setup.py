"""Section 1, set-up: cards, piles, hands, rows."""

from collections import Counter
from itertools import combinations

import pytest

from baronnies.core.game import CHANCE
from baronnies.core.luck import Quick
from baronnies.games.le_baron.game import GAME
from baronnies.games.le_baron.tables import BARONS, COLOURS, deck
from tests.clauses import after, allows, refuses
from tests.games.le_baron.seen import A, B, line, numbers, phase, rows, told, view

DECK = deck("default")
ORDINARY = [card for card in range(1, 111) if card not in BARONS]


@pytest.mark.clause("1.1")
def test_1_1_there_are_110_cards_and_two_barons() -> None:
    assert len(DECK.letters) - 1 == 110
    assert "".join(sorted(set("".join(DECK.letters)))) == "BGKRWY"
    for baron in (52, 104):
        assert sorted(DECK.letters[baron]) == sorted("BYGRKW")
        assert DECK.points[baron] == 6


@pytest.mark.clause("1.2")
def test_1_2_the_default_deck_is_balanced() -> None:
    heads = Counter("".join(DECK.letters))
    assert heads == dict.fromkeys(COLOURS, 42)
    assert sum(DECK.points) == 252
    assert Counter(DECK.points[card] for card in ORDINARY) == {1: 24, 2: 36, 3: 48}


@pytest.mark.clause("1.2")
def test_1_2_the_default_deck_is_made_as_we_say() -> None:
    """All patterns in a row, then dealt out in steps of 29 so that neighbours differ."""
    pairs = ["".join(pair) for pair in combinations(COLOURS, 2)]
    triples = ["".join(triple) for triple in combinations(COLOURS, 3)]
    patterns = [
        *[colour for colour in COLOURS for _ in range(4)],
        *[colour * 2 for colour in COLOURS for _ in range(2)],
        *pairs,
        *[pair for pair in pairs if pair not in ("BY", "GR", "KW", "BG", "YK", "RW")],
        *[colour * 3 for colour in COLOURS for _ in range(2)],
        *triples,
        *[triple for triple in triples if triple not in ("BYG", "RKW", "BRW", "YGK")],
    ]
    assert len(patterns) == 108
    assert [DECK.letters[card] for card in ORDINARY] == [patterns[29 * k % 108] for k in range(108)]


@pytest.mark.clause("1.3")
@pytest.mark.parametrize(
    ("players", "cards"),
    [(2, 24), (3, 20), (4, 16), (5, 16), (6, 16), (7, 12), (8, 12), (9, 8), (10, 8)],
)
def test_1_3_piles_by_the_number_of_players(players: int, cards: int) -> None:
    start = GAME.start(players, {})
    assert [seat["pile"] for seat in view(start, A)["seats"]] == [cards] * players
    assert players * cards + 5 <= 110


@pytest.mark.clause("1.4")
def test_1_4_four_cards_each_seat_after_seat() -> None:
    p = after(GAME, GAME.start(2, {}), "* deal:1,2,3,110")
    assert line(p, A) == "1 2 3 110 pile=20"
    assert told(p, "drew") == [(A, 4)]
    assert told(p, "hand") == [("1 2 3 110",)]
    assert p.to_act() == [CHANCE]
    p = after(GAME, p, "* deal:4,5,6,7")
    assert line(p, B) == "4 5 6 7 pile=20"
    assert phase(p) == "deal"  # the rows come next


@pytest.mark.clause("1.4")
def test_1_4_a_hand_is_made_of_cards_nobody_has_seen() -> None:
    start = GAME.start(2, {})
    refuses("1.4", GAME, start, "* flip:7")  # hands come first
    refuses("1.4", GAME, start, "* deal:1,2,3")
    refuses("1.4", GAME, start, "* 7")
    p = after(GAME, start, "* deal:1,2,3,4")
    assert p.refusal(CHANCE, GAME.read("deal:4,5,6,7")) == "1.4"  # 4 is in A's hand
    allows(GAME, p, "* deal:5,6,7,8")


@pytest.mark.clause("1.4")
def test_1_4_the_last_hand_is_what_the_pile_holds() -> None:
    p = """le_baron 2 deal
        rows 1 / 2 / 3 / 4 / 5
        A pile=3
        B 10 pile=2"""
    refuses("1.4", GAME, p, "* deal:20,21,22,23")
    refuses("1.4", GAME, p, "* deal:20,21")
    refuses("1.4", GAME, p, "* deal:5,20,21")
    allows(GAME, p, "* deal:20,21,22")


HANDS_DEALT = """le_baron 2 deal
    rows
    A 1 2 3 4 pile=20
    B 5 6 7 8 pile=20"""


@pytest.mark.clause("1.5")
def test_1_5_five_cards_that_were_not_dealt_begin_the_rows() -> None:
    p = after(GAME, HANDS_DEALT, "* flip:50", "* flip:52", "* flip:9", "* flip:104")
    assert rows(p) == "50 / 52 / 9 / 104"
    assert phase(p) == "deal"
    p = after(GAME, p, "* flip:110")
    assert rows(p) == "50 / 52 / 9 / 104 / 110"
    assert told(p, "opened") == [(5, 110)]
    assert p.to_act() == [A, B]


@pytest.mark.clause("1.5")
def test_1_5_only_one_unseen_card_at_a_time() -> None:
    refuses("1.5", GAME, HANDS_DEALT, "* flip:1")  # in A's hand
    refuses("1.5", GAME, HANDS_DEALT, "* deal:20,21,22,23")
    refuses("1.5", GAME, HANDS_DEALT, "* r1")
    p = after(GAME, HANDS_DEALT, "* flip:50")
    refuses("1.5", GAME, p, "* flip:50")
    assert len(p.moves(CHANCE)) == 110 - 8 - 1


@pytest.mark.clause("1.6")
@pytest.mark.parametrize("players", [2, 3, 10])
def test_1_6_the_rest_stays_in_the_box(players: int) -> None:
    rng = Quick(f"box {players}")
    p = GAME.start(players, {})
    seen: set[int] = set()
    while asked := p.to_act():
        seat = asked[0]
        p.play(seat, p.draw(rng) if seat == CHANCE else p.sample(seat, rng))
        for row in view(p, None)["rows"]:
            seen.update(numbers(row["cards"]))
    dealt = view(GAME.start(players, {}), None)["seats"][0]["pile"] * players
    assert len(seen) == dealt + 5
