"""Reviews: a mistake is found and explained, luck is not blamed on anybody."""

from pathlib import Path

import msgspec
import pytest

from baronnies.advice.curve import Curve
from baronnies.advice.pieces import NOBODY, Finding, Piece
from baronnies.advice.reasons import Reason
from baronnies.advice.review import Review, Reviewed, pieces_done
from baronnies.bots.names import judge, make_bot
from baronnies.bots.turn import whole_turn
from baronnies.core.game import Event
from baronnies.core.luck import Quick
from baronnies.core.record import Record, record_of
from baronnies.core.table import Table
from baronnies.games import SHELF
from tests.commands import run
from tests.playing import Setting

# A has rolled a three, which leads from b4 to the summit.
ONE_MOVE_FROM_THE_SUMMIT = """baubyron 3 move to=A first=B roll=3 turn=30
building citadel
pawns b4:A a5:B
"""


def after(start: str, game: str, turns: int, first: str = "") -> Record:
    """A game from a position: one move that is written here, then those of bots."""
    played = SHELF[game]
    seats = len(played.position(start).scores())
    table = Table(played, seats, {}, seed=b"review", start=start)
    table.begin()
    if first:
        assert table.play(table.asked()[0], played.read(first)) is None
    bots, luck = [make_bot("greedy", played) for _ in range(seats)], Quick("review")
    for _ in range(turns):
        for seat in table.asked():
            moves = whole_turn(bots[seat], table.truth, seat, luck)
            assert table.play(seat, *moves) is None
    return record_of(table, with_seed=True)


def reviewed(record: Record) -> Review:
    review = Review(record)
    for _ in pieces_done(review):
        assert review.done <= review.of
    return review


def test_a_win_that_was_not_taken_is_found_and_explained() -> None:
    report = reviewed(after(ONE_MOVE_FROM_THE_SUMMIT, "baubyron", 3, "in-g1")).report()
    worst = report.turnings[0]
    assert (worst.ply, worst.seat) == (0, 0)
    assert (worst.played, worst.better) == (["in-g1"], ["b4-a4"])
    assert worst.chance_better.value == 1.0
    assert worst.loss.low > 0
    assert worst.why == [Reason("wins", 0)]
    assert worst.games == 640
    assert report.shares[0].cost.value >= worst.loss.value > 0.1
    assert report.points[0].ply == 0
    assert not report.hidden


def test_where_nobody_had_a_choice_luck_decided() -> None:
    last_cards = """le_baron 3 choose turn=38
rows 58 72 97 / 85 94 / 109 22 / 100 27 54 / 103 95
A 38 taken=53,11
B 13 taken=93,69,76
C 80 taken=12
"""
    record = after(last_cards, "le_baron", 2)
    report = reviewed(record).report()
    assert report.turnings == report.unsure == []
    assert all(share.cost.value == 0 for share in report.shares)
    assert report.done == report.of


class Known:
    """Finds what was agreed on: everybody's chance is a third, and one choice cost more."""

    def __init__(
        self, seed: int, mistake: str = "", loss: float = 0.0, opinion: float | None = None
    ) -> None:
        self.seed = seed
        self.mistake = mistake  # the position in which it was made
        self.loss = loss
        self.opinion = loss if opinion is None else opinion  # of the judge, on what it cost

    def find(self, piece: Piece) -> Finding:
        luck = Quick(f"{self.seed} {piece.luck}")
        if piece.seat == NOBODY:
            return Finding([self.games(luck, piece, 1 / 3) for _ in range(3)], [], [])
        loss = self.opinion if piece.rounds else self.loss
        better = 1 / 3 + (loss if piece.position == self.mistake else 0.0)
        sides = [self.games(luck, piece, chance) for chance in (better, 1 / 3)]
        return Finding(sides, piece.better or piece.played, [])

    def games(self, luck: Quick, piece: Piece, chance: float) -> list[float]:
        """Victories; what a judge says after a few rounds varies less."""
        if piece.rounds:
            return [chance + 0.001 * (luck.below(401) - 200) for _ in range(piece.games)]
        return [float(luck.below(1000) < 1000 * chance) for _ in range(piece.games)]

    def review(self, record: Record, way: int = 1) -> Reviewed:
        """All that is found, in one order or the other."""
        made = Review(record)
        for stage in made.stages():
            for task in stage[::way]:
                task.file(self.find(task.piece))
        assert made.done == made.of
        return made.report()


