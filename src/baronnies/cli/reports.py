"""What the lab found out, as tables and files."""

from collections.abc import Sequence
from pathlib import Path

from rich.markup import escape
from rich.table import Table as Grid

from baronnies.bots.levels import Level
from baronnies.cli.screen import LANG, out, say
from baronnies.core.compiled import compiled
from baronnies.core.sample import Mean
from baronnies.core.words import figure, word
from baronnies.games import SHELF
from baronnies.lab.contest import Outcome
from baronnies.lab.ladder import Ladder
from baronnies.lab.plan import Plan
from baronnies.lab.summary import Group, Summary, in_words
from baronnies.lab.sweep import Axis, Point


def show_summary(summary: Summary, seconds: float) -> None:
    """A simulation."""
    facts = {"games": summary.games, "decisions": summary.decisions, "capped": summary.capped}
    out.print(
        say("simulated", **facts, seats=summary.plan.seats, seconds=_number(seconds, 1)),
        markup=False,
    )
    out.print(say("length", length=_spread(summary.length, 1)), markup=False)
    for title, groups in (
        ("by-seat", summary.by_seat),
        ("by-bot", summary.by_bot),
        ("by-order", summary.by_order),
    ):
        out.print(_groups(say(title), groups))
    grid = _grid(say("struck"), say("times"), say("per-game"))
    for kind, times in summary.struck.most_common():
        often = _number(times / max(1, summary.games), 2)
        grid.add_row(in_words(summary.plan.game, kind, LANG), say("count", number=times), often)
    out.print(grid)


def _groups(title: str, groups: Sequence[Group]) -> Grid:
    grid = _grid(title, say("wins"), say("win-rate"), say("points"))
    for group in groups:
        grid.add_row(
            escape(group.name), _number(group.won, 1), _rate(group.wins), _spread(group.points, 2)
        )
    return grid


def _grid(*titles: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2))
    for at, title in enumerate(titles):
        grid.add_column(title, justify="right" if at else "left", no_wrap=True)
    return grid


def _spread(mean: Mean, digits: int) -> str:
    return f"{_number(mean.value, digits)} ± {_number(mean.value - mean.low, digits)}"


def _rate(mean: Mean) -> str:
    value, low, high = (_number(100 * part, 1) for part in (mean.value, mean.low, mean.high))
    return f"{say('percent', number=value)} ({low} … {high})"


def _number(value: float, digits: int) -> str:
    """A number as the reader's language writes it, and never less than nothing by nothing."""
    rounded = figure(f"{round(value, digits) + 0.0:.{digits}f}")
    return rounded.replace(".", say("decimal"))


def write_records(folder: Path, plan: Plan, outcomes: Sequence[Outcome]) -> None:
    """A record for each game."""
    for outcome in outcomes:
        path = folder / f"{plan.game}-{outcome.number:06}.txt"
        path.write_text(outcome.record, encoding="utf-8")


def show_sweep(points: Sequence[Point], axes: Sequence[Axis], plot: Path | None) -> None:
    """A sweep, a line for each point of the grid."""
    titles = [axis.name for axis in axes]
    out.print(_swept(points), markup=False)
    grid = _grid(*titles, say("length-title"), say("points"), say("advantage"), say("capped"))
    for point in points:
        grid.add_row(
            *_values(point, axes),
            _spread(point.summary.length, 1),
            _spread(point.points, 2),
            _rate(point.advantage),
            say("count", number=point.summary.capped),
        )
    out.print(grid)
    if len(points) > 1:
        _show_differences(points, axes)
    if plot:
        out.print(say("plotted", path=str(plot)), markup=False)


def _swept(points: Sequence[Point]) -> str:
    plans = [point.summary.plan for point in points]
    seats = ", ".join(str(number) for number in sorted({plan.seats for plan in plans}))
    title = SHELF[plans[0].game].title
    return say("swept", game=title, seats=seats, games=points[0].summary.games)


def _values(point: Point, axes: Sequence[Axis]) -> list[str]:
    return [escape(point.values[axis.name]) for axis in axes]


def _show_differences(points: Sequence[Point], axes: Sequence[Axis]) -> None:
    """What changes from the first point to each other one, and whether the games can tell."""
    first = ", ".join(f"{name}={value}" for name, value in points[0].values.items())
    out.print(say("differences", first=first), markup=False)
    titles = [axis.name for axis in axes]
    grid = _grid(*titles, say("length-title"), say("points"), say("advantage"))
    unsure = False
    for point in points[1:]:
        length, score, advantage = point.against(points[0])
        changes = [(length, 1, 1), (score, 2, 1), (advantage, 1, 100)]
        grid.add_row(*_values(point, axes), *(_change(*change) for change in changes))
        unsure |= not (length.tells and score.tells and advantage.tells)
    out.print(grid)
    if unsure:
        out.print(say("untold"), style="dim", markup=False)


def _change(mean: Mean, digits: int, scale: int) -> str:
    """A difference with its interval; in parts of a hundred where those are compared."""
    spread = _spread(mean.times(scale), digits)
    told = say("percent", number=spread) if scale > 1 else spread
    return f"{'+' if mean.value > 0 else ''}{told}{'' if mean.tells else ' (?)'}"


def show_ladder(ladder: Ladder) -> None:
    """Ratings, then what each pair won of its games."""
    grid = _grid(say("bot"), say("rating"), say("win-rate"), say("turn-ms"), say("turn-positions"))
    for rung in ladder.rungs():
        turns = max(1, rung.effort.turns)
        grid.add_row(
            escape(rung.bot),
            f"{_number(rung.rating, 1)} ± {_number(rung.error, 1)}",
            _rate(rung.wins),
            _number(1000 * rung.effort.seconds / turns, 1),
            _number(rung.effort.positions / turns, 0),
        )
    out.print(grid)
    grid = _grid(say("meeting"), say("win-rate"))
    for (one, other), won in ladder.meetings.items():
        grid.add_row(escape(f"{one} – {other}"), _rate(won))
    out.print(grid)
    out.print(say("ratings"), style="dim", markup=False)


def show_levels(levels: Sequence[Level]) -> None:
    """How often each level beats the one below it, lowest first."""
    if not levels:
        out.print(say("levels-none"), markup=False)
        return
    grid = _grid(say("seats"), say("level"), say("bot"), say("over"), say("games-played"))
    for level in levels:
        over = level.over
        won = _rate(Mean(over.share, over.low, over.high, over.games))
        name = word(LANG, f"level-{level.name}")
        grid.add_row(str(level.seats), name, level.bot, f"{won} : {over.bot}", str(over.games))
    out.print(grid)


def show_speeds(speeds: dict[str, dict[str, object]]) -> None:
    """The speed of games."""
    out.print(say("compiled" if compiled() else "pure"), style="dim", markup=False)
    grid = _grid(say("game"), say("seats"), say("decisions-per-s"), say("games-per-s"), say("copy"))
    for name, facts in speeds.items():
        runs = facts["runs"]
        assert isinstance(runs, list)
        for run in runs:
            figures = (run["seats"], run["decisions_per_s"], run["games_per_s"], run["copy_us"])
            grid.add_row(name, *map(str, figures))
    out.print(grid)
