"""7.9: people agree to stop while heads are good, and count what is left."""

import pytest

from baronnies.core.account import account_of
from baronnies.core.game import Game
from baronnies.core.luck import Quick
from baronnies.core.reading import read_record
from baronnies.core.record import Record, record_of
from baronnies.core.replay import Replay, verify
from baronnies.core.table import Table
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.games.le_baron.game import GAME
from tests.games.le_baron.seen import A, B, line, phase, told

RULES_1 = GAME.edition(1)

# Every card left shows one head: each has one in hand and one shown, B one more under the pile.
SEEN = """le_baron 2 place heads_good=yes
    rows 9 / 50 / 92 / 22 / 17
    A 16 chose=39 taken=52,33
    B 20 chose=24 under=46 taken=60,28"""
UNSEEN = SEEN.replace("chose=39", "chose=39 pile=5").replace("under=46", "pile=2 under=46")


def stopped(start: str, game: Game | None = GAME, games: int = 1) -> Table:
    """A table that begins in the middle, where all agree to stop and count."""
    assert game
    options = {"heads_good": "yes", "games": str(games)}
    table = Table(game, 2, options, seed=b"enough", start=start)
    table.begin()
    table.stop("count")
    return table


def reread(table: Table) -> Record:
    return read_record(record_of(table).text(), SHELF)


@pytest.mark.clause("7.9")
def test_7_9_cards_in_hand_shown_or_under_the_pile_count_against() -> None:
    table = stopped(SEEN)
    assert told(table.final, "left") == [(A, 2), (B, 3)]
    assert told(table.final, "counted") == [(A, 7, 1), (B, 2, 1)]
    assert (table.scores(), table.places()) == ([7, 2], [1, 2])


@pytest.mark.clause("7.9")
def test_7_9_what_is_left_can_decide() -> None:
    table = stopped(SEEN.replace("A 16", "A 16 22 17").replace("22 / 17", "1 / 2"))
    assert table.truth.counted() == [1, 2]
    assert (table.scores(), table.places()) == ([2, 2], [1, 1])


@pytest.mark.clause("7.9", "7.6")
def test_7_9_draw_piles_are_turned_up_by_the_luck_of_the_table() -> None:
    table = stopped(UNSEEN)
    assert told(table.final, "drew") == [(A, 4), (A, 1), (B, 2)]
    cards = line(table.final, A).partition(" points")[0].split()
    assert len([card for card in cards if card.isdigit()]) == len(["16", "39"]) + 5
    assert phase(table.final) == "over"
    assert stopped(UNSEEN).scores() == table.scores()
    assert table.scores() < [7, 2]


@pytest.mark.clause("7.9")
def test_7_9_the_game_itself_stays_where_it_stood() -> None:
    table = stopped(UNSEEN)
    assert table.truth.text() == GAME.position(UNSEEN).text()
    assert table.ply == 0
    assert table.truth.scores() == [9, 5]  # what can be counted on the table


@pytest.mark.clause("7.9", "5.4")
def test_7_9_a_match_ends_there() -> None:
    table = stopped(SEEN.replace("yes", "yes games=3", 1), games=3)
    assert phase(table.final) == "over"
    assert told(table.final, "counted") == [(A, 7, 1), (B, 2, 1)]


@pytest.mark.clause("7.9")
def test_7_9_nothing_more_is_counted_where_heads_are_bad_or_nothing_was_dealt() -> None:
    bad = GAME.position(UNSEEN.replace(" heads_good=yes", "").replace("pile=2 under=46", "pile=5"))
    for state in (bad, GAME.start(2, {"heads_good": "yes"})):
        assert state.stopped(Quick("")) is state


@pytest.mark.clause("7.9")
def test_7_9_a_draw_by_agreement_counts_nothing() -> None:
    table = stopped(UNSEEN)
    table.ended = "draw"
    assert (table.scores(), table.places()) == ([9, 5], [1, 1])


# ---- records and accounts --------------------------------------------------------------------


@pytest.mark.clause("7.9")
def test_7_9_a_record_says_so_and_can_be_verified() -> None:
    table = stopped(UNSEEN)
    record = reread(table)
    assert record.scores == table.scores()
    verify(record)
    record.scores = [9, 5]
    with pytest.raises(Unreadable):
        verify(record)


@pytest.mark.clause("7.9")
def test_7_9_without_the_seed_a_result_is_taken_as_written() -> None:
    record = reread(stopped(UNSEEN))
    record.seed = None
    assert Replay(record).final is None


@pytest.mark.clause("7.9")
def test_7_9_by_the_first_rules_nothing_left_was_counted() -> None:
    table = stopped(UNSEEN, RULES_1)
    assert (table.scores(), table.final is table.truth) == ([9, 5], True)
    text = record_of(table).text()
    assert "\nrules: 1\n" in text
    verify(read_record(text, SHELF))
    with pytest.raises(Unreadable):
        verify(read_record(text.replace("rules: 1", "rules: 2"), SHELF))


@pytest.mark.clause("7.9")
def test_7_9_the_account_tells_what_was_left() -> None:
    account = account_of(stopped(SEEN))
    left = [source.name for source in account.sources].index("left")
    assert [account.parts(seat)[left] for seat in (A, B)] == [-2, -3]
    assert [account.total(seat) for seat in (A, B)] == [7, 2]
