// A turn at every board, a seat taken, a replay, a check of the luck and a table of the device, in Firefox. Told what there is
// on the command line as JSON, it answers with a line of JSON for each: {"name": ..., "wrong": ...}.
import { readFile } from "node:fs/promises";
import puppeteer from "puppeteer-core";

const PATIENCE = 20_000; // milliseconds
const OPEN = 60_000; // until Python is there
const READY = "[data-act=confirm]:enabled";
// What Firefox says of a font that was still on its way when its page was left.
const LEFT = /^Error: downloadable font: download failed .* status=2152398850 /;
const STEP = "main [data-step]:not(.no, [aria-pressed=true], [data-act])";

const { firefox, server, tables, finished, open } = JSON.parse(process.argv[2]);

// From outside: a page may not evaluate what it waits for.
async function until(page, what, so, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    const found = await so();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${page.url()}: never ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const there = (page, selector, patience) => until(page, selector, () => page.$(selector), patience);
const state = (page) =>
  page.$eval("main", ({ dataset }) => `${dataset.ply} ${dataset.draft} ${dataset.moment}`);

async function press(page, selector) {
  const before = await state(page);
  await (await there(page, selector)).click();
  await until(page, `heard of ${selector}`, async () => (await state(page)) !== before);
}

async function turn(page) {
  await there(page, "main[data-moment=mine]");
  const confirmed = { baron: 2 }[page.game] ?? 1; // a draw is confirmed of its own
  for (let times = 0; times < confirmed; times++) {
    while (!(await page.$(READY))) await press(page, STEP);
    await press(page, READY);
  }
}

const tasks = {
  ...Object.fromEntries(
    tables.map(({ game, table, token }) => [
      game,
      async (page) => {
        await page.goto(`${server}/shield.svg`);
        const kept = JSON.stringify({ [table]: { game, seats: { 0: token }, at: 0 } });
        await page.evaluate((text) => localStorage.setItem("baronnies.tables", text), kept);
        await page.goto(`${server}/table/${table}`);
        page.game = game;
        await turn(page);
      },
    ]),
  ),
  async join(page) {
    await page.goto(`${server}/table/${open}`);
    await (await there(page, "input[autocomplete=nickname]")).type("Bruno");
    await (await there(page, ".chairs .btn")).click();
    const read = () => page.$eval("body", ({ innerText }) => innerText.includes("Bruno"));
    await until(page, "sat down", read);
  },
  async replay(page) {
    await page.goto(`${server}/replay/${finished}?ply=3&seat=0`);
    await there(page, "main[data-ply='3']");
    await (await there(page, "input.way")).focus();
    await page.keyboard.press("ArrowRight");
    await there(page, "main[data-ply='4']");
    const knob = await page.$eval(
      "input.way",
      (way) => getComputedStyle(way, "::-moz-range-thumb").backgroundColor,
    );
    const lit = await page.$eval("input.way", (way) => {
      way.style.color = "var(--lit)";
      return getComputedStyle(way).color;
    });
    if (knob !== lit) throw new Error(`the knob of the slider is ${knob}, not ${lit}`);
    const [ground, way] = await page.$eval("input.way", (slider) => [
      getComputedStyle(slider).backgroundColor,
      getComputedStyle(slider, "::-moz-range-track").height,
    ]);
    if (ground !== "rgba(0, 0, 0, 0)") throw new Error(`the slider lies on ${ground}`);
    if (way !== "6px") throw new Error(`the way of the slider is ${way} high`);
  },
  async device(page) {
    await page.goto(`${server}/table/~none`);
    const plays = await readFile("../tests/browser/device.js", "utf-8");
    const given = { game: "le_baron", seats: 2, options: { games: "1" }, turns: 1 };
    const asked = `(${plays.trim().replace(/;$/, "")})(${JSON.stringify(given)})`;
    const { table } = await page.evaluate(asked);
    await page.goto(`${server}/table/${table}`);
    await there(page, "main[data-moment=mine]", OPEN);
    await turn(page);
  },
  async verify(page) {
    await page.goto(`${server}/verify/${finished}`);
    await there(page, "[data-check=rules][data-verdict=right]");
  },
};

const browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox });
for (const [name, task] of Object.entries(tasks)) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  let wrong = "";
  page.on("pageerror", (error) => {
    if (!LEFT.test(`${error}`)) wrong ||= `${error}`;
  });
  try {
    await task(page);
  } catch (error) {
    wrong = `${error}`;
  }
  console.log(JSON.stringify({ name, wrong }));
  await context.close();
}
await browser.close();
