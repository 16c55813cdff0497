"""Nobody gets more than their share, and everybody is told politely."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.serving import PATIENCE, Client, Server, make_table, ready_all, rest, serving

LIMITS = (
    "messages=0.05",  # rates so low that no busy machine is too slow to have too many
    "burst=40",
    "whys=0.001",
    "why_burst=3",
    "tables=6",
    "viewers=8",
    "table_viewers=3",
    "outbox=20",
    "message_bytes=4000",
    "request_burst=60",
    "requests=0.05",
)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with tight limits; each test has one, since what one uses up another would lack."""
    with serving(tmp_path / "db", LIMITS) as server:
        yield server


def test_why_is_asked_only_so_often(strict: Server) -> None:
    made = make_table(strict.url, "le_baron", 2)
    client = Client(made, made.tokens)
    ready_all(client)
    client.until("update")
    ply = client.plies[0]
    answers = [client.ask("why", seat=0, ply=ply, moves=["1"])["type"] for _ in range(4)]
    assert answers == ["because"] * 3 + ["error"]
    assert client.ask("offer", seat=0, ply=ply, moves=[])["type"] == "accepted"
    client.close()


def test_a_long_message_is_answered(strict: Server) -> None:
    made = make_table(strict.url, "le_baron", 2)
    client = Client(made)
    client.send(json.dumps({"type": "ping", "id": 1, "padding": "x" * 5000}))
    assert client.answer()["code"] == "too_big"
    assert client.ask("ping")["type"] == "pong"
    client.close()


def test_too_many_messages_are_answered_and_a_flood_is_ended(strict: Server) -> None:
    made = make_table(strict.url, "le_baron", 2)
    client = Client(made)
    other = Client(made)
    types = [client.ask("ping")["type"] for _ in range(60)]
    assert types.count("pong") >= 39
    assert types[-1] == "error"
    for _ in range(300):
        client.send('{"type": "ping", "id": 1}')
    assert client.until("goodbye")["reason"] == "flood"
    assert client.closed.wait(10)
    assert other.ask("ping")["type"] == "pong"
    other.close()
    client.close()


def test_a_slow_reader_is_let_go_and_nobody_waits_for_it(tmp_path: Path) -> None:
    limits = ("messages=100000", "burst=100000", "outbox=20")
    with serving(tmp_path / "db", limits) as server:
        made = make_table(server.url, "le_baron", 2)
        other = Client(made, [made.tokens[1]])
        place = urlsplit(made.url)
        assert place.hostname
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect((place.hostname, place.port))
        hello = json.dumps({"type": "hello", "version": 1, "tokens": made.tokens[:1]})
        url = f"ws://localhost{place.path}/socket"
        with connect(url, sock=narrow, max_queue=1, close_timeout=0.1) as slow:
            for _ in range(2000):  # it asks and asks, and never reads an answer
                slow.send(hello)
            until = monotonic() + PATIENCE
            while not any('"cut_off"' in line for line in server.log):
                assert other.ask("ping")["type"] == "pong"
                assert monotonic() < until
        other.close()


def test_only_so_many_look_on_and_only_so_many_tables_are_open(strict: Server) -> None:
    made = make_table(strict.url, "le_baron", 2)
    clients = [Client(made) for _ in range(3)]
    fourth = Client(made, greet=False)
    fourth.send('{"type": "hello", "version": 1}')
    assert fourth.until("goodbye")["reason"] == "crowded"
    clients.append(fourth)
    for client in clients:
        client.close()
    body = {"game": "le_baron", "seats": [{"kind": "open"}, {"kind": "open"}]}
    answers = [rest(f"{strict.url}/api/tables", body).status for _ in range(7)]
    assert answers[0] == 201
    assert answers[-1] == 429


def test_pages_of_other_sites_are_refused(server: Server) -> None:
    made = make_table(server.url, "le_baron", 2)
    place = f"{made.url.replace('http', 'ws', 1)}/socket"
    with (
        pytest.raises(InvalidStatus, match="403"),
        connect(place, origin=Origin("https://evil.example")),
    ):
        pass
    answer = rest(f"{server.url}/api/games", Origin="https://evil.example")
    assert (answer.status, answer.json()["code"]) == (403, "origin")
    with connect(place, origin=Origin(server.url)):
        pass
    assert rest(f"{server.url}/api/games", Origin=server.url).status == 200


def test_every_answer_bears_the_headers_that_protect_a_browser(server: Server) -> None:
    for path in ("/api/games", "/api/nothing", "/"):
        headers = {name.lower() for name in rest(server.url + path).headers}
        assert {
            "content-security-policy", "x-content-type-options", "x-frame-options",
            "referrer-policy", "permissions-policy", "cross-origin-opener-policy",
        } <= headers  # fmt: skip


def test_requests_come_only_so_fast(strict: Server) -> None:
    answers = [rest(f"{strict.url}/api/games") for _ in range(90)]
    assert {answer.status for answer in answers} == {200, 429}
    refused = [answer.json()["code"] for answer in answers if answer.status == 429]
    assert set(refused) == {"too_fast"}
