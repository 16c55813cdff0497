"""Barony drawn for the terminal, from a view."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from baronnies.core.game import SEAT_LETTERS
from baronnies.core.words import listed, word

View = Mapping[str, Any]  # JSON: what view.py made

SIGNS: Final = {"C": '"', "P": ".", "F": "*", "M": "^", "L": "~", "Y": "?"}
STYLES: Final = {
    "C": "yellow",
    "P": "bright_green",
    "F": "green",
    "M": "bright_black",
    "L": "blue",
    "Y": "magenta",
}
COLOURS: Final = ("bright_blue", "bright_yellow", "bright_red", "bright_green", "bright_magenta")
MARKS: Final = {"city": "c", "stronghold": "s", "village": "v", None: ""}
WIDTH: Final = 6  # columns of a hex; a row stands half a hex beside the one above


def picture(view: View, names: list[str], lang: str) -> str:
    """The board with its legend, the seats, the bank and what is under way."""
    lines = _board(view) if view["hexes"] else [_laying(view, lang)]
    lines += ["", word(lang, "barony-see-legend")]
    lines += ["", *(_seat(view, seat, names, lang) for seat in range(len(names)))]
    facts = {"round": view["round"], "rounds": view["rounds"], "bank": _tokens(view["bank"])}
    lines += ["", word(lang, "barony-see-round", facts)]
    if view["spells"]:
        lines.append(word(lang, "barony-see-spells", {"spells": _spells(view, lang)}))
    if view["under_way"]:
        lines.append(_under_way(view["under_way"], names, lang))
    return "\n".join(lines)


def _laying(view: View, lang: str) -> str:
    return word(lang, "barony-see-laying", {"tiles": len(view["tiles"])})


def _board(view: View) -> list[str]:
    """Two lines for each row of hexes: the names, then terrain and pieces."""
    west = min(_column(shown) for shown in view["hexes"])
    rows: dict[int, list[View]] = {}
    for shown in view["hexes"]:
        rows.setdefault(shown["r"], []).append(shown)
    lines: list[str] = []
    for _, row in sorted(rows.items()):
        names = contents = ""
        filled = 0
        for shown in sorted(row, key=_column):
            gap = " " * (_column(shown) - west - filled)
            filled = _column(shown) - west + WIDTH
            names += gap + f"[dim]{shown['hex']:<{WIDTH}}[/]"
            contents += gap + _content(shown)
        lines += [names.rstrip(), contents.rstrip()]
    return lines


def _column(shown: View) -> int:
    return WIDTH * int(shown["q"]) + WIDTH // 2 * int(shown["r"])


def _content(shown: View) -> str:
    pieces = shown.get("pieces", [])
    codes = [(piece["seat"], _code(piece, alone=len(pieces) == 1)) for piece in pieces]
    codes += [(seat, SEAT_LETTERS[seat].lower()) for seat in shown.get("imprints", [])]
    padding = " " * (WIDTH - 1 - sum(len(code) for _, code in codes))
    sign = f"[{STYLES[shown['terrain']]}]{SIGNS[shown['terrain']]}[/]"
    return sign + "".join(f"[bold {COLOURS[seat]}]{code}[/]" for seat, code in codes) + padding


def _code(piece: View, *, alone: bool) -> str:
    """`Ac2` is A's city with two knights; where players meet, each has one piece: `ABv`."""
    knights = str(piece["knights"]) if piece["knights"] and alone else ""
    return SEAT_LETTERS[piece["seat"]] + MARKS[piece["building"]] + knights


def _seat(view: View, seat: int, names: list[str], lang: str) -> str:
    shown = view["seats"][seat]
    mark = "[bold yellow]▸[/]" if seat in view["asked"] else " "
    name = f"[bold]{names[seat]}[/]" if seat == view["seat"] else names[seat]
    facts = {key: shown[key] for key in ("title", "track", "score", "gold", "gone", "magic")}
    pieces = {key: shown[key] for key in ("knights", "villages", "strongholds", "cities")}
    told = word(lang, "barony-see-seat", {**facts, "tokens": _tokens(shown["tokens"])})
    reserve = word(lang, "barony-see-reserve", {**pieces, "gone": shown["gone"]})
    magic = f" · {word(lang, 'barony-see-magic', facts)}" if view["sorciers"] else ""
    letter = f"[bold {COLOURS[seat]}]{SEAT_LETTERS[seat]}[/]"
    return f"{mark} {letter} {name} · {told}{magic}\n    [dim]{reserve}[/]"


def _tokens(tokens: Mapping[str, int]) -> str:
    return " ".join(f"{letter}{count}" for letter, count in tokens.items())


def _spells(view: View, lang: str) -> str:
    return ", ".join(
        f"{_named(spell['name'], lang)} "
        f"({word(lang, 'barony-see-spell', {'name': spell['name']})}, {spell['cost']})"
        for spell in view["spells"]
    )


def _named(spell: str, lang: str) -> str:
    return word(lang, "barony-spell-name", {"spell": spell})


def spells_named(spells: Sequence[str], lang: str) -> str:
    """Spells by their names: Charm, Illusion and Portal."""
    return listed(lang, [_named(spell, lang) for spell in spells])


def _under_way(under_way: View, names: list[str], lang: str) -> str:
    if under_way["victims"]:
        return word(lang, "barony-see-theft", {"victim": names[under_way["victims"][0]]})
    if under_way["cast"]:
        spells = spells_named(under_way["cast"], lang)
        return word(lang, "barony-see-cast", {"spells": spells})
    return word(lang, "barony-see-action", {"action": under_way["action"]})
