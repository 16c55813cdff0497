"""The example that learns: it learns a little, and what it has learnt plays."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands import PATIENCE, run

LEARN = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="needs pip install torch")
def test_what_was_learnt_in_a_moment_plays_whole_games(tmp_path: Path) -> None:
    shutil.copy(LEARN, tmp_path)
    nameless = run(["simulate", "le_baron", "--bots", "learn.py:Learned,random"], cwd=tmp_path)
    assert (nameless.code, "learned.pt" in nameless.err) == (2, True), "nothing was learnt yet"
    learn = [sys.executable, "learn.py", "0", "4"]
    subprocess.run(learn, cwd=tmp_path, check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL)
    command = ["ladder", "le_baron", "--bots", "learn.py:Learned,random", "--games", "2", "--json"]
    rated = run(command, cwd=tmp_path).json()
    assert {rung["bot"] for rung in rated["ladder"]} == {"learn.py:Learned", "random"}
