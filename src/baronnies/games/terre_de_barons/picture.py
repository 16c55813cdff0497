"""Terre de Barons drawn for the terminal, from a view."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from baronnies.core.words import word
from baronnies.games.terre_de_barons.previews import ORDERS
from baronnies.games.terre_de_barons.tables import ROWS
from baronnies.games.terre_de_barons.view import holder

View = Mapping[str, Any]  # JSON: what view.py made
Piece = tuple[str, str]  # a text, and its style

WIDTH: Final = 12  # columns of a tile
LINES: Final = 3  # rows of text in a tile
PIECE_STYLES: Final = {
    "blue": "bold bright_blue",
    "red": "bold bright_red",
    "green": "bold bright_green",
    "yellow": "bold bright_yellow",
}
KIND_STYLES: Final = {
    "grey": "white",
    "blue": "blue",
    "green": "green",
    "red": "red",
    "mountain": "dim",
}


def picture(view: View, names: list[str], lang: str) -> str:
    """The seats, the map, and what the turn has come to."""
    lines = [_seat(view, seat, names, lang) for seat in range(len(names))]
    lines += ["", *_map(view, lang)]
    lines += [_turn(view, lang)] if view["die"] else []
    lines += [word(lang, "terre-de-barons-see-signs")]
    lines += _commands(view, lang)
    return "\n".join(lines)


def _styled(piece: Piece) -> str:
    text, style = piece
    return f"[{style}]{text}[/]" if style else text


def _joined(pieces: list[Piece]) -> str:
    """Pieces with a space between, in the width of a tile."""
    used = sum(len(text) for text, _ in pieces) + len(pieces) - 1 if pieces else 0
    return " ".join(map(_styled, pieces)) + " " * max(1, WIDTH - used)


def _map(view: View, lang: str) -> list[str]:
    lines: list[str] = []
    tiles = list(view["tiles"])
    for length in ROWS:
        row, tiles = tiles[:length], tiles[length:]
        indent = " " * ((max(ROWS) - length) * WIDTH // 2)
        cells = [_cell(tile, lang) for tile in row]
        lines += [
            (indent + "".join(_joined(cell[line]) for cell in cells)).rstrip()
            for line in range(LINES)
        ]
        lines.append("")
    return lines


def _cell(tile: View, lang: str) -> list[list[Piece]]:
    """The lines of a tile: its number and worth, its officers, its keep and troops."""
    return [_ground(tile, lang), _officers(tile, lang), _keep(tile, lang)]


def _ground(tile: View, lang: str) -> list[Piece]:
    number = (str(tile["tile"]), "bold")
    if tile["kind"] is None:
        return [number, ("…", "dim")]
    name = _kind(tile["kind"], lang)
    points = "" if tile["kind"] == "mountain" else str(tile["points"])
    return [number, (f"{name} {points}".strip(), KIND_STYLES[tile["kind"]])]


@cache
def _kind(kind: str, lang: str) -> str:
    return word(lang, "terre-de-barons-see-kind", {"kind": kind})


@cache
def _letter(colour: str, lang: str) -> str:
    return word(lang, "terre-de-barons-see-letter", {"colour": colour})


def _officers(tile: View, lang: str) -> list[Piece]:
    pieces = [(f"{_letter(colour, lang)}♚", PIECE_STYLES[colour]) for colour in tile["barons"]]
    for colour in PIECE_STYLES:
        count = tile["knights"].count(colour)
        if count:
            active = "!" if holder(tile) == colour else ""
            text = f"{_letter(colour, lang)}{'♞' * count}{active}"
            pieces.append((text, PIECE_STYLES[colour]))
    return pieces


def _keep(tile: View, lang: str) -> list[Piece]:
    pieces: list[Piece] = []
    if tile["keep"]:
        pieces.append((f"{_letter(tile['keep'], lang)}♜", PIECE_STYLES[tile["keep"]]))
    if tile["troops"]:
        colour, count = tile["troops"]
        pieces.append((f"{_letter(colour, lang)}•{count}", PIECE_STYLES[colour]))
    return pieces


def _seat(view: View, seat: int, names: list[str], lang: str) -> str:
    shown = view["seats"][seat]
    mark = "[bold yellow]▸[/]" if seat in view["asked"] else " "
    name = f"[bold]{names[seat]}[/]" if seat == view["seat"] else names[seat]
    if shown["colour"] is None:
        return f"{mark} {name}"
    letter = _styled((_letter(shown["colour"], lang), PIECE_STYLES[shown["colour"]]))
    facts = {key: shown[key] for key in ("points", "reserve", "keeps", "troops")}
    told = word(lang, "terre-de-barons-see-seat", {**facts, "goal": view["goal"]})
    return f"{mark} {letter} {name}  {told}{_card(shown, lang)}"


def _card(shown: View, lang: str) -> str:
    if shown["card_state"] is None:
        return ""
    facts = {"state": shown["card_state"], "card": shown["card"] or "?"}
    return "  [dim]" + word(lang, "terre-de-barons-see-card", facts) + "[/]"


def _turn(view: View, lang: str) -> str:
    used = "yes" if view["die_used"] else "no"
    told = word(lang, "terre-de-barons-see-die", {"die": view["die"], "used": used})
    order = view["order"]
    if not order:
        return told
    facts = {"order": order["order"], "tile": order["command"]}
    told += "  " + word(lang, "terre-de-barons-see-order", facts)
    if order["target"]:
        facts = {"tile": order["target"], "engaged": order["engaged"], "needed": order["needed"]}
        told += "  " + word(lang, "terre-de-barons-see-capture", facts)
    return told


def _commands(view: View, lang: str) -> list[str]:
    own = view["own"] or {}
    return [
        _command(command, own["die"]["recruits"].get(str(command["tile"])), lang)
        for command in own.get("commands", [])
    ]


def _command(command: View, by_die: int | None, lang: str) -> str:
    """A command tile: its orders, with the clause where one is blocked."""
    refused = command["refused"]
    orders = [
        f"{name} {_blocked(refused[name])}"
        if name in refused
        else f"{name}{_recruits(command, by_die) if name == 'recruit' else ''}"
        for name in ORDERS
    ]
    head = word(lang, "terre-de-barons-see-command", {"tile": command["tile"]})
    return f"{head} {' · '.join(orders)}"


def _blocked(refusal: str) -> str:
    """The clause that blocks an order, and where, unless it is on the command tile itself."""
    clause, _, where = refusal.partition(" ")
    place = f" ({where})" if where else ""
    return f"[red]✗{clause}{place}[/]"


def _recruits(command: View, by_die: int | None) -> str:
    """How many troops recruiting brings, also with the die if it is allowed."""
    more = "" if by_die is None else f" (+die {by_die})"
    return f" {command['brings']['recruit']}{more}"
