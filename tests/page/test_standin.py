"""What stands in for Babel in a page says every sentence as Babel does."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def sentences(*folder: str) -> list[str]:
    command = [sys.executable, str(HERE / "sentences.py"), *folder]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    return done.stdout.splitlines()


def test_every_sentence_with_every_number_is_the_same() -> None:
    said = sentences()
    assert len(said) > 10_000
    assert sentences(str(HERE.parents[1] / "tools" / "page" / "standin")) == said
