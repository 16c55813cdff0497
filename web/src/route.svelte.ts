/** Which page is open. */

import { files } from "./site";

export type Page =
  | { name: "home" }
  | { name: "tables"; game: string; free: boolean; live: boolean }
  | { name: "join"; code: string }
  | { name: "game"; game: string }
  | {
      name: "new";
      game: string;
      public: boolean;
      /** How many shall sit there, 0: as usual; and what is unlike the rule. */
      players: number;
      options: Record<string, string>;
    }
  | { name: "workshop"; code: string }
  | { name: "table"; table: string; token: string }
  | { name: "screen"; table: string }
  | { name: "rules"; game: string; clause: string }
  | { name: "replay"; table: string }
  | { name: "verify"; table: string }
  | { name: "lab"; search: string }
  | { name: "about" }
  | { name: "desk" }
  | { name: "lost" };

/** A part of an address; one that was bent on its way is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function pageOf(path: string, hash: string, search = ""): Page {
  const [name = "", what = "", more = ""] = path.split("/").slice(1).map(decoded);
  const mark = hash.slice(1);
  const wanted = new URLSearchParams(search);
  if (name === "") return { name: "home" };
  if (name === "about") return { name: "about" };
  if (name === "host") return { name: "desk" };
  if (name === "lab") return { name: "lab", search };
  if (name === "tables") {
    const game = wanted.get("game") ?? "";
    return { name: "tables", game, free: wanted.has("free"), live: wanted.has("live") };
  }
  if (name === "join") return { name: "join", code: what };
  if (name === "games" && what) return { name: "game", game: what };
  if (name === "workshop") return { name: "workshop", code: wanted.get("code") ?? "" };
  if (name === "new" && what)
    return {
      name: "new",
      game: what,
      public: wanted.has("public"),
      players: Number(wanted.get("players")) || 0,
      options: Object.fromEntries(wanted.getAll("option").map(optionIn)),
    };
  if (name === "table" && what && more === "screen") return { name: "screen", table: what };
  if (name === "table" && what) return { name: "table", table: what, token: mark };
  if (name === "rules" && what) return { name: "rules", game: what, clause: mark };
  if (name === "replay" && what) return { name: "replay", table: what };
  if (name === "verify") return { name: "verify", table: what };
  return { name: "lost" };
}

/** An option and its value, which may hold a colon itself: `goal_3:15`. */
export function optionIn(text: string): [string, string] {
  const end = text.indexOf(":");
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
}

/** On a site of files an address follows the #, since one file answers for all. */
function address(): { pathname: string; search: string; hash: string } {
  return files ? new URL(location.hash.slice(1) || "/", location.origin) : location;
}

/** What an address asks, after its `?`. */
export const asked = (): string => address().search;

function here(): Page {
  const { pathname, hash, search } = address();
  return pageOf(pathname, hash, search);
}

export const route = $state<{ page: Page }>({ page: here() });

function follow(): void {
  route.page = here();
}

const shown = (path: string): string => (files ? `#${path}` : path);

/** The same page has another address from now on. */
export function restate(path: string): void {
  history.replaceState(null, "", shown(path));
}

export function go(path: string, replace = false): void {
  const before = address().pathname;
  if (replace) restate(path);
  else history.pushState(null, "", shown(path));
  follow();
  if (address().pathname !== before) window.scrollTo(0, 0); // a clause scrolls to itself
}

/** Links to our own pages open without loading anew. */
function click(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download"))
    return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", follow);
addEventListener("hashchange", follow);
document.addEventListener("click", click);
