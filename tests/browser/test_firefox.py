"""A part in Firefox too: turns at boards, a seat taken, a replay, the luck, a device's table."""

import json
import os
import random
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from baronnies.games import SHELF
from tests.browser.device import with_python
from tests.browser.test_reach import GAMES
from tests.serving import Client, Server, make_table, play_out, ready_all, rest
from tests.witnesses import ROOT
from tools.browser import firefox

TASKS: Final = [
    *GAMES,
    "join",
    "replay",
    "verify",
    pytest.param("device", marks=with_python),
]
TIME: Final = 240  # seconds for all of them


def what_there_is(server: str) -> dict[str, object]:
    """A table of every game with a board, one with a free seat, and a finished one."""
    tables: list[dict[str, str]] = []
    for game in GAMES:
        made = make_table(server, game, 1, ["random"] * (SHELF[game].seats[0] - 1))
        tables.append({"game": game, "table": made.table, "token": made.tokens[0]})
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "open"}]
    free = rest(f"{server}/api/tables", {"game": "le_baron", "seats": seats, "options": {}})
    done = make_table(server, "le_baron", 2)
    client = Client(done, done.tokens)
    ready_all(client)
    play_out([client], random.Random(1))  # noqa: S311 - a game
    client.close()
    return {"tables": tables, "open": free.json()["table"], "finished": done.table}


@pytest.fixture(scope="module")
def wrong(house: Server, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What went wrong with each task."""
    path, node = firefox(), shutil.which("node")
    if path is None or node is None:
        pytest.skip("no Firefox here: install firefox-esr, or name one with FIREFOX")
    told = json.dumps({"firefox": path, "server": house.url, **what_there_is(house.url)})
    home = tmp_path_factory.mktemp("firefox")
    answer = subprocess.run(
        [node, str(Path("tests") / "firefox.js"), told],
        cwd=ROOT / "web",
        env={**os.environ, "HOME": str(home)},  # it leaves nothing in anybody's own
        capture_output=True,
        text=True,
        check=False,
        timeout=TIME,
    )
    assert answer.returncode == 0, answer.stderr
    rows = [json.loads(row) for row in answer.stdout.splitlines()]
    return {row["name"]: row["wrong"] for row in rows}


@pytest.mark.parametrize("task", TASKS)
def test_in_firefox(wrong: dict[str, str], task: str) -> None:
    assert wrong[task] == ""
