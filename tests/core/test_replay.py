"""A record played again: any ply, honest luck, and a game that goes on where it stopped."""

import pytest

from baronnies.core.game import CHANCE, State
from baronnies.core.luck import Luck, luck_key
from baronnies.core.reading import read_record
from baronnies.core.record import Record, record_of
from baronnies.core.replay import Replay, resume, verify
from baronnies.core.table import Ending, Table
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.games.le_baron.game import GAME as LE_BARON
from tests.core.pebbles import DIG, PEBBLES, STOP, TAKE
from tests.playing import play_randomly

GAMES = {**SHELF, "pebbles": PEBBLES}
A, B = 0, 1


def table(turns: int) -> Table:
    """Pebbles after so many turns, A taking and B digging."""
    started = Table(PEBBLES, 2, seed=b"replay")
    started.add(B, b"mine")
    started.begin()
    started.play(A, 3)
    started.play(B, 3)
    for turn in range(turns):
        assert started.play(*((A, TAKE, STOP) if turn % 2 == 0 else (B, DIG))) is None
    return started


def reread(played: Table) -> Record:
    return read_record(record_of(played, with_seed=True).text(), GAMES)


def le_baron() -> Table:
    played = Table(LE_BARON, 3, {"games": "2"}, seed=b"long")
    played.begin()
    play_randomly(played, "long")
    return played


# ---- positions -------------------------------------------------------------------------------


def test_every_ply_is_as_it_was() -> None:
    played = le_baron()
    replay = Replay(record_of(played))
    state: State = LE_BARON.start(3, {"games": "2"})
    for ply, line in enumerate(played.lines):
        assert replay.at(ply).text() == state.text()
        for seat, moves in line:
            for move in moves:
                state.play(seat, move)
    assert replay.at(played.ply).text() == state.text() == replay.end.text()
    assert played.ply > 2 * 16  # more than one kept copy is needed


def test_a_position_looked_at_can_be_played_on_without_harm() -> None:
    replay = Replay(record_of(le_baron()))
    for ply in (0, 5, 16, 17, len(replay.record.lines) - 1):
        before = replay.at(ply).text()
        looked_at = replay.at(ply)
        seat = looked_at.to_act()[0]
        rng = Luck(b"harm", ply)
        looked_at.play(seat, looked_at.draw(rng) if seat == CHANCE else looked_at.moves(seat)[0])
        assert replay.at(ply).text() == before
    end = replay.at(len(replay.record.lines))
    assert end is not replay.end


def test_the_stories_are_those_that_were_told() -> None:
    played = le_baron()
    assert Replay(reread(played)).stories == played.stories


def test_a_record_nobody_read_counts_its_lines_from_one() -> None:
    record = record_of(table(1))
    record.lines[2] = [(A, [STOP])]
    with pytest.raises(Unreadable) as told:
        Replay(record)
    assert told.value.facts["line"] == 3


# ---- verification ----------------------------------------------------------------------------


def test_verification_counts_what_luck_did() -> None:
    assert verify(reread(table(0))) == 1
    assert verify(reread(table(2))) == 2
    assert verify(reread(le_baron())) == 2 * (5 * 3 + 5)  # hands and rows of two games


def test_luck_can_be_checked_by_hand() -> None:
    """The recipe of the record, followed here once more."""
    played = table(2)
    key = luck_key(b"replay", [(B, b"mine")])
    rolls = [(ply, line[0][1][0]) for ply, line in enumerate(played.lines) if line[0][0] == CHANCE]
    assert rolls == [(ply, 11 + Luck(key, ply).below(6)) for ply, _ in rolls]


@pytest.mark.parametrize("ply", [0, 4, 7])
def test_another_legal_deal_is_not_the_luck_of_the_seed(ply: int) -> None:
    played = Table(LE_BARON, 2, seed=b"honest")
    played.begin()
    record = record_of(played, with_seed=True)
    assert verify(record) == 7
    record.lines = record.lines[:ply]
    state = Replay(record).end
    if ply < 7:
        record.lines.append([(CHANCE, [state.draw(Luck(b"other", 0))])])
        with pytest.raises(Unreadable) as told:
            verify(record)
        assert told.value.key == "record-luck"
        assert told.value.facts["line"] == ply + 1
    else:
        assert verify(record) == 7


def test_added_bytes_are_part_of_what_is_verified() -> None:
    record = reread(table(3))
    record.added = [(A, b"mine")]
    with pytest.raises(Unreadable, match="luck"):
        verify(record)


def test_without_its_seed_a_record_replays_but_proves_nothing() -> None:
    record = read_record(record_of(table(2)).text(), GAMES)
    assert Replay(record).end.text() == table(2).truth.text()
    for ask in (verify, resume):
        with pytest.raises(Unreadable) as told:
            ask(record)
        assert told.value.key == "record-no-seed"


