"""The conditions of section 1, one after the other: what builders are told while they build."""

from typing import Final, NamedTuple

from baronnies.games.baubyron.blocks import Code, heights_of
from baronnies.games.baubyron.checks import Trouble, code_troubles, entry_cells
from baronnies.games.baubyron.tables import cell_name

_OF_LYING: Final = ("1.2", "1.3", "1.4")  # of a block that cannot lie no more is asked


class Condition(NamedTuple):
    """A condition: whether it holds, and what there is to say of it."""

    clause: str
    key: str  # of its words
    where: str  # a cell, several, a block or a number
    cells: tuple[str, ...]  # where it fails
    holds: bool


def conditions(code: Code) -> list[Condition]:
    """All of them, in the order of the rule book."""
    troubles = code_troubles(code)
    if troubles and troubles[0].clause in _OF_LYING:
        return [_failing(troubles)]
    return [
        _failing([trouble for trouble in troubles if trouble.clause == holding.clause])
        if any(trouble.clause == holding.clause for trouble in troubles)
        else holding
        for holding in _holding(code)
    ]


def _failing(troubles: list[Trouble]) -> Condition:
    """The first of what is wrong by a clause, with the places of all."""
    clause, where, key, _ = troubles[0]
    cells = dict.fromkeys(cell for trouble in troubles for cell in trouble.cells)
    return Condition(clause, key, where, tuple(cells), holds=False)


def _holding(code: Code) -> list[Condition]:
    """What is said of each condition that holds. On an empty table there is little to ask."""
    heights = heights_of(code.blocks)
    said = [
        ("1.3", "blocks", str(len(code.blocks))),
        ("1.4", "rests", ""),
        ("1.5", "one-piece", ""),
    ]
    if heights:
        summit = cell_name(max(heights, key=lambda cell: heights[cell]))
        said += [("1.6", "summit", summit), ("1.7", "gentle", "")]
        said.append(("1.8", "doors", str(len(entry_cells(heights)))))
        said.append(("1.9", "entrances", ", ".join(map(cell_name, code.entries))))
    return [Condition(clause, key, where, (), holds=True) for clause, key, where in said]
