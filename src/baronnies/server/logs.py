"""What the server writes down about itself: a line of JSON each, and never a secret.

A table is named by a mark that does not lead to it; tokens, seeds, moves, names and addresses of
people are not written at all.
"""

import hashlib
import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final

_LOGGER: Final = logging.getLogger("baronnies")


def mark(table: str) -> str:
    """A table's name in the log."""
    return hashlib.sha256(b"log:" + table.encode()).hexdigest()[:10]


def log(event: str, **facts: str | float | None) -> None:
    """Write down that something happened."""
    _LOGGER.info(event, extra={"facts": facts})


def log_trouble(event: str, **facts: str | float | None) -> None:
    """Write down something that the host should look at."""
    _LOGGER.warning(event, extra={"facts": facts})


def log_mistake(event: str, error: BaseException, **facts: str | float | None) -> None:
    """Write down a mistake of ours: where in the source, not what it was about."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    what = {**facts, "error": type(error).__name__, "at": places}
    _LOGGER.error(event, extra={"facts": what})


class JsonLines(logging.Formatter):
    """A log record as one line of JSON; messages of libraries without their arguments."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = getattr(record, "facts", {})
        event = str(record.msg).partition("\n")[0][:100]
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": event,
            **facts,
        }
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
        return json.dumps(line, ensure_ascii=False)


def write_logs(level: str) -> None:
    """Send the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    _LOGGER.setLevel(level.upper())
