"""Commands of the lab: simulate, sweep, ladder, bench."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from baronnies.cli.books import GameName, JsonFlag
from baronnies.cli.inputs import find_game, read_options
from baronnies.cli.progress import progress
from baronnies.cli.records import Options
from baronnies.cli.reports import (
    show_ladder,
    show_speeds,
    show_summary,
    show_sweep,
    write_records,
)
from baronnies.cli.screen import BAD_INPUT, LANG, err, say, show_json, told
from baronnies.core.compiled import compiled
from baronnies.core.game import Game
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.contest import Outcome
from baronnies.lab.ladder import Ladder
from baronnies.lab.ledger import Ledger, ledger
from baronnies.lab.plan import Plan
from baronnies.lab.simulation import Keep, Run, Work
from baronnies.lab.simulation import simulate as run_games
from baronnies.lab.speed import Speed, measure, settings
from baronnies.lab.summary import Summary
from baronnies.lab.sweep import SEATS, Axis, Point, at, check_plot, grid, read_axis

Seats = Annotated[int | None, typer.Option("--seats", help=say("help-lab-seats"))]
Fewest = Annotated[int | None, typer.Option("--seats", help=say("help-ladder-seats"))]
Games = Annotated[int, typer.Option("--games", min=1, max=10_000_000, help=say("help-games-count"))]
Bots = Annotated[str, typer.Option("--bots", metavar="a,b", help=say("help-lab-bots"))]
Seed = Annotated[str, typer.Option("--seed", help=say("help-lab-seed"))]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, help=say("help-jobs"))]
Rotate = Annotated[bool, typer.Option("--rotate", help=say("help-rotate"))]
Cap = Annotated[int | None, typer.Option("--cap", min=0, metavar="TURNS", help=say("help-cap"))]
On = Annotated[str, typer.Option("--on", metavar="ray|ADDRESS", help=say("help-on"))]
Out = Annotated[Path | None, typer.Option("--out", "--csv", metavar="FILE", help=say("help-out"))]
Records = Annotated[Path | None, typer.Option("--records", metavar="DIR", help=say("help-records"))]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help=say("help-plot"))]
Seconds = Annotated[float, typer.Option("--move-seconds", min=0.01, help=say("help-seconds"))]


def simulate(
    game: GameName,
    seats: Seats = None,
    games: Games = 100,
    bots: Bots = "greedy",
    seed: Seed = "0",
    jobs: Jobs = 1,
    rotate: Rotate = False,
    option: Options = None,
    cap: Cap = None,
    seconds: Seconds = 60,
    on: On = "",
    out: Out = None,
    records: Records = None,
    *,
    as_json: JsonFlag = False,
) -> None:
    """Play many games among bots and report what happened."""
    with told(as_json=as_json):
        found = find_game(game)
        plan = Plan(found.name, seats or 0, read_options(found, option or []), _listed(bots))
        plan = plan._replace(rotate=rotate, seed=seed, cap=cap, seconds=seconds).settled()
        if records:
            records.mkdir(parents=True, exist_ok=True)
        work = Work(games, jobs, records is not None, on=on)
        summary, begin = Summary(plan), perf_counter()
        with _where(work), ledger(out, plan.seats) as book, progress(games) as done:
            run = run_games(plan, work, done, _counted(summary, book, records))
            book.finish(run)
        spent = perf_counter() - begin
    if as_json:
        facts = {**summary.facts(), "seconds": round(spent, 3), "compiled": compiled()}
        show_json({**facts, **_stopped(run)})
    elif run.games:
        show_summary(summary, spent)
    finish(run)


def _counted(summary: Summary, book: Ledger, records: Path | None) -> Keep:
    """Games are counted, then written."""

    def keep(outcomes: Sequence[Outcome]) -> None:
        summary.add(outcomes)
        book.add(summary.plan, outcomes)
        if records:
            write_records(records, summary.plan, outcomes)

    return keep


def sweep(
    game: GameName,
    vary: Annotated[list[str], typer.Option("--vary", metavar="k=a,b,c", help=say("help-vary"))],
    plot: Plot = None,
    seats: Seats = None,
    games: Games = 100,
    bots: Bots = "greedy",
    seed: Seed = "0",
    jobs: Jobs = 1,
    rotate: Rotate = False,
    option: Options = None,
    cap: Cap = None,
    seconds: Seconds = 60,
    on: On = "",
    out: Out = None,
    *,
    as_json: JsonFlag = False,
) -> None:
    """The same simulation over a grid of option values."""
    with told(as_json=as_json):
        found = find_game(game)
        axes = [read_axis(text) for text in vary]
        if plot:
            check_plot(plot)
        base = Plan(found.name, seats or 0, {}, _listed(bots), rotate, seed, cap, seconds)
        plans = [_at(found, base, option or [], values) for values in grid(axes)]
        work, most = Work(games, jobs, on=on), max(plan.seats for plan in plans)
        names, total = [axis.name for axis in axes], games * len(plans)
        points: list[Point] = []
        run = Run()
        with _where(work), ledger(out, most, names) as book, progress(total) as done:
            for values, plan in zip(grid(axes), plans, strict=True):
                points.append(Point(values, plan))
                run = run_games(plan, work, done, _compared(points[-1], book))
                done.next_part()
                if run.interrupted or run.trouble:
                    break
            book.finish(run)
    _report_sweep(points, axes, plot, found, as_json=as_json, run=run)


def _compared(point: Point, book: Ledger) -> Keep:
    """Games of a point of the grid, written with what was varied there."""

    def keep(outcomes: Sequence[Outcome]) -> None:
        point.add(outcomes)
        book.add(point.summary.plan, outcomes, list(point.values.values()))

    return keep


def _report_sweep(
    points: list[Point], axes: list[Axis], plot: Path | None, game: Game, *, as_json: bool, run: Run
) -> None:
    if plot and points[0].summary.games:
        from baronnies.lab.plot import plot_sweep  # noqa: PLC0415 - matplotlib is slow to load

        titles = [say("plot-title", game=game.title, games=points[0].summary.games)]
        titles += [say("plot-length"), say("plot-points"), say("plot-advantage")]
        with told(as_json=as_json):
            plot_sweep(points, axes, titles, plot)
    if as_json:
        facts = {"game": game.name, "vary": {axis.name: axis.values for axis in axes}}
        compared = [{**p.facts(), "difference": p.against(points[0]).facts()} for p in points]
        show_json({**facts, "points": compared, **_stopped(run)})
    elif points[0].summary.games:
        show_sweep(points, axes, plot)
    finish(run)


def ladder(
    game: GameName,
    bots: Bots,
    seats: Fewest = None,
    games: Games = 100,
    seed: Seed = "0",
    jobs: Jobs = 1,
    option: Options = None,
    cap: Cap = None,
    seconds: Seconds = 60,
    on: On = "",
    out: Out = None,
    *,
    as_json: JsonFlag = False,
) -> None:
    """Every pair of bots meets; ratings with intervals."""
    with told(as_json=as_json):
        found = find_game(game)
        steps = Ladder(_listed(bots))
        plan = Plan(found.name, seats or found.seats[0], read_options(found, option or []))
        plan = plan._replace(seed=seed, cap=cap, seconds=seconds)
        for bot in steps.bots:
            plan._replace(bots=[bot]).settled()
        work, pairs, run = Work(games, jobs, on=on), steps.pairs(), Run()
        total = games * len(pairs)
        with _where(work), ledger(out, plan.seats) as book, progress(total) as done:
            for pair in pairs:
                run = steps.play(plan, pair, work, done, book.add)
                done.next_part()
                if run.interrupted or run.trouble:
                    break
            book.finish(run)
    if as_json:
        show_json({"game": found.name, "seats": plan.seats, **steps.facts(), **_stopped(run)})
    elif any(won.size for won in steps.meetings.values()):
        show_ladder(steps)
    finish(run)


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME …]", help=say("help-game"))
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, help=say("help-bench-seconds"))
    ] = 2,
    *,
    as_json: JsonFlag = False,
) -> None:
    """How fast the games are here: random play-outs on one core."""
    with told(as_json=as_json):
        found = [find_game(name) for name in games] if games else list(SHELF.values())
    speeds = {game.name: measured(game, seconds) for game in found}
    if as_json:
        show_json({"compiled": compiled(), "games": speeds})
    else:
        show_speeds(speeds)


def measured(game: Game, seconds: float) -> dict[str, object]:
    """The figures of a game: those of the usual number of seats, then those of every setting."""
    speeds: list[Speed] = []
    runs: list[dict[str, object]] = []
    for seats, options in settings(game):
        with err.status(say("measuring", game=game.name, seats=seats)):
            speeds.append(measure(game, seats, options, seconds))
        runs.append({"seats": seats, "options": options, **speeds[-1].facts()})
    return {**speeds[0].facts(), "runs": runs}


@contextmanager
def _where(work: Work) -> Iterator[None]:
    """In processes here or on a cluster; Unreadable if there is none, before a file is opened."""
    if work.on and work.jobs > 1:
        raise Unreadable("lab-on-jobs")
    if not work.on:
        yield
        return
    from baronnies.lab.cluster import part_of  # noqa: PLC0415 - an extra

    with part_of(work.on):
        yield


def _listed(bots: str) -> list[str]:
    return [bot for bot in bots.split(",") if bot]


def _at(game: Game, base: Plan, given: list[str], values: dict[str, str]) -> Plan:
    """The plan at a point of the grid; what is varied there may be read from a file too."""
    kept = [text for text in given if text.partition("=")[0] not in values]
    varied = [f"{name}={value}" for name, value in values.items() if name != SEATS]
    seats = {name: value for name, value in values.items() if name == SEATS}
    return at(base._replace(options=read_options(game, [*kept, *varied])), seats)


def _stopped(run: Run) -> dict[str, object]:
    """Why a run has fewer games than asked for, if so."""
    if run.trouble:
        return {"error": run.trouble.words(LANG)}
    return {"interrupted": True} if run.interrupted else {}


def finish(run: Run) -> None:
    """Say why a run stopped early, and leave with the fitting code."""
    if run.trouble:
        err.print(run.trouble.words(LANG), style="red", markup=False, soft_wrap=True)
        raise typer.Exit(BAD_INPUT)
    if run.interrupted:
        err.print(say("interrupted"), style="yellow", markup=False)
        raise typer.Exit(130)
