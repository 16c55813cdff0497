"""Notices: whose turn it is, told outside of the page to those who are not there."""

import asyncio
import json
import re
import socket
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from random import Random
from typing import NamedTuple

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from baronnies.server.house.outward import Outward, plainly_public
from tests.serving import (
    FREE,
    PATIENCE,
    Client,
    Json,
    Made,
    Reply,
    Server,
    asked,
    hear_until,
    ready_all,
    rest,
    serving,
    take_turn,
)

QUICK = (*FREE, "notice_patience=0.1")


class Letter(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """A service elsewhere, which takes letters and answers with a status."""

    def __init__(self) -> None:
        self.letters: Queue[Letter] = Queue()
        self.status = 201
        service = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.letters.put(Letter(self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def letter(self) -> Letter:
        return self.letters.get(timeout=PATIENCE)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.close()


@contextmanager
def house(db: Path) -> Iterator[Server]:
    with serving(db, QUICK, ["--notices", "any", "--url", "https://jeux.example"]) as server:
        yield server


class Browser:
    """A browser with a subscription, as a push service knows it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.place = {
            "endpoint": endpoint,
            "p256dh": urlsafe_b64encode(point).decode().rstrip("="),
            "auth": urlsafe_b64encode(self.auth).decode().rstrip("="),
            "lang": "en",
        }

    def read(self, letter: Letter) -> Json:
        plain = http_ece.decrypt(letter.body, private_key=self.key, auth_secret=self.auth)
        notice: Json = json.loads(plain)
        return notice


def two_people(server: Server, webhook: str = "") -> Made:
    """A table of Baron, where one plays after the other."""
    seats = [{"kind": "here", "name": name} for name in ("Anne", "Benoît")]
    plan = {"game": "baron", "seats": seats, "webhook": webhook}
    made = rest(f"{server.url}/api/tables", plan).json()
    return Made(server.url, made["table"], made["host"], made["tokens"])


def subscribe(made: Made, seat: int, place: Json, token: str = "") -> Reply:
    return rest(
        f"{made.url}/seats/{seat}/push",
        place,
        method="PUT",
        Authorization=f"Bearer {token or made.tokens[seat]}",
    )


def begin(made: Made) -> Client:
    both = Client(made, made.tokens)
    ready_all(both)
    hear_until(lambda: bool(asked([both])))
    return both


def turn(client: Client) -> None:
    """A turn of whoever is asked, until somebody is asked again."""
    _, seat = asked([client])[0]
    take_turn(client, seat, Random(1))  # noqa: S311 - no secret
    hear_until(lambda: bool(asked([client])))


def test_a_browser_is_told_when_its_seat_is_waited_for(tmp_path: Path, service: Service) -> None:
    browser = Browser(f"{service.url}/anne")
    with house(tmp_path / "db") as server:
        made = two_people(server)
        both = begin(made)
        seat = asked([both])[0][1]
        assert subscribe(made, seat, browser.place).status == 200
        both.close()  # who is to play is not there any more
        letter = service.letter()
        notice = browser.read(letter)
        assert notice == {
            "title": "Baron",
            "text": "It is your turn.",
            "url": f"/table/{made.table}",
            "tag": made.table,
        }
        key = rest(f"{server.url}/api/push").json()["key"]
        assert signed(letter, key, service.url)
    with house(tmp_path / "db") as again:  # the key stays, or all browsers would be lost
        assert rest(f"{again.url}/api/push").json()["key"] == key


def signed(letter: Letter, key: str, audience: str) -> bool:
    """Whether the server of a key has signed a letter for this service."""
    scheme, token, shown = re.split(r" t=|,k=", letter.headers["Authorization"])
    claims = json.loads(urlsafe_b64decode(token.split(".")[1] + "=="))
    good: bool = Vapid02.verify(letter.headers["Authorization"])
    return scheme == "vapid" and shown == key and claims["aud"] == audience and good


def test_who_is_at_the_table_is_not_told(tmp_path: Path, service: Service) -> None:
    with house(tmp_path / "db") as server:
        made = two_people(server, f"{service.url}/club")
        both = begin(made)
        for _ in range(3):
            turn(both)
        both.close()
        service.letter()  # the first and only one
        assert service.letters.empty()


def test_the_webhook_of_a_table_is_told_whom_it_waits_for(tmp_path: Path, service: Service) -> None:
    with house(tmp_path / "db") as server:
        made = two_people(server, f"{service.url}/club")
        both = begin(made)
        seat = asked([both])[0][1]
        both.close()
        letter = service.letter()
        told = json.loads(letter.body)
        name = ("Anne", "Benoît")[seat]
        link = f"https://jeux.example/table/{made.table}"
        assert (
            told["text"]
            == f"Baron\u00a0: on attend {name}. {link}\nBaron: waiting for {name}. {link}"
        )
        assert (told["content"], told["asked"], told["link"]) == (told["text"], [seat], link)
        for secret in (*made.tokens, made.host):
            assert secret.encode() not in letter.body


def test_a_browser_that_is_gone_is_not_tried_again(tmp_path: Path, service: Service) -> None:
    service.status = 410
    browser = Browser(f"{service.url}/gone")
    with house(tmp_path / "db") as server:
        made = two_people(server, f"{service.url}/club")
        both = begin(made)
        seat = asked([both])[0][1]
        subscribe(made, seat, browser.place)
        both.close()
        assert {service.letter().path, service.letter().path} == {"/gone", "/club"}
        again = Client(made, made.tokens)
        turn(again)
        while asked([again])[0][1] != seat:
            turn(again)
        again.close()
        assert service.letter().path == "/club"
        assert service.letters.empty()


def test_only_the_seat_itself_subscribes(tmp_path: Path, service: Service) -> None:
    browser = Browser(f"{service.url}/a")
    with house(tmp_path / "db") as server:
        made = two_people(server)
        stolen = subscribe(made, 0, browser.place, made.tokens[1])
        assert (stolen.status, stolen.json()["code"]) == (401, "wrong_token")
        for wrong in (
            {"p256dh": "no key"},
            {"auth": "AAAA"},
            {"endpoint": "ftp://x"},
            {"p256dh": "é"},
        ):
            answer = subscribe(made, 0, {**browser.place, **wrong})
            assert (answer.status, answer.json()["code"]) == (422, "bad_push"), wrong
        assert subscribe(made, 0, {"endpoint": "https://x", "wanted": False}).status == 200


def test_a_webhook_is_an_https_address_of_the_world_outside(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as server:
        for url in (
            "http://example.org/hook",
            "https://example.org:8443/hook",
            "https://me:secret@example.org/hook",
            "https://",
            "https://[::1",
            "file:///etc/passwd",
            "no address",
        ):
            seats = [{"kind": "open"}, {"kind": "open"}]
            answer = rest(
                f"{server.url}/api/tables", {"game": "baron", "seats": seats, "webhook": url}
            )
            assert (answer.status, answer.json()["code"]) == (422, "bad_webhook"), url


def test_nothing_inside_the_hosts_network_gets_letters(service: Service) -> None:
    async def letters() -> None:
        port = service.url.rpartition(":")[2]
        public = Outward("public")
        for name in ("127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "[::1]"):
            assert await public.send(f"https://{name}/", b"", {}) == 0
        await public.close()
        anywhere = Outward("any")
        assert await anywhere.send(f"http://localhost:{port}/", b"", {}) == 201
        await anywhere.close()

    asyncio.run(letters())
    assert service.letter().path == "/"
    assert service.letters.empty()


@pytest.mark.parametrize(
    "number",
    [
        "224.0.0.1", "240.0.0.1", "192.88.99.1", "100.64.0.1", "0.1.2.3", "198.18.0.1",
        "64:ff9b::a00:1", "64:ff9b:1::1", "2002:a00:1::1", "::10.0.0.1", "::ffff:10.0.0.1",
        "2001::1", "2001:db8::1", "ff02::1", "ff0e::1", "fec0::1", "fe80::1%eth0", "::", "3fff::1",
    ],
)  # fmt: skip
def test_an_address_that_is_not_plainly_public_gets_no_letters(number: str) -> None:
    assert not plainly_public(number)


def test_addresses_of_the_world_get_letters() -> None:
    assert plainly_public("93.184.216.34")
    assert plainly_public("2606:2800:220:1::1")


def test_a_slow_receiver_holds_up_nobody(service: Service) -> None:
    """It takes connections and never answers; letters to it are given up, the others arrive."""

    async def letters() -> None:
        outward = Outward("any", patience=60)
        with socket.create_server(("127.0.0.1", 0)) as silent:
            port = silent.getsockname()[1]
            slow = [
                asyncio.create_task(outward.send(f"http://127.0.0.1:{port}/", b"", {}))
                for _ in range(200)
            ]
            quick = f"http://localhost:{service.url.rpartition(':')[2]}/"
            assert await outward.send(quick, b"", {}) == 201
            assert sum(task.done() for task in slow) == 150  # more than fifty do not wait for one
            for task in slow:
                task.cancel()
            await asyncio.gather(*slow, return_exceptions=True)
        await outward.close()

    asyncio.run(letters())


def test_a_letter_has_a_deadline_however_often_the_receiver_stirs() -> None:
    async def letter() -> int:
        async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"HTTP/1.1 200 OK\r\n")
            with suppress(OSError):
                while True:
                    writer.write(b"X: y\r\n")
                    await writer.drain()
                    await asyncio.sleep(0.01)
            writer.close()
            gone.set()

        gone = asyncio.Event()
        receiver = await asyncio.start_server(drip, "127.0.0.1", 0)
        port = receiver.sockets[0].getsockname()[1]
        outward = Outward("any", patience=0.3)
        status = await outward.send(f"http://127.0.0.1:{port}/", b"", {})
        await outward.close()
        await gone.wait()
        receiver.close()
        return status

    assert asyncio.run(asyncio.wait_for(letter(), PATIENCE)) == 0


def test_a_host_may_send_no_notices(tmp_path: Path) -> None:
    with serving(tmp_path / "db", more=["--notices", "none"]) as server:
        assert rest(f"{server.url}/api/push").json() == {"key": ""}
