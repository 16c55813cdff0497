"""The command `tune`: the numbers of a judge are moved to where matches are won."""

from typing import Annotated

import typer

from baronnies.cli.books import GameName, JsonFlag
from baronnies.cli.inputs import find_game
from baronnies.cli.lab import Seed
from baronnies.cli.progress import progress
from baronnies.cli.screen import out, say, show_json, told
from baronnies.lab.tuning import tune as tuned


def tune(
    game: GameName,
    seats: Annotated[int | None, typer.Option("--seats", help=say("help-train-seats"))] = None,
    meetings: Annotated[
        int, typer.Option("--meetings", min=1, help=say("help-tune-meetings"))
    ] = 1000,
    seed: Seed = "a",
    *,
    as_json: JsonFlag = False,
) -> None:
    """Let judges meet whose numbers differ a little, and show what they drifted to."""
    with told(as_json=as_json):
        found = find_game(game)
        with progress(meetings) as done:
            result = tuned(found, seats or found.usual, seed, meetings, done)
    if as_json:
        show_json(result.facts())
        return
    for name, number in result.after.items():
        out.print(f"{name} = {number:g}  # {result.before[name]:g}", markup=False)
    won = result.won
    shares = {"share": won.value, "low": won.low, "high": won.high}
    percents = {name: str(round(100 * share)) for name, share in shares.items()}
    out.print(say("tuned", **percents, games=str(won.size)))
