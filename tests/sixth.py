"""A copy of the project with a sixth game: tests/toy, put where docs/add-a-game.md says."""

from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from typing import Final

ROOT: Final = Path(__file__).parent.parent
TOY: Final = ROOT / "tests" / "toy"
NOT_MADE: Final = ignore_patterns("__pycache__", "*.so")


def with_a_sixth_game(tree: Path) -> Path:
    """The package in a folder of its own, with Nim on its shelf; nothing else is touched."""
    package = tree / "src" / "baronnies"
    copytree(ROOT / "src" / "baronnies", package, ignore=NOT_MADE)
    copytree(TOY / "nim", package / "games" / "nim", ignore=NOT_MADE)
    copy(TOY / "judge.py", package / "bots" / "evals" / "nim.py")
    shelf = package / "games" / "__init__.py"
    source = shelf.read_text(encoding="utf-8")
    source = source.replace("\nSHELF", "from baronnies.games.nim.game import GAME as NIM\n\nSHELF")
    shelf.write_text(source.replace("BAUBYRON)", "BAUBYRON, NIM)"), encoding="utf-8")
    return tree
