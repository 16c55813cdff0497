"""Games on a real cluster of two nodes, of which one dies under way.

Ray listens on every interface: here it runs apart, where there is only loopback, and where all its
processes end with the last line of the script.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from tests.commands import run

HERE: Final = Path(sys.executable).parent
APART: Final = ("unshare", "-rnpf", "--mount-proc", "--kill-child", "sh", "-euc")
GAMES: Final = ("simulate", "le_baron", "--bots", "mortal.py:Mortal", "--games", "120")
PATIENCE: Final = 180.0  # seconds until the whole story should be told
MORTAL: Final = """
import os, signal
from pathlib import Path
from baronnies.bots.bot import RandomBot

class Mortal(RandomBot):
    def choose(self, outlook):
        grave = os.environ.get("GRAVE")  # only where a node is meant to die
        if grave and not Path(grave).exists():
            Path(grave).touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(outlook)
"""
STORY: Final = """
ip link set lo up
ray get-auth-token --generate >&2
export RAY_AUTH_MODE=$GUARD
ray start --head --node-ip-address=127.0.0.1 --port=6399 --num-cpus=1 --include-dashboard=false >&2
GRAVE=$PWD/grave ray start --address=127.0.0.1:6399 --node-ip-address=127.0.0.1 --num-cpus=1 >&2
unset RAY_AUTH_MODE
baronnies "$@" --on 127.0.0.1:6399 --out there.csv --json
"""


with_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason='needs pip install "baronnies[cluster]"'
)


def can_be_apart() -> bool:
    if not (shutil.which("unshare") and shutil.which("ip")):
        return False
    return subprocess.run([*APART, "ip link set lo up"], check=False).returncode == 0


@with_ray
@pytest.mark.skipif(not can_be_apart(), reason="Ray is tested where processes can be kept apart")
@pytest.mark.parametrize("guard", ["token", "disabled"])
def test_a_cluster_that_loses_a_node_plays_the_same_games(tmp_path: Path, guard: str) -> None:
    """What the lost node had is played again elsewhere, and nothing is counted twice.

    Whether the cluster wants to see a token or not: this machine has one.
    """
    (tmp_path / "mortal.py").write_text(MORTAL, encoding="utf-8")
    with TemporaryDirectory(prefix="ray") as short:  # paths of sockets have 107 bytes at most
        told = subprocess.run(
            [*APART, STORY, "sh", *GAMES],
            cwd=tmp_path,
            env={
                **os.environ,
                "PATH": f"{HERE}:{os.environ['PATH']}",
                "GUARD": guard,
                "RAY_TMPDIR": short,
                "HOME": short,
            },
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert told.returncode == 0, told.stderr
    assert (tmp_path / "grave").exists(), "a node has died"
    there = json.loads(told.stdout)
    assert there["finished"] == 120
    here = run([*GAMES, "--out", "here.csv", "--json"], cwd=tmp_path).json()
    assert (tmp_path / "there.csv").read_bytes() == (tmp_path / "here.csv").read_bytes()
    for facts in (here, there):
        del facts["seconds"]
    assert here == there


@with_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:99999", ":"])
def test_where_no_cluster_answers_nothing_is_lost(tmp_path: Path, address: str) -> None:
    kept = tmp_path / "kept.csv"
    kept.write_text("games of yesterday", encoding="utf-8")
    answer = run([*GAMES, "--bots", "random", "--on", address, "--out", str(kept)])
    assert answer.code == 2
    assert address in answer.err
    assert kept.read_text(encoding="utf-8") == "games of yesterday"


def test_a_cluster_is_not_for_processes_of_this_machine() -> None:
    assert "--jobs" in run([*GAMES, "--bots", "random", "--on", "ray", "--jobs", "2"]).err
