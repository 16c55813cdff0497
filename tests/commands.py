"""Runs `baronnies` as a person does: in a process of its own."""

import json
import os
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final, NamedTuple

from tests.hearth import Streams, start

PATIENCE: Final = 120.0  # seconds until a command should have ended


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
    with ExitStack() as stack:
        given, out, err = (
            stack.enter_context(TemporaryFile("w+", encoding="utf-8")) for _ in Streams._fields
        )
        given.write(typed)
        given.seek(0)
        process = start(
            arguments,
            Streams(given.fileno(), out.fileno(), err.fileno()),
            environment={**os.environ, "LC_ALL": lang, "PYTHONUTF8": "1", "COLUMNS": f"{columns}"},
            folder=cwd,
        )
        stack.callback(process.kill)
        code = process.wait(PATIENCE)
        for said in (out, err):
            said.seek(0)
        answer = Answer(code, out.read(), err.read())
    assert "Traceback" not in answer.out + answer.err, answer.err
    return answer
