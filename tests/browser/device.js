// Plays at a table of this device as a page does, over the channel of its house: the first step
// there is, until the game is over or so many turns were played. Tells all that was heard. A record
// that is given is brought here, and goes on.
async ({ game, seats, options, turns, bot = "greedy", record: brought }) => {
  const page = crypto.randomUUID();
  const channel = new BroadcastChannel("baronnies.house");
  const heard = [];
  let next = () => {};
  channel.onmessage = ({ data }) => {
    if (data.page !== page) return;
    heard.push(data);
    next();
  };
  const find = async (wanted) => {
    for (;;) {
      const at = heard.findIndex(wanted);
      if (at >= 0) return heard.splice(at, 1)[0];
      await new Promise((resolve, reject) => {
        const limit = setTimeout(() => reject(new Error("no answer")), 60_000);
        next = () => resolve(clearTimeout(limit));
      });
    }
  };
  const ask = async (method, path, body) => {
    const id = Math.random();
    const asked = {
      method,
      path,
      query: {},
      body: JSON.stringify(body ?? null),
      token: "",
      lang: "en",
    };
    channel.postMessage({ page, ask: { id, request: JSON.stringify(asked) } });
    const { answer } = await find((told) => told.answer?.id === id);
    const { done, text } = JSON.parse(answer.text);
    if (!done) throw new Error(text);
    return path.endsWith("/record") ? text : JSON.parse(text);
  };
  const knocking = setInterval(() => channel.postMessage({ page }), 200);
  await find((told) => told.state === "open");
  clearInterval(knocking);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot }));
  const chairs = [{ kind: "here" }, ...bots];
  const made = brought
    ? await ask("POST", "/records", { record: brought, seats: chairs })
    : await ask("POST", "/tables", { game, seats: chairs, options });
  channel.postMessage({ page, line: { id: 1, table: made.table } });
  let id = 0;
  const took = { offer: [], hand_in: [] };
  const say = async (message) => {
    const mine = (id += 1);
    const began = performance.now();
    channel.postMessage({
      page,
      line: { id: 1, say: JSON.stringify({ ...message, id: mine }) },
    });
    const { line } = await find(
      (told) => told.line?.said && JSON.parse(told.line.said).id === mine,
    );
    took[message.type]?.push(performance.now() - began);
    return JSON.parse(line.said);
  };
  const tokens = [made.tokens[0]];
  const hello = () => say({ type: "hello", version: 1, lang: "en", tokens });
  await hello();
  await say({ type: "ready", seat: 0, luck: "00ff" });
  for (let played = 0; played < turns;) {
    heard.length = 0;
    const { table, frames } = await hello();
    if (table.phase === "over") break;
    if (!table.asked.includes(0)) {
      await find((told) => told.line?.said); // somebody else has played
      continue;
    }
    const { ply } = frames[0];
    let { draft } = frames[0];
    const moves = [];
    while (!draft.done) {
      moves.push(draft.next[0]);
      ({ draft } = await say({ type: "offer", seat: 0, ply, moves }));
    }
    const answer = await say({ type: "hand_in", seat: 0, ply, moves });
    if (answer.type !== "accepted") throw new Error(JSON.stringify(answer));
    played += 1;
  }
  const record = await ask("GET", `/tables/${made.table}/record`);
  channel.close();
  return { table: made.table, token: made.tokens[0], record, took };
};
