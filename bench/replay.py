"""`python -m bench.replay`: long finished games opened again, and stepped through at any point.

Bots play games of 500 or about 3,000 lines on a real server, which is then started anew, so that
nothing of them is in memory. Measured on the socket, from the connection to the first page of the
past and from a look to its answer; and, where there is a Chromium, on the screen: from the
navigation to the board, and from a touch of the slider to the next frame that shows the line. A
busy machine says little about that; so what the page computes for a step is told too, in CPU time.
"""

import argparse
import json
import os
import random
import subprocess
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, Self

from playwright.sync_api import Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

from baronnies.core.words import LANGS
from bench.server import start
from tools.browser import chromium

Json = dict[str, Any]
GAMES: Final[dict[str, tuple[range, int, Json]]] = {  # lines, seats, and options for them
    "terre_de_barons": (range(2800, 3700), 2, {"goal_2": "40", "last_troops": "0"}),
    "le_baron": (range(500, 1000), 4, {"games": "8"}),
}
LIMITS: Final = ("messages", "burst", "looks", "look_burst", "lines", "line_burst")
PAGE: Final = 31  # lines after the first of a page, as the client asks for them
STEPS: Final = 200
OPENED: Final = 1000.0  # milliseconds allowed
STEPPED: Final = 50.0

# Moves the slider to each ply in turn; how long until a frame could show it, in milliseconds.
STEP: Final = """async plies => {
  const slider = document.querySelector(".controls input[type=range]");
  const main = document.querySelector("main[data-ply]");
  const turn = () => new Promise(done => setTimeout(done));
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const took = [];
  for (const ply of plies) {
    await frame();
    const began = performance.now();
    slider.value = ply;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    while (main.dataset.ply !== `${ply}`) await turn();
    await frame();
    took.push(performance.now() - began);
  }
  return took;
}"""


def rest(url: str, body: Json | None = None) -> Json:
    """One request to the server."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})  # noqa: S310 - our own server
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - as above
        found: Json = json.load(answer)
    return found


def finished(server: str, game: str) -> str:
    """A table where bots have played a long game to its end."""
    lines, seats, options = GAMES[game]
    while True:
        plan = [{"kind": "bot", "bot": "random"}] * seats
        body = {"game": game, "seats": plan, "options": options}
        table = str(rest(f"{server}/api/tables", body)["table"])
        while rest(f"{server}/api/tables/{table}")["phase"] != "over":
            time.sleep(0.1)
        with Line(server, table) as line:
            if line.ply in lines:
                return table


class Line:
    """A socket to a table, from the welcome on."""

    def __init__(self, server: str, table: str) -> None:
        url = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._open: Final = ExitStack()
        self.socket: Final[ClientConnection] = self._open.enter_context(connect(url, max_size=None))
        welcome = self.ask("hello", version=1, lang="fr", since=2**31 - 1)
        self.ply: Final[int] = welcome["frames"][0]["ply"]

    def ask(self, kind: str, **fields: object) -> Json:
        """Send a message and wait for its answer."""
        self.socket.send(json.dumps({"type": kind, "id": 1, **fields}))
        answer: Json = json.loads(self.socket.recv())
        return answer

    def look(self, ply: int) -> float:
        """The seconds until a page of the past is here."""
        began = time.perf_counter()
        answer = self.ask("look", seat=0, ply=ply, more=PAGE)
        assert answer["type"] == "past", answer
        return time.perf_counter() - began

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()


def on_the_socket(server: str, table: str) -> Json:
    """Opened cold, then looked at anywhere."""
    began = time.perf_counter()
    with Line(server, table) as line:
        line.look(line.ply - line.ply % (PAGE + 1))
        opened = time.perf_counter() - began
        looks = [line.look(random.randrange(line.ply)) for _ in range(STEPS)]  # noqa: S311 - any
        return {"lines": line.ply, "opened_ms": ms([opened])["max"], "page": ms(looks)}


def on_the_screen(server: str, table: str, lines: int) -> Json:
    """Opened in a browser, stepped line by line, and moved to anywhere at once."""
    path = chromium()
    if path is None:
        return {"screen": "no Chromium here"}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        began = time.perf_counter()
        page.goto(f"{server}/replay/{table}?seat=1", wait_until="commit")
        page.locator("main[data-ply]").wait_for()
        opened = time.perf_counter() - began
        anywhere = random.sample(range(lines), STEPS)
        far = [took / 1000 for took in page.evaluate(STEP, anywhere)]
        first = random.randrange(lines - STEPS)  # noqa: S311 - any
        near = [took / 1000 for took in page.evaluate(STEP, list(range(first, first + STEPS)))]
        work = worked(page, range(first, first + STEPS))
        browser.close()
    shown = {"step": ms(near[1:]), "jump": ms(far), "step_cpu": ms(work)}
    return {"screen_opened_ms": ms([opened])["max"], **shown}


def worked(page: Page, plies: range) -> list[float]:
    """The seconds that the page's own thread computes for each step, painting and all."""
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def so_far() -> float:
        found = tools.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in found if one["name"] == "TaskDuration"))

    took = []
    for ply in plies:
        before = so_far()
        page.evaluate(STEP, [ply])
        took.append(so_far() - before)
    return took


def ms(seconds: list[float]) -> Json:
    """Times in milliseconds."""
    most = {"p50": median(seconds), "max": max(seconds)}
    if len(seconds) > 1:
        most["p99"] = quantiles(seconds, n=100)[98]
    return {name: round(value * 1000, 1) for name, value in most.items()}


def started(db: Path) -> tuple["subprocess.Popen[str]", str]:
    """A server that has read its words, as one that has run for a while."""
    process, server = start(db, *LIMITS)
    for lang in LANGS:
        rest(f"{server}/api/games?lang={lang}")
    return process, server


def end(process: "subprocess.Popen[str]") -> None:
    """Stop a server."""
    process.terminate()
    process.wait()


def measure(game: str) -> Json:
    """One game: played, put away, opened again, twice."""
    with tempfile.TemporaryDirectory(prefix="baronnies-bench-") as folder:
        process, server = started(Path(folder) / "db")
        table = finished(server, game)
        end(process)
        process, server = started(Path(folder) / "db")
        found = on_the_socket(server, table)
        end(process)
        process, server = started(Path(folder) / "db")
        found |= on_the_screen(server, table, found["lines"])
        end(process)
    opened = max(found["opened_ms"], found.get("screen_opened_ms", 0.0))
    stepped = max(found[name]["p99"] for name in ("page", "step") if name in found)
    load = round(os.getloadavg()[0], 1)  # a busy machine says little
    return {"game": game, **found, "load": load, "within": opened < OPENED and stepped < STEPPED}


def main() -> None:
    """Measure and print one JSON object a line."""
    parser = argparse.ArgumentParser(prog="python -m bench.replay", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    for game in parser.parse_args().games:
        print(json.dumps(measure(game)), flush=True)


if __name__ == "__main__":
    main()
