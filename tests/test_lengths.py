"""Files and functions are no longer than one likes to read, but those with a reason."""

import ast
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
MOST_LINES: Final = 300  # of a file
MOST_OF_A_FUNCTION: Final = 40

# Longer than a file should be, each for a reason.
LONG: Final = {
    "src/baronnies/server/wire/messages.py": "every message there is, as data",
}

FOLDERS: Final = ("src", "tests", "tools", "bench", "examples")
PATHS: Final = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
FILES: Final = sorted(path.relative_to(ROOT).as_posix() for path in [*PATHS, ROOT / "go.py"])


def length(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Its lines, with its words of explanation and without what decorates it."""
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


@pytest.mark.parametrize("file", FILES)
def test_a_file_and_its_functions_are_short(file: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    lines = source.count("\n")
    assert file in LONG or lines <= MOST_LINES, f"{file} has {lines} lines"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert length(node) <= MOST_OF_A_FUNCTION, f"{file}:{node.lineno} {node.name}"
