"""The Python of pages as it was packed, in Pyodide: Python 3.14 and a few files of its library."""

import ast
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

from tests.page.pyodide import packed, said_by
from tests.witnesses import ROOT
from tools.packing import PYODIDE, own_files

HERE: Final = Path(__file__).parent
UNUSED: Final = {"multiprocessing"}  # asked for where there are processes, never in a page


@packed
def test_a_page_is_told_the_same_as_any_other_line_byte_for_byte(tmp_path: Path) -> None:
    program = HERE / "wired.py"
    here = subprocess.run(
        [sys.executable, str(program)], capture_output=True, encoding="utf-8", check=True
    )
    assert said_by(program, tmp_path).splitlines() == here.stdout.splitlines()


def test_the_library_of_pages_has_all_that_our_code_imports() -> None:
    """If it lacks something: .venv/bin/python tools/packing.py library."""
    packed = (ROOT / "tools" / "page" / "library.txt").read_text(encoding="utf-8").split()
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        there = set(whole.namelist())
    for file in own_files():
        if file.suffix == ".py":
            for name in imported(file.read_text(encoding="utf-8")):
                path = name.replace(".", "/")
                lies = {f"{path}.py", f"{path}/__init__.py"} & there
                assert name in UNUSED or lies <= set(packed), f"{name}, of {file.name}"


def imported(source: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def test_msgspec_of_pages_is_the_one_of_servers() -> None:
    packed = (ROOT / "tools" / "page" / "msgspec.lock").read_text(encoding="utf-8").splitlines()[1]
    locked = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert f"\n{packed.split()[0]} " in locked


def test_a_page_gets_no_part_of_a_server() -> None:
    names = {file.relative_to(ROOT / "src" / "baronnies").as_posix() for file in own_files()}
    assert {"server/page/worker.py", "games/barony/rulebook.fr.md", "core/words.fr.ftl"} <= names
    assert not any(name.startswith(("server/edge", "cli", "lab/program")) for name in names)


def test_what_comes_over_the_line_is_no_more_than_was_promised() -> None:
    built = ROOT / "web" / "dist"
    if not (built / "python.json").is_file():
        pytest.skip("no client is built here: python3 go.py setup builds it")
    files = json.loads((built / "python.json").read_text(encoding="utf-8"))["files"]
    assert sum((built / f"{name}.gz").stat().st_size for name in files) < 6_500_000
