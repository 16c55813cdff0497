"""The map names every file of the package, under its folder, and no other."""

import re
from pathlib import Path
from typing import Final

import pytest

PACKAGE: Final = Path(__file__).parents[1] / "src" / "baronnies"
MAP: Final = (PACKAGE / "README.md").read_text(encoding="utf-8")
# A part begins with its folder: **server/table/** a table in play …
PARTS: Final = dict(
    re.findall(r"^\*\*([\w/]+)/\*\*(.*?)(?=^\*\*|^#|\Z)", MAP, re.MULTILINE | re.DOTALL)
)
FILES: Final = sorted(
    path.relative_to(PACKAGE).as_posix()
    for path in PACKAGE.rglob("*.py")
    if not path.name.startswith("__")
)


def folder_of(file: str) -> str:
    """The part of the map a file belongs to: the nearest folder that has one."""
    parents = [parent.as_posix() for parent in Path(file).parents]
    return next(parent for parent in parents if parent in PARTS)


def test_every_folder_is_on_the_map() -> None:
    assert {file.partition("/")[0] for file in FILES if "/" in file} <= set(PARTS)


@pytest.mark.parametrize("file", FILES)
def test_the_map_names_every_file(file: str) -> None:
    name = "evals/GAME.py" if file.startswith("bots/evals/") else Path(file).name
    assert f"`{name}`" in PARTS[folder_of(file)], f"{name} is missing under {folder_of(file)}/"


@pytest.mark.parametrize("folder", PARTS)
def test_the_map_names_no_file_that_is_gone(folder: str) -> None:
    named = set(re.findall(r"`(\w+\.py)`", PARTS[folder])) - {"__init__.py"}
    there = {Path(file).name for file in FILES if folder_of(file) == folder}
    assert named <= there


# One meaning, told twice: to people on the wire, or to a part that must not know the other.
SAME: Final = {"Account", "Chat", "Checks", "Hint", "Notices", "Picture"}
OF_EACH_GAME: Final = {"Position", "Setting", "_Reader"}


def test_a_class_name_has_one_meaning() -> None:
    classes = [
        name
        for file in FILES
        for name in re.findall(r"^class (\w+)", (PACKAGE / file).read_text("utf-8"), re.MULTILINE)
    ]
    assert {name for name in classes if classes.count(name) > 1} == SAME | OF_EACH_GAME
