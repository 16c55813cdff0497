"""A sixth game is added as docs/add-a-game.md says, touching nothing else, and everything takes it.

The package and the laws are copied to a folder of their own; tests/toy holds the game. In the
browser: tests/browser/test_sixth_game.py.
"""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree

import pytest

from tests.sixth import NOT_MADE, ROOT, TOY, with_a_sixth_game


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with one more game."""
    tree = with_a_sixth_game(tmp_path_factory.mktemp("house"))
    copytree(ROOT / "tests" / "laws", tree / "tests" / "laws", ignore=NOT_MADE)
    copytree(ROOT / "tests" / "games", tree / "tests" / "games", ignore=NOT_MADE)
    for shared in (ROOT / "tests").glob("*.py"):
        if not shared.name.startswith("test_"):
            copy(shared, tree / "tests")
    copy(ROOT / "pyproject.toml", tree)
    return tree


def python(house: Path, *arguments: str) -> str:
    """What a command prints there, if all goes well, and what went wrong otherwise."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house / "src"), "BARONNIES_COMPILED": "no"},
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def laws(house: Path, which: str = "tests/laws") -> str:
    chosen = ["-q", "-p", "no:cacheprovider", "-n", "0", "-k", "nim"]
    return python(house, "-m", "pytest", *chosen, which)


def test_a_sixth_game_keeps_the_laws_and_is_played(house: Path) -> None:
    with pytest.raises(AssertionError, match=r"perft.txt of nim is missing: docs/add-a-game.md"):
        laws(house, "tests/laws/test_perft.py")
    (house / "tests" / "games" / "nim").mkdir()
    copy(TOY / "perft.txt", house / "tests" / "games" / "nim")
    with (house / "tests" / "laws" / "signatures.txt").open("a", encoding="utf-8") as signatures:
        name = "from tests.laws.test_signatures import signature; print('nim', signature('nim'))"
        signatures.write(python(house, "-c", name))
    assert " passed" in laws(house)
    assert "nim" in python(house, "-m", "baronnies", "games")
    bots = ["--bots", "greedy,random", "--games", "4", "--json"]
    assert '"games": 4' in python(house, "-m", "baronnies", "simulate", "nim", *bots)
