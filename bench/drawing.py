"""`python -m bench.drawing [--steps 40]`: how much work it is for the page to draw a step.

Large boards late in a game: Barony with five players on 135 hexes, Terre de Barons with four at
war, Baubyron turned in plan and in relief. What counts is computing, in CPU milliseconds: waiting
for a processor is none. Limits: p95 below 50 ms, in relief (under software GL) below 200 ms.
"""

import argparse
import json
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Page

from tests.browser.test_terre import cell, drafted, order, war
from tests.browsing import Visits, a_chromium, visiting
from tests.games.barony.boards import crowded
from tests.placing import table_at
from tests.serving import Server, make_table, serving

LIMIT: Final = 50
LIMIT_RELIEF: Final = 200
# A key turns the building, and the page draws it.
TURN: Final = """async () => {
    const cell = document.querySelector('[data-cell]');
    cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}"""

Work = Callable[[], float]  # all milliseconds so far
Step = Callable[[], None]


def work_of(page: Page) -> Work:
    """What the page's own thread has computed: scripts, styles and layout."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def work() -> float:
        found = session.send("Performance.getMetrics")["metrics"]
        told = {one["name"]: one["value"] for one in found}
        names = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
        return 1000 * float(sum(told[name] for name in names))

    return work


def work_of_all(page: Page) -> Work:
    """What all the browser's processes have computed: software GL paints in another one."""
    assert page.context.browser
    session = page.context.browser.new_browser_cdp_session()

    def work() -> float:
        found = session.send("SystemInfo.getProcessInfo")["processInfo"]
        return 1000 * float(sum(one["cpuTime"] for one in found))

    return work


def measured(what: str, work: Work, steps: list[Step], limit: float) -> None:
    """Take the steps, and print what they cost."""
    took = []
    for step in steps:
        before = work()
        step()
        took.append(work() - before)
    p95 = quantiles(took, n=20)[-1]
    figures = {"p50_ms": round(median(took), 1), "p95_ms": round(p95, 1), "limit_ms": limit}
    print(json.dumps({"drawn": what, "steps": len(took), **figures}), flush=True)


def barony(house: Server, visit: Visits, steps: int) -> None:
    """An action is chosen and taken back."""
    me = visit()
    page = me.sit(table_at(house, crowded(), ["random"] * 4), 0)
    me.wait_for_turn()

    def press(key: str, draft: int) -> None:
        page.keyboard.press(key)
        drafted(page, draft)

    pressed: list[Step] = [lambda: press("2", 1), lambda: press("Backspace", 0)]
    measured("barony", work_of(page), pressed * (steps // 2), LIMIT)


def terre(house: Server, visit: Visits, steps: int) -> None:
    """One troop after the other is sent to two tiles."""
    me = visit()
    page = me.sit(table_at(house, war("34:14,31:4,29:2,25:2"), ["random"] * 3), 0)
    me.wait_for_turn()
    order(page, 34, "4")

    sent = count(0)

    def send() -> None:
        troops = next(sent)
        cell(page, 25 if troops % 2 else 29).press("Enter")
        drafted(page, troops + 2)

    most = min(steps, 12)  # as many troops as stand there
    measured("terre_de_barons", work_of(page), [send] * most, LIMIT)


def baubyron(house: Server, visit: Visits, steps: int) -> None:
    """The building is turned, in plan and in relief."""
    me = visit()
    page = me.sit(
        make_table(house.url, "baubyron", 1, ["greedy"] * 2, options={"building": "spiral"}), 0
    )
    me.wait_for_turn()

    def turn() -> None:
        page.evaluate(TURN)

    measured("baubyron, plan", work_of_all(page), [turn] * steps, LIMIT)
    page.locator("[data-cell]").first.press("v")
    page.locator("[data-drawn=relief] canvas[data-painted]").wait_for()
    measured("baubyron, relief", work_of_all(page), [turn] * steps, LIMIT_RELIEF)


def main() -> None:
    """Measure each board and print a line of JSON for it."""
    parser = argparse.ArgumentParser(prog="bench.drawing", description=__doc__)
    parser.add_argument("--steps", type=int, default=40)
    steps = parser.parse_args().steps
    with (
        tempfile.TemporaryDirectory(prefix="baronnies-bench-") as folder,
        serving(Path(folder) / "db") as house,
        a_chromium() as browser,
        visiting(browser, house.url) as visit,
    ):
        for board in (barony, terre, baubyron):
            board(house, visit, steps)


if __name__ == "__main__":
    main()
