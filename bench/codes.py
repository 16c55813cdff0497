"""`python -m bench.codes [--codes 10000]`: codes of buildings that would break the workshop's page.

Generated and hostile codes, some with half a character in them, are typed into the real page one
after the other. Each is opened or answered with a sentence, and none may leave an error, a page
without its form, or a mistake in the server's log; afterwards a sound building opens as ever.
"""

import argparse
import json
import random
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, TimeoutError, expect  # noqa: A004 - its own

from baronnies.games.baubyron.generate import random_building
from tests.browsing import a_chromium, visiting
from tests.games.baubyron.test_workshop import hostile
from tests.serving import FREE, serving

AT_ONCE: Final = 250
SOUND: Final = "xa1 uc1 @ a1"
LIMITS: Final = (*FREE, "sketches=10000", "sketch_burst=10000")
GENERATED: Final = 0.1  # of the codes are sound buildings of all lengths
PATIENCE: Final = 60_000  # milliseconds for the answers to one code
# Types each code (told as UTF-16, halves of characters and all) and presses the button beside it.
# The next one waits until all that was asked is answered, or tells what never was. What the page
# says to each: a sentence, or nothing where the code was opened, or was open already. How far it is
# stands in the page, so that it can be told from outside if the page itself should stop.
OPEN: Final = """({ codes, patience }) => {
  const { fetch } = window;
  const turn = () => new Promise((done) => setTimeout(done));
  const asked = new Set();
  window.fetch = async (...what) => {
    asked.add(what);
    try {
      const answer = await fetch(...what);
      const text = await answer.text(); // all of it, so that it is read at once
      return new Response(text, { status: answer.status });
    } finally {
      void turn().then(turn).then(() => asked.delete(what));
    }
  };
  const said = [];
  const open = async (units) => {
    const field = document.querySelector("#building-code");
    field.value = String.fromCharCode(...units);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await turn();
    field.form.querySelector("button.go")?.click();
    const end = performance.now() + patience;
    for (let still = 0; still < 4; still = asked.size ? 0 : still + 1) {
      if (performance.now() > end) throw new Error(`unanswered: ${[...asked].join(" ")}`);
      await turn();
    }
    said.push(document.querySelector("main.workshop [role=alert]")?.textContent ?? "");
  };
  const page = document.documentElement.dataset;
  const all = async () => {
    for (const [at, units] of codes.entries()) {
      page.code = at;
      await open(units);
    }
    return said;
  };
  page.opened = "";
  void all()
    .then((said) => JSON.stringify({ said }), (wrong) => JSON.stringify({ wrong: `${wrong}` }))
    .then((told) => (page.opened = told))
    .finally(() => (window.fetch = fetch));
}"""


def codes(seed: str, count: int) -> list[list[int]]:
    """Hostile codes, sound ones between them, and some with half a character, as UTF-16."""
    rng = random.Random(seed)  # noqa: S311 - texts
    made: list[list[int]] = []
    for number in range(count):
        if rng.random() < GENERATED:
            code = random_building(rng.choice(["short", "medium", "long"]), number)
        else:
            code = hostile(rng)
        units = list(memoryview(code.encode("utf-16-le", "surrogatepass")).cast("H"))
        if rng.random() < GENERATED:
            units.insert(rng.randrange(len(units) + 1), rng.randrange(0xD800, 0xE000))
        made.append(units)
    return made


def opened(page: Page, some: list[list[int]]) -> list[str]:
    """Open all of them in the workshop that a page shows: what it says to each."""
    page.evaluate(OPEN, {"codes": some, "patience": PATIENCE})
    root, at, told = page.locator("html"), 0, ""
    try:
        while not told:
            at = int(root.get_attribute("data-code", timeout=PATIENCE) or 0)
            told = root.get_attribute("data-opened", timeout=PATIENCE) or ""
            page.wait_for_timeout(100)
    except TimeoutError as stopped:
        raise RuntimeError(f"the page stopped at {some[at]}") from stopped
    answer = json.loads(told)
    if "wrong" in answer:
        raise RuntimeError(f"{answer['wrong']} at {some[at]}")
    said: list[str] = answer["said"]
    return said


def main() -> None:
    """Open them all; how many got a sentence is told as it goes."""
    parser = argparse.ArgumentParser(prog="bench.codes", description=__doc__)
    parser.add_argument("--codes", type=int, default=10_000)
    parser.add_argument("--seed", default="hostile pages")
    given = parser.parse_args()
    all_codes = codes(given.seed, given.codes)
    with (
        tempfile.TemporaryDirectory(prefix="baronnies-bench-") as folder,
        serving(Path(folder) / "db", LIMITS) as house,
        a_chromium() as browser,
        visiting(browser, house.url) as visit,  # which asserts that no error was left behind
    ):
        page = visit().open("/workshop")
        page.locator("#building-code").wait_for()
        said: list[str] = []
        for first in range(0, len(all_codes), AT_ONCE):
            said += opened(page, all_codes[first : first + AT_ONCE])
            print(json.dumps({"codes": len(said), "sentences": sum(map(bool, said))}), flush=True)
        (last,) = opened(page, [[ord(sign) for sign in SOUND]])
        expect(page.locator("main.workshop[data-moment=walk]")).to_be_visible()
    print(json.dumps({"codes": len(said), "errors": 0, "sound_after": last == ""}))


if __name__ == "__main__":
    main()
