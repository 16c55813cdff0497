"""Somebody kills a server again and again while every game is played on it."""

import random
import signal
import threading
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple

from websockets.exceptions import WebSocketException

from baronnies.core.record import letter
from baronnies.games import SHELF
from tests.serving import FREE, Client, Made, Server, make_table, ready_all, rest

TABLES = 3
SEATS = 3


class Kept(NamedTuple):
    """A turn that was acknowledged as handed in."""

    seat: int
    ply: int
    moves: list[str]


class Load:
    """Somebody who plays all seats of one table as fast as the server lets them."""

    def __init__(self, server: Server, game: str, seed: int) -> None:
        self.made = make_table(server.url, game, SEATS)
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
                if seat is not None and client.steps[seat]:
                    self.turn(client, seat)
        client.close()

    def turn(self, client: Client, seat: int) -> None:
        """Any steps, tried one after the other until the turn is done, and handed in."""
        ply, steps, moves = client.plies[seat], client.steps[seat], list[str]()
        client.steps[seat] = []
        while steps:
            moves.append(self.rng.choice(steps))
            tried = client.ask("offer", seat=seat, ply=ply, moves=moves)
            steps = tried["draft"]["next"] if tried["type"] == "accepted" else []
        if client.ask("hand_in", seat=seat, ply=ply, moves=moves)["type"] == "accepted":
            self.kept.append(Kept(seat, ply, moves))

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
                said = f"{letter(kept.seat)} {' '.join(kept.moves)}"
                assert said in lines[kept.ply].split(" / ")
        client.close()
        return len(self.kept)


def _lines(made: Made, token: str) -> list[str]:
    text = rest(f"{made.url}/record", Authorization=f"Bearer {token}").body.decode()
    body = text.split("\n\n")[1]
    return [line for line in body.splitlines() if not line.startswith("#")]


def kill_again_and_again(db: Path, kills: int) -> int:
    """How many acknowledged turns were looked for after a kill, and all found."""
    rng = random.Random("crash")  # noqa: S311 - instants
    games = cycle(SHELF)
    server = Server(db, FREE, "--log", "error")
    loads = [Load(server, game, seed) for seed, game in enumerate(islice(games, TABLES))]
    checked = 0
    for number in range(kills):
        players = [threading.Thread(target=load.play, args=[server.url]) for load in loads]
        for player in players:
            player.start()
        players[0].join(rng.uniform(0.05, 0.5))
        server.end(signal.SIGKILL)
        for player in players:
            player.join(20)
            assert not player.is_alive()
        server = Server(db, FREE, "--log", "error")
        for at, load in enumerate(loads):
            checked += load.check(server.url)
            if number % 5 == 4:  # now and then another game
                loads[at] = Load(server, next(games), 100 * number + at)
    assert server.end() == 0
    return checked
