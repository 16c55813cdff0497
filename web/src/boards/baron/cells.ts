/** The places of Baron's board, and what is said of them. */

import type { Cell } from "../../hex/cell";
import { hexOf, middle, nameOf as hexName, neighbours } from "../../hex/geometry";
import type { BaronKeep, BaronLaid, BaronPreview } from "../../wire";
import { plain, signed } from "../../numbers";
import { whoIs } from "../../play/look";
import { mayKeep } from "./trying";
import { type Baron } from "./view";

interface Seen {
  lights: Map<string, "full" | "faint">;
  chosen: string | null;
  foretell(cell: string): BaronPreview | undefined;
  /** The step that a press tries. */
  stepAt(cell: string): string | undefined;
}

export function cellsOf(look: Baron, seen: Seen): Cell[] {
  const { view } = look;
  const tiles = new Map(view.tiles.map((laid) => [laid.cell, laid]));
  const keeps = new Map(view.keeps.map((keep) => [keep.cell, keep]));
  return inReadingOrder([...tiles.keys(), ...view.free]).map((name) => {
    const lit = seen.lights.get(name);
    const said = [
      ground(look, name, tiles),
      keepSaid(look, keeps.get(name)),
      ...ownersSaid(look, name),
      mayKeep(look, name) ? look.t("board-baron-cell-keys") : "",
      ...(lit ? promise(look, lit === "full" ? seen.foretell(name) : undefined) : []),
    ];
    const label = said.filter(Boolean).join(" ");
    return { name, lit, chosen: seen.chosen === name, step: seen.stepAt(name), label };
  });
}

function inReadingOrder(names: string[]): string[] {
  const at = new Map(names.map((name) => [name, middle(hexOf(name))]));
  const of = (name: string) => at.get(name) ?? { x: 0, y: 0 };
  return names.sort((one, other) => of(one).y - of(other).y || of(one).x - of(other).x);
}

/** What lies there; of a free space, what lies beside it: nobody has to know coordinates. */
function ground({ t }: Baron, cell: string, tiles: Map<string, BaronLaid>): string {
  const laid = tiles.get(cell);
  if (laid) return t("board-baron-cell-tile", { tile: laid.tile, value: plain(laid.value) });
  const beside = neighbours(hexOf(cell)).flatMap((hex) => tiles.get(hexName(hex))?.tile ?? []);
  const named = beside.map((tile) => t("board-baron-land", { tile }));
  return t("board-baron-cell-free", { beside: named.join(", ") });
}

export function keepSaid(look: Baron, keep: BaronKeep | undefined): string {
  if (!keep) return "";
  const { worth, missing, seat } = keep;
  const key = keep.baron ? "board-baron-cell-baron" : "board-baron-cell-knight";
  return look.t(key, { ...whoIs(look, seat), missing, worth: plain(worth) });
}

function ownersSaid(look: Baron, cell: string): string[] {
  const within = look.view.keeps.filter((keep) => keep.baron && keep.land.includes(cell));
  const names = new Set(within.map(({ seat }) => nameOf(look, seat)));
  return names.size ? [look.t("board-baron-cell-in", { names: [...names].join(", ") })] : [];
}

function promise(look: Baron, preview: BaronPreview | undefined): string[] {
  const brings = look.players.flatMap(({ seat }) => {
    const by = preview?.honour[seat] ?? 0;
    return by ? [`${nameOf(look, seat)} ${signed(by)}`] : [];
  });
  return [look.t("board-baron-cell-may"), ...brings];
}

function nameOf(look: Baron, seat: number): string {
  return look.players[seat]?.name ?? "";
}
