"""Perft counts, kept as data beside the tests of each game.

A file `tests/games/GAME/perft.txt` holds paragraphs: a line `depth count` or several of them,
then the position. A count that changes means that the rules changed.
"""

from pathlib import Path
from typing import NamedTuple

import pytest

from baronnies.games import SHELF
from baronnies.lab.perft import perft

GAMES = Path(__file__).parent.parent / "games"


class Count(NamedTuple):
    """An expected number of ways to play on."""

    game: str
    position: str
    depth: int
    ways: int

    def __str__(self) -> str:
        return f"{self.game}-{self.depth}-{self.ways}"


def counts() -> list[Count]:
    found = []
    for name in SHELF:
        file = GAMES / name / "perft.txt"
        source = file.read_text(encoding="utf-8") if file.is_file() else ""
        for paragraph in source.strip().split("\n\n"):
            lines = [line for line in paragraph.splitlines() if not line.startswith("#")]
            numbers = [line.split() for line in lines if line.replace(" ", "").isdigit()]
            position = "\n".join(lines[len(numbers) :])
            found += [Count(name, position, int(depth), int(ways)) for depth, ways in numbers]
    return found


@pytest.mark.parametrize("count", counts(), ids=str)
def test_there_are_as_many_ways_to_play_as_there_were(count: Count) -> None:
    state = SHELF[count.game].position(count.position)
    assert perft(state, count.depth) == count.ways


@pytest.mark.parametrize("name", SHELF)
def test_every_game_has_perft_counts(name: str) -> None:
    counted = any(count.game == name for count in counts())
    assert counted, f"perft.txt of {name} is missing: docs/add-a-game.md tells what it holds"
