/** Which page is open. */

export type Page =
  | { name: "home" }
  | { name: "tables"; game: string; free: boolean; live: boolean }
  | { name: "join"; code: string }
  | { name: "game"; game: string }
  | { name: "new"; game: string; public: boolean; building: string }
  | { name: "workshop"; code: string }
  | { name: "table"; table: string; token: string }
  | { name: "screen"; table: string }
  | { name: "rules"; game: string; clause: string }
  | { name: "replay"; table: string }
  | { name: "verify"; table: string }
  | { name: "about" }
  | { name: "desk" }
  | { name: "lost" };

export function pageOf(path: string, hash: string, search = ""): Page {
  const [name = "", what = "", more = ""] = path.split("/").slice(1).map(decodeURIComponent);
  const mark = hash.slice(1);
  const asked = new URLSearchParams(search);
  if (name === "") return { name: "home" };
  if (name === "about") return { name: "about" };
  if (name === "host") return { name: "desk" };
  if (name === "tables") {
    const game = asked.get("game") ?? "";
    return { name: "tables", game, free: asked.has("free"), live: asked.has("live") };
  }
  if (name === "join") return { name: "join", code: what };
  if (name === "games" && what) return { name: "game", game: what };
  if (name === "workshop") return { name: "workshop", code: asked.get("code") ?? "" };
  if (name === "new" && what)
    return {
      name: "new",
      game: what,
      public: asked.has("public"),
      building: asked.get("building") ?? "",
    };
  if (name === "table" && what && more === "screen") return { name: "screen", table: what };
  if (name === "table" && what) return { name: "table", table: what, token: mark };
  if (name === "rules" && what) return { name: "rules", game: what, clause: mark };
  if (name === "replay" && what) return { name: "replay", table: what };
  if (name === "verify") return { name: "verify", table: what };
  return { name: "lost" };
}

function here(): Page {
  return pageOf(location.pathname, location.hash, location.search);
}

export const route = $state<{ page: Page }>({ page: here() });

function follow(): void {
  route.page = here();
}

export function go(path: string, replace = false): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  follow();
  if (location.pathname !== before) window.scrollTo(0, 0); // a clause scrolls to itself
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
