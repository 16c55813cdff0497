"""Laws of accounts: every point of every game comes from somewhere, and with some line."""

import pytest

from baronnies.core.account import BEFORE, Account, account_of, moments
from baronnies.core.game import Event, State
from baronnies.core.replay import play_line
from baronnies.core.rulebook import rulebook
from baronnies.core.table import Table
from baronnies.core.words import LANGS, word
from baronnies.games import SHELF
from baronnies.games.baron.game import BaronState
from tests.playing import Setting, play_randomly, settings

by_setting = pytest.mark.parametrize("setting", settings(), ids=str)


PLAYED: dict[str, Table] = {}  # one game of each setting serves several laws


def played(setting: Setting) -> Table:
    if str(setting) not in PLAYED:
        table = PLAYED[str(setting)] = setting.table("account")
        play_randomly(table, "account", longest=120)
    return PLAYED[str(setting)]


def totals(account: Account) -> list[int]:
    return [account.total(seat) for seat in range(len(account.entries))]


def counted(setting: Setting, state: State) -> list[int]:
    """The points; where the game counts none, the last of what it measures instead."""
    if any(source.adds for source in setting.game.sources):
        return state.scores()
    measure = setting.game.sources[-1].name
    return [parts[measure] for parts in state.points_by_source()]


@by_setting
def test_the_account_is_right_after_every_line(setting: Setting) -> None:
    table = played(setting)
    state = table.opening()
    account = Account(table.game, state)
    for line, story in zip(table.lines, table.stories, strict=True):
        play_line(state, line)
        account.follow(story, state)
        assert totals(account) == counted(setting, state)


@by_setting
def test_what_is_told_adds_up_to_the_parts(setting: Setting) -> None:
    account = account_of(played(setting))
    for seat in range(setting.seats):
        told = [0] * len(account.sources)
        for entry in account.events(seat):
            told[entry.source] += entry.points
        assert told == account.parts(seat)
        assert not told[0], "a game from its beginning brings nothing with it"


@by_setting
def test_a_game_begun_in_the_middle_counts_what_was_there(setting: Setting) -> None:
    first = setting.table("middle")
    play_randomly(first, "middle", longest=30)
    text = first.truth.text()
    table = Table(setting.game, setting.seats, setting.options, seed=b"on", start=text)
    table.begin()
    play_randomly(table, "on", longest=100)
    assert totals(account_of(table)) == counted(setting, table.truth)


@by_setting
def test_moments_are_few_in_order_and_true(setting: Setting) -> None:
    table = played(setting)
    account = account_of(table)
    found = moments(account, table.truth.counted())
    plies = [moment.ply for moment in found]
    assert len(found) <= 3
    assert plies == sorted(set(plies))
    for moment in found:
        after = account.total_at(moment.seat, moment.ply)
        before = account.total_at(moment.seat, moment.ply - 1)
        assert moment.points == after - before
        assert moment.totals[moment.seat] == after


@pytest.mark.parametrize("name", SHELF)
def test_every_source_has_words(name: str) -> None:
    keys = [f"{name}-source-{source.name}" for source in SHELF[name].sources]
    keys += [f"{name}-account-goal", f"{name}-account-unit", f"account-{BEFORE.name}"]
    assert all(word(lang, key) for lang in LANGS for key in keys)


@by_setting
def test_who_ends_level_is_told_apart_by_a_clause_or_not_at_all(setting: Setting) -> None:
    """The page that tells of the end names that clause."""
    tie = setting.game.tie
    if tie:
        assert all(tie in rulebook(setting.game.package, lang) for lang in LANGS)
    else:
        table = played(setting)
        ends = set(zip(totals(account_of(table)), table.truth.counted(), strict=True))
        assert len(ends) == len({total for total, _ in ends})


def test_moments_tell_who_took_the_lead_and_what_came_at_once() -> None:
    state = SHELF["baron"].start(2, {})
    assert isinstance(state, BaronState)
    account = Account(SHELF["baron"], state)
    for seat, honour in [(0, 2), (1, 1), (1, 3), (0, 1), (1, 2)]:
        state.honour[seat] += honour
        account.follow([Event("contact", (seat, 4, honour))], state)
    told = [(m.kind, m.ply, m.seat, m.points, m.totals) for m in moments(account, [2, 1])]
    assert told == [("lead", 2, 1, 3, [2, 4]), ("last", 4, 1, 2, [3, 6])]


def test_who_was_always_ahead_never_took_the_lead() -> None:
    account = Account(SHELF["baron"], SHELF["baron"].start(2, {}))
    assert moments(account, [1, 1]) == []
