"""Many games, and what they say: the laboratory, as docs/lab.md shows it."""

from baronnies.core.sample import Mean
from baronnies.lab.contest import Outcome, play_game
from baronnies.lab.ladder import Ladder
from baronnies.lab.plan import Plan
from baronnies.lab.simulation import Run, Work, simulate
from baronnies.lab.summary import Summary
from baronnies.lab.sweep import Axis, Difference, Point, at, grid

__all__ = [
    "Axis",
    "Difference",
    "Ladder",
    "Mean",
    "Outcome",
    "Plan",
    "Point",
    "Run",
    "Summary",
    "Work",
    "at",
    "grid",
    "play_game",
    "simulate",
]
