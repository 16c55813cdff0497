"""The commands `serve` and `wire`. What the server needs is imported when it is asked for."""

from pathlib import Path
from typing import Annotated

import typer

from baronnies.cli.inputs import find_game
from baronnies.cli.screen import say, show_json, told
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF


def serve(
    host: Annotated[str, typer.Option("--host", help=say("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=say("help-port"))] = 8000,
    db: Annotated[Path, typer.Option("--db", help=say("help-db"))] = Path("baronnies.db"),
    games: Annotated[
        str, typer.Option("--games", metavar="a,b", help=say("help-serve-games"))
    ] = "",
    origin: Annotated[list[str] | None, typer.Option("--origin", help=say("help-origin"))] = None,
    limit: Annotated[
        list[str] | None, typer.Option("--limit", metavar="NAME=VALUE", help=say("help-limit"))
    ] = None,
    log_level: Annotated[str, typer.Option("--log", help=say("help-log"))] = "info",
) -> None:
    """Serve tables."""
    from baronnies.server.limits import read_limits  # noqa: PLC0415 - other commands stay quick
    from baronnies.server.logs import write_logs  # noqa: PLC0415
    from baronnies.server.run import address, listen, make_server  # noqa: PLC0415
    from baronnies.server.run import serve as run  # noqa: PLC0415

    with told():
        shelf = {name: SHELF[name] for name in _names(games)}
        limits = read_limits(limit or [])
        if log_level not in ("info", "warning", "error"):
            raise Unreadable("cli-log-level", level=log_level[:20])
        listener = listen(host, port)
        write_logs(log_level)
        print(say("serving", address=address(listener)), flush=True)  # noqa: T201 - unwrapped
        run(make_server(shelf, db, limits, frozenset(origin or [])), listener)


def _names(games: str) -> list[str]:
    return [find_game(name).name for name in games.split(",") if name] or list(SHELF)


def wire() -> None:
    """Print the schema of the messages."""
    from baronnies.server.schema import wire_schema  # noqa: PLC0415 - other commands stay quick

    show_json(wire_schema())
