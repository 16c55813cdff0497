"""Whoever floods the server is cut off at once, and takes nobody else's time."""

import json
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from tests.serving import FREE, PATIENCE, Client, Made, Server, hear_until, make_table, serving

PING: Final = b'{"type":"ping","id":1}'
PIECES: Final = b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 9 + b"\x80\x80\0\0\0\0"
MOST: Final = 1_000_000  # bytes that the system may hold on their way


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where one message a second is enough."""
    with serving(tmp_path_factory.mktemp("quiet") / "db", ("messages=1", "burst=10")) as server:
        yield server


def frame(opcode: int, text: bytes) -> bytes:
    """A short frame of a client; a mask of zeros leaves its text as it is."""
    return bytes([0x80 | opcode, 0x80 | len(text), 0, 0, 0, 0]) + text


@contextmanager
def raw_socket(made: Made, read: int = 0) -> Iterator[socket.socket]:
    """A connection to a table, as bytes, which takes so many at a time if it says so."""
    place = urlsplit(made.url)
    assert place.hostname
    assert place.port
    with closing(socket.socket()) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        if read:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, read)
        raw.settimeout(PATIENCE)
        raw.connect((place.hostname, place.port))
        raw.sendall(
            f"GET {place.path}/socket HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: YmFyb25uaWVzLWJlbmNoIQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in raw.recv(4096)
        yield raw


def taken(raw: socket.socket, frames: bytes) -> int:
    """How many bytes go out, again and again the same, until nobody takes any more."""
    sent = 0
    with suppress(ConnectionError):
        while sent <= MOST:
            sent += raw.send(frames)
    return sent


def until(raw: socket.socket, text: bytes) -> None:
    """Read until something was said."""
    heard = b""
    while text not in heard:
        more = raw.recv(65536)
        assert more, heard[-200:]
        heard += more


@pytest.mark.parametrize(
    "frames",
    [frame(1, PING), frame(9, b""), frame(10, b"late"), PIECES],
    ids=["messages", "pings", "pongs", "pieces"],
)
def test_of_a_flood_no_more_is_read(quiet: Server, frames: bytes) -> None:
    made = make_table(quiet.url, "le_baron", 2)
    other = Client(made, made.tokens)
    with raw_socket(made) as raw:
        if frames == frame(1, PING):
            raw.sendall(frames * 400)
            until(raw, b'"flood"')
        assert taken(raw, frames * 200) <= MOST
    assert other.ask("ping")["type"] == "pong"
    other.close()


def test_a_server_stops_as_always_though_who_leaves_reads_nothing(tmp_path: Path) -> None:
    """It waits for its own close to get through, and is told no second one."""
    with serving(tmp_path / "db", (*FREE, "outbox=100000")) as server:
        made = make_table(server.url, "le_baron", 2)
        other = Client(made, made.tokens[1:])
        hello = json.dumps({"type": "hello", "version": 1, "tokens": made.tokens[:1]}).encode()
        with raw_socket(made, 4096) as raw:
            raw.sendall(frame(1, hello) * 1500)  # whoever asks again is answered again
            hear_until(lambda: other.facts["seats"][0]["present"])
            raw.sendall(frame(8, b""))
            hear_until(lambda: not other.facts["seats"][0]["present"])
            assert server.end() == 0
        other.close()


def test_sockets_are_opened_only_so_fast(tmp_path: Path) -> None:
    limits = ("sockets=0.001", "socket_burst=3")
    with serving(tmp_path / "db", limits) as server:
        made = make_table(server.url, "le_baron", 2)
        for _ in range(3):
            Client(made).close()
        with pytest.raises(InvalidStatus, match="403"):
            Client(made)
