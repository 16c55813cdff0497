"""What tests start from the hearth is what people start from nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands import Answer, run


@pytest.mark.parametrize(
    "line",
    ["rules le_baron 1.1 --lang fr", "games", "verify", "perft le_baron --depth 99", "--help"],
)
def test_a_command_answers_as_in_a_process_from_nothing(tmp_path: Path, line: str) -> None:
    alone = subprocess.run(
        [sys.executable, "-m", "baronnies", *line.split()],
        cwd=tmp_path,
        env={**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "120"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    found = Answer(alone.returncode, alone.stdout, alone.stderr)
    assert run(line.split(), cwd=tmp_path) == found
