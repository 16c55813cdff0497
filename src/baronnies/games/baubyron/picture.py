"""Baubyron drawn for the terminal, from a view."""

from collections.abc import Mapping
from typing import Any, Final

from baronnies.core.game import SEAT_LETTERS
from baronnies.core.words import word
from baronnies.games.baubyron.plan import ENTRY_MARK, GOAL_MARK, plan

View = Mapping[str, Any]  # JSON: what view.py made

STYLES: Final = ("bright_blue", "bright_yellow", "bright_green", "magenta", "cyan", "white")
RED_STYLE: Final = "bright_red"
RED_LETTER: Final = "r"


def picture(view: View, names: list[str], lang: str) -> str:
    """The players, then the building with its pawns, or what is built of it."""
    lines = [_seat(view, seat, names, lang) for seat in range(len(names))]
    if view["site"]:
        return "\n".join([*lines, "", *_site(view["site"], names, lang)])
    if not view["building"]:
        return "\n".join([*lines, "", word(lang, "baubyron-see-plan", {"length": view["length"]})])
    return "\n".join([*lines, "", *_board(view), "", *_below(view, names, lang)])


def _seat(view: View, seat: int, names: list[str], lang: str) -> str:
    shown = view["seats"][seat]
    mark = "[bold yellow]▸[/]" if seat in view["asked"] else " "
    name = f"[bold]{names[seat]}[/]" if seat == view["seat"] else names[seat]
    told = [word(lang, "baubyron-see-stock", {"stock": shown["stock"]})]
    if shown["kept"]:
        told.append(word(lang, "baubyron-see-kept", {"kept": shown["kept"]}))
    if shown["points"] is not None:
        told.append(word(lang, "baubyron-see-points", {"points": shown["points"]}))
    return f"{mark} [{STYLES[seat]}]{shown['letter']}[/] {name}  {', '.join(told)}"


def _board(view: View) -> list[str]:
    """Each cell with its storeys and its pawns from below."""
    made = view["building"]
    piles = {pile["cell"]: pile["pawns"] for pile in view["piles"]}
    marks = {**dict.fromkeys(made["entries"], ENTRY_MARK), made["goal"]: GOAL_MARK}
    labels = {
        name: f"{marks.get(name, '')}{cell['storeys']}{_pawns(piles.get(name, []))}"
        for cell in made["cells"]
        for name in [cell["cell"]]
    }
    styles = dict.fromkeys(marks, "bold")
    styles |= {name: _style(pawns[-1]) for name, pawns in piles.items()}
    return plan(labels, styles)


def _pawns(pawns: list[int | None]) -> str:
    return "".join(RED_LETTER if seat is None else SEAT_LETTERS[seat] for seat in pawns)


def _style(seat: int | None) -> str:
    """The colour of the pawn on top, whose letter is the last one."""
    return f"bold {RED_STYLE if seat is None else STYLES[seat]}"


def _below(view: View, names: list[str], lang: str) -> list[str]:
    made = view["building"]
    facts = {name: made[name] for name in ("points", "length", "blocks")}
    lines = [word(lang, "baubyron-see-legend"), word(lang, "baubyron-see-building", facts)]
    if view["roll"]:
        lines.append(word(lang, "baubyron-see-roll", {"roll": view["roll"]}))
    if view["phase"] == "red":
        lines.append(word(lang, "baubyron-see-reds", {"reds": view["reds"]}))
    if view["phase"] == "over":
        won = view["winner"]
        drawn = word(lang, "baubyron-see-drawn")
        lines.append(drawn if won is None else word(lang, "baubyron-see-won", {"name": names[won]}))
    return lines


def _site(site: View, names: list[str], lang: str) -> list[str]:
    """The blocks so far, seen from above."""
    if not site["blocks"]:
        return [word(lang, "baubyron-see-empty")]
    marks = dict.fromkeys(site["entries"], ENTRY_MARK)
    labels = {
        cell["cell"]: f"{marks.get(cell['cell'], '')}{cell['storeys']}" for cell in site["cells"]
    }
    counts = {"blocks": len(site["blocks"]), "left": site["left"], "last": site["blocks"][-1]}
    lines = [*plan(labels, dict.fromkeys(marks, "bold")), ""]
    lines.append(word(lang, "baubyron-see-site", counts))
    cells = {"cells": " ".join(site["entries"] or site["possible"])}
    if site["proposer"] is not None:
        facts = {**cells, "name": names[site["proposer"]]}
        return [*lines, word(lang, "baubyron-see-proposed", facts)]
    if failing := [one for one in site["conditions"] if not one["holds"]]:
        return [*lines, *(_trouble(condition, lang) for condition in failing)]
    key = "baubyron-see-named" if site["entries"] else "baubyron-see-possible"
    return [*lines, word(lang, key, cells)]


def _trouble(condition: View, lang: str) -> str:
    facts = {"clause": condition["clause"], "where": condition["where"]}
    return word(lang, f"baubyron-{condition['key']}", facts)
