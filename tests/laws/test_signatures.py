"""A signature per game: a hash over seeded random games. It changes when behaviour changes.

After a change that is meant: `python -m tests.laws.test_signatures` writes the new ones.
"""

import hashlib
from pathlib import Path

import pytest

from baronnies.games import SHELF
from tests.playing import settings, steps

FILE = Path(__file__).parent / "signatures.txt"


def signature(name: str) -> str:
    """Every move of a few random games in every setting, and what they led to."""
    seen = hashlib.sha256()
    for setting in settings():
        if setting.game.name == name:
            for seed in "12":
                for step in steps(setting, seed, longest=600):
                    seen.update(f"{step.seat} {setting.game.say(step.move)}\n".encode())
                    if step.state.turn % 16 == 0:
                        seen.update(step.state.text().encode())
    return seen.hexdigest()[:16]


@pytest.mark.parametrize("name", SHELF)
def test_the_game_behaves_as_it_did(name: str) -> None:
    known = dict(line.split() for line in FILE.read_text(encoding="utf-8").splitlines())
    assert signature(name) == known[name]


if __name__ == "__main__":
    FILE.write_text("".join(f"{name} {signature(name)}\n" for name in SHELF), encoding="utf-8")
