"""Whatever bytes are sent, nobody is told of a mistake of ours, and none is written down."""

import json
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from baronnies.server.limits import Limits
from tests.serving import PATIENCE, Client, Server, make_table, rest, serving

FUZZ: Final = settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
PATHS: Final = (
    "/", "/rules/baron", "/api/games", "/api/games/baron/rules", "/api/tables", "/api/tables/x",
    "/api/tables/x/seats", "/api/tables/x/seats/0", "/api/tables/x/seats/0/push", "/api/codes/ABC",
    "/api/tables/x/record", "/api/tables/x/branch", "/api/tables/x/rematch", "/api/verify",
    "/api/lobby", "/api/health", "/api/metrics", "/api/push", "/api/host/tables", "/api/schema",
)  # fmt: skip
NO_LINE_END: Final = st.binary(max_size=30).map(lambda text: text.translate(None, b"\r\n\0"))
WORDS: Final = st.sampled_from(
    [b"http://[", b"http://x:y", b"\xff", b"Bearer \xe9", b"%", b"x" * 9000]
)
BODIES: Final = (
    st.binary(max_size=60)
    | st.sampled_from(
        [b"[" * 60_000, b'{"a":' * 10_000, b'"\xff\xfe"', b'{"game": "\xed\xa0\x80"}', b"1" * 5000]
    )
    | st.sampled_from(
        [{"game": "baron", "seats": [{"kind": "\ud800"}]}, {"record": "\0"}, [], 1]
    ).map(lambda found: json.dumps(found).encode())
)


@pytest.fixture(scope="module")
def shouted_at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server; in the end its log tells of no mistake."""
    limits = (
        "requests=100000",
        "request_burst=100000",
        "messages=100000",
        "burst=100000",
        "tables=1000",
    )
    with serving(tmp_path_factory.mktemp("bytes") / "db", limits) as server:
        yield server
    assert [line for line in server.log if json.loads(line)["level"] == "error"] == []


@contextmanager
def raw(server: Server) -> Iterator[socket.socket]:
    """A connection for bytes."""
    place = urlsplit(server.url)
    assert place.hostname
    with closing(socket.create_connection((place.hostname, place.port), PATIENCE)) as opened:
        yield opened


def status(server: Server, asked: bytes, body: bytes = b"") -> int:
    """What a request is answered."""
    size = b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body)
    with raw(server) as line:
        line.sendall(asked + b"Host: localhost\r\n" + size + body)
        answer = line.recv(4096)
    assert answer.startswith(b"HTTP/1.1 "), answer
    return int(answer.split()[1])


def head(method: str, path: str, query: bytes, name: str, value: bytes) -> bytes:
    """The first lines of a request."""
    first = f"{method} {path}?".encode() + query.replace(b" ", b"+") + b" HTTP/1.1\r\n"
    return first + name.encode() + b": " + value + b"\r\n"


HEADS: Final = st.builds(
    head,
    st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH"]),
    st.sampled_from(PATHS),
    NO_LINE_END,
    st.sampled_from(["Origin", "Authorization", "Accept-Language", "Content-Type", "Cookie"]),
    NO_LINE_END | WORDS,
)


@FUZZ
@given(asked=HEADS, body=BODIES)
def test_any_request_is_answered(shouted_at: Server, asked: bytes, body: bytes) -> None:
    assert status(shouted_at, asked, body) < 500


@pytest.mark.parametrize("origin", ["http://[", "http://]", "http://x:y:z", "null"])
def test_an_origin_that_is_none_is_refused(shouted_at: Server, origin: str) -> None:
    answer = rest(f"{shouted_at.url}/api/games", Origin=origin)
    assert (answer.status, answer.json()["code"]) == (403, "origin")


@pytest.mark.parametrize("body", [b"[" * 60_000, b'{"game": "\xff"}', b'{"a":' * 9000], ids=len)
def test_a_body_that_cannot_be_read_is_malformed(shouted_at: Server, body: bytes) -> None:
    asked = head("POST", "/api/tables", b"", "Content-Type", b"application/json")
    assert status(shouted_at, asked, body) == 400


def framed(*pieces: tuple[int, bytes]) -> bytes:
    """Short frames of a client; a mask of zeros leaves their text as it is."""
    return b"".join(bytes([first, 0x80 | len(text), 0, 0, 0, 0]) + text for first, text in pieces)


@pytest.mark.parametrize("second", [(0x81, b"\xfe"), (0x88, b"")], ids=["another", "a close"])
def test_after_a_text_that_is_none_nothing_more_is_read(
    shouted_at: Server, second: tuple[int, bytes]
) -> None:
    with raw(shouted_at) as line:
        open_socket(shouted_at, line)
        line.sendall(framed((0x81, b"\xff"), second))
        while line.recv(4096):
            pass


def open_socket(server: Server, line: socket.socket) -> None:
    """The first words at a table."""
    made = make_table(server.url, "le_baron", 2)
    line.sendall(
        f"GET /api/tables/{made.table}/socket HTTP/1.1\r\nHost: localhost\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: YmFyb25uaWVzLWJlbmNoIQ==\r\n\r\n".encode()
    )
    assert line.recv(4096).startswith(b"HTTP/1.1 101")


@FUZZ
@given(pieces=st.lists(st.tuples(st.integers(0, 255), st.binary(max_size=120)), max_size=4))
def test_any_frames_are_taken(shouted_at: Server, pieces: list[tuple[int, bytes]]) -> None:
    with raw(shouted_at) as line:
        open_socket(shouted_at, line)
        line.sendall(framed(*pieces, (0x88, b"")))


@pytest.mark.parametrize(
    ("message", "code"),
    [(b"\xff\xfe", 1007), (b"x" * (4 * Limits().message_bytes + 1), 1009)],
    ids=["no text", "much too long"],
)
def test_what_cannot_be_read_ends_the_connection(
    shouted_at: Server, message: bytes, code: int
) -> None:
    client = Client(make_table(shouted_at.url, "le_baron", 2))
    client.socket.send(message, text=True)
    assert client.closed.wait(PATIENCE)
    assert client.socket.close_code == code
    client.close()
