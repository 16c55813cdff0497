"""Baron drawn for the terminal, from a view: the land as a map of hexagons, row below row."""

from collections.abc import Mapping
from typing import Any, Final

from baronnies.core.game import SEAT_LETTERS
from baronnies.core.words import figure, word

View = Mapping[str, Any]  # JSON: what view.py made

STYLES: Final = {
    "M": "green",
    "V": "bright_red",
    "F": "yellow",
    "W": "bright_green",
    "Y": "magenta",
    "Q": "white",
    "P": "bright_cyan",
    "S": "cyan",
    "X": "bright_black",
}
STEP: Final = 4  # columns from a cell to the next one of its row; the next row begins half as far
MOST_PREVIEWS: Final = 10


def picture(view: View, names: list[str], lang: str) -> str:
    """The seats, the map, the display, the own reserve and what moves would bring."""
    lines = [_seat(view, seat, names, lang) for seat in range(len(names))]
    if view["tiles"]:
        lines += ["", *_map(view), f"[dim]{word(lang, 'baron-see-map')}[/]"]
    lines += ["", _display(view, lang)]
    if view["reserve"]:
        tiles = "  ".join(_tile(tile) for tile in view["reserve"])
        lines.append(word(lang, "baron-see-own", {"tiles": tiles}))
    if view["knight"]:
        lines.append(word(lang, "baron-see-knight", {"cell": view["knight"]}))
    if view["previews"]:
        lines += [word(lang, "baron-see-previews"), *_previews(view, names, lang)]
    return "\n".join(lines)


def _tile(tile: View) -> str:
    """A nature with its value; a meadow has none."""
    value = tile["value"] or ""
    return f"[{STYLES[tile['tile']]}]{tile['tile']}{value}[/]"


def _seat(view: View, seat: int, names: list[str], lang: str) -> str:
    shown = view["seats"][seat]
    mark = "[bold yellow]▸[/]" if seat in view["asked"] else " "
    name = f"[bold]{names[seat]}[/]" if seat == view["seat"] else names[seat]
    words = [f"{mark} {SEAT_LETTERS[seat]} {name}"]
    if shown["colour"]:
        colour = word(lang, "baron-colour-name", {"colour": shown["colour"]})
        words[0] += f" ({colour})"
    words.append(word(lang, "baron-see-honour", {"honour": shown["honour"]}))
    if shown["fell"]:
        return " · ".join([*words, word(lang, "baron-see-fell")])
    words.append(word(lang, "baron-see-keeps", {"stock": shown["stock"]}))
    if shown["reserve"]:
        own = "".join(tile["tile"] for tile in view["reserve"]) if seat == view["seat"] else ""
        tiles = " ".join(own) or _reserve(shown)
        words.append(word(lang, "baron-see-reserve", {"tiles": tiles}))
    return " · ".join(words)


def _reserve(shown: View) -> str:
    """What can be known of a reserve: `M V ?`, or `M V Y/Q?` if the last can only be those."""
    hidden = shown["reserve"] - len(shown["known"])
    doubt = ["/".join(shown["maybe"]) + "?"] * hidden
    return " ".join([*shown["known"], *doubt])


def _map(view: View) -> list[str]:
    """Every row from its first cell, which is named, to its last."""
    cells = {(tile["q"], tile["r"]): _tile(tile) for tile in view["tiles"]}
    widths = {(t["q"], t["r"]): len(f"{t['tile']}{t['value'] or ''}") for t in view["tiles"]}
    for keep in view["keeps"]:
        at = _place(keep["cell"])
        text = _keep(keep)
        cells[at], widths[at] = f"[bold]{text}[/]", len(text)
    for free in map(_place, view["free"]):
        cells[free], widths[free] = "[dim]·[/]", 1
    left = min(_column(at) for at in cells)
    return [_row(r, cells, widths, left) for r in sorted({r for _, r in cells})]


def _keep(keep: View) -> str:
    """`A9` is A's baron with a chip of 9, `a+2` A's knight who lacks two tiles."""
    letter = SEAT_LETTERS[keep["seat"]]
    return f"{letter}{keep['worth']}" if keep["baron"] else f"{letter.lower()}+{keep['missing']}"


def _place(name: str) -> tuple[int, int]:
    q, _, r = name.partition(",")
    return int(q), int(r)


def _column(at: tuple[int, int]) -> int:
    return STEP * at[0] + STEP // 2 * at[1]


Cells = Mapping[tuple[int, int], Any]


def _row(r: int, cells: Cells, widths: Cells, left: int) -> str:
    row = sorted(at for at in cells if at[1] == r)
    name = f"{row[0][0]},{r}"
    line = f"[dim]{name:>7}[/]"
    column = left - 2
    for at in row:
        line += " " * (_column(at) - column) + cells[at]
        column = _column(at) + widths[at]
    return line


def _display(view: View, lang: str) -> str:
    words = [word(lang, "baron-see-display")]
    for place, tile in enumerate(view["display"], start=1):
        cost = {"cost": tile["cost"]}
        told = (
            word(lang, "baron-see-cost", cost)
            if tile["cost"]
            else word(lang, "baron-see-free-tile")
        )
        words.append(f"[bold]d{place}[/] {_tile(tile)} ({told})")
    words.append(f"[dim]{word(lang, 'baron-see-pile', {'count': view['pile']})}[/]")
    for tile in view["buried"]:
        known = {"tile": tile["tile"], "above": tile["above"]}
        words.append(f"[dim]{word(lang, 'baron-see-buried', known)}[/]")
    return "  ".join(words)


def _previews(view: View, names: list[str], lang: str) -> list[str]:
    """The moves that do most for who is asked, best first."""
    ranked = sorted(view["previews"], key=lambda p: -p["honour"][view["seat"]])
    return [_preview(preview, names, lang) for preview in ranked[:MOST_PREVIEWS]]


def _preview(preview: View, names: list[str], lang: str) -> str:
    gains = [
        f"{figure(format(gain, '+d'))} {names[s]}"
        for s, gain in enumerate(preview["honour"])
        if gain
    ]
    gains += [word(lang, "baron-see-falls", {"name": names[s]}) for s in preview["falls"]]
    outcomes = {
        "established": "baron-see-win",
        "keep_back": "baron-see-lose",
        "keep_lost": "baron-see-lose",
    }
    for kind, seat, *facts in preview["story"]:
        if kind in outcomes:
            gains.append(f"{names[seat]} {word(lang, outcomes[kind])} ({facts[0]})")
    return f"  [bold]{preview['move']}[/]  {', '.join(gains)}"
