"""What importing a part of the package brings with it."""

import subprocess
import sys

import pytest

LOADED = "import sys, {part}; print(*sorted({{name.partition('.')[0] for name in sys.modules}}))"


@pytest.mark.parametrize(
    "part",
    ["baronnies.core", "baronnies.games", "baronnies.bots.names", "baronnies.lab.simulation"],
)
def test_who_words_nothing_does_not_wait_for_what_words(part: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED.format(part=part)],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    )
    loaded = done.stdout.split()
    assert "baronnies" in loaded
    slow = {"fluent", "babel", "pytz", "attr", "rich", "typer", "matplotlib", "litestar"}
    assert slow.isdisjoint(loaded)
