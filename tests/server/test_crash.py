"""Killed at any instant, the server has lost nothing that it acknowledged.

CRASHES=300 runs a longer campaign.
"""

import os
import random
import signal
import threading
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from websockets.exceptions import WebSocketException

from tests.serving import (
    FREE,
    PATIENCE,
    Client,
    Made,
    Server,
    asked,
    hear_until,
    make_table,
    ready_all,
    rest,
)

ROUNDS = int(os.environ.get("CRASHES", "20"))
TABLES = 3


class Kept(NamedTuple):
    """A turn that was acknowledged as handed in."""

    seat: int
    ply: int
    moves: list[str]


class Load:
    """Somebody who plays all seats of one table as fast as the server lets them."""

    def __init__(self, server: Server, seed: int) -> None:
        self.made = make_table(server.url, "le_baron", 3)
        self.kept: list[Kept] = []
        self.rng = random.Random(seed)  # noqa: S311 - a game
        client = Client(self.made, self.made.tokens)
        ready_all(client)
        client.close()

    def play(self, url: str) -> None:
        """Until the connection breaks or the game is over."""
        try:
            client = Client(Made(url, *self.made[1:]), self.made.tokens)
        except (OSError, WebSocketException):
            return  # it was killed before anybody came
        while not client.closed.is_set() and client.facts.get("phase") == "running":
            for seat in list(client.steps):
                if client.steps[seat]:
                    self.turn(client, seat)
        client.close()

    def turn(self, client: Client, seat: int | None) -> None:
        """One step is a turn in this game."""
        ply, step = client.plies[seat], self.rng.choice(client.steps[seat])
        client.steps[seat] = []
        answer = client.ask("hand_in", seat=seat, ply=ply, moves=[step])
        if answer["type"] == "accepted":
            assert seat is not None
            self.kept.append(Kept(seat, ply, [step]))

    def check(self, url: str) -> int:
        """All that was acknowledged is in the record, or waits for the others as handed in."""
        made = Made(url, *self.made[1:])
        client = Client(made, made.tokens)
        drafts = {frame["seat"]: frame["draft"] for frame in client.welcome["frames"]}
        records = [_lines(made, token) for token in made.tokens]
        for kept in self.kept:
            lines = records[kept.seat]
            if kept.ply == len(lines):
                assert drafts[kept.seat]["final"]
                assert drafts[kept.seat]["moves"] == kept.moves
            else:
                said = f"{'ABC'[kept.seat]} {' '.join(kept.moves)}"
                assert said in lines[kept.ply].split(" / ")
        client.close()
        return len(self.kept)


def _lines(made: Made, token: str) -> list[str]:
    text = rest(f"{made.url}/record", Authorization=f"Bearer {token}").body.decode()
    body = text.split("\n\n")[1]
    return [line for line in body.splitlines() if not line.startswith("#")]


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    rng = random.Random("crash")  # noqa: S311 - instants
    server = Server(tmp_path / "db", FREE, "--log", "error")
    loads = [Load(server, seed) for seed in range(TABLES)]
    checked = 0
    for number in range(ROUNDS):
        players = [threading.Thread(target=load.play, args=[server.url]) for load in loads]
        for player in players:
            player.start()
        players[0].join(rng.uniform(0.05, 0.5))
        server.end(signal.SIGKILL)
        for player in players:
            player.join(20)
            assert not player.is_alive()
        server = Server(tmp_path / "db", FREE, "--log", "error")
        for at, load in enumerate(loads):
            checked += load.check(server.url)
            if not load.kept or number % 5 == 4:
                loads[at] = Load(server, 100 * number + at)
    assert server.end() == 0
    assert checked > ROUNDS


def test_what_was_handed_in_waits_for_the_others_after_a_crash(tmp_path: Path) -> None:
    server = Server(tmp_path / "db", FREE)
    made = make_table(server.url, "le_baron", 2)
    client = Client(made, made.tokens)
    ready_all(client)
    hear_until(lambda: len(asked([client])) == 2)
    ply, steps = client.plies[0], dict(client.steps)
    chosen = [steps[0][0], steps[1][0]]
    assert client.ask("hand_in", seat=0, ply=ply, moves=[chosen[0]])["type"] == "accepted"
    view = client.views[1]
    server.end(signal.SIGKILL)
    client.close()
    server = Server(tmp_path / "db", FREE)
    back = Client(Made(server.url, *made[1:]), made.tokens)
    mine, other = back.welcome["frames"]
    assert (mine["draft"]["final"], mine["draft"]["moves"]) == (True, [chosen[0]])
    assert mine["asked"] == other["asked"] == [1]
    assert (other["view"], other["draft"]["next"]) == (view, steps[1])
    assert back.ask("hand_in", seat=1, ply=ply, moves=[chosen[1]])["type"] == "accepted"
    told = [event["facts"].get("card") for event in back.until("update")["story"]]
    assert {int(card) for card in chosen} <= set(told)
    back.close()
    assert server.end() == 0


def test_a_wish_is_not_forgotten_by_a_crash(tmp_path: Path) -> None:
    server = Server(tmp_path / "db", FREE)
    made = make_table(server.url, "le_baron", 2)
    client = Client(made, made.tokens)
    ready_all(client)
    assert client.ask("wish", seat=0, wish="count")["type"] == "accepted"
    server.end(signal.SIGKILL)
    client.close()
    server = Server(tmp_path / "db", FREE)
    made = Made(server.url, *made[1:])
    back = Client(made, made.tokens)
    assert [seat["wish"] for seat in back.facts["seats"]] == ["count", None]
    assert back.ask("wish", seat=1, wish="count")["type"] == "accepted"
    hear_until(lambda: back.facts["phase"] == "over")
    assert back.facts["result"]["how"] == "count"
    back.close()
    assert "\nended: count\n" in rest(f"{made.url}/record").body.decode()
    assert server.end() == 0


def test_bots_go_on_though_nobody_looks_on(tmp_path: Path) -> None:
    server = Server(tmp_path / "db", FREE)
    made = make_table(server.url, "le_baron", 0, ["random", "random"])
    server.end(signal.SIGKILL)
    server = Server(tmp_path / "db", ("requests=10000", "idle=0.1"))
    place = f"{server.url}/api/tables/{made.table}"
    until = monotonic() + PATIENCE
    while rest(place).json()["phase"] != "over":
        assert monotonic() < until
    assert server.end() == 0
