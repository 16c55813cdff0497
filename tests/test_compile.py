"""Pure and compiled from one source: which one runs is never a surprise."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import baronnies
from tools import compile as compiling

ROOT = Path(__file__).parent.parent
PROBE = "from baronnies.core.luck import Quick; print(Quick.__module__, Quick(1).below(10))"


def probe(tree: Path, wish: str = "") -> subprocess.CompletedProcess[str]:
    """Import the package of a tree and ask it for a number."""
    return subprocess.run(
        [sys.executable, "-c", PROBE],
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "BARONNIES_COMPILED": wish},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the source with a compiled half that nobody could import."""
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignore)
    core = tmp_path / "build" / "compiled" / "baronnies" / "core"
    core.mkdir(parents=True)
    (core / "__init__.py").write_text("raise RuntimeError('the compiled half')")
    stamp = baronnies.source_hash(tmp_path / "src" / "baronnies")
    (tmp_path / "build" / "compiled" / baronnies.STAMP).write_text(stamp)
    return tmp_path


def test_the_compiled_half_is_taken_up_while_it_fits_the_source(tree: Path) -> None:
    assert "the compiled half" in probe(tree).stderr
    assert "the compiled half" in probe(tree, "yes").stderr


def test_plain_python_can_be_insisted_on(tree: Path) -> None:
    assert probe(tree, "no").returncode == 0


def test_an_edited_source_is_never_shadowed(tree: Path) -> None:
    source = tree / "src" / "baronnies" / "core" / "luck.py"
    source.write_text(source.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
    assert probe(tree).returncode == 0
    refused = probe(tree, "yes")
    assert refused.returncode != 0
    assert "go.py compile" in refused.stderr


def test_without_a_compiler_plain_python_is_used_and_said(tmp_path: Path) -> None:
    """A tree of its own, and nothing on the path."""
    for folder in ("src", "tools"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for ci, code in (("", 0), ("true", compiling.NO_COMPILER)):
        done = subprocess.run(
            [sys.executable, "tools/compile.py"],
            cwd=tmp_path,
            env={**os.environ, "PATH": "", "CI": ci, "PYTHONPATH": str(tmp_path / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code
        assert "no C compiler" in done.stdout


def test_what_is_compiled_are_core_games_and_bots() -> None:
    modules = compiling.modules()
    assert "baronnies/core/table.py" in modules
    assert "baronnies/games/le_baron/effects.py" in modules
    assert not any(module.startswith(("baronnies/cli", "baronnies/lab")) for module in modules)
