"""Requests that never end are ended, and who holds many connections keeps nobody out."""

import os
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest

from tests.serving import PATIENCE, Client, Server, make_table, rest, serving

MOST: Final = 8
FEW: Final = 100  # open files
HEAD: Final = b" HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
HALF: Final = b"POST /api/tables" + HEAD + b"9\r\n\r\n{"
LONG: Final = b"POST /api/verify" + HEAD + b"13\r\n\r\n" + b'{"record":""}'
ENDLESS: Final = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience."""
    limits = ("head_patience=1", "body_patience=1", f"connections={MOST}")
    with serving(tmp_path_factory.mktemp("hurried") / "db", limits) as server:
        yield server


def connected(server: Server) -> socket.socket:
    """A connection for bytes."""
    place = urlsplit(server.url)
    assert place.hostname
    return socket.create_connection((place.hostname, place.port), PATIENCE)


def answer(line: socket.socket) -> bytes:
    """All that is said until the connection ends."""
    heard = b""
    with suppress(ConnectionError):
        while more := line.recv(4096):
            heard += more
    return heard


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET /api/games HT", ENDLESS + b"X: y\r\n", HALF],
    ids=["nothing", "a line", "headers", "a body"],
)
def test_a_request_that_is_never_whole_is_cut_off(hurried: Server, begun: bytes) -> None:
    with closing(connected(hurried)) as line:
        line.sendall(begun)
        assert b" 200 " not in answer(line)


def test_a_request_whose_head_does_not_end_is_refused(hurried: Server) -> None:
    with closing(connected(hurried)) as line:
        sent = 0
        with suppress(ConnectionError):
            line.sendall(ENDLESS)
            while sent < 16_000_000:
                line.sendall(b"X: " + b"y" * 9000 + b"\r\n")
                sent += 9000
        assert sent < 16_000_000
    assert rest(f"{hurried.url}/api/games").status == 200


def test_who_leaves_before_all_is_answered_is_no_mistake_of_ours(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as server:  # which fails if its log tells of one
        with closing(connected(server)) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.sendall((ENDLESS + b"\r\n") * 40)
            for _ in range(40):  # the line is full meanwhile
                assert rest(f"{server.url}/api/games").status == 200
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        assert rest(f"{server.url}/api/games").status == 200


def test_a_server_that_stops_waits_for_no_half_question_and_no_long_answer(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as server, ExitStack() as lines:
        for asked in (HALF, *[LONG] * 20):  # records are checked one at a time
            line = lines.enter_context(closing(connected(server)))
            line.sendall(asked)
        assert rest(f"{server.url}/api/games").status == 200  # those before it are in, too
        server.end()
        assert answer(line) == b""


def test_only_so_many_connections_from_one_address(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    limits = (f"connections={MOST}", f"head_patience={PATIENCE}")
    with serving(tmp_path_factory.mktemp("many") / "db", limits) as server, ExitStack() as lines:
        made = make_table(server.url, "le_baron", 2)
        watching = [Client(made) for _ in range(MOST)]  # sockets are viewers, and counted as such
        waiting = [lines.enter_context(closing(connected(server))) for _ in range(MOST)]
        with closing(connected(server)) as one_more, suppress(ConnectionError):
            one_more.sendall(ENDLESS + b"\r\n")
            assert answer(one_more) == b""
        for line in waiting:
            line.close()
        while not _gets_in(server):
            pass
        for client in watching:
            client.close()


def test_more_come_in_than_the_system_allows_at_first(tmp_path: Path) -> None:
    """Its limit of open files is a low one, until a server asks for more."""
    code = (
        "import resource, sys\n"
        "most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, ({FEW}, most))\n"
        "from baronnies.cli import main\n"
        "sys.argv = ['baronnies', 'serve', '--port', '0', '--db', sys.argv[1]]\n"
        "main()\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "db")]
    english = {**os.environ, "LC_ALL": "en_GB.UTF-8"}
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=english) as server,
        ExitStack() as lines,
    ):
        lines.callback(server.terminate)
        assert server.stdout
        url = server.stdout.readline().removeprefix("Baronnies: ").strip()
        place = urlsplit(url)
        assert place.hostname
        for _ in range(FEW):
            lines.enter_context(socket.create_connection((place.hostname, place.port), PATIENCE))
        assert rest(f"{url}/api/games").status == 200


def _gets_in(server: Server) -> bool:
    """Whether a request is answered; connections that end may take a moment to be gone."""
    with closing(connected(server)) as line:
        with suppress(ConnectionError):
            line.sendall(ENDLESS + b"Connection: close\r\n\r\n")
        return b" 200 " in answer(line)
