"""The command `review`: where a game was decided."""

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer
from rich.table import Table as Grid

from baronnies.advice.reasons import Reason
from baronnies.advice.review import Review, Reviewed, Share, Turning, pieces_done
from baronnies.advice.sentences import told as reason_told
from baronnies.cli.books import JsonFlag
from baronnies.cli.hints import steps_told
from baronnies.cli.inputs import load_record
from baronnies.cli.records import RecordFile, seat_names
from baronnies.cli.screen import LANG, err, out, say, show_json, told
from baronnies.core.game import Game
from baronnies.core.replay import Replay
from baronnies.core.sample import Mean
from baronnies.core.words import figure
from baronnies.lab.sweep import check_plot

_ROWS: Final = 16  # of the table of chances, about


def review(
    file: RecordFile,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE.png", help=say("help-review-plot"))
    ] = None,
    *,
    as_json: JsonFlag = False,
) -> None:
    """Where a game was decided. Ctrl-C ends it early, and what is there is shown."""
    with told(as_json=as_json):
        record = load_record(file)
        if plot:
            check_plot(plot)
        Replay(record)  # Unreadable if it is wrong
        made = Review(record)
        names = seat_names(record)
        with suppress(KeyboardInterrupt):
            _work(made)
        report = made.report()
        if plot:
            labels = say("review-plot", game=record.game.title), say("review-turns")
            import_module("baronnies.lab.curve").plot_review(report, names, labels, plot)
    if as_json:
        show_json(_facts(record.game, report, names))
    else:
        _show(record.game, report, names)


def _work(made: Review) -> None:
    began = monotonic()
    with err.status(say("review-working", done=0, of=made.of, left="…")) as status:
        for _ in pieces_done(made):
            left = round((monotonic() - began) / max(1, made.done) * (made.of - made.done))
            status.update(say("review-working", done=made.done, of=made.of, left=left))


def _show(game: Game, report: Reviewed, names: Sequence[str]) -> None:
    grid = Grid(say("review-turn"), *names)
    for point in report.points[:: max(1, len(report.points) // _ROWS)]:
        grid.add_row(str(point.turn), *(_percent(chance) for chance in point.chances))
    out.print(grid)
    for number, turning in enumerate(report.turnings, start=1):
        _show_turning(game, number, turning, names)
    if not report.turnings:
        out.print(say("review-none", unsure=len(report.unsure)), style="bold", markup=False)
    if report.unsure:
        out.print(say("review-unsure"), style="bold", markup=False)
    for turning in report.unsure:
        _show_turning(game, "?", turning, names)
    for seat, share in enumerate(report.shares):
        out.print(say("review-share", seat=names[seat], **_shares(share)), markup=False)
    out.print(say("review-judge", bot=report.judge), style="dim", markup=False)
    if report.hidden:
        out.print(say("review-hidden"), style="dim", markup=False)


def _show_turning(game: Game, number: int | str, turning: Turning, names: Sequence[str]) -> None:
    head = say(
        "review-turning",
        number=number,
        turn=turning.turn,
        seat=names[turning.seat],
        loss=_points(turning.loss.value),
        error=_points(turning.loss.value - turning.loss.low),
    )
    out.print(head, style="bold", markup=False)
    for key, moves, chance in (
        ("review-better", turning.better, turning.chance_better),
        ("review-played", turning.played, turning.chance_played),
    ):
        words = say(key, moves=steps_told(game, moves), chance=_percent(chance))
        out.print(f"  {words}", markup=False)
    if turning.games:
        out.print(f"  {say('review-games', games=turning.games)}", markup=False)
    for reason in turning.why:
        out.print(f"  – {_sentence(game, reason, names)}", markup=False)


def _sentence(game: Game, reason: Reason, names: Sequence[str]) -> str:
    return reason_told(game, reason, names, LANG, shown=False, rival="played")


def _percent(chance: Mean) -> str:
    low, high = max(0.0, chance.low), min(1.0, chance.high)
    return f"{_points(chance.value)} ({_points(low)}–{_points(high)})"


def _points(share: float) -> int:
    return round(100 * share)


def _shares(share: Share) -> dict[str, int | str]:
    return {
        "cost": figure(f"{-_points(share.cost.value):+d}"),
        "error": _points(share.cost.high - share.cost.value),
        "rest": figure(f"{_points(share.rest.value):+d}"),
    }


def _facts(game: Game, report: Reviewed, names: Sequence[str]) -> dict[str, object]:
    """A review as JSON."""
    return {
        "game": game.name,
        "judge": report.judge,
        "done": report.done,
        "of": report.of,
        "points": [
            {
                "ply": point.ply,
                "turn": point.turn,
                "games": point.chances[0].size,
                "chances": [chance.facts() for chance in point.chances],
            }
            for point in report.points
        ],
        "turnings": [_turning_facts(game, turning, names) for turning in report.turnings],
        "unsure": [_turning_facts(game, turning, names) for turning in report.unsure],
        "shares": [
            {"cost": share.cost.facts(), "rest": share.rest.facts(), "choices": share.choices}
            for share in report.shares
        ],
        "hidden": report.hidden,
    }


def _turning_facts(game: Game, turning: Turning, names: Sequence[str]) -> dict[str, object]:
    return {
        "ply": turning.ply,
        "turn": turning.turn,
        "seat": turning.seat,
        "played": turning.played,
        "better": turning.better,
        "games": turning.loss.size,
        "loss": turning.loss.facts(),
        "chance_played": turning.chance_played.facts(),
        "chance_better": turning.chance_better.facts(),
        "why": [_sentence(game, reason, names) for reason in turning.why],
    }
