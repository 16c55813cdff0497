"""Studies: the same games by several settings, batch by batch, and what they show."""

import pytest

from baronnies.core.unreadable import Unreadable
from baronnies.lab.contest import Outcome
from baronnies.lab.findings import BINS, Findings, findings
from baronnies.lab.plan import Plan
from baronnies.lab.sheet import sheet
from baronnies.lab.simulation import Work, simulate
from baronnies.lab.study import MOST_GAMES, Progress, Study, play_batch, study_of

PLAN = Plan("le_baron", 3, bots=["random"], seed="labo")


def a_study(games: int = 12) -> Study:
    return study_of(PLAN, games, [{}, {"games": "2"}])


def played(study: Study, size: int = 5) -> Progress:
    progress = Progress(study)
    while batch := progress.next(size):
        progress.add(batch, play_batch(batch))
    return progress


def game(number: int, turns: int, scores: list[int], first: int = 0) -> Outcome:
    """A game of three as somebody wrote it down: the most points win."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    order = [first, *(seat for seat in range(3) if seat != first)]
    return Outcome(number, [0, 0, 0], scores, places, order, turns, turns, {}, "")


def shown(*settings: list[Outcome]) -> list[Findings]:
    study = study_of(PLAN, max(len(each) for each in settings), [{}] * len(settings))
    return findings(Progress(study, settings))


def test_a_study_has_the_games_of_the_terminal_whatever_its_batches() -> None:
    study = a_study()
    for setting, outcomes in enumerate(played(study).outcomes):
        assert outcomes == simulate(study.plan(setting), Work(12)).outcomes
    assert played(study, 5).outcomes == played(study, 1).outcomes


def test_settings_take_turns_so_that_stopping_is_fair() -> None:
    progress = Progress(a_study())
    taken = []
    for _ in range(5):
        batch = progress.next(3)
        assert batch
        taken.append((batch.setting, batch.numbers))
        progress.add(batch, play_batch(batch))
    assert taken == [(0, (0, 3)), (1, (0, 3)), (0, (3, 6)), (1, (3, 6)), (0, (6, 9))]
    assert (progress.done, progress.of) == (15, 24)


def test_the_same_question_is_the_same_study() -> None:
    same = study_of(PLAN, 12, [{"games": "1"}, {"games": "2"}])  # the rule, spelt out
    assert same.key == a_study().key
    assert same.settings == ({}, {"games": "2"})
    assert a_study(13).key != a_study().key


@pytest.mark.parametrize(
    ("plan", "games", "settings", "why"),
    [
        (PLAN, 0, [{}], "study-games"),
        (PLAN, MOST_GAMES + 1, [{}], "study-games"),
        (PLAN, 1, [], "study-settings"),
        (PLAN, 1, [{}] * 5, "study-settings"),
        (PLAN._replace(seed="x" * 41), 1, [{}], "study-seed"),
        (PLAN._replace(bots=["cmd:true"]), 1, [{}], "study-bots"),
        (PLAN._replace(bots=["go.py:Bot"]), 1, [{}], "study-bots"),
        (PLAN._replace(bots=["greedy:samples=9"]), 1, [{}], "study-bots"),
        (PLAN._replace(game="chess"), 1, [{}], "game-unknown"),
        (PLAN, 1, [{"games": "none"}], "option-value"),
        (PLAN, 1, [{"dragons": "1"}], "option-unknown"),
    ],
)
def test_what_makes_no_study_is_told(
    plan: Plan, games: int, settings: list[dict[str, str]], why: str
) -> None:
    with pytest.raises(Unreadable) as told:
        study_of(plan, games, settings)
    assert told.value.key == why


def test_lengths_stand_in_bins_that_all_settings_share() -> None:
    short, long = [[game(n, n + start, [3, 2, 1]) for n in range(100)] for start in (10, 50)]
    first, second = shown(short, long)
    assert len(first.bins) <= BINS
    assert [(one.low, one.high) for one in first.bins] == [(b.low, b.high) for b in second.bins]
    assert sum(one.count for one in first.bins) == sum(one.count for one in second.bins) == 100
    assert (first.median, second.median) == (59.5, 99.5)
    assert first.bins[0].games == [0, 1, 2]  # to be looked at


def test_far_longer_games_stand_in_the_last_bin() -> None:
    (found,) = shown(
        [*(game(n, 20 + n % 10, [3, 2, 1]) for n in range(99)), game(99, 5000, [1, 2, 3])]
    )
    assert found.bins[-1].high == 5000
    assert found.bins[-1].low < 40
    assert sum(one.count for one in found.bins) == 100


def test_points_are_told_by_place_and_wins_by_order() -> None:
    (found,) = shown([game(n, 9, [5, 9, 1], first=1) for n in range(50)])
    assert [spread.quantiles[2] for spread in found.points] == [9, 5, 1]
    assert [order.value for order in found.order] == [1, 0, 0]
    assert found.order[0].low < 1  # fifty games are not all


def test_of_many_shares_one_lies_outside_its_interval_by_chance() -> None:
    """Whether the order matters after the first is asked of all places and settings together."""

    def won_by(first: int, second: int) -> list[Outcome]:
        wins = [[3, 2, 1]] * first + [[2, 3, 1]] * second + [[1, 2, 3]] * (100 - first - second)
        return [game(number, 9, scores) for number, scores in enumerate(wins)]

    (some,) = shown(won_by(34, 43))
    assert some.order[1].low > 1 / 3
    assert not some.later, "the further of two"
    more = won_by(32, 45)
    assert shown(more)[0].later
    assert not shown(more, more, more, more)[0].later, "the furthest of eight"


def test_a_difference_is_told_only_when_it_is_sure() -> None:
    base = [game(n, 20 + n % 3, [9, 5, 1], first=n % 2) for n in range(60)]
    longer = [game(n, 25 + n % 4, [9, 5, 1], first=n % 2) for n in range(60)]
    turns, winner, lead, first = shown(base, longer)[1].differences
    assert (turns.what, turns.mean.tells, turns.needed) == ("turns", True, 0)
    assert turns.mean.low < 5.5 < turns.mean.high
    assert not any(each.mean.tells for each in (winner, lead, first))
    noise = [game(n, 20 + n % 3 + (9 if n % 2 else -8), [9, 5, 1]) for n in range(60)]
    unsure = shown(base, noise)[1].differences[0]
    assert not unsure.mean.tells
    assert unsure.needed > 1000


def test_games_that_were_given_up_are_counted_apart() -> None:
    given_up = game(1, 900, [0, 0, 0])._replace(places=[])
    (found,) = shown([game(0, 10, [3, 2, 1]), given_up])
    assert (found.games, found.capped) == (2, 1)
    assert sum(one.count for one in found.bins) == 1


def test_a_study_that_has_not_begun_shows_nothing_and_breaks_nothing() -> None:
    for found in findings(Progress(a_study())):
        assert (found.games, found.bins, found.struck) == (0, [], [])


def test_a_sheet_has_a_line_for_each_game() -> None:
    study = a_study(3)
    lines = sheet(study.plan(0), played(study).outcomes[0]).splitlines()
    assert lines[0].startswith("game,turns,decisions,capped,bot_1,bot_2,bot_3,score_1")
    assert [line.partition(",")[0] for line in lines[1:]] == ["0", "1", "2"]
