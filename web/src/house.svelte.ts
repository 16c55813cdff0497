/** The house of this device, as its pages see it: tables that need no server (worker/house.ts). */

import {
  CHANNEL,
  FORM,
  type FromHouse,
  type FromPage,
  type FromWorker,
  type Trouble,
} from "./channel";
import { keepAll } from "./installed";
import { recall, remember } from "./memory";

/** What the ids of tables of this device begin with; no server's do. */
const MARK = "~";
const ALIVE_EVERY = 5000; // milliseconds
const HANGS = 6; // questions without an answer, then a house is ended and opened again
const SOON = 1000; // a house that ended is opened again after so long, then twice as long
const LATEST = 60_000;

export const isHere = (table: string): boolean => table.startsWith(MARK);

/** Whether this browser can be a house: it needs a lock, a database and a place of its own. */
export const possible =
  typeof navigator !== "undefined" &&
  "locks" in navigator &&
  typeof BroadcastChannel === "function";

/** What a line to a table here is told. */
export interface Hearer {
  opened(): void;
  said(message: string): void;
  broken(): void;
}

export interface Door {
  state: "closed" | "loading" | "open" | Trouble;
  /** How much of it is there, from 0 to 1, and how much it is in bytes. */
  share: number;
  bytes: number;
}

export const door = $state<Door>({ state: "closed", share: 0, bytes: 0 });

/** Why it cannot be opened, if it cannot. */
export function trouble(): Trouble | null {
  const { state } = door;
  return state === "closed" || state === "loading" || state === "open" ? null : state;
}

/** Whether the house was open here before: everything it needs is on this device. */
export const known = (): boolean => possible && recall("house", false);

const page = possible ? crypto.randomUUID() : "";
let channel: BroadcastChannel | null = null;
let worker: Worker | null = null;
let house = ""; // the one that is open
let wait = SOON;
let count = 0;
const asked = new Map<number, (text: string | null) => void>();
const lines = new Map<number, { table: string; hearer: Hearer }>();

/** Open the house, here or in another page; safe to call again. */
export function enter(): void {
  if (!possible || (channel && worker)) return;
  channel ??= listen();
  if (door.state !== "open") Object.assign(door, { state: "loading", share: 0 });
  start();
  send({ page });
}

function listen(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL);
  opened.onmessage = ({ data }: MessageEvent<Partial<FromHouse & FromPage>>) => {
    if (data.house && (!data.page || data.page === page)) hear(data as FromHouse);
  };
  return opened;
}

/** Our worker: it becomes the house when no other page has one. */
function start(): void {
  const ours = new Worker(new URL("./worker/house.ts", import.meta.url), { type: "module" });
  let unanswered = 0; // not the time: that of a hidden page goes in leaps
  let watch: ReturnType<typeof setInterval> | undefined;
  const end = (cause?: Trouble) => {
    clearInterval(watch);
    ours.terminate();
    if (worker === ours) worker = null;
    lose();
    if (cause) return fail(cause);
    setTimeout(enter, wait);
    wait = Math.min(wait * 2, LATEST);
  };
  ours.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    unanswered = 0;
    if (data.gone) end();
    if (data.failed) end(data.failed);
    if (data.house)
      watch = setInterval(() => {
        if ((unanswered += 1) > HANGS) end();
        else ours.postMessage(null);
      }, ALIVE_EVERY);
  };
  ours.onerror = () => end("missing");
  worker = ours;
}

function send(message: FromPage): void {
  channel?.postMessage(message);
}

function hear({ house: from, state, form, share, bytes, answer, line }: FromHouse): void {
  if (state && form !== FORM) return meetAnother();
  if (state === "gone") lose();
  else if (state === "open") open(from);
  else if (state && house !== from) {
    if (house && state === "loading") lose();
    if (state === "loading")
      Object.assign(door, { state, share: share ?? 0, bytes: bytes ?? door.bytes });
    else fail(state);
  }
  if (answer) {
    asked.get(answer.id)?.(answer.text);
    asked.delete(answer.id);
  }
  if (line?.said !== undefined) lines.get(line.id)?.hearer.said(line.said);
}

function open(from: string): void {
  if (house === from) return;
  lose();
  house = from;
  Object.assign(door, { state: "open", share: 1 });
  remember("house", true);
  void keepAll().catch(() => {}); // a comfort: the next time tries again
  for (const [id, { table, hearer }] of lines) {
    send({ page, line: { id, table } });
    hearer.opened();
  }
  waiting.splice(0).forEach((go) => go(true));
}

/** The house is gone, and with it what was asked; who waits for an answer is told. */
function lose(): void {
  if (!house) return;
  house = "";
  Object.assign(door, { state: "loading", share: 0 });
  for (const { hearer } of lines.values()) hearer.broken();
  for (const answer of asked.values()) answer(null);
  asked.clear();
}

const waiting: ((open: boolean) => void)[] = [];

/** Another page has a house that we do not understand. Ours waits until it is gone. */
function meetAnother(): void {
  lose();
  door.state = "other";
  waiting.splice(0).forEach((go) => go(false));
}

/** It could not be opened; what was seen first is told. */
function fail(state: Trouble): void {
  if (door.state === "loading") door.state = state;
  waiting.splice(0).forEach((go) => go(false));
  worker?.terminate();
  worker = null;
}

/** Ask the house something; null if it cannot be asked, or was gone before it answered. */
export async function ask(request: string): Promise<string | null> {
  enter();
  if (!house && !(await new Promise<boolean>((go) => waiting.push(go)))) return null;
  const id = (count += 1);
  return new Promise((resolve) => {
    asked.set(id, resolve);
    send({ page, ask: { id, request } });
  });
}

/** A line to a table of this device. It says nothing until its hearer was told that it is open. */
export function connect(table: string, hearer: Hearer): { say(text: string): void; end(): void } {
  const id = (count += 1);
  enter();
  lines.set(id, { table, hearer });
  if (house) {
    send({ page, line: { id, table } });
    queueMicrotask(() => hearer.opened());
  }
  return {
    say: (text) => house && send({ page, line: { id, say: text } }),
    end: () => {
      lines.delete(id);
      send({ page, line: { id, end: true } });
    },
  };
}

/** Ask the browser to keep what is here for good. It may ask the person. */
export async function persist(): Promise<void> {
  await navigator.storage?.persist?.();
}

/** Whether the browser promised that. */
export async function persisted(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false;
}
