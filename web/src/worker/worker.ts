/**
 * Works for the page while it is closed: the pages open without a connection, and notices are shown.
 *
 * Pages are asked for anew whenever there is a connection; what bears its content in its name never
 * changes. Of the API only the shelf and the rule books are kept, never anything of a table.
 */

declare const self: ServiceWorkerGlobalScope;

const KEPT = "baronnies-1";
const MOST = 800; // files; the oldest go
const BOOKS = /^api\/games(\/[a-z_]+\/(rules|scene))?(\.\w+\.json)?$/;
const PAGE = /^(?!api\/)(.*\/)?([^.]*|index\.html)$/; // not a file or an answer, opened by its address
const ROOT = new URL(".", self.location.href).pathname; // the folder of our files

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOthers()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const name = pathname.slice(ROOT.length);
  if (request.mode === "navigate") {
    if (PAGE.test(name)) event.respondWith(fresh(request, ROOT));
  } else if (name.startsWith("assets/")) event.respondWith(kept(request));
  else if (BOOKS.test(name) || !name.startsWith("api/")) event.respondWith(fresh(request, request));
});

/** The page tells what it loaded before we were there. */
self.addEventListener("message", (event) => {
  const addresses = event.data as string[];
  event.waitUntil(Promise.all(addresses.map((address) => kept(new Request(address)))));
});

self.addEventListener("push", (event) => {
  const { title, text, url, tag } = event.data?.json() as Record<string, string>;
  event.waitUntil(
    self.registration.showNotification(title ?? "Baronnies", {
      body: text ?? "",
      tag: tag ?? "",
      icon: `${ROOT}icon-192.png`,
      data: url,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** The table's page: the one that is open, or a new one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
}

/** From the network; without one, as it was last. */
async function fresh(request: Request, key: RequestInfo): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(key, answer.clone());
    return answer;
  } catch {
    return (await caches.match(key)) ?? Response.error();
  }
}

/** Where there is room; without any, pages only open with a connection. */
async function keep(key: RequestInfo, answer: Response): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.put(key, answer).catch(() => {});
}

/** What never changes is asked for once. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await keep(request, answer.clone());
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => cache.delete(old)));
  }
  return answer;
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

export {};
