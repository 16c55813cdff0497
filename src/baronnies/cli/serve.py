"""The commands `serve` and `wire`. What the server needs is imported when it is asked for."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, cast

import typer

from baronnies.cli.inputs import find_game
from baronnies.cli.screen import called, say, show_json, told
from baronnies.core.compiled import compiled
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF

if TYPE_CHECKING:
    from baronnies.server.house.site import Reach, Site
    from baronnies.server.limits import Limits

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only where somebody asks for it with --lan
USUAL_PORT: Final = 8411  # browsers keep seats by address: it should be the same from day to day


# Settings beside the flags below: who the host is, for other commands, and which half is run.
SETTINGS: Final = {
    "BARONNIES_CALLED",
    "BARONNIES_COMPILED",
    "BARONNIES_HOST_TOKEN",
    "BARONNIES_SERVER",
}


def _flag(name: str, variable: str, words: str, **more: Any) -> Any:  # noqa: ANN401 - as typer's own
    """A flag that the environment may give too; the flag wins."""
    SETTINGS.add(f"BARONNIES_{variable}")
    return typer.Option(name, envvar=f"BARONNIES_{variable}", help=say(words), **more)


_DAYS: Final[dict[str, Any]] = {"min": 0, "metavar": "DAYS"}
Host = Annotated[str, _flag("--host", "HOST", "help-host", metavar="ADDRESS")]
Lan = Annotated[bool, _flag("--lan", "LAN", "help-lan")]
Port = Annotated[int | None, _flag("--port", "PORT", "help-port", min=0, max=65535, metavar="PORT")]
Db = Annotated[Path | None, _flag("--db", "DB", "help-db", metavar="FILE")]
Games = Annotated[str, _flag("--games", "GAMES", "help-serve-games", metavar="a,b")]
Origins = Annotated[list[str] | None, _flag("--origin", "ORIGIN", "help-origin", metavar="URL")]
LimitTexts = Annotated[
    list[str] | None, _flag("--limit", "LIMIT", "help-limit", metavar="NAME=VALUE")
]
Proxies = Annotated[
    list[str] | None, _flag("--behind-proxy", "PROXY", "help-proxy", metavar="ADDRESS")
]
KeyFile = Annotated[
    Path | None,
    _flag("--host-token-file", "HOST_TOKEN_FILE", "help-host-token-file", metavar="FILE"),
]
Finished = Annotated[
    int | None, _flag("--keep-finished", "KEEP_FINISHED", "help-keep-finished", **_DAYS)
]
Names = Annotated[int | None, _flag("--keep-names", "KEEP_NAMES", "help-keep-names", **_DAYS)]
Waiting = Annotated[
    int, _flag("--keep-waiting", "KEEP_WAITING", "help-keep-waiting", min=1, metavar="DAYS")
]
Url = Annotated[str, _flag("--url", "URL", "help-url", metavar="URL")]
Reaching = Annotated[str, _flag("--notices", "NOTICES", "help-notices", metavar="WHERE")]
Client = Annotated[Path | None, _flag("--client", "CLIENT", "help-client", metavar="FOLDER")]
Browse = Annotated[bool, typer.Option("--open/--no-browser", help=say("help-open"))]
Level = Annotated[str, _flag("--log", "LOG", "help-log", metavar="LEVEL")]


def serve(
    host: Host = "127.0.0.1",
    lan: Lan = False,
    port: Port = None,
    db: Db = None,
    games: Games = "",
    origin: Origins = None,
    limit: LimitTexts = None,
    proxy: Proxies = None,
    key_file: KeyFile = None,
    keep_finished: Finished = None,
    keep_names: Names = None,
    keep_waiting: Waiting = 30,
    url: Url = "",
    notices: Reaching = "public",
    client: Client = None,
    browse: Browse = False,
    log_level: Level = "info",
) -> None:
    """Serve tables."""
    with told():
        from baronnies.server.edge import pages, run  # noqa: PLC0415 - other commands stay quick
        from baronnies.server.house.site import Keep, Site  # noqa: PLC0415 - as above

        limits, kept, names = _settled(limit, log_level), db or usual_db(), _names(games)
        place, origins = _place(url), _origins(origin)
        opened = listener(EVERYWHERE if lan else host, port)
        here, outside = _found(opened)
        site = Site(
            client or pages.client_folder(),
            origins,
            place or (*outside, here)[0],
            *_trust(notices, proxy, key_file),
            Keep(keep_finished, keep_names, keep_waiting),
            (place,) if place else outside,
            f"{called('serve')} --lan",
        )
        server = run.make_server({name: SHELF[name] for name in names}, kept, limits, site)
        _announce(here, site, kept, browse=browse)
        run.serve(server, opened)


def _settled(given: list[str] | None, log_level: str) -> "Limits":
    """The limits; from here on the log is written, and a signal to stop is a good end."""
    from baronnies.server.edge.run import leave_when_asked  # noqa: PLC0415 - as above
    from baronnies.server.limits import read_limits  # noqa: PLC0415
    from baronnies.server.logs import write_logs  # noqa: PLC0415

    leave_when_asked()
    _check_variables(os.environ)
    limits = read_limits(several(given))
    if log_level not in ("info", "warning", "error"):
        raise Unreadable("cli-log-level", level=log_level[:20])
    write_logs(log_level)
    return limits


def _place(url: str) -> str:
    """Where people find the server; "" if nobody said."""
    from baronnies.server.house.site import read_place  # noqa: PLC0415 - as above

    return read_place(url.rstrip("/"), "BARONNIES_URL") if url else ""


def _origins(given: list[str] | None) -> frozenset[str]:
    from baronnies.server.house.site import read_place  # noqa: PLC0415 - as above

    return frozenset(read_place(one, "BARONNIES_ORIGIN") for one in several(given))


def _found(opened: socket.socket) -> tuple[str, tuple[str, ...]]:
    """Where this machine finds the server, and where others do."""
    from baronnies.server.edge.addresses import address, addresses  # noqa: PLC0415 - as above

    return address(opened), addresses(opened)


def _trust(
    notices: str, proxy: list[str] | None, key_file: Path | None
) -> tuple["Reach", tuple[str, ...], str]:
    """Where notices may go, which proxies are believed, and the host's token."""
    from baronnies.server.house.site import read_key, read_proxies  # noqa: PLC0415 - as above

    key = read_key(os.environ.get("BARONNIES_HOST_TOKEN", ""), key_file)
    return _reach(notices), read_proxies(several(proxy)), key


