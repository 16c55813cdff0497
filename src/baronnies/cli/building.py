"""Commands for Baubyron's buildings: check, show, random."""

import secrets
from typing import Annotated

import typer

from baronnies.cli.books import JsonFlag
from baronnies.cli.screen import LANG, fail, out, say, show_json, told
from baronnies.games.baubyron.building import building, check, plain_code
from baronnies.games.baubyron.generate import NUMBERS, random_building
from baronnies.games.baubyron.plan import show
from baronnies.games.baubyron.ready import READY

Code = Annotated[str, typer.Argument(metavar="BUILDING", help=say("help-building-code"))]

app = typer.Typer(no_args_is_help=True, help=say("help-building"))


@app.command("check", help=say("help-building-check"))
def check_building(code: Code, *, as_json: JsonFlag = False) -> None:
    """Everything wrong with a building, with the clause and the place."""
    with told(as_json=as_json, answer={"valid": False}):
        troubles = check(READY.get(code, code))
    if troubles:
        said = [trouble.error().words(LANG) for trouble in troubles]
        places = [{"clause": t.clause, "where": t.where} for t in troubles]
        answer = {"valid": False, "troubles": places}
        fail("\n".join(said), as_json=as_json, answer=answer, exit_code=1)
    _report(plain_code(READY.get(code, code)), as_json=as_json)


@app.command("show", help=say("help-building-show"))
def show_building(code: Code, *, as_json: JsonFlag = False) -> None:
    """The plan of a building with its heights."""
    with told(as_json=as_json):
        plain = plain_code(READY.get(code, code))
    _report(plain, as_json=as_json)


@app.command("random", help=say("help-building-random"))
def random_one(
    length: Annotated[str, typer.Argument(metavar="LENGTH", help=say("help-length"))] = "medium",
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, help=say("help-building-seed"))
    ] = None,
    *,
    as_json: JsonFlag = False,
) -> None:
    """A building of that length, made by chance."""
    with told(as_json=as_json):
        plain = random_building(length, secrets.randbelow(NUMBERS) if seed is None else seed)
    _report(plain, as_json=as_json)


def _report(plain: str, *, as_json: bool) -> None:
    if as_json:
        made = building(plain)
        facts = {"points": made.points, "length": made.length, "blocks": made.blocks}
        show_json({"valid": True, "code": plain, **facts})
    else:
        out.print(show(plain, LANG))
