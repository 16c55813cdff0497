"""Whole random games: cards are conserved, counts are kept up to date, and every game ends."""

from collections.abc import Iterator

import pytest

from baronnies.core.game import CHANCE
from baronnies.core.luck import Quick
from baronnies.games.le_baron.effects import colours_of
from baronnies.games.le_baron.game import GAME
from baronnies.games.le_baron.state import CHOOSE, DEAL, PLACE, Position
from baronnies.games.le_baron.tables import DEALT, HAND

VARIANTS = [
    {},
    {"colour_first": "yes"},
    {"heads_good": "yes"},
    {"heads_good": "yes", "colour_first": "yes"},
    {"games": "3"},
    {"heads_good": "yes", "games": "3"},
]
by_variant = pytest.mark.parametrize("options", VARIANTS, ids=str)


def moments(seats: int, options: dict[str, str], seed: str) -> Iterator[Position]:
    """Every position of a random game, from the first to the last."""
    rng = Quick(f"{seats} {options} {seed}")
    p = GAME.start(seats, options)
    assert isinstance(p, Position)
    yield p
    while asked := p.to_act():
        seat = asked[rng.below(len(asked))]
        p.play(seat, p.draw(rng) if seat == CHANCE else p.sample(seat, rng))
        yield p


@by_variant
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_the_110_cards_are_conserved(seats: int, options: dict[str, str]) -> None:
    for p in moments(seats, options, "cards"):
        places = [*p.hands, *p.under, *p.taken, *p.rows, p.unseen, [c for c in p.chosen if c]]
        assert sorted(card for cards in places for card in cards) == list(range(1, 111))
        assert sum(p.piles) <= len(p.unseen)


@by_variant
def test_the_piles_are_never_more_than_what_is_unseen(options: dict[str, str]) -> None:
    """What stays in the box is the same all through a game."""
    for seats in (2, 3, 10):
        box = 110 - seats * DEALT[seats] - 5
        for p in moments(seats, options, "box"):
            assert len(p.unseen) - sum(p.piles) - p.ends.count(0) == box


@by_variant
def test_what_is_kept_up_to_date_is_true(options: dict[str, str]) -> None:
    for p in moments(3, options, "kept"):
        deck = p.setting.deck
        assert p.ends == [colours_of(p, row[-1:]) for row in p.rows]
        assert p.sums == [sum(deck.heads[card] for card in row) for row in p.rows]
        assert all(hand == sorted(hand) for hand in p.hands)
        assert p.unseen == sorted(p.unseen)
        for seat, known in enumerate(p.known):
            secret = [p.chosen[seat]] if p.phase == CHOOSE else []
            assert set(known) <= {*p.hands[seat], *secret}
        if p.phase in (DEAL, CHOOSE, PLACE):
            assert all(len(hand) <= HAND for hand in p.hands)


@by_variant
def test_no_row_ever_holds_what_should_have_been_taken(options: dict[str, str]) -> None:
    limit = 110 if "colour_first" in options else 5
    for p in moments(4, options, "rows"):
        for row in p.rows:
            letters = "".join(p.setting.deck.letters[card] for card in row)
            assert all(letters.count(colour) < 6 for colour in set(letters))
            assert len(row) <= limit


@pytest.mark.clause("5.1")
@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("games", [1, 2])
def test_a_standard_game_lasts_as_many_rounds_as_cards_were_dealt(seats: int, games: int) -> None:
    *_, last = moments(seats, {"games": str(games)}, "length")
    assert last.turn == games * DEALT[seats] * (1 + seats)  # a choice, and each placement


def most_rounds(seats: int) -> int:
    """A bound where heads are good.

    Without a card going to a row, rows stay as they are, and every card held is played within
    as many rounds as a player can hold cards, and a hand more; so one that fits goes to a row, or
    it is a dead end. That happens at most once for every card that was dealt.
    """
    return (DEALT[seats] + HAND) * (1 + seats * DEALT[seats])


@pytest.mark.clause("7.5", "7.7")
@pytest.mark.parametrize("seats", [2, 3, 6, 10])
@pytest.mark.parametrize("colour_first", ["yes", "no"])
def test_a_game_where_heads_are_good_ends_too(seats: int, colour_first: str) -> None:
    for seed in "abcdef":
        options = {"heads_good": "yes", "colour_first": colour_first}
        *_, last = moments(seats, options, seed)
        rounds = last.turn // (1 + seats)
        assert DEALT[seats] <= rounds <= most_rounds(seats)


@pytest.mark.clause("7.5", "7.7")
def test_the_ends_where_heads_are_good_are_the_two_of_the_book() -> None:
    """Somebody has no card left, or no card left fits: both happen."""
    ends = set()
    for seed in range(60):
        *_, last = moments(2, {"heads_good": "yes"}, f"ends {seed}")
        held = [last.hands[s] + last.under[s] for s in range(2)]
        out = not all(held)
        row_ends = colours_of(last, [row[-1] for row in last.rows])
        stuck = not row_ends & (colours_of(last, held[0]) | colours_of(last, held[1]))
        assert out or stuck
        ends.add("out" if out else "stuck")
    assert ends == {"out", "stuck"}