def thirty_turns(game: str = "le_baron") -> Record:
    """From the first deal on."""
    start = Setting(SHELF[game], 3, {}).table().truth.text()
    return after(start, game, 30)


def test_luck_is_blamed_on_nobody_and_chances_lie_in_their_intervals() -> None:
    record = thirty_turns()
    reports = [Known(seed).review(record) for seed in range(40)]
    assert sum(bool(report.turnings) for report in reports) <= 2
    chances = [each for report in reports for point in report.points[:-1] for each in point.chances]
    held = sum(each.low <= 1 / 3 <= each.high for each in chances)
    assert held / len(chances) >= 0.93


def test_what_cost_much_is_nearly_always_found() -> None:
    record = thirty_turns()
    mistake = Review(record).positions.at(0).text()
    reports = [Known(seed, mistake, 0.3).review(record) for seed in range(40)]
    found = [turning for report in reports for turning in report.turnings if turning.ply == 0]
    assert len(found) >= 36
    held = sum(turning.loss.low <= 0.3 <= turning.loss.high for turning in found)
    assert held / len(found) >= 0.85


def test_what_choices_cost_together_lies_in_its_interval() -> None:
    record = thirty_turns()
    mistake = Review(record).positions.at(0).text()
    reports = [Known(seed, mistake, 0.3).review(record) for seed in range(40)]
    # The first deal asks all three: each of them made the mistake, and no other.
    costs = [share.cost for report in reports for share in report.shares]
    assert sum(cost.low <= 0.3 <= cost.high for cost in costs) / len(costs) >= 0.93


@pytest.mark.parametrize(("seats", "rounds"), [(2, 0), (3, judge(SHELF["barony"]).rounds)])
def test_in_barony_two_seats_are_quick_enough_to_be_played_to_the_end(
    seats: int, rounds: int
) -> None:
    start = Setting(SHELF["barony"], seats, {}).table().truth.text()
    stages = Review(after(start, "barony", 4)).stages()
    assert {task.piece.rounds for task in next(stages)} == {rounds}
    assert 0 not in {task.piece.rounds for task in next(stages)}  # choices are many


class Stubborn(Known):
    """Says that every choice was four points better or worse than another, and never wavers."""

    def find(self, piece: Piece) -> Finding:
        if piece.seat == NOBODY:
            return super().find(piece)
        better = 1 / 3 + (0.04 if len(piece.position) % 2 else -0.04)
        sides = [[chance] * piece.games for chance in (better, 1 / 3)]
        return Finding(sides, piece.better or piece.played, [])


def test_a_judge_who_never_wavers_is_not_sure_of_a_sum() -> None:
    for share in Stubborn(0).review(thirty_turns()).shares:
        error = share.cost.high - share.cost.value
        assert error == pytest.approx(1.96 * 0.04 * share.choices**0.5, rel=0.1)
        assert share.rest.high - share.rest.value == pytest.approx(error)


def test_who_is_accused_by_the_judge_alone_is_cleared_by_games_to_their_end() -> None:
    record = thirty_turns()
    mistake = Review(record).positions.at(0).text()
    reports = [Known(seed, mistake, 0.0, opinion=0.3).review(record) for seed in range(40)]
    assert sum(bool(report.turnings) for report in reports) <= 2


def test_where_games_are_dear_what_is_easy_to_tell_is_played_less_often() -> None:
    record = thirty_turns("baron")
    first = Review(record).turns[0]
    mistake = Review(record).positions.at(first).text()
    games = [
        {turning.games for turning in Known(2, mistake, loss).review(record).turnings}
        for loss in (0.6, 0.3)
    ]
    assert games == [{40}, {80}]


def test_where_games_are_cheap_who_looks_dear_is_played_to_the_last_all_the_same() -> None:
    """Whoever stops as soon as it is sure tells of more than was lost."""
    record = thirty_turns()
    mistake = Review(record).positions.at(0).text()
    found = [Known(seed, mistake, 0.16).review(record).turnings for seed in range(40)]
    losses = [turning.loss for turnings in found for turning in turnings if turning.ply == 0]
    assert {loss.size for loss in losses} == {640}
    assert 0.15 <= sum(loss.value for loss in losses) / len(losses) <= 0.17


