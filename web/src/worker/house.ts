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

/** A bot that takes long thinks in a worker of its own, which can be ended. */
class Beside {
  private worker: globalThis.Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** One question after the other. */
  think(question: string, seconds: number): Promise<string> {
    const answer = this.last.then(() => this.answer(question, seconds));
    this.last = answer;
    return answer;
  }

  private async answer(question: string, seconds: number): Promise<string> {
    const worker = (this.worker ??= new globalThis.Worker(self.location.href, {
      type: "module",
      name: THINKS,
    }));
    const answer = new Promise<string>((resolve) => {
      const limit = setTimeout(() => resolve(""), seconds * 1000);
      worker.onmessage = ({ data }: MessageEvent<string>) => {
        clearTimeout(limit);
        resolve(data);
      };
      worker.onerror = () => resolve("");
      worker.postMessage(question);
    });
    const told = await answer;
    if (!told) {
      worker.terminate();
      this.worker = null;
    }
    return told;
  }
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

/** Who only thinks needs no lock and talks to the house alone. */
async function thinkOnly(): Promise<void> {
  const pack = await packed(root);
  const loading = python(root, pack, () => {});
  self.onmessage = ({ data }: MessageEvent<string>) =>
    void loading.then((loaded) => {
      const thought = loaded.pyimport("baronnies.server.page.worker")["thought"];
      self.postMessage(thought?.(data));
    });
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
      self.postMessage({ failed: String(error) });
      self.close();
    }
    await new Promise(() => {}); // the lock is ours until the page goes
  });
}
