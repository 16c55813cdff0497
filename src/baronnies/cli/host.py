"""The commands `host …`: what who runs a server does against abuse, from a terminal."""

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import quote

import typer
from rich.table import Table

from baronnies.cli.books import JsonFlag
from baronnies.cli.screen import LANG, fail, out, say, show_json, told
from baronnies.core.unreadable import Unreadable

if TYPE_CHECKING:
    from urllib.error import HTTPError

_PATIENCE = 30.0  # seconds for an answer
Json = dict[str, Any]
Server = Annotated[
    str,
    typer.Option(
        "--server", metavar="URL", envvar="BARONNIES_SERVER", help=say("help-host-server")
    ),
]
KeyFile = Annotated[
    Path | None,
    typer.Option(
        "--host-token-file",
        metavar="FILE",
        envvar="BARONNIES_HOST_TOKEN_FILE",
        help=say("help-host-key"),
    ),
]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help=say("help-host-table"))]
Seat = Annotated[int, typer.Argument(metavar="SEAT", min=1, max=10, help=say("help-host-seat"))]
Muted = Annotated[str, typer.Argument(metavar="SEAT|spectators", help=say("help-host-muted"))]
Address = Annotated[str, typer.Argument(metavar="ADDRESS", help=say("help-host-address"))]
HERE = "http://127.0.0.1:8411"

app = typer.Typer(no_args_is_help=True, help=say("help-host-commands"))


@app.command("tables", help=say("help-host-tables"))
def tables(
    phase: Annotated[str, typer.Option("--phase", help=say("help-host-phase"))] = "running",
    server: Server = HERE,
    key_file: KeyFile = None,
    *,
    as_json: JsonFlag = False,
) -> None:
    """The tables of a phase, the latest first."""
    found = _ask(server, key_file, f"tables?phase={quote(phase)}")
    if as_json:
        show_json({"tables": found})
        return
    shown = Table("mark", "game", "made", "changed", "people", "chat", box=None)
    for table in found:
        times = [_time(table["made"]), _time(table["changed"])]
        shown.add_row(
            table["mark"], table["game"], *times, str(table["people"]), str(table["lines"])
        )
    out.print(shown)


@app.command("show", help=say("help-host-show"))
def show(
    table: TableName,
    server: Server = HERE,
    key_file: KeyFile = None,
    *,
    as_json: JsonFlag = False,
) -> None:
    """The names and the talk of a table."""
    _report(_ask(server, key_file, _place(table)), as_json=as_json)


@app.command("mute", help=say("help-host-mute"))
def mute(table: TableName, seat: Muted, server: Server = HERE, key_file: KeyFile = None) -> None:
    """Somebody says nothing more."""
    _mute(table, seat, server, key_file, muted=True)


@app.command("unmute", help=say("help-host-unmute"))
def unmute(table: TableName, seat: Muted, server: Server = HERE, key_file: KeyFile = None) -> None:
    """Somebody may speak again."""
    _mute(table, seat, server, key_file, muted=False)


def _mute(table: str, seat: str, server: str, key_file: Path | None, *, muted: bool) -> None:
    with told():
        if seat != "spectators" and not (seat.isdecimal() and int(seat) > 0):
            raise Unreadable("cli-host-muted", seat=seat[:20])
    body: Json = {"seat": None if seat == "spectators" else int(seat) - 1, "muted": muted}
    _report(_ask(server, key_file, f"{_place(table)}/mute", body))


@app.command("hush", help=say("help-host-hush"))
def hush(
    table: TableName,
    line: Annotated[int, typer.Argument(metavar="LINE", min=1, help=say("help-host-line"))],
    server: Server = HERE,
    key_file: KeyFile = None,
) -> None:
    """A line of chat is taken away."""
    _report(_ask(server, key_file, f"{_place(table)}/chat/{line}", method="DELETE"))


@app.command("rename", help=say("help-host-rename"))
def rename(table: TableName, seat: Seat, server: Server = HERE, key_file: KeyFile = None) -> None:
    """A name is taken away."""
    _report(_ask(server, key_file, f"{_place(table)}/seats/{seat - 1}/name", method="DELETE"))


@app.command("close", help=say("help-host-close"))
def close(
    table: TableName,
    why: Annotated[str, typer.Option("--word", help=say("help-host-word"))] = "",
    server: Server = HERE,
    key_file: KeyFile = None,
) -> None:
    """A table is closed."""
    _ask(server, key_file, f"{_place(table)}/close", {"word": why})
    out.print(say("host-closed"))


@app.command("erase", help=say("help-host-erase"))
def erase(table: TableName, server: Server = HERE, key_file: KeyFile = None) -> None:
    """Names and talk of a finished game are forgotten."""
    _ask(server, key_file, f"{_place(table)}/erase", {})
    out.print(say("host-erased"))


