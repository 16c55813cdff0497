"""Simulations: the same for the same seed, honest sums, and nothing lost."""

import pytest

from baronnies.core.reading import read_record
from baronnies.core.replay import verify
from baronnies.core.sample import Mean, mean, rate
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.contest import Outcome, play_game
from baronnies.lab.ladder import Ladder
from baronnies.lab.plan import Plan
from baronnies.lab.simulation import Work, simulate
from baronnies.lab.summary import Summary, shares
from baronnies.lab.sweep import Axis, Point, at, grid, read_axis

PLAN = Plan(
    "le_baron",
    3,
    SHELF["le_baron"].settle({}),
    ["greedy:samples=1", "placer", "random"],
    rotate=True,
    seed="tests",
    cap=0,
    seconds=60,
)


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = simulate(PLAN, Work(8, jobs=1))
    spread = simulate(PLAN, Work(8, jobs=2))
    assert alone.outcomes == spread.outcomes
    assert [outcome.number for outcome in spread.outcomes] == list(range(8))


def test_games_played_before_are_not_played_again() -> None:
    kept: list[Outcome] = []
    run = simulate(
        PLAN,
        Work(6, done=frozenset({0, 2, 5})),
        keep=kept.extend,
    )
    assert [outcome.number for outcome in kept] == [1, 3, 4]
    assert kept[0] == play_game(PLAN, 1)
    assert (run.games, run.outcomes) == (3, []), "who keeps them has them alone"


def test_another_seed_gives_other_games() -> None:
    other = PLAN._replace(seed="other")
    assert play_game(PLAN, 0).scores != play_game(other, 0).scores


def test_rotation_moves_the_bots_on_by_a_seat() -> None:
    assert [play_game(PLAN, number).bots for number in range(4)] == [
        [0, 1, 2],
        [2, 0, 1],
        [1, 2, 0],
        [0, 1, 2],
    ]
    assert play_game(PLAN._replace(rotate=False), 1).bots == [0, 1, 2]


def test_one_bot_fills_all_seats() -> None:
    assert play_game(PLAN._replace(bots=["random"]), 1).bots == [0, 0, 0]


def test_random_bots_played_at_once_or_by_drafts_give_the_same_kind_of_game() -> None:
    """Every record of the lab can be verified, whoever played."""
    for bots in (["random"], PLAN.bots):
        outcome = play_game(PLAN._replace(bots=bots), 3, with_record=True)
        record = read_record(outcome.record, SHELF)
        assert verify(record) > 0
        assert record.scores == outcome.scores
        assert record.places == outcome.places


def test_a_capped_game_gives_nobody_a_win() -> None:
    outcome = play_game(PLAN._replace(cap=5), 0)
    assert outcome.places == []
    assert shares(outcome) == [0.0, 0.0, 0.0]
    summary = Summary(PLAN, [outcome])
    assert (summary.games, summary.capped, summary.length.size) == (1, 1, 0)


def test_a_shared_victory_counts_as_a_fraction() -> None:
    outcome = Outcome(0, [0, 1, 2], [3, 3, 9], [1, 1, 3], [0, 1, 2], 10, 30, {}, "")
    assert shares(outcome) == [0.5, 0.5, 0.0]


def test_sums_over_seats_bots_and_order_agree() -> None:
    run = simulate(PLAN, Work(12))
    summary = Summary(PLAN, run.outcomes)
    for groups in (summary.by_seat, summary.by_bot, summary.by_order):
        assert sum(group.won for group in groups) == pytest.approx(12)
        assert sum(group.wins.size for group in groups) == 36
    assert summary.struck["revealed"] == 12 * 60
    assert [group.name for group in summary.by_bot] == PLAN.bots


def test_intervals() -> None:
    few, many = mean([1, 2, 3, 4]), mean([1, 2, 3, 4] * 100)
    assert few.value == many.value == 2.5
    assert few.high - few.low > 9 * (many.high - many.low)
    assert rate([1.0] * 20).low == pytest.approx(0.8389, abs=0.001)  # Wilson's, at the end
    assert rate([1.0] * 20).value == 1.0
    assert mean([]).size == 0


