"""What every game stands on; knows no game."""

from baronnies.core.game import CHANCE, Event, Game, Move, Rng, Seat, State
from baronnies.core.luck import Luck, Quick
from baronnies.core.reading import read_record
from baronnies.core.record import Record, record_of
from baronnies.core.replay import Replay, resume, verify
from baronnies.core.table import Refusal, Table
from baronnies.core.unreadable import Unreadable

__all__ = [
    "CHANCE",
    "Event",
    "Game",
    "Luck",
    "Move",
    "Quick",
    "Record",
    "Refusal",
    "Replay",
    "Rng",
    "Seat",
    "State",
    "Table",
    "Unreadable",
    "read_record",
    "record_of",
    "resume",
    "verify",
]
