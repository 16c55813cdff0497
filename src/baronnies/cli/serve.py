"""The commands `serve` and `wire`. What the server needs is imported when it is asked for."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, cast

import typer

from baronnies.cli.inputs import find_game
from baronnies.cli.screen import say, show_json, told
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF

if TYPE_CHECKING:
    from baronnies.server.outward import Reach

USUAL_PORT: Final = 8411  # browsers keep seats by address: it should be the same from day to day


def serve(
    host: Annotated[str, typer.Option("--host", help=say("help-host"))] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, help=say("help-port"))
    ] = None,
    db: Annotated[Path | None, typer.Option("--db", help=say("help-db"))] = None,
    games: Annotated[
        str, typer.Option("--games", metavar="a,b", help=say("help-serve-games"))
    ] = "",
    origin: Annotated[list[str] | None, typer.Option("--origin", help=say("help-origin"))] = None,
    limit: Annotated[
        list[str] | None, typer.Option("--limit", metavar="NAME=VALUE", help=say("help-limit"))
    ] = None,
    url: Annotated[str, typer.Option("--url", help=say("help-url"))] = "",
    notices: Annotated[str, typer.Option("--notices", help=say("help-notices"))] = "public",
    client: Annotated[Path | None, typer.Option("--client", help=say("help-client"))] = None,
    browse: Annotated[bool, typer.Option("--open/--no-browser", help=say("help-open"))] = False,
    log_level: Annotated[str, typer.Option("--log", help=say("help-log"))] = "info",
) -> None:
    """Serve tables."""
    from baronnies.server.gate import Site  # noqa: PLC0415 - other commands stay quick
    from baronnies.server.limits import read_limits  # noqa: PLC0415
    from baronnies.server.logs import write_logs  # noqa: PLC0415
    from baronnies.server.pages import client_folder  # noqa: PLC0415
    from baronnies.server.run import address, make_server  # noqa: PLC0415
    from baronnies.server.run import serve as run  # noqa: PLC0415

    with told():
        shelf = {name: SHELF[name] for name in _names(games)}
        limits = read_limits(limit or [])
        if log_level not in ("info", "warning", "error"):
            raise Unreadable("cli-log-level", level=log_level[:20])
        kept = db or _usual_db()
        opened = listener(host, port)
        site = Site(
            client or client_folder(),
            frozenset(origin or []),
            url.rstrip("/") or address(opened),
            _reach(notices),
        )
        server = make_server(shelf, kept, limits, site)
        write_logs(log_level)
        _announce(address(opened), kept)
        if browse and has_browser(os.environ):
            threading.Thread(target=webbrowser.open, args=[address(opened)], daemon=True).start()
        run(server, opened)


def _reach(text: str) -> "Reach":
    if text in ("none", "public", "any"):
        return cast("Reach", text)
    raise Unreadable("cli-notices", given=text[:20])


def _names(games: str) -> list[str]:
    return [find_game(name).name for name in games.split(",") if name] or list(SHELF)


def listener(host: str, port: int | None, usual: int = USUAL_PORT) -> socket.socket:
    """A socket on a port: the one given, or the usual one, or any if that is taken."""
    from baronnies.server.run import listen  # noqa: PLC0415 - as above

    if port is not None:
        return listen(host, port)
    try:
        return listen(host, usual)
    except OSError:  # somebody else has it, perhaps we ourselves
        return listen(host, 0)


def _announce(place: str, db: Path) -> None:
    print(say("serving", address=place))  # noqa: T201 - unwrapped
    print(say("serving-db", path=str(db)), flush=True)  # noqa: T201 - as above


def _usual_db() -> Path:
    folder = data_folder(sys.platform, os.environ, Path.home())
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "baronnies.db"


def data_folder(system: str, environment: Mapping[str, str], home: Path) -> Path:
    """Where a system wants programs to keep a person's things."""
    if system == "win32":
        place = environment.get("LOCALAPPDATA") or home / "AppData" / "Local"
    elif system == "darwin":
        place = home / "Library" / "Application Support"
    else:
        place = environment.get("XDG_DATA_HOME") or home / ".local" / "share"
    return Path(place) / "baronnies"


def has_browser(environment: Mapping[str, str], system: str = sys.platform) -> bool:
    """Whether somebody sits before a screen that can show a page."""
    if environment.get("CI"):
        return False
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    return system in ("win32", "darwin") or any(environment.get(screen) for screen in screens)


def wire() -> None:
    """Print the schema of the messages."""
    from baronnies.server.schema import wire_schema  # noqa: PLC0415 - other commands stay quick

    show_json(wire_schema())