@app.command("reports", help=say("help-host-reports"))
def reports(server: Server = HERE, key_file: KeyFile = None, *, as_json: JsonFlag = False) -> None:
    """What players told the host, the latest first."""
    found = _ask(server, key_file, "reports")
    if as_json:
        show_json({"reports": found})
        return
    for report in found:
        who = "–" if report["seat"] is None else report["seat"] + 1
        told = f"#{report['number']} {_time(report['at'])} {report['mark']} {who}: {report['text']}"
        out.print(told, markup=False, soft_wrap=True)


@app.command("settle", help=say("help-host-settle"))
def settle(
    number: Annotated[int, typer.Argument(metavar="NUMBER", min=0, help=say("help-host-number"))],
    server: Server = HERE,
    key_file: KeyFile = None,
) -> None:
    """A report is settled."""
    _ask(server, key_file, f"reports/{number}", method="DELETE")
    out.print(say("host-settled"))


@app.command("bans", help=say("help-host-bans"))
def bans(server: Server = HERE, key_file: KeyFile = None, *, as_json: JsonFlag = False) -> None:
    """Who may not come in now."""
    found = _ask(server, key_file, "bans")
    if as_json:
        show_json({"bans": found})
        return
    for ban in found:
        out.print(f"{ban['address']} → {_time(ban['until'])}", markup=False)


@app.command("ban", help=say("help-host-ban"))
def ban(
    address: Address,
    hours: Annotated[int, typer.Option("--hours", min=1, help=say("help-host-hours"))] = 24,
    server: Server = HERE,
    key_file: KeyFile = None,
) -> None:
    """An address is kept out for a while."""
    made = _ask(server, key_file, "bans", {"address": address, "hours": hours})
    out.print(say("host-banned", address=made["address"], until=_time(made["until"])))


@app.command("unban", help=say("help-host-unban"))
def unban(address: Address, server: Server = HERE, key_file: KeyFile = None) -> None:
    """An address may come in again."""
    _ask(server, key_file, f"bans/{quote(address, safe='')}", method="DELETE")
    out.print(say("host-unbanned"))


def _place(table: str) -> str:
    """A table by its id, its mark, or its link."""
    return "tables/" + quote(table.partition("#")[0].rstrip("/").rpartition("/")[2], safe="")


def _ask(
    server: str,
    key_file: Path | None,
    path: str,
    body: Json | None = None,
    method: str | None = None,
) -> Any:  # noqa: ANN401 - JSON
    """One request with the host's token; its answer, or words and the end."""
    from http.client import HTTPException  # noqa: PLC0415 - other commands stay quick
    from urllib.error import HTTPError  # noqa: PLC0415 - as above
    from urllib.request import Request, urlopen  # noqa: PLC0415 - as above

    from baronnies.server.house.site import read_key  # noqa: PLC0415 - as above

    with told():
        key = read_key(os.environ.get("BARONNIES_HOST_TOKEN", ""), key_file)
        if not key:
            raise Unreadable("cli-host-no-key")
        if not server.startswith(("http://", "https://")):
            raise Unreadable("cli-host-server", server=server[:80])
        request = Request(  # noqa: S310 - checked
            f"{server.rstrip('/')}/api/host/{path}",
            None if body is None else json.dumps(body).encode(),
            {
                "Authorization": f"Bearer {key}",
                "Content-Type": "application/json",
                "Accept-Language": LANG,
            },
            method=method,
        )
    try:
        with urlopen(request, timeout=_PATIENCE) as answer:  # noqa: S310 - as above
            return json.loads(answer.read() or b"null")
    except HTTPError as error:
        fail(_problem(error))
    except (OSError, HTTPException, ValueError) as error:
        fail(say("host-no-answer", server=server[:80], error=str(error)[:200]))


def _problem(error: "HTTPError") -> str:
    with error:
        try:
            return str(json.loads(error.read())["text"])
        except (ValueError, KeyError, TypeError):
            return f"HTTP {error.code}"


def _report(table: Json, *, as_json: bool = False) -> None:
    if as_json:
        show_json(table)
        return
    out.print(f"{table['mark']} · {table['game']} · {table['phase']}", markup=False)
    for seat in table["seats"]:
        muted = f" ({say('host-is-muted')})" if seat["muted"] else ""
        who = " ".join([seat["kind"], *filter(None, [seat["name"]]), *seat["addresses"]])
        out.print(f"{seat['seat'] + 1}. {who}{muted}", markup=False)
    if table["watching"]:
        out.print("– " + " ".join(table["watching"]), markup=False)
    if table["spectators_muted"]:
        out.print(say("host-spectators-muted"))
    for line in table["chat"]:
        who = line["seat"] + 1 if line["seat"] is not None else "–"
        said = f"#{line['number']} {_time(line['at'])} {who} {line['name']}: {line['text']}"
        out.print(said, markup=False, soft_wrap=True)


def _time(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")
