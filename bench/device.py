"""`python -m bench.device`: tables on a device: how much comes over the line, how soon, how quick.

Thrice a new Chromium opens a page whose house has to load, and opens it again; then games are
played through its channel; then greedy bots play here and in Pyodide, in turn, and ten games are
played at one house (bench.inside). On a busy machine the least of several is nearest to the truth.
Limits: 5 MB with brotli or 6.5 MB with gzip; ready within 3 s, within 2 s the second time; p99 of
what is acknowledged below 25 ms; greedy turns at most 2.2 times as long; at most 40 MB of memory,
which does not grow.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Page

from bench.server import p99, start
from tests.browser.device import NOWHERE, PLAYS
from tests.browsing import Visit, a_chromium
from tests.page.pyodide import said_by

ROOT: Final = Path(__file__).resolve().parent.parent
BUILT: Final = ROOT / "web" / "dist"
OPENED: Final = """() => new Promise((resolve) => {
    const channel = new BroadcastChannel('baronnies.house');
    channel.onmessage = ({ data }) => data.state === 'open' && resolve();
})"""
# A message there and back with a row written between them: what no house could do without.
BARE: Final = """async () => {
    const [here, there] = ['', ''].map(() => new BroadcastChannel('bare'));
    const opening = indexedDB.open('bare');
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
    await new Promise((resolve) => { opening.onsuccess = resolve; });
    there.onmessage = () => {
        const writing = opening.result.transaction('rows', 'readwrite', { durability: 'strict' });
        writing.objectStore('rows').put('row', 1);
        writing.oncomplete = () => there.postMessage(1);
    };
    const took = [];
    for (let at = 0; at < 200; at += 1) {
        const began = performance.now();
        await new Promise((resolve) => { here.onmessage = resolve; here.postMessage(1); });
        took.push(performance.now() - began);
    }
    return took;
}"""
GAMES: Final = {"le_baron": 3, "baron": 3, "barony": 3, "baubyron": 3, "terre_de_barons": 3}
ROUNDS: Final = 3
Json = dict[str, Any]


def sizes() -> dict[str, int]:
    """Bytes over the line, by the way they are compressed."""
    told = json.loads((BUILT / "python.json").read_text(encoding="utf-8"))
    return {
        ending or "plain": sum((BUILT / f"{name}{ending}").stat().st_size for name in told["files"])
        for ending in ("", ".gz", ".br")
    }


def ready(page: Page, server: str) -> float:
    """Seconds from the wish to the open house."""
    page.goto(f"{server}{NOWHERE}", wait_until="commit")
    began = perf_counter()
    page.evaluate(OPENED)
    return round(perf_counter() - began, 2)


def starts(server: str) -> Json:
    """Seconds until a house is open: in a browser that has nothing of it yet, and again."""
    cold, warm = list[float](), list[float]()
    for _ in range(ROUNDS):
        with a_chromium() as browser:
            visit = Visit(browser, server)
            cold.append(ready(visit.page, server))
            warm += [ready(visit.page, server) for _ in range(ROUNDS)]
            visit.close()
    return {"ready_s": {"cold": sorted(cold), "warm": sorted(warm)}}


def acknowledged(server: str) -> Iterator[Json]:
    """How long acknowledgements take in each game, and after each what they cost at the least."""
    with a_chromium() as browser:
        visit = Visit(browser, server)
        ready(visit.page, server)
        for game, seats in GAMES.items():
            yield {"game": game, **played(visit.page, game, seats)}
            yield {"bare": spread(visit.page.evaluate(BARE))}
        visit.close()


def played(page: Page, game: str, seats: int) -> Json:
    """In one of them."""
    given = {"game": game, "seats": seats, "turns": 60, "options": {}}
    took: dict[str, list[float]] = page.evaluate(PLAYS, given)["took"]
    return {what: spread(times) for what, times in took.items()}


def spread(times: list[float]) -> Json:
    """Of milliseconds."""
    return {"p50_ms": round(median(times), 1), "p99_ms": p99([time / 1000 for time in times])}


def here() -> Json:
    """What bench.inside finds in this Python."""
    done = subprocess.run([sys.executable, "-m", "bench.inside"], capture_output=True, check=True)
    return dict(json.loads(done.stdout))


def in_pyodide(folder: Path) -> Json:
    """And in Pyodide."""
    person = Path("tests", "server", "in_a_page.py")
    (folder / person.parent).mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / person, folder / person)
    return dict(json.loads(said_by(ROOT / "bench" / "inside.py", folder)))


def beside(folder: Path) -> Json:
    """Greedy turns in Pyodide against this Python: the median of rounds in turn; and memory."""
    rounds = [(here()["greedy_s"], in_pyodide(folder)) for _ in range(ROUNDS)]
    ratios = {
        game: round(median(there["greedy_s"][game] / ours[game] for ours, there in rounds), 2)
        for game in GAMES
    }
    memory = [[round(size / 1e6, 1) for size in there["memory"]] for _, there in rounds]
    return {"greedy_ratio": ratios, "memory_mb": memory}


def main() -> None:
    """A JSON object for each thing that was measured."""
    with tempfile.TemporaryDirectory(prefix="baronnies-bench-") as folder:
        print(json.dumps({"bytes": sizes()}))
        process, server = start(Path(folder) / "db")
        print(json.dumps(starts(server)), flush=True)
        for found in acknowledged(server):
            print(json.dumps(found), flush=True)
        process.terminate()
        process.wait()
        print(json.dumps(beside(Path(folder))))


if __name__ == "__main__":
    main()
