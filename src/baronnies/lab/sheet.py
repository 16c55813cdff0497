"""A sheet: a line for each game, as CSV or in any other form of table."""

import csv
from collections.abc import Sequence
from io import StringIO

from baronnies.lab.contest import Outcome
from baronnies.lab.plan import Plan

Cell = int | str | None  # None: there is none, such as the place in a game that was given up


def head(seats: int) -> list[str]:
    """The names of the columns."""
    numbered = range(1, seats + 1)
    columns = [f"{what}_{seat}" for what in ("bot", "score", "place") for seat in numbered]
    return ["game", "turns", "decisions", "capped", *columns]


def line(plan: Plan, outcome: Outcome, seats: int) -> list[Cell]:
    """A game, in a sheet for games with up to so many seats."""
    none: list[Cell] = [None] * (seats - plan.seats)
    bots = [plan.bots[at] for at in outcome.bots]
    places: Sequence[Cell] = outcome.places or [None] * plan.seats
    facts = [outcome.number, outcome.turns, outcome.decisions, int(not outcome.places)]
    return [*facts, *bots, *none, *outcome.scores, *none, *places, *none]


def as_csv(lines: Sequence[Sequence[Cell]]) -> str:
    """Lines as a spreadsheet reads them."""
    file = StringIO(newline="")
    csv.writer(file).writerows(lines)
    return file.getvalue()


def sheet(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    """A head, and a line for each game."""
    lines = [line(plan, outcome, plan.seats) for outcome in outcomes]
    return as_csv([head(plan.seats), *lines])
