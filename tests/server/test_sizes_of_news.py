"""How much a player's page is told: a recorded game, followed line by line and step by step."""

from collections import deque
from statistics import median
from typing import Final

import pytest

from baronnies.core.reading import read_record
from baronnies.games import SHELF
from baronnies.server.disk.entries import HandedIn
from baronnies.server.house.brought import happened, made_of
from baronnies.server.limits import Limits
from baronnies.server.metrics import Metrics
from baronnies.server.table.audience import Audience, Chat
from baronnies.server.table.play import Play
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire.bodies import SeatPlan
from baronnies.server.wire.messages import Accepted, Lang
from tests.witnesses import ROOT

GAMES: Final = ROOT / "tests" / "games"


class Ear:
    """A line that remembers how long each message was."""

    def __init__(self) -> None:
        self.unsent = deque[bytes]()
        self.heard: list[int] = []

    def say(self, message: bytes) -> None:
        self.heard.append(len(message))

    def wake(self) -> None:
        """Nobody waits here."""


def news_of(game: str, name: str, lang: Lang) -> list[int]:
    """Bytes of every message to the first seat: its own turns tried step by step, and all news."""
    record = read_record(
        (GAMES / game / "records" / f"{name}.txt").read_text(encoding="utf-8"), SHELF
    )
    assert record.seed
    plans = [SeatPlan("here") for _ in range(record.seats)]
    play = Play(made_of(record, plans, record.seed), record.game)
    audience, ear = Audience(play, Chat([])), Ear()
    viewer = Viewer(Limits(), ear, "", Metrics())
    viewer.lang, viewer.seats = lang, [0]
    audience.viewers.add(viewer)
    audience.welcome(viewer)
    ear.heard.clear()
    for entry in happened(record, plans):
        before = play.table.ply
        if isinstance(entry, HandedIn) and entry.seat == 0:
            for steps in range(1, len(entry.moves) + 1):
                try_steps(audience, viewer, entry.moves[:steps])
        play.apply(entry)
        if play.table.ply > before:
            audience.tell_updates(before)
    assert play.table.lines == record.lines
    return ear.heard


def try_steps(audience: Audience, viewer: Viewer, moves: list[str]) -> None:
    play = audience.play
    assert not play.table.offer(0, play.table.ply, [play.game.read(move) for move in moves])
    draft = audience.frames.draft(0, viewer.lang)
    viewer.send(Accepted(id=1, seat=0, ply=play.table.ply, draft=draft))


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("terre_de_barons", ("goal-2", "exhausted-2")),
        ("terre_de_barons", ("goal-3", "exhausted-3")),
        ("terre_de_barons", ("goal-4",)),
        ("barony", ("base-2", "sorciers-2")),
        ("barony", ("sorciers-5",)),
    ],
)
def test_a_message_to_a_player_is_shorter_than_a_kilobyte(
    game: str, names: tuple[str, ...]
) -> None:
    """The median, in the longer language, of games played to their ends."""
    assert median(size for name in names for size in news_of(game, name, "fr")) < 1024
