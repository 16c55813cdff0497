"""What a failed test leaves behind: pictures of its pages, their consoles, its servers' logs."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "failed"
Witness = Callable[[Path], None]  # writes what it saw beside this path
WITNESSES: Final[list[Witness]] = []  # the pages and servers that are open now


def left_behind(test: str) -> Path | None:
    """Where everything is written that was seen of a test; None if nobody saw anything."""
    if not WITNESSES:
        return None
    folder = FOLDER / re.sub(r"[^\w.]+", "-", test.removeprefix("tests/")).strip("-")
    folder.mkdir(parents=True, exist_ok=True)
    for number, tell in enumerate(WITNESSES, 1):
        tell(folder / f"{number}")
    return folder.relative_to(ROOT)
