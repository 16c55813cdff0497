/** The worker that opens our pages without a connection and shows notices (worker/worker.ts). */

import { root } from "./site";

const place = location.origin + root;
const possible = "serviceWorker" in navigator && window.isSecureContext;

export function install(): void {
  if (!possible || !import.meta.env.PROD) return;
  // A page that is left at once, or a browser that wants no worker: the next page tries again.
  settle().catch(() => {});
}

async function settle(): Promise<void> {
  await navigator.serviceWorker.register(`${root}worker.js`);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage([place, ...loaded()]);
}

/** Keep everything that pages are made of, so that all of them open without a connection. */
export async function keepAll(): Promise<void> {
  if (!possible || !import.meta.env.PROD) return;
  const { client, files } = (await (await fetch(`${root}python.json`)).json()) as {
    client: string[];
    files: Record<string, unknown>;
  };
  const { active } = await navigator.serviceWorker.ready;
  const names = [...client, ...Object.keys(files)].filter((name) => name !== "index.html");
  active?.postMessage([place, ...names.map((name) => place + name)]);
}

/** What this page has loaded without the worker's knowledge. */
function loaded(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  return files.filter((name) => name.startsWith(`${place}assets/`));
}

/** Whether this browser can show notices at all. */
export const canNotify = possible && "PushManager" in window;

/** A subscription to notices of a server's key; asks the person. Null if they would rather not. */
export async function subscription(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The subscription this browser has. */
export async function subscribed(): Promise<PushSubscription | null> {
  return canNotify ? (await navigator.serviceWorker.ready).pushManager.getSubscription() : null;
}