def test_what_may_have_cost_something_is_told_apart_from_what_surely_did() -> None:
    record = thirty_turns()
    mistake = Review(record).positions.at(0).text()
    reports = [Known(seed, mistake, 0.07, opinion=0.2).review(record) for seed in range(20)]
    doubtful = [report for report in reports if report.unsure]
    assert len(doubtful) >= 5
    for report in doubtful:
        sure = {(turning.ply, turning.seat) for turning in report.turnings}
        assert not sure & {(each.ply, each.seat) for each in report.unsure}
        assert (report.unsure[0].ply, report.unsure[0].games) == (0, 640)
        assert report.unsure[0].loss.value >= 0.05


def test_in_whatever_order_it_is_worked_at_a_review_finds_the_same() -> None:
    record = thirty_turns()
    mistake = Review(record).positions.at(0).text()
    known = Known(1, mistake, 0.5)
    report = known.review(record)
    assert report.turnings
    assert known.review(record, -1) == report


def test_a_curve_borrows_games_from_neighbours_but_not_across_a_turn_of_luck() -> None:
    luck, turns = Quick("curve"), list(range(40))
    curve, truth = Curve(turns), [0.3 if turn < 20 else 0.8 for turn in turns]
    for turn in turns[::2]:
        won = [float(luck.below(1000) < 1000 * truth[turn]) for _ in range(40)]
        curve.add(turn, turn, [won, [1 - each for each in won]])
    points = curve.points(turning=[])
    assert max(point.chances[0].size for point in points) == 5 * 40
    held = [point.chances[0] for point in points]
    assert (
        sum(each.low <= truth[p.ply] <= each.high for each, p in zip(held, points, strict=True))
        >= 18
    )
    apart = curve.points(turning=[9])
    assert apart[5].chances[0].size == 3 * 40, "the turning point is before it"


def test_stopped_early_it_keeps_what_it_has() -> None:
    review = Review(after(ONE_MOVE_FROM_THE_SUMMIT, "baubyron", 12, "in-g1"))
    next(pieces_done(review))
    report = review.report()
    plies = [point.ply for point in report.points]
    assert plies == [review.turns[-1], len(review.record.lines)], "the end comes first"
    assert [chance.value for chance in report.points[-1].chances] == review.result
    assert 0 < report.done < report.of


def test_the_command_tells_where_it_was_decided(tmp_path: Path) -> None:
    file, curve = tmp_path / "game.txt", tmp_path / "curve.svg"
    file.write_text(
        after(ONE_MOVE_FROM_THE_SUMMIT, "baubyron", 3, "in-g1").text(), encoding="utf-8"
    )
    told = run(["review", str(file), "--plot", str(curve)], lang="fr_FR.UTF-8")
    assert told.code == 0
    assert "A gagne aussitôt." in told.out
    assert "1. Tour" in told.out
    assert "Chacun des deux coups a été joué 640 fois" in told.out
    assert "estimations du robot «\u00a0greedy\u00a0»" in told.out.replace("\n", "")
    assert curve.read_text(encoding="utf-8").startswith("<?xml")
    facts = run(["review", str(file), "--json"]).json()
    assert facts["unsure"] == []
    assert facts["turnings"][0]["why"] == ["A wins at once."]
    assert facts["done"] == facts["of"]
    assert len(facts["points"][0]["chances"]) == 3
    assert run(["review", str(tmp_path / "none.txt")]).code == 2


@pytest.mark.parametrize("only", [None, 1])
def test_why_a_turn_is_better_is_read_again_by_whoever_asked(only: int | None) -> None:
    """It comes from a process of its own; compiled classes forget what their fields may be."""
    why = Reason("happens", 0, 1.0, 0.5, event=Event("ejected", (0, "b4"), only))
    assert msgspec.json.decode(msgspec.json.encode(why), type=Reason) == why


def test_a_review_kept_before_games_were_counted_still_opens() -> None:
    report = reviewed(after(ONE_MOVE_FROM_THE_SUMMIT, "baubyron", 3, "in-g1")).report()
    kept, at = list(msgspec.to_builtins(report)), Reviewed._fields.index("turnings")
    kept[at] = [turning[:-1] for turning in kept[at]]
    opened = msgspec.convert(kept, Reviewed)
    assert [turning.games for turning in opened.turnings] == [0] * len(report.turnings)
    assert opened.turnings[0][:-1] == report.turnings[0][:-1]
