"""Laws of tables and records, for every game on the shelf."""

import json
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from baronnies.core.account import account_of
from baronnies.core.game import CHANCE, Move, Seat, State
from baronnies.core.luck import Quick
from baronnies.core.reading import read_record
from baronnies.core.record import HIDDEN, record_of
from baronnies.core.replay import Replay, resume, verify
from baronnies.core.story import heard
from baronnies.games import SHELF
from tests.playing import LONGEST, Setting, play_randomly, settings, steps

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
def test_a_seats_own_record_shows_only_what_it_could_tell_apart(setting: Setting) -> None:
    """A move that another one could stand for, with all the seat is shown alike, is not known."""
    for seat in (*range(min(2, setting.seats)), None):
        rng = Quick(f"{setting} {seat}")
        for step in steps(setting, "knows", longest=60):
            if len(step.state.to_act()) == 1 and step.state.knows(seat, step.seat, step.move):
                shown = _shown_after(step.state, step.seat, step.move, seat)
                for _ in range(4):
                    imagined = step.state.imagine(seat, rng)
                    is_luck = step.seat == CHANCE
                    other = imagined.draw(rng) if is_luck else imagined.sample(step.seat, rng)
                    after = _shown_after(imagined, step.seat, other, seat)
                    assert other == step.move or after != shown, setting.game.say(step.move)


def _shown_after(state: State, mover: Seat, move: Move, seat: Seat | None) -> str:
    after = state.copy()
    after.story = []
    after.play(mover, move)
    return json.dumps([after.view(seat), heard(after.story, seat), after.to_act()])


@by_setting
def test_what_is_hidden_in_a_seats_own_record_is_a_question_mark(setting: Setting) -> None:
    table = setting.table("own record")
    play_randomly(table, "own record", longest=20)
    record = record_of(table)
    whole = record.text().splitlines()
    for seat in (*range(setting.seats), None):
        own = record.text_for(seat).splitlines()
        assert len(own) == len(whole)
        for mine, true in zip(own, whole, strict=True):
            pairs = zip(mine.split(" "), true.split(" "), strict=True)
            assert all(told in (said, HIDDEN) for told, said in pairs)


@by_setting
def test_stopping_at_the_end_counts_as_the_rules_do(setting: Setting) -> None:
    table = setting.table("counted")
    assert min(table.truth.counted()) == 1
    play_randomly(table, "counted")
    assert not table.over or table.truth.counted() == table.truth.places()


@by_setting
def test_a_game_stopped_in_the_middle_is_counted_the_same_everywhere(setting: Setting) -> None:
    """By the table, by its record when it is read again, and by the account of its points."""
    table = setting.table("stopped")
    play_randomly(table, "stopped", longest=15)
    if table.over:
        return
    before, ply = table.truth.text(), table.ply
    table.stop("count")
    places, scores = table.places(), table.scores()
    assert min(places) == 1
    assert (table.truth.text(), table.ply) == (before, ply)
    record = read_record(record_of(table).text(), SHELF)
    assert (record.places, record.scores) == (places, scores)
    verify(record)
    again = resume(record)
    assert (again.places(), again.scores()) == (places, scores)
    if any(source.adds for source in setting.game.sources):
        account = account_of(table)
        assert [account.total(seat) for seat in range(setting.seats)] == scores


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
            refused = table.hand_in(seat, table.ply, table.tried(seat))
        else:
            ply = table.ply - (choice % 2 if choice % 3 == 1 else 0)
            foretold = table.offer_refusal(seat, ply, draft)
            assert (table.truth.text(), table.draft(seat).moves, table.ply) == before
            refused = table.offer(seat, ply, draft)
            assert refused == foretold
        if refused:
            assert (table.truth.text(), table.draft(seat).moves, table.ply) == before
    Replay(record_of(table))
