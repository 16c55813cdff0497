"""The command `train`: a judge learns from games of bots."""

from pathlib import Path
from typing import Annotated

import typer

from baronnies.bots.lessons import WEIGHTS, keep, lessons
from baronnies.cli.books import GameName, JsonFlag
from baronnies.cli.inputs import find_game
from baronnies.cli.lab import Seed
from baronnies.cli.progress import progress
from baronnies.cli.screen import out, say, show_json, told
from baronnies.lab.training import all_games, pupil
from baronnies.lab.training import train as taught


def train(
    game: GameName,
    seats: Annotated[int | None, typer.Option("--seats", help=say("help-train-seats"))] = None,
    games: Annotated[int, typer.Option("--games", min=1, help=say("help-train-games"))] = 1000,
    seed: Seed = "a",
    to: Annotated[Path, typer.Option("--to", metavar="DIR", help=say("help-train-to"))] = WEIGHTS,
    *,
    as_json: JsonFlag = False,
) -> None:
    """Play games, fit what was seen in them to who won, and keep the weights."""
    with told(as_json=as_json):
        found = find_game(game)
        who = pupil(found, seats or found.usual)
        others = [lesson for lesson in lessons(found, to) if lesson.seats != who.seats]
        with progress(all_games(games)) as done:
            lesson = taught(who, seed, games, done)
        keep(found, [*others, lesson], to)
    if as_json:
        show_json(lesson._asdict())
        return
    out.print(say("trained", learned=str(lesson.surprise), made=str(lesson.surprise_made)))
