"""A sheet: a line of CSV for each game."""

import csv
from collections.abc import Sequence
from io import StringIO

from baronnies.lab.contest import Outcome
from baronnies.lab.plan import Plan


def sheet(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    """A head, and a line for each game."""
    seats = range(1, plan.seats + 1)
    head = ["game", "turns", "decisions", "capped"]
    head += [f"{what}_{seat}" for what in ("bot", "score", "place") for seat in seats]
    file = StringIO(newline="")
    writer = csv.writer(file)
    writer.writerow(head)
    for outcome in outcomes:
        places: Sequence[int | str] = outcome.places or [""] * plan.seats
        bots = [plan.bots[at] for at in outcome.bots]
        facts = [outcome.number, outcome.turns, outcome.decisions, int(not outcome.places)]
        writer.writerow([*facts, *bots, *outcome.scores, *places])
    return file.getvalue()
