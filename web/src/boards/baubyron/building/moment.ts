/** What the page says while people build together. */

import type { Moment } from "../../../play/kit";
import { hold } from "./hold.svelte";
import { change, conditionWords, failing, isBlock, kindOf, type Building } from "./site";

export function moment(look: Building): Moment {
  const { t, settled } = look;
  const said = settled.phase === "vote" ? voting(look) : building(look);
  return { where: t("building-where"), confirm: "", ...said };
}

type Said = Omit<Moment, "where" | "confirm"> & { confirm?: string };

function voting(look: Building): Said {
  const { t, draft, settled, players } = look;
  const name = players[settled.site?.proposer ?? 0]?.name ?? "";
  const now = t("building-asked", { name });
  const confirm = draft[0] ? t(`building-${draft[0]}`) : "";
  return { now, note: t("building-asked-note"), confirm };
}

function building(look: Building): Said {
  const { t, draft } = look;
  const tried = draft[0];
  if (tried === undefined)
    return hold.naming
      ? { now: t("building-now-entries"), note: t("building-note-entries") }
      : { now: t("building-now"), note: t("building-note") };
  if (isBlock(tried)) {
    return {
      now: t("building-now-block", { kind: kindOf(tried) }),
      note: outcome(look),
      confirm: t("building-lay"),
    };
  }
  if (tried === "back") {
    return {
      now: t("building-now-back"),
      note: outcome(look),
      confirm: t("building-remove"),
    };
  }
  if (tried.startsWith("take:")) {
    const name = t("baubyron-building-name", { name: tried.slice(5) });
    return {
      now: t("building-now-take", { name }),
      note: t("building-note-take"),
      confirm: t("building-race"),
    };
  }
  return {
    now: t("building-now-named", { count: draft.length }),
    note: t("building-note-entries"),
    confirm: t("building-propose"),
  };
}

/** What the draft would settle or break, and what would still be missing. */
function outcome({ t, settled, view }: Building): string {
  if (!settled.site || !view.site) return "";
  const { settles, breaks } = change(settled.site, view.site);
  const missing = failing(view.site);
  const first = missing.find(({ clause }) => breaks.has(clause)) ?? missing[0];
  if (!first) return t(settles.size ? "building-would-complete" : "building-still-complete");
  const words = conditionWords(first, t);
  if (breaks.has(first.clause)) return t("building-would-break", { words });
  return t("building-would-lack", { words, settles: [...settles].join(", ") || "0" });
}

/** Blocks that a player has laid. */
export function laidBy({ story }: Building, seat: number): number {
  return story.filter(({ kind, facts }) => kind === "laid" && facts["seat"] === seat).length;
}

/** A step with which the draft may end: a proposal. */
export function ends({ next, draft }: Building): string | null {
  return draft.length && next.includes("propose") ? "propose" : null;
}
