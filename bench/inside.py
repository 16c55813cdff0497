"""What a page's house does, as one JSON object: `bench.device` runs it here and in Pyodide.

Greedy turns of a whole game of each kind, in seconds; in Pyodide also ten games at one house, and
how large the memory of Python is after each, in bytes.
"""

import asyncio
import json
import sys
from importlib import import_module
from time import perf_counter

from baronnies.core.table import Table
from baronnies.games import SHELF
from baronnies.server.table.thinker import Question, think
from tests.server.in_a_page import OwnBrowser, Person

SEATS = 3
BOT = "greedy"
IN_PYODIDE = sys.platform == "emscripten"


def greedy_turns(name: str) -> float:
    """Seconds of a whole game, without the first thought, which gets everything ready."""
    game = SHELF[name]
    table = Table(game, SEATS, {}, seed=b"bench")
    table.begin()
    think(Question(name, game.version, table.truth.text(), table.asked()[0], BOT, "luck", 60))
    took = 0.0
    while not table.over:
        for seat in table.asked():
            position = table.truth.text()
            question = Question(name, game.version, position, seat, BOT, "luck", 60)
            began = perf_counter()
            thought = think(question)
            took += perf_counter() - began
            refusal = table.hand_in(seat, table.ply, [game.read(text) for text in thought.moves])
            assert refusal is None
    return took


def memory() -> int:
    """Of Pyodide."""
    return int(import_module("pyodide_js")._module.HEAP8.length)  # noqa: SLF001 - nobody else tells it


async def ten_games() -> list[int]:
    """The memory after each."""
    person, found = Person(OwnBrowser()), [memory()]
    await person.worker.open()
    for name in [*SHELF, *SHELF]:
        await person.make(name, *[BOT] * (SEATS - 1))
        while await person.turn() != "over":
            person.browser.said.clear()  # a page keeps none of it in Python
        person.worker.disconnect(1)
        found.append(memory())
    return found


async def main() -> None:
    """Measure and print one JSON object."""
    turns = {name: round(greedy_turns(name), 3) for name in SHELF}
    print(json.dumps({"greedy_s": turns, "memory": await ten_games() if IN_PYODIDE else []}))


if __name__ == "__main__" and not IN_PYODIDE:
    asyncio.run(main())
