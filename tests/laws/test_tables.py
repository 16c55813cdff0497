"""Laws of tables and records, for every game on the shelf."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from baronnies.core.game import CHANCE
from baronnies.core.reader import read_record
from baronnies.core.record import record_of
from baronnies.core.replay import Replay, resume, verify
from baronnies.core.story import heard
from baronnies.games import SHELF
from tests.playing import LONGEST, Setting, play_randomly, settings

by_setting = pytest.mark.parametrize("setting", settings(), ids=str)


@by_setting
def test_a_record_replays_to_the_same_stories_and_places(setting: Setting) -> None:
    table = setting.table()
    play_randomly(table, "replay", longest=400)
    text = record_of(table, with_seed=True).text()
    record = read_record(text, SHELF)
    assert record.text() == text
    replay = Replay(record)
    assert replay.stories == table.stories
    assert replay.end.text() == table.truth.text()
    assert replay.end.places() == table.truth.places()


@by_setting
def test_luck_follows_from_the_seed(setting: Setting) -> None:
    table = setting.table("luck")
    play_randomly(table, "luck", longest=400)
    record = read_record(record_of(table, with_seed=True).text(), SHELF)
    assert verify(record) == sum(line[0][0] == CHANCE for line in table.lines)


@by_setting
def test_any_ply_can_be_looked_at_again(setting: Setting) -> None:
    table = setting.table("plies")
    seen = [table.truth.text()]
    plies = [table.ply]
    while table.ply < 60 and not table.over:
        play_randomly(table, f"plies {table.ply}", longest=1)
        seen.append(table.truth.text())
        plies.append(table.ply)
    replay = Replay(record_of(table))
    assert [replay.at(ply).text() for ply in plies] == seen
    assert replay.at(0).text() == setting.start().text()


@by_setting
def test_a_saved_game_goes_on_as_if_it_had_never_stopped(setting: Setting) -> None:
    straight = setting.table("saved")
    play_randomly(straight, "first", longest=5)
    saved = resume(read_record(record_of(straight, with_seed=True).text(), SHELF))
    for table in (straight, saved):
        play_randomly(table, "then", longest=200)
    assert saved.truth.text() == straight.truth.text()
    assert saved.lines == straight.lines


@by_setting
def test_secrets_of_the_story_are_for_one_seat(setting: Setting) -> None:
    table = setting.table("secrets")
    play_randomly(table, "secrets", longest=50)
    for story in table.stories:
        for event in story:
            readers = [
                seat for seat in [*range(setting.seats), None] if event in heard(story, seat)
            ]
            assert readers == (
                [*range(setting.seats), None] if event.only is None else [event.only]
            )


@hypothesis_settings(max_examples=30, deadline=None)
@given(choices=st.lists(st.integers(0, 10_000), max_size=120), which=st.integers(0, 10_000))
def test_whatever_is_offered_the_table_stays_whole(choices: Sequence[int], which: int) -> None:
    """Legal and illegal offers, undos and hand-ins in any order: refused ones change nothing."""
    every = settings()
    setting = every[which % len(every)]
    table = setting.table(str(which))
    tried = [1, 2, 3]
    for choice in choices[:LONGEST]:
        if table.over:
            break
        seat = choice % (setting.seats + 1) - 1
        moves = table.draft(seat).state.moves(seat) if seat != CHANCE else []
        tried += moves[:3]
        draft = [*table.draft(seat).moves, tried[choice % len(tried)]]
        before = (table.truth.text(), table.draft(seat).moves, table.ply)
        if choice % 3 == 0:
            refused = table.hand_in(seat, table.ply)
        elif choice % 3 == 1:
            refused = table.offer(seat, table.ply - choice % 2, draft)
        else:
            refused = table.offer(seat, table.ply, draft)
        if refused:
            assert (table.truth.text(), table.draft(seat).moves, table.ply) == before
    Replay(record_of(table))
