"""Notices: whose turn it is, told outside of the page to those who are not there."""

import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.receiving import Letter, Service
from tests.serving import (
    FREE,
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
