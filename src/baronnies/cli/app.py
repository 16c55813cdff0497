"""The commands, gathered."""

import sys
from collections.abc import Callable
from typing import Annotated, Final

import typer

from baronnies import __version__
from baronnies.cli import (
    books,
    building,
    host,
    hosting,
    lab,
    levels,
    play,
    records,
    review,
    serve,
    site,
    train,
    tune,
)
from baronnies.cli.screen import say, without_lang
from baronnies.cli.usage import HELP, refuse, word_headings
from baronnies.games import SHELF

COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "games": books.games,
    "play": play.play,
    "rules": books.rules,
    "why": books.why,
    "replay": records.replay,
    "verify": records.verify,
    "review": review.review,
    "perft": records.perft,
    "simulate": lab.simulate,
    "sweep": lab.sweep,
    "ladder": lab.ladder,
    "levels": levels.levels,
    "train": train.train,
    "tune": tune.tune,
    "bench": lab.bench,
    "serve": serve.serve,
    "site": site.site,
    "wire": serve.wire,
    "backup": hosting.backup,
    "restore": hosting.restore,
}

app: Final = typer.Typer(
    help=say("help"),
    epilog=say("help-lang"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": HELP},
)
for name, command in COMMANDS.items():
    app.command(name, help=say(f"help-{name}"))(command)


def _show_version(wanted: bool) -> None:
    if wanted:
        from baronnies.server.disk.forms import FORM  # noqa: PLC0415 - other commands stay quick

        rules = ", ".join(f"{game.name} {game.version}" for game in SHELF.values())
        print(say("version", version=__version__, form=FORM, rules=rules))  # noqa: T201 - unwrapped
        raise typer.Exit


@app.callback()
def _options(
    _version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_show_version, help=say("help-version")),
    ] = False,
) -> None:
    """What is asked without a command."""


app.add_typer(building.app, name="building")
app.add_typer(host.app, name="host")


def main() -> None:
    """Run the command line."""
    sys.argv[1:] = without_lang(sys.argv[1:])
    command = typer.main.get_command(app)
    word_headings(command)
    try:
        sys.exit(command(standalone_mode=False))
    except typer.TyperException as error:
        refuse(error)
