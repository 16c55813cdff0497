"""Commands to look at records and positions: replay, verify, perft."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from baronnies.cli.books import GameName, JsonFlag
from baronnies.cli.inputs import find_game, load_record, read_options, read_position
from baronnies.cli.screen import LANG, err, out, say, show_json, told
from baronnies.core.game import SEAT_LETTERS, Event, Seat, State
from baronnies.core.record import Record
from baronnies.core.replay import Replay
from baronnies.core.replay import verify as verify_luck
from baronnies.core.story import heard, sentence
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import figure
from baronnies.lab.perft import perft as count_ways

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-record"))]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="k=v", help=say("help-option"))
]


def seat_names(record: Record) -> list[str]:
    """Who sits where: the names of the record, or the letters of the seats."""
    return [record.names.get(seat, SEAT_LETTERS[seat]) for seat in range(record.seats)]


def replay(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option("--ply", help=say("help-ply"))] = None,
    seat: Annotated[str, typer.Option("--seat", metavar="A", help=say("help-seat"))] = "",
    *,
    as_json: JsonFlag = False,
) -> None:
    """The story of a recorded game, and the position it leads to."""
    with told(as_json=as_json):
        record = load_record(file)
        viewer = _viewer(record, seat)
        played = Replay(record)
        shown = _ply(record, ply)
    names = seat_names(record)
    lines = [
        [sentence(record.game, event, names, LANG) for event in _heard(played, at, viewer, seat)]
        for at in range(shown)
    ]
    state = played.at(shown)
    if as_json:
        facts = _facts(record, state, shown)
        sight = {"view": state.view(viewer)} if seat else {"position": state.text()}
        show_json({**facts, "story": lines, **sight})
        return
    _print_story(lines)
    out.print(record.game.picture(state.view(viewer), [escape(name) for name in names], LANG))
    places, scores = _result(record, state, shown)
    if places:
        out.print(result_line(places, scores, names), style="bold", markup=False)


def _print_story(lines: list[list[str]]) -> None:
    for number, sentences in enumerate(lines, start=1):
        for line in sentences:
            out.print(f"{number:>4}  {line}", markup=False)
    out.print()


def _result(record: Record, state: State, ply: int) -> tuple[list[int], list[int]]:
    """Places and points: those the record ends with, where it is shown to its end."""
    if ply == len(record.lines) and record.places and record.scores:
        return record.places, record.scores
    return state.places(), state.scores()


def _facts(record: Record, state: State, ply: int) -> dict[str, object]:
    """What the JSON of a replay says beside its story."""
    last = len(record.lines)
    places, scores = _result(record, state, ply)
    return {
        "game": record.game.name,
        "seats": record.seats,
        "options": record.options,
        "plies": last,
        "ply": ply,
        "over": not state.to_act() or (ply == last and record.ended is not None),
        "scores": scores,
        "places": places,
    }


def _ply(record: Record, ply: int | None) -> int:
    """The ply that was asked for; without one, the last."""
    last = len(record.lines)
    if ply is None:
        return last
    if not 0 <= ply <= last:
        raise Unreadable("cli-no-ply", ply=ply, last=last)
    return ply


def _viewer(record: Record, letter: str) -> Seat | None:
    if not letter:
        return None
    seat = SEAT_LETTERS.find(letter.upper()) if len(letter) == 1 else -1
    if not 0 <= seat < record.seats:
        raise Unreadable("record-seat", seat=letter[:10], last=SEAT_LETTERS[record.seats - 1])
    return seat


def _heard(played: Replay, ply: int, viewer: Seat | None, letter: str) -> list[Event]:
    story = played.stories[ply]
    if ply == len(played.stories) - 1 and played.final and played.final is not played.end:
        story = [*story, *(played.final.story or [])]
    return heard(story, viewer) if letter else story


def result_line(places: list[int], scores: list[int], names: list[str]) -> str:
    """Who won, and the points of all, best first."""
    winners = [names[seat] for seat, place in enumerate(places) if place == 1]
    ranked = sorted(range(len(places)), key=places.__getitem__)
    points = ", ".join(f"{names[seat]} {figure(scores[seat])}" for seat in ranked)
    return say("won", count=len(winners), winners=" & ".join(winners), points=points)


def verify(file: RecordFile, *, as_json: JsonFlag = False) -> None:
    """Check every move of a record, and all its luck against the seed."""
    with told(as_json=as_json, answer={"verified": False}):
        record = load_record(file)
        checked = verify_luck(record)
    if as_json:
        facts = {"game": record.game.name, "plies": len(record.lines), "luck": checked}
        show_json({"verified": True, **facts, "hash": record.hash})
        return
    out.print(say("verified", plies=len(record.lines), luck=checked), style="green", markup=False)
    out.print(say("verified-hash", hash=record.hash), style="dim", markup=False)


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", min=1, max=60, help=say("help-depth"))] = 4,
    position: Annotated[str, typer.Option("--position", help=say("help-position"))] = "",
    seats: Annotated[int | None, typer.Option("--seats", help=say("help-ladder-seats"))] = None,
    option: Options = None,
    *,
    as_json: JsonFlag = False,
) -> None:
    """How many ways there are to play so many moves."""
    with told(as_json=as_json):
        found = find_game(game)
        if position:
            state = read_position(found, position)
        else:
            state = found.start(seats or found.seats[0], read_options(found, option or []))
    counts = []
    for plies in range(1, depth + 1):
        with err.status(say("counting", depth=plies)):
            counts.append(count_ways(state, plies))
        if not as_json:
            out.print(f"{plies:>3} {counts[-1]:>14}")
    if as_json:
        show_json({"game": found.name, "depth": depth, "counts": counts})
