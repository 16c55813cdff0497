"""Buildings drawn as text: a plan seen from above, each cell with its storeys."""

from collections.abc import Mapping
from typing import Final

from baronnies.core.words import word
from baronnies.games.baubyron.blocks import read_code
from baronnies.games.baubyron.building import Building
from baronnies.games.baubyron.checks import sound_code
from baronnies.games.baubyron.ready import READY
from baronnies.games.baubyron.tables import SIDE, Cell, cell_name, read_cell

ENTRY_MARK: Final = ">"
GOAL_MARK: Final = "*"
EMPTY: Final = "·"

Labels = Mapping[str, str]  # what to write on each cell, by its name
Styles = Mapping[str, str]  # and in which style, where it has one


def plan(labels: Labels, styles: Styles) -> list[str]:
    """The cells that have a label, in their places, with the names of columns and rows.

    As on every drawing the rows go up: a1 is at the lower left.
    """
    cells = [read_cell(name) for name in labels]
    columns = range(min(c % SIDE for c in cells), max(c % SIDE for c in cells) + 1)
    rows = range(min(c // SIDE for c in cells), max(c // SIDE for c in cells) + 1)
    width = 1 + max(len(label) for label in labels.values())
    lines: list[str] = []
    for row in reversed(rows):
        drawn = "".join(_drawn(row * SIDE + column, width, labels, styles) for column in columns)
        lines.append(f"[dim]{row + 1:>3}[/]{drawn}")
    foot = "   " + "".join(f"{chr(97 + column):>{width}}" for column in columns)
    return [*lines, f"[dim]{foot}[/]"]


def _drawn(cell: Cell, width: int, labels: Labels, styles: Styles) -> str:
    name = cell_name(cell)
    label = labels.get(name, EMPTY)
    padding = " " * (width - len(label))
    style = styles.get(name, "" if name in labels else "dim")
    return f"{padding}[{style}]{label}[/]" if style else padding + label


def show(text: str, lang: str) -> str:
    """A ready building, by its name, or a code: its plan, its points and its plain code.

    In rich's markup, for the terminal. Unreadable, with the place, if it is no building.
    """
    made = Building(sound_code(read_code(READY.get(text, text))))
    marks = {made.names[entry]: ENTRY_MARK for entry in made.entries}
    marks[made.names[made.goal]] = GOAL_MARK
    labels = {
        name: marks.get(name, "") + str(storeys)
        for name, storeys in zip(made.names, made.storeys, strict=True)
    }
    facts: dict[str, int | str] = {
        "points": made.points,
        "length": made.length,
        "blocks": made.blocks,
    }
    told = word(lang, "baubyron-see-building", facts)
    return "\n".join([*plan(labels, dict.fromkeys(marks, "bold")), "", told, made.code])
