/**
 * The house of this device: the same Python as a server's, in a worker of a page.
 *
 * Each page has such a worker, and the one that holds the lock is the house; the others wait for
 * the lock, and for nothing else. All pages talk to the house over one channel, its own page too.
 * When the house goes with its page, the next one opens from what the browser kept.
 */

import { CHANNEL, FORM, type FromHouse, type FromPage, type Trouble } from "../channel";
import { Rows } from "../rows";
import { packed, python, sent, type Python } from "./python";

declare const self: DedicatedWorkerGlobalScope;

/** What the Python of server/page/worker.py offers. */
interface Worker {
  open(): Promise<void>;
  ask(request: string): Promise<string>;
  connect(line: number, table: string): void;
  hear(line: number, message: string): void;
  disconnect(line: number): void;
}

const THINKS = "think"; // the name of a worker beside, which only thinks
const IDLE = 60_000; // milliseconds without a question, then it gives its memory back
const root = new URL("..", self.location.href).pathname.replace(/assets\/$/, "");
const house = crypto.randomUUID();
const channel = new BroadcastChannel(CHANNEL);
const tell = (message: Omit<FromHouse, "house">) => channel.postMessage({ ...message, house });
const tellState = (state: FromHouse["state"], more: Partial<FromHouse> = {}) =>
  tell({ state, form: FORM, ...more });

class House {
  private readonly lines = new Map<string, number>();
  private readonly ends = new Map<number, { page: string; id: number }>();
  private count = 0;

  constructor(
    private readonly worker: Worker,
    private readonly died: (error: unknown) => void,
  ) {}

  hear({ page, ask, line }: FromPage): void {
    try {
      if (ask) void this.answer(page, ask.id, ask.request);
      else if (line) this.onLine(page, line);
      else tellState("open", { page });
    } catch (error) {
      this.died(error);
    }
  }

  private async answer(page: string, id: number, request: string): Promise<void> {
    try {
      tell({ page, answer: { id, text: await this.worker.ask(request) } });
    } catch (error) {
      this.died(error);
    }
  }

  private onLine(page: string, { id, table, say, end }: NonNullable<FromPage["line"]>): void {
    const key = `${page} ${id}`;
    if (table !== undefined) {
      this.count += 1;
      this.lines.set(key, this.count);
      this.ends.set(this.count, { page, id });
      this.worker.connect(this.count, table);
    }
    const number = this.lines.get(key);
    if (number === undefined) return;
    if (say !== undefined) this.worker.hear(number, say);
    if (end) {
      this.lines.delete(key);
      this.ends.delete(number);
      this.worker.disconnect(number);
    }
  }

  say(number: number, said: string): void {
    const end = this.ends.get(number);
    if (end) tell({ page: end.page, line: { id: end.id, said } });
  }

  hangUp(number: number): void {
    const end = this.ends.get(number);
    if (end) tell({ page: end.page, line: { id: end.id, ended: true } });
  }
}

async function load(): Promise<Python> {
  const pack = await packed(root);
  const bytes = sent(pack);
  let told = -1;
  return python(root, pack, (share) => {
    if (Math.floor(share * 50) === told) return;
    told = Math.floor(share * 50);
    tellState("loading", { share, bytes });
  });
}

/** Bots that take long, hints and reviews: thought of in a worker of their own, which can be ended. */
class Beside {
  private worker: Promise<globalThis.Worker> | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private idle: ReturnType<typeof setTimeout> | undefined;

  /** One question after the other; "" if there was no answer in so many seconds. */
  think(question: string, seconds: number): Promise<string> {
    const answer = this.last.then(() => this.answer(question, seconds));
    this.last = answer;
    return answer;
  }

  private async answer(question: string, seconds: number): Promise<string> {
    clearTimeout(this.idle);
    const worker = await (this.worker ??= thinker()).catch(() => null);
    const told = worker && (await thought(worker, question, seconds));
    if (told) this.idle = setTimeout(() => this.end(), IDLE);
    else this.end();
    return told ?? "";
  }

  private end(): void {
    void this.worker?.then((worker) => worker.terminate()).catch(() => {});
    this.worker = null;
  }
}

/** A worker that only thinks, when its Python is there: until then no bot's time runs. */
function thinker(): Promise<globalThis.Worker> {
  const worker = new globalThis.Worker(self.location.href, { type: "module", name: THINKS });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data ? resolve(worker) : reject(new Error("thinker")));
    worker.onerror = reject;
  });
}

function thought(worker: globalThis.Worker, question: string, seconds: number): Promise<string> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(""), seconds * 1000);
    const told = (answer: string) => {
      clearTimeout(limit);
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<string>) => told(data);
    worker.onerror = () => told("");
    worker.postMessage(question);
  });
}

/** What a database throws is no Error that Python could take: who waits for it would wait for ever. */
async function plainly<T>(deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (error) {
    throw new Error(String(error));
  }
}

async function open(): Promise<void> {
  tellState("loading", { share: 0 });
  const rows = await Rows.open().catch(() => Promise.reject(new Error("refused")));
  const loaded = await load();
  const beside = new Beside();
  let opened: House | null = null;
  const browser = {
    read: (prefix: string) => plainly(() => rows.read(prefix)),
    write: (kept: string, without: string) => plainly(() => rows.write(kept, without)),
    say: (line: number, message: string) => opened?.say(line, message),
    hang_up: (line: number) => opened?.hangUp(line),
    think: (question: string, seconds: number) => beside.think(question, seconds),
  };
  const make = loaded.pyimport("baronnies.server.page.worker")["Worker"];
  const worker = make?.(browser) as unknown as Worker;
  await worker.open();
  opened = new House(worker, leave);
  channel.onmessage = ({ data }: MessageEvent<FromPage>) => opened?.hear(data);
  self.onerror = leave; // what ends Python outside of any question
  self.onunhandledrejection = ({ reason }) => leave(reason);
  tellState("open", { share: 1 });
}

/** Python can end for good. Then so do we, and our page opens the house again. */
function leave(error: unknown): void {
  tellState("gone");
  self.postMessage({ gone: String(error) });
  self.close();
}

/** Who only thinks needs no lock and talks to the house alone; "" tells that it cannot. */
async function thinkOnly(): Promise<void> {
  try {
    const loaded = await python(root, await packed(root), () => {});
    const think = loaded.pyimport("baronnies.server.page.worker")["thought"];
    self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(think?.(data));
    self.postMessage("ready");
  } catch {
    self.postMessage("");
  }
}

function why(error: unknown): Trouble {
  const told = error instanceof Error ? error.message : "";
  return told === "late" || told === "refused" ? told : "missing";
}

if (self.name === THINKS) void thinkOnly();
else {
  self.onmessage = () => self.postMessage({ alive: true });
  void navigator.locks.request(CHANNEL, async () => {
    self.postMessage({ house: true });
    try {
      await open();
    } catch (error) {
      tellState(why(error));
      self.postMessage({ failed: why(error) }); // our page may hear this first
      self.close();
    }
    await new Promise(() => {}); // the lock is ours until the page goes
  });
}