# ---- going on --------------------------------------------------------------------------------


def test_a_game_goes_on_with_the_luck_it_would_have_had() -> None:
    straight, stopped = table(1), resume(reread(table(1)))
    for played in (straight, stopped):
        assert played.play(B, DIG) is None
    assert stopped.lines == straight.lines
    assert stopped.stories == straight.stories
    assert stopped.commitment == straight.commitment


def test_what_stood_beside_the_rules_goes_on_too() -> None:
    played = table(1)
    played.note("lunch")
    again = resume(reread(played))
    assert again.notes == played.notes
    assert again.added == [(B, b"mine")]
    assert record_of(again, with_seed=True).text() == record_of(played, with_seed=True).text()


def test_a_record_cut_before_luck_is_dealt_on() -> None:
    record = reread(table(2))
    del record.lines[-1]  # B has dug, and nothing was rolled yet
    again = resume(record)
    assert again.lines == table(2).lines
    assert again.asked() == [A]


def test_a_game_that_never_began_can_be_resumed() -> None:
    empty = Table(PEBBLES, 2, seed=b"replay")
    assert resume(reread(empty)).asked() == [A, B]


def test_a_finished_game_stays_finished() -> None:
    again = resume(reread(le_baron()))
    assert again.over
    assert again.truth.places()


def test_a_wrong_record_is_not_resumed() -> None:
    record = reread(table(3))
    record.lines[2] = [(A, [STOP])]
    with pytest.raises(Unreadable, match=r"9\.3"):
        resume(record)


# ---- a game that begins with a position --------------------------------------------------------


def branch(played: Table, ply: int) -> Table:
    """A new table that goes on from a ply of another."""
    start = Replay(record_of(played)).at(ply).text()
    return Table(played.game, played.seats, played.options, seed=b"branch", start=start)


def test_a_table_goes_on_from_a_position_with_luck_of_its_own() -> None:
    played = le_baron()
    for ply in (0, 3, 17):
        went_on = branch(played, ply)
        assert went_on.truth.text() == Replay(record_of(played)).at(ply).text()
        went_on.begin()
        play_randomly(went_on, "branch")
        record = reread(went_on)
        assert record.start == went_on.start
        assert record.text() == record_of(went_on).text()
        assert verify(record) == sum(line[0][0] == CHANCE for line in went_on.lines)
        assert resume(record).truth.text() == went_on.truth.text()


def test_nothing_is_dealt_again_where_somebody_is_to_decide() -> None:
    played = le_baron()
    went_on = branch(played, 17)
    went_on.begin()
    assert went_on.ply == 0
    assert went_on.asked() == Replay(record_of(played)).at(17).to_act()


def test_what_a_seat_may_have_of_a_branch_hides_its_position() -> None:
    went_on = branch(le_baron(), 17)
    own = record_of(went_on).text_for(A)
    assert "position: ?\n" in own
    assert not any(row in own for row in went_on.start.splitlines())


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("{three}", "Line 1[0-9]: .*not one for 2 players"),
        ("chess 2", "Line 9: A position begins with"),
        ("?", "Line 9: A position begins with"),
        ("le_baron 2 place turn=8\nposition: nonsense", "Line 10: .*rows"),
    ],
)
def test_a_position_that_is_none_is_told_with_its_line(wrong: str, reason: str) -> None:
    text = record_of(Table(LE_BARON, 2, seed=b"none")).text()
    three = le_baron().truth.text().replace("\n", "\nposition: ")
    damaged = text.replace("hash:", f"position: {wrong.format(three=three)}\nhash:")
    with pytest.raises(Unreadable, match=rf"^{reason}"):
        read_record(damaged, GAMES)


# ---- an end by agreement ---------------------------------------------------------------------


@pytest.mark.parametrize(("how", "places"), [("draw", [1, 1]), ("count", [1, 2])])
def test_an_end_by_agreement_is_read_checked_and_kept(how: Ending, places: list[int]) -> None:
    ended = table(1)  # A has a pebble, B has none
    ended.stop(how)
    record = reread(ended)
    assert record.text() == record_of(ended).text()
    assert f"\nended: {how}\nscores: 1 0\n" in record.text()
    assert (record.ended, record.places) == (how, places)
    assert verify(record) > 0
    again = resume(record)
    assert (again.over, again.places()) == (True, places)


def test_stopping_a_game_that_is_over_changes_nothing() -> None:
    over = le_baron()
    before = record_of(over).text()
    over.stop("count")
    assert record_of(over).text() == before
    assert verify(read_record(before, GAMES)) > 0


def test_places_that_do_not_follow_from_the_agreement_are_told() -> None:
    ended = table(1)
    ended.stop("count")
    record = reread(ended)
    record.places = [2, 1]
    with pytest.raises(Unreadable) as told:
        verify(record)
    assert told.value.key == "record-result"
