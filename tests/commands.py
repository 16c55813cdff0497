"""Runs `baronnies` as a person does: in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple


class Answer(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str

    def json(self) -> dict[str, Any]:
        """The one object on standard output."""
        answer: dict[str, Any] = json.loads(self.out)
        return answer


def run(
    arguments: list[str],
    *,
    cwd: Path | None = None,
    typed: str = "",
    lang: str = "en_GB.UTF-8",
    columns: int = 120,
) -> Answer:
    """Run a command to its end; it never shows a traceback."""
    done = subprocess.run(
        [sys.executable, "-m", "baronnies", *arguments],
        cwd=cwd,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": lang, "PYTHONUTF8": "1", "COLUMNS": f"{columns}"},
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return Answer(done.returncode, done.stdout, done.stderr)