@pytest.mark.parametrize("bots", [["random", "random"], [], ["nobody"]])
def test_bots_that_cannot_sit_down_are_told(bots: list[str]) -> None:
    with pytest.raises(Unreadable):
        PLAN._replace(bots=bots).settled()


def test_a_plan_says_in_full_what_is_played() -> None:
    plan = Plan("baubyron", bots=["greedy", "random", "random"]).settled()
    assert (plan.seats, plan.cap) == (3, SHELF["baubyron"].cap)
    assert plan.options == SHELF["baubyron"].settle({})
    assert Plan("le_baron").settled().seats == 4
    assert plan.settled() == plan
    for wrong in (Plan("chess"), Plan("le_baron", 11), Plan("le_baron", options={"luck": "good"})):
        with pytest.raises(Unreadable):
            simulate(wrong, Work(1))


def test_a_ladder_puts_the_better_bot_first() -> None:
    ladder = Ladder(["random", "placer"])
    ladder.play(PLAN._replace(seats=2, bots=["random"]), ("random", "placer"), Work(30), print)
    assert [rung.bot for rung in ladder.rungs()] == ["placer", "random"]
    assert ladder.meetings["random", "placer"].value < 0.3


def test_with_more_than_two_each_bot_of_a_pair_sits_alone_among_the_others() -> None:
    ladder = Ladder(["random", "greedy:samples=1"])
    told: list[int] = []
    plan = PLAN._replace(seats=3, bots=["random"])
    ladder.play(plan, ("random", "greedy:samples=1"), Work(21), told.append)
    alone, among = ladder.meetings.values()
    assert (alone.size, among.size) == (11, 10)
    assert alone.value < 1 / 3 < among.value
    assert told == list(range(1, 22))
    best, worst = ladder.rungs()
    assert (best.bot, worst.bot) == ("greedy:samples=1", "random")
    assert best.effort.positions > best.effort.turns  # it looked at several for each turn
    assert worst.effort.positions == 0


def test_a_ladder_needs_a_pair() -> None:
    with pytest.raises(Unreadable):
        Ladder(["greedy", "greedy"])


def test_axes_of_a_sweep() -> None:
    assert read_axis("games=1,2") == Axis("games", ["1", "2"])
    assert read_axis("table=1,2;3,4") == Axis("table", ["1,2", "3,4"])
    axes = [Axis("a", ["1", "2"]), Axis("b", ["x", "y"])]
    assert grid(axes)[1] == {"a": "1", "b": "y"}
    for text in ("games", "games=", "=3,,"):
        with pytest.raises(Unreadable):
            read_axis(text if text != "=3,," else "=")


def test_settings_are_compared_on_the_same_luck_game_by_game() -> None:
    """The same hands are dealt: what differs is what the setting changes, and little luck."""
    base, work = Plan("le_baron", 3, bots=["random"], seed="pairs"), Work(30)
    usual, same, heads, fewer = (
        Point(values, plan, simulate(plan, work).outcomes)
        for values in ({"games": "1"}, {"games": "1"}, {"heads_good": "yes"}, {"games": "2"})
        for plan in [at(base, values)]
    )
    assert set(same.against(usual).length) == {0.0, 30}
    assert not same.against(usual).points.tells
    longer = fewer.against(usual)
    assert longer.length.tells
    assert longer.length.low > 0
    assert not longer.advantage.tells, "thirty games of random bots cannot tell that"
    points = heads.against(usual).points
    assert points.value == pytest.approx(heads.points.value - usual.points.value)


def test_few_games_tell_nothing() -> None:
    assert mean([1.0, 1.1] * 5).tells
    assert not mean([1.0, 1.1] * 4).tells
    assert not Mean(1.0, -0.1, 2.1, 100).tells
    assert mean([-1.0, -1.1] * 5).tells
