"""Le Baron drawn for the terminal, from a view."""

from collections.abc import Mapping
from typing import Any, Final

from baronnies.core.words import word

View = Mapping[str, Any]  # JSON: what view.py made

STYLES: Final = {
    "B": "bright_blue",
    "Y": "bright_yellow",
    "G": "bright_green",
    "R": "bright_red",
    "K": "bright_black",
    "W": "bright_white",
}
ALARM: Final = 4  # heads of one colour in a row from which it is worth a warning
ROW_WIDTH: Final = 5  # cards drawn of a row; longer rows, in variant 1, show their last ones


def picture(view: View, names: list[str], lang: str) -> str:
    """The seats, the rows, the revealed cards and the hand."""
    lines = [_seat(view, seat, names, lang) for seat in range(len(names))]
    lines += ["", *(_row(at, view, lang) for at in range(len(view["rows"])))]
    if view["revealed"]:
        cards = ", ".join(f"{names[card['seat']]} {_card(card)}" for card in view["revealed"])
        lines += ["", word(lang, "le-baron-see-revealed", {"cards": cards})]
    if view["chosen"]:
        chosen = word(lang, "le-baron-see-chosen", {"card": _card(view["chosen"])})
        lines += ["", f"{chosen}  {_fits(view['chosen'], view, lang)}"]
    if view["hand"]:
        lines += ["", word(lang, "le-baron-see-hand"), *_hand(view, lang)]
    return "\n".join(lines)


def _card(card: View) -> str:
    return f"[bold]{card['card']}[/] {_heads(card['heads'])}"


def _heads(letters: str) -> str:
    return "".join(f"[{STYLES[letter]}]{letter}[/]" for letter in letters)


def _padded(card: View) -> str:
    """A card in ten columns."""
    padding = " " * (6 - len(card["heads"]))
    return f"[bold]{card['card']:>3}[/] {_heads(card['heads'])}{padding}"


def _seat(view: View, seat: int, names: list[str], lang: str) -> str:
    shown = view["seats"][seat]
    mark = "[bold yellow]▸[/]" if seat in view["asked"] else " "
    padded = names[seat].ljust(max(map(len, names)))
    name = f"[bold]{padded}[/]" if seat == view["seat"] else padded
    counts = {"hand": shown["hand"], "pile": shown["pile"] + len(shown["under"])}
    told = word(lang, "le-baron-see-seat", {**counts, "points": shown["points"]})
    return "  ".join([f"{mark} {name}", told, *_seen_by_all(shown, lang)])


def _seen_by_all(seat: View, lang: str) -> list[str]:
    """Cards under the pile and cards drawn from there, which everybody knows."""
    return [
        word(lang, key, {"cards": ", ".join(map(_card, seat[where]))})
        for where, key in (("under", "le-baron-see-below"), ("known", "le-baron-see-known"))
        if seat[where]
    ]


def _row(at: int, view: View, lang: str) -> str:
    row = view["rows"][at]
    cards = row["cards"]
    shown = "".join(map(_padded, cards[-ROW_WIDTH:]))
    shown += " " * 10 * (ROW_WIDTH - len(cards))
    more = "…" if len(cards) > ROW_WIDTH else " "
    heads = sum(row["counts"].values())
    counts = " ".join(_count(letter, count) for letter, count in row["counts"].items())
    key = "le-baron-see-long-row" if view["colour_first"] else "le-baron-see-row"
    told = word(lang, key, {"cards": len(cards), "heads": heads})
    return f"[bold]r{at + 1}[/]{more}{shown}  [dim]{told}[/]  {counts}"


def _count(letter: str, count: int) -> str:
    text = f"{letter}{count}"
    return (
        f"[bold {STYLES[letter]}]{text}![/]" if count >= ALARM else f"[{STYLES[letter]}]{text}[/]"
    )


def _hand(view: View, lang: str) -> list[str]:
    return [f"  {_padded(card)} {_fits(card, view, lang)}" for card in view["hand"]]


def _fits(card: View, view: View, lang: str) -> str:
    if not card["fits"]:
        key = "le-baron-see-under" if view["heads_good"] else "le-baron-see-no-fit"
        return f"[red]{word(lang, key)}[/]"
    return "[dim]→[/] " + ", ".join(_fit(fit, lang) for fit in card["fits"])


def _fit(fit: View, lang: str) -> str:
    row = f"r{fit['row']}"
    return (
        f"{row} ({word(lang, 'le-baron-see-takes', {'heads': fit['takes']})})"
        if fit["takes"]
        else row
    )
