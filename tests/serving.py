"""A real server in a process of its own, and clients on real sockets."""

import atexit
import json
import os
import queue
import random
import signal
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.hearth import Streams, start
from tests.patched import patched
from tests.witnesses import WITNESSES

Json = dict[str, Any]
PATIENCE: Final = 30.0  # seconds until a test gives up on an answer
BELL: Final = threading.Condition()  # rings whenever a client hears something
FREE: Final = (
    "messages=10000",
    "burst=10000",
    "whys=10000",
    "requests=10000",
    "tables=10000",
    "checks=10000",
    "sockets=10000",
    "lines=10000000",
    "line_burst=10000000",
)


class Server:
    """`baronnies serve` on a free port."""

    def __init__(self, db: Path, limits: Sequence[str] = FREE, *more: str) -> None:
        self.db: Final = db
        flags = [flag for limit in limits for flag in ("--limit", limit)]
        given, out, err = os.open(os.devnull, os.O_RDONLY), os.pipe(), os.pipe()
        self.process: Final = start(
            ["serve", "--port", "0", "--db", str(db), *flags, *more],
            Streams(given, out[1], err[1]),
            environment={**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"},
        )
        atexit.register(self.process.kill)  # whatever becomes of the test, nothing stays behind
        for end in (given, out[1], err[1]):
            os.close(end)
        self._out: Final = os.fdopen(out[0], encoding="utf-8")
        self._err: Final = os.fdopen(err[0], encoding="utf-8")
        line = self._out.readline()
        assert line.startswith("Baronnies: http://"), line or self._err.read()
        self.url = line.removeprefix("Baronnies: ").strip()
        self.log: list[str] = []
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()
        WITNESSES.append(self.tell)

    def _read_log(self) -> None:
        self.log.extend(self._err)

    def tell(self, path: Path) -> None:
        """Leave what it logged."""
        path.with_suffix(".log").write_text("".join(self.log), encoding="utf-8")

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal, unless it has ended already, and wait for the end."""
        with suppress(ValueError):
            WITNESSES.remove(self.tell)
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        self._out.close()
        self._err.close()
        return code


@contextmanager
def serving(db: Path, limits: Sequence[str] = FREE, more: Sequence[str] = ()) -> Iterator[Server]:
    """A server for the time of a block: whatever comes, it finds no mistake of its own."""
    server = Server(db, limits, *more)
    try:
        yield server
    finally:
        server.end()
        wrong = [line for line in server.log if "Traceback" in line or '"level": "error"' in line]
        assert wrong == []


class Reply(NamedTuple):
    """What a request was answered."""

    status: int
    body: bytes
    headers: dict[str, str]

    def json(self) -> Any:  # noqa: ANN401 - JSON
        """What the body says."""
        return json.loads(self.body)


def rest(url: str, body: Json | None = None, *, method: str | None = None, **headers: str) -> Reply:
    """One request; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(  # noqa: S310 - our own server
        url, data, {"Content-Type": "application/json", **named}, method=method
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - as above
            return Reply(answer.status, answer.read(), dict(answer.headers))
    except urllib.error.HTTPError as error:
        with error:
            return Reply(error.code, error.read(), dict(error.headers))


class Made(NamedTuple):
    """A table made over REST."""

    server: str
    table: str
    host: str
    tokens: list[str]

    @property
    def url(self) -> str:
        """Its place in the API."""
        return f"{self.server}/api/tables/{self.table}"


def make_table(
    server: str, game: str, here: int, bots: Sequence[str] = (), options: Json | None = None
) -> Made:
    """A table with so many people on this device, then bots."""
    seats: list[Json] = [{"kind": "here", "name": f"P{at}"} for at in range(here)]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    answer = rest(f"{server}/api/tables", {"game": game, "seats": seats, "options": options or {}})
    assert answer.status == 201, answer.body
    made = answer.json()
    return Made(server, made["table"], made["host"], made["tokens"][:here])


class Client:
    """One connection, which hears everything and asks one thing at a time."""

    def __init__(
        self,
        made: Made,
        tokens: Sequence[str] = (),
        *,
        lang: str = "en",
        greet: bool = True,
        **extra: Any,  # noqa: ANN401 - what connect takes
    ) -> None:
        self.made = made
        self.lang = lang
        self.tokens = list(tokens)
        self.raw: list[str] = []  # every message as it came
        self.news: queue.Queue[Json] = queue.Queue()
        self.answers: queue.Queue[Json] = queue.Queue()
        self.views: dict[int | None, Json] = {}
        self.plies: dict[int | None, int] = {}
        self.steps: dict[int | None, list[str]] = {}
        self.story: list[Json] = []  # what was told to any of its seats, since it came
        self.facts: Json = {}
        self.closed = threading.Event()
        self._id = 0
        url = made.server.replace("http", "ws", 1)
        place = f"{url}/api/tables/{made.table}/socket"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(place, open_timeout=PATIENCE, max_size=None, ping_interval=None, **extra)
        )
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        if greet:
            self.welcome = self.ask("hello", version=1, lang=lang, tokens=self.tokens)

    def _listen(self) -> None:
        with suppress(WebSocketException, OSError):
            for message in self.socket:
                assert isinstance(message, str)
                self.raw.append(message)
                self._hear(json.loads(message))
        self.closed.set()
        for box in (self.answers, self.news):
            box.put({"type": "closed"})

    def _hear(self, news: Json) -> None:
        self.facts = news.get("table", self.facts)
        frames = [*news.get("frames", []), *([news["frame"]] if "frame" in news else [])]
        for frame in frames:
            seat = frame["seat"]
            self.views[seat], self.plies[seat] = frame["view"], frame["ply"]
            self.steps[seat] = frame["draft"]["next"]
        if news["type"] == "update":
            seat = news["seat"]
            assert news["before"] == self.plies[seat]
            self.views[seat] = patched(self.views[seat], news["patch"])
            self.plies[seat], self.steps[seat] = news["ply"], news["next"]
            self.story += news["story"]
        is_answer = news.get("id") is not None or news["type"] == "error"
        (self.answers if is_answer else self.news).put(news)
        with BELL:
            BELL.notify_all()

    @property
    def seats(self) -> list[int]:
        """The seats it holds."""
        return [seat for seat in self.views if seat is not None]

    def send(self, text: str | bytes) -> None:
        """Send anything; when nobody is there any more, that is heard as the end."""
        with suppress(WebSocketException, OSError):
            self.socket.send(text)

    def answer(self) -> Json:
        """The next answer to something asked."""
        answer = self.answers.get(timeout=PATIENCE)
        if answer["type"] == "closed":
            self.answers.put(answer)  # it stays so
        return answer

    def ask(self, kind: str, **fields: object) -> Json:
        """Send a message and wait for its answer."""
        self._id += 1
        self.send(json.dumps({"type": kind, "id": self._id, **fields}))
        while (answer := self.answer())["type"] != "closed" and answer["id"] != self._id:
            pass
        return answer

    def until(self, kind: str) -> Json:
        """The next news of a kind."""
        while (news := self.news.get(timeout=PATIENCE))["type"] != kind:
            assert news["type"] != "closed", f"no {kind} came before the end"
        return news

    def close(self) -> None:
        """End the connection."""
        self._open.close()
        self._listener.join(PATIENCE)


def ready_all(client: Client) -> None:
    """Every seat of a connection is ready."""
    for frame in client.welcome["frames"]:
        answer = client.ask("ready", seat=frame["seat"], luck=f"{frame['seat']:02x}" * 4)
        assert answer["type"] == "accepted", answer


def take_turn(client: Client, seat: int, rng: random.Random) -> Json:
    """A whole random turn of a seat, step by step, then handed in; the last answer."""
    ply, moves, steps = client.plies[seat], [], client.steps[seat]
    while steps:
        moves.append(rng.choice(steps))
        answer = client.ask("offer", seat=seat, ply=ply, moves=moves)
        if answer["type"] != "accepted":
            return answer
        steps = answer["draft"]["next"]
    client.steps[seat] = []
    return client.ask("hand_in", seat=seat, ply=ply, moves=moves)


def play_out(clients: Sequence[Client], rng: random.Random, most: int = 8) -> None:
    """Random turns of all seats until the game is over; after so many, all agree to count."""
    turns = 0
    while clients[0].facts["phase"] != "over":
        for client, seat in asked(clients):
            answer = take_turn(client, seat, rng)
            assert answer["type"] in ("accepted", "stale"), answer
        turns += 1
        if turns == most:
            agree(clients, "count")
        hear_until(lambda: bool(asked(clients)) or clients[0].facts["phase"] == "over")


def asked(clients: Sequence[Client]) -> list[tuple[Client, int]]:
    """The seats that can do something now."""
    return [(c, seat) for c in clients for seat in c.seats if c.steps[seat]]


def agree(clients: Sequence[Client], ending: str) -> None:
    """All people wish the same end, and get it."""
    for client in clients:
        for seat in client.seats:
            assert client.ask("wish", seat=seat, wish=ending)["type"] == "accepted"
    hear_until(lambda: clients[0].facts["phase"] == "over")


def hear_until(condition: Callable[[], bool]) -> None:
    """Wait for what clients hear to make something true."""
    with BELL:
        assert BELL.wait_for(condition, PATIENCE)
