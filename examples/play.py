"""Plays a whole game on a server, choosing any legal step: a start for a bot of your own.

    python examples/play.py --server http://127.0.0.1:8000 --game le_baron

The seat's token is kept in a file: run it again after a crash and it takes its seat again.
"""

import argparse
import json
import random
import secrets
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
AGAIN = ("too_fast", "broken")  # errors after which the server says: try again


def rest(url: str, body: Json | None = None) -> Json:
    """One request; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})  # noqa: S310 - http
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - as above
            found: Json = json.load(answer)
            return found
    except urllib.error.HTTPError as error:
        raise SystemExit(json.load(error)["text"]) from error


def seat_at(server: str, game: str, bots: list[str], keep: Path) -> Json:
    """The table and token kept in the file, or a new table against bots."""
    if keep.exists():
        kept: Json = json.loads(keep.read_text())
        return kept
    seats = [{"kind": "here", "name": "Example"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    made = rest(f"{server}/api/tables", {"game": game, "seats": seats})
    kept = {"table": made["table"], "token": made["tokens"][0]}
    keep.write_text(json.dumps(kept))
    return kept


class Player:
    """One seat: what it knows of its turn, and what it does about it."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.token = token
        self.seat = 0
        self.ply = 0
        self.patience = 20  # how often it tries again

    def send(self, kind: str, **fields: object) -> None:
        self.socket.send(json.dumps({"type": kind, "id": 1, **fields}))

    def greet(self) -> None:
        """Say hello, now or again: the welcome tells all there is to know."""
        self.send("hello", version=1, lang="en", tokens=[self.token])

    def go_on(self, draft: Json) -> None:
        """Hand in a draft that is done; otherwise add any legal step to it."""
        if draft["done"] and not draft["final"]:
            self.send("hand_in", seat=self.seat, ply=self.ply, moves=draft["moves"])
        elif draft["next"]:
            moves = [*draft["moves"], random.choice(draft["next"])]  # noqa: S311 - a game
            self.send("offer", seat=self.seat, ply=self.ply, moves=moves)

    def hear(self, news: Json) -> Json | None:
        """React to a message; gives the result when the game is over."""
        match news["type"]:
            case "welcome":
                self.take(news["frames"][0])
                if news["table"]["phase"] == "gathering":
                    self.send("ready", seat=self.seat, luck=secrets.token_hex(16))
            case "update":
                self.ply = news["ply"]
                for told in news["story"]:
                    print(told["text"])
                self.go_on({"moves": [], "done": False, "next": news["next"]})
            case "accepted" if news["draft"]:
                self.go_on(news["draft"])
            case "stale":
                self.take(news["frame"])
            case "error" if news["code"] in AGAIN and self.patience:
                self.patience -= 1
                time.sleep(0.5)
                self.greet()
            case "refused" | "error":
                raise SystemExit(news["text"])
            case "goodbye" if not news["again"]:
                raise SystemExit(news["text"])  # no such table, for one: nothing to wait for
        result: Json | None = news.get("table", {}).get("result")
        return result

    def take(self, frame: Json) -> None:
        """Begin from all that a frame tells."""
        self.seat, self.ply = frame["seat"], frame["ply"]
        self.go_on(frame["draft"])


def play(server: str, kept: Json) -> Json:
    """Play until the game is over, connecting again whenever the connection breaks."""
    url = f"{server.replace('http', 'ws', 1)}/api/tables/{kept['table']}/socket"
    while True:
        try:
            with connect(url) as socket:
                player = Player(socket, kept["token"])
                player.greet()
                for message in socket:
                    if result := player.hear(json.loads(message)):
                        return result
        except (OSError, WebSocketException):
            pass
        time.sleep(0.5)  # the server is away for a moment: nothing acknowledged is lost


def main() -> None:
    """Play one game and print how it ended."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="le_baron")
    parser.add_argument("--bots", default="greedy,random", help="the other seats")
    parser.add_argument("--keep", type=Path, default=Path("seat.json"), help="keeps the token")
    asked = parser.parse_args()
    kept = seat_at(asked.server, asked.game, asked.bots.split(","), asked.keep)
    result = play(asked.server, kept)
    asked.keep.unlink()
    print(json.dumps(result))


if __name__ == "__main__":
    main()