def several(given: list[str] | None) -> list[str]:
    """What was given several times, or once with commas, as the environment must."""
    return [part.strip() for text in given or [] for part in text.split(",") if part.strip()]


def _check_variables(environment: Mapping[str, str]) -> None:
    """A misspelt setting would be none, and nobody would notice."""
    for name in sorted(environment):
        if name.startswith("BARONNIES_") and name not in SETTINGS:
            near = get_close_matches(name, SETTINGS, 1)
            if near:
                raise Unreadable("cli-near-setting", name=name[:60], near=near[0])
            raise Unreadable("cli-no-setting", name=name[:60])


def _reach(text: str) -> "Reach":
    if text in ("none", "public", "any"):
        return cast("Reach", text)
    raise Unreadable("cli-notices", given=text[:20])


def _names(games: str) -> list[str]:
    return [find_game(name).name for name in games.split(",") if name] or list(SHELF)


def listener(host: str, port: int | None, usual: int = USUAL_PORT) -> socket.socket:
    """A socket on a port: the one given, or the usual one, or any if that is taken."""
    from baronnies.server.edge.run import listen  # noqa: PLC0415 - as above

    if port is not None:
        return listen(host, port)
    try:
        return listen(host, usual)
    except OSError:  # somebody else has it, perhaps we ourselves
        return listen(host, 0)


def _announce(place: str, site: "Site", db: Path, *, browse: bool) -> None:
    print(say("serving", address=place))  # noqa: T201 - unwrapped
    if site.addresses:
        print(say("serving-friends", addresses=", ".join(site.addresses)))  # noqa: T201 - as above
    else:
        print(say("serving-alone", command=site.opening))  # noqa: T201 - as above
    print(say("serving-db", path=str(db)), flush=True)  # noqa: T201 - as above
    if called("serve").endswith("go.py play") and not compiled():
        print(say("serving-plain"))  # noqa: T201 - as above
    if browse and has_browser(os.environ):
        threading.Thread(target=webbrowser.open, args=[place], daemon=True).start()


def usual_db() -> Path:
    """The file where tables are kept unless another one is named."""
    try:
        home = Path.home()
    except RuntimeError as error:
        raise Unreadable("cli-no-home") from error
    folder = data_folder(sys.platform, os.environ, home)
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
    with told():
        from baronnies.server.wire.schema import wire_schema  # noqa: PLC0415 - as above

        show_json(wire_schema())
