"""A room runs without a server: in a page's worker there is no uvicorn, no litestar, no process."""

from pathlib import Path
from typing import Final

import pytest

from tests.hiding import run_lacking

SOURCE: Final = Path(__file__).parents[2] / "src"
# What a page has, beside the standard library: msgspec, Fluent with what it needs, one decorator.
THERE: Final = (
    "baronnies", "msgspec", "fluent", "babel", "pytz", "attr", "attrs", "typing_extensions",
    "mypy_extensions",
)  # fmt: skip
# Of the standard library a page lacks these; `pwd` and the like are asked for and missed quietly.
LACKING: Final = ("sqlite3", "multiprocessing", "concurrent.futures.process", "ssl", "curses")
# In the house: what has to do with tables and people, not with processes and other servers.
IN_THE_HOUSE: Final = ("connection", "house", "lobby", "reception", "checks", "retention")


def modules(folder: str) -> list[str]:
    """Every module of a package, by its name."""
    paths = (SOURCE / "baronnies" / folder).rglob("*.py")
    return sorted(
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        for path in paths
    )


def alone(program: str) -> str:
    """What a program says that has only what a page has."""
    done = run_lacking(program, only=THERE, lacking=LACKING)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "folder", ["core", "games", "bots", "server/wire", "server/table"], ids=str
)
def test_these_packages_need_nothing_that_a_page_lacks(folder: str) -> None:
    names = modules(folder)
    assert names
    alone("import importlib\n" + f"for name in {names!r}: importlib.import_module(name)")


def test_the_house_needs_nothing_that_a_page_lacks_for_tables_and_people() -> None:
    names = [f"baronnies.server.house.{name}" for name in IN_THE_HOUSE]
    alone("import importlib\n" + f"for name in {names!r}: importlib.import_module(name)")


def test_a_whole_game_is_played_in_a_house_without_a_server() -> None:
    program = Path(__file__).with_name("in_a_page.py")
    said = alone(f"import runpy\nrunpy.run_path({str(program)!r}, run_name='__main__')")
    assert said.splitlines()[-1] == "over"
