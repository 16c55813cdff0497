"""The command `levels`: opponents of measured strength, shown or measured anew."""

import json
from pathlib import Path
from typing import Annotated

import typer

from baronnies.bots.levels import MEASURED, facts
from baronnies.bots.levels import levels as known_levels
from baronnies.bots.names import LEVELS, level_bots
from baronnies.cli.books import GameName, JsonFlag
from baronnies.cli.inputs import find_game
from baronnies.cli.lab import Jobs, Seed, finish
from baronnies.cli.progress import progress
from baronnies.cli.reports import show_levels
from baronnies.cli.screen import say, show_json, told
from baronnies.core.game import Game
from baronnies.core.unreadable import Unreadable
from baronnies.lab.journal import Journal
from baronnies.lab.levels import Climb, table
from baronnies.lab.plan import Plan
from baronnies.lab.simulation import Run, Work


def levels(
    game: GameName,
    seats: Annotated[int | None, typer.Option("--seats", help=say("help-level-seats"))] = None,
    games: Annotated[
        int | None, typer.Option("--games", min=1, help=say("help-level-games"))
    ] = None,
    seed: Seed = "levels",
    upto: Annotated[str, typer.Option("--upto", metavar="LEVEL", help=say("help-upto"))] = "duke",
    above: Annotated[str, typer.Option("--above", metavar="LEVEL", help=say("help-above"))] = "",
    jobs: Jobs = 1,
    journal: Annotated[
        Path | None, typer.Option("--journal", metavar="FILE", help=say("help-journal"))
    ] = None,
    *,
    as_json: JsonFlag = False,
) -> None:
    """Show the levels of a game; with a number of games, measure them and keep the table."""
    with told(as_json=as_json):
        found = find_game(game)
        if seats:
            found.check_seats(seats)
        tried = _between(found, above, upto)
    listed, run = known_levels(found), Run()
    if games:
        plan = Plan(found.name, seats or found.usual, rotate=True, seed=seed)
        lower = [level for level in listed.at(plan.seats) if level.name not in tried]
        climb = Climb(plan, Work(games, jobs), tried, lower if above else ())
        with told(as_json=as_json), progress(games * len(tried)) as done:
            for _ in climb.steps(done, Journal(journal)):
                done.next_part()
        kept = [level for level in listed.levels if level.seats != plan.seats]
        listed, run = table(found, [*kept, *climb.levels]), climb.run
        MEASURED.mkdir(exist_ok=True)
        text = json.dumps(facts(found, listed), indent=1) + "\n"
        (MEASURED / f"{found.name}.json").write_text(text, encoding="utf-8")
    if as_json:
        show_json(facts(found, listed))
    else:
        show_levels([level for level in listed.levels if not seats or level.seats == seats])
    finish(run)


def _between(game: Game, above: str, upto: str) -> dict[str, str]:
    """The bots of the levels above one, or of all, up to another, lowest first."""
    for level in filter(None, (above, upto)):
        if level not in LEVELS:
            raise Unreadable("level-unknown", level=level, known=", ".join(LEVELS))
    first, bots = LEVELS.index(above) + 1 if above else 0, level_bots(game)
    return {name: bots[name] for name in LEVELS[first : LEVELS.index(upto) + 1]}
