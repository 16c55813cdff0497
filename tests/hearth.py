"""Processes of `baronnies` that need not import everything again: forks of one that has.

A command computes for half a second before it does anything, a server for a whole one, and tests
start hundreds. The hearth has imported what they need, but none of the commands: language, width
and settings are read in each process anew. Without fork, each starts from nothing, as for people.
"""

import atexit
import contextlib
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

IMPORTED: Final = (
    "baronnies.bots.names",
    "baronnies.games",
    "baronnies.lab.ladder",
    "baronnies.lab.simulation",
    "baronnies.server.edge.host_api",
    "baronnies.server.edge.pages",
    "baronnies.server.edge.run",
    "pydantic.json_schema",  # typer's, for every option
    "pydantic.type_adapter",
    "rich.markdown",
    "rich.progress",
    "rich.table",
    "typer.rich_utils",
    "urllib.request",
)
READ: Final = 65536  # bytes at a time
END: Final = b"\n"  # of an order
EARLY: Final = ("BARONNIES_COMPILED",)  # which half of the package is imported


class Streams(NamedTuple):
    """Descriptors for what a process reads, answers and says beside it."""

    given: int
    out: int
    err: int


class Kindled:
    """A process forked by the hearth."""

    def __init__(self, hearth: "Hearth", pid: int, life: int) -> None:
        self.pid: Final = pid
        self.returncode: int | None = None
        self._hearth: Final = hearth
        self._life: Final = life  # the process holds the other end, and nobody else

    def send_signal(self, number: int) -> None:
        if self.returncode is None:  # until it has been waited for, its number is nobody else's
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float) -> int:
        """The code it ends with, as of a Popen."""
        if self.returncode is None:
            if not select.select([self._life], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
            os.close(self._life)
            self.returncode = self._hearth.order({"wait": self.pid})
        return self.returncode


Process = Kindled | subprocess.Popen[bytes]


def settled_early(environment: Mapping[str, str]) -> dict[str, str]:
    """What a Python is told before it begins: a fork cannot be told otherwise."""
    names = [name for name in environment if name.startswith("PYTHON") or name in EARLY]
    return {name: environment[name] for name in names}


class Hearth:
    """The process that forks, as its one parent sees it; it ends when nobody orders any more."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._lock: Final = threading.Lock()
        self._here, there = socket.socketpair()
        with there:
            self._burning: Final = subprocess.Popen(
                [sys.executable, "-m", "tests.hearth", str(there.fileno())],
                pass_fds=[there.fileno()],
                stdin=subprocess.DEVNULL,
                cwd=Path(__file__).resolve().parent.parent,
                env=environment,
                start_new_session=True,  # Ctrl-C is for those who order
            )
        atexit.register(self.end)

    def order(self, wish: Mapping[str, object], descriptors: Sequence[int] = ()) -> int:
        """Have something done, and hear the number that comes of it."""
        with self._lock:
            socket.send_fds(self._here, [json.dumps(wish).encode(), END], descriptors)
            return int(self._here.recv(READ))

    def end(self) -> None:
        self._here.close()
        self._burning.wait()

    def start(
        self, arguments: Sequence[str], environment: Mapping[str, str], folder: str, to: Streams
    ) -> Kindled:
        life, held = os.pipe()
        wish = {"arguments": arguments, "environment": dict(environment), "folder": folder}
        pid = self.order(wish, [*to, held])
        assert pid > 1, "a signal to such a number would reach others"
        os.close(held)
        return Kindled(self, pid, life)


@cache
def _hearth(settled: tuple[tuple[str, str], ...]) -> Hearth:
    return Hearth({**os.environ, **dict(settled)})


def start(
    arguments: Sequence[str],
    to: Streams,
    *,
    environment: Mapping[str, str],
    folder: Path | None = None,
) -> Process:
    """`baronnies` with these arguments, in a process of its own."""
    if hasattr(os, "fork"):
        hearth = _hearth(tuple(settled_early(environment).items()))
        return hearth.start(arguments, environment, str(folder or Path.cwd()), to)
    command = [sys.executable, "-m", "baronnies", *arguments]
    return subprocess.Popen(
        command, stdin=to.given, stdout=to.out, stderr=to.err, cwd=folder, env=environment
    )


# ---- the hearth itself -------------------------------------------------------------------------


def burn(orders: socket.socket) -> None:
    """Do what is ordered, until nobody is there to order; nothing stays behind."""
    alive: set[int] = set()
    while True:
        text, descriptors, _, _ = socket.recv_fds(orders, READ, len(Streams._fields) + 1)
        if not text:
            for pid in alive:
                os.kill(pid, signal.SIGKILL)
            return
        while not text.endswith(END):
            text += orders.recv(READ)
        wish = json.loads(text)
        if "wait" in wish:
            pid, status = os.waitpid(wish["wait"], 0)
            alive.discard(pid)
            orders.send(str(os.waitstatus_to_exitcode(status)).encode())
            continue
        pid = os.fork()
        if not pid:
            orders.close()
            become(wish["arguments"], wish["environment"], wish["folder"], descriptors)
        alive.add(pid)
        for one in descriptors:
            os.close(one)
        orders.send(str(pid).encode())


def become(
    arguments: list[str], environment: dict[str, str], folder: str, descriptors: list[int]
) -> NoReturn:
    """Go on as `python -m baronnies`; what the last descriptor is for ends with the process."""
    for number, one in enumerate(descriptors[: len(Streams._fields)]):
        os.dup2(one, number)
        os.close(one)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - as long as we live
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - as above
    sys.stderr = open(2, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = arguments
    sys.path[0] = folder
    runpy.run_module("baronnies", run_name="__main__", alter_sys=True)
    sys.exit()


def kindle(descriptor: int) -> None:
    for name in IMPORTED:
        importlib.import_module(name)
    from baronnies.core.words import LANGS, listed  # noqa: PLC0415 - only where it burns

    for lang in LANGS:
        listed(lang, ["a", "b"])  # reads all words of the language
    gc.freeze()  # a process that looks for garbage leaves these alone, and copies nothing
    with contextlib.suppress(ConnectionError):
        burn(socket.socket(fileno=descriptor))


if __name__ == "__main__":
    kindle(int(sys.argv[1]))
