"""The core is light: whoever plays many games need not wait for what words are made of."""

from pathlib import Path

import baronnies.core
from tests.hiding import run_lacking


def test_a_game_is_played_without_what_words_are_made_of() -> None:
    """Of the 0.6 seconds that importing the core once took, Fluent was nine tenths."""
    here = Path(baronnies.core.__file__).parent
    names = [f"baronnies.core.{path.stem}" for path in sorted(here.glob("*.py"))]
    program = f"""
import importlib
for name in {names!r}:
    importlib.import_module(name)
from baronnies.core.luck import Quick
from baronnies.games import SHELF
for game in SHELF.values():
    state, rng = game.start(game.usual, {{}}), Quick("light")
    for _ in range(50):
        seat = state.to_act()[0]
        state.play(seat, state.draw(rng) if seat < 0 else state.sample(seat, rng))
"""
    done = run_lacking(program, only=["baronnies", "mypy_extensions"])
    assert done.returncode == 0, done.stderr
