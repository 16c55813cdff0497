"""The example client plays a whole game, and goes on after the server was away."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from baronnies.games import SHELF
from tests.serving import FREE, PATIENCE, Server

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "play.py"


def start(url: str, game: str, keep: Path, bots: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(EXAMPLE), "--server", url, "--game", game]
    return subprocess.Popen(
        [*command, "--keep", str(keep), "--bots", bots],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_the_example_says_what_is_wrong_and_ends(tmp_path: Path) -> None:
    """A table that is gone, a game nobody has."""
    server, keep = Server(tmp_path / "db", FREE), tmp_path / "seat.json"
    keep.write_text(json.dumps({"table": "nowhere", "token": "a-token-of-no-seat-at-all"}))
    for game, told in (("le_baron", "There is no such table"), ("chess", "chess")):
        playing = start(server.url, game, keep, "random")
        assert told in playing.communicate(timeout=PATIENCE)[1]
        assert playing.returncode == 1
        keep.unlink(missing_ok=True)
    assert server.end() == 0


@pytest.mark.parametrize("game", ["le_baron"])
def test_the_example_plays_on_after_the_server_was_killed(game: str, tmp_path: Path) -> None:
    server = Server(tmp_path / "db", FREE)
    bots = ",".join(["random"] * max(1, SHELF[game].seats[0] - 1))
    playing = start(server.url, game, tmp_path / "seat.json", bots)
    assert playing.stdout
    for _ in range(12):
        assert playing.stdout.readline(), "it tells the game as it goes on"
    assert json.loads((tmp_path / "seat.json").read_text())["token"]
    port = urlsplit(server.url).port
    server.end(signal.SIGKILL)
    server = Server(tmp_path / "db", FREE, "--port", str(port))
    told = playing.communicate(timeout=4 * PATIENCE)[0]
    assert playing.returncode == 0
    assert min(json.loads(told.splitlines()[-1])["places"]) == 1
    assert not (tmp_path / "seat.json").exists()
    assert server.end() == 0
