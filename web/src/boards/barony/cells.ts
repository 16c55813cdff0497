/** The hexes as they can be pressed and are read out. */

import type { Cell } from "../../hex/cell";
import { hexOf, nameOf, neighbours } from "../../hex/geometry";
import type { BaronyHex, BaronyPieces } from "../../wire";
import { whoIs } from "../../play/look";
import type { Light } from "./trying";
import { hexAt, hexOfStep, previewOf, type Barony } from "./view";

const RANKS = ["city", "stronghold", "village", ""]; // what one knows a place by
const MOST = 2; // neighbours that are named

interface Shown {
  lights: Map<string, Light>;
  able: Set<string>;
  /** What is in hand or in question. */
  held: string | null;
}

export function cellsOf(look: Barony, { lights, able, held }: Shown): Cell[] {
  const drafted = new Set(look.draft.map(hexOfStep));
  return look.view.hexes.map((hex): Cell => {
    const light = lights.get(hex.hex);
    const can = able.has(hex.hex);
    return {
      name: hex.hex,
      label: [
        ...labelled(look, hex),
        ...(light || can ? [`${whereabouts(look, hex.hex)}.`] : []),
        ...foretold(look, light, can),
      ].join(" "),
      lit: light?.lit,
      chosen: hex.hex === held || (drafted.has(hex.hex) && look.mine),
      able: can,
      step: light && (light.step ?? `${hex.hex}>`), // of a knight, the beginning
    };
  });
}

/** Where a hex lies, in the players' words: beside whose pieces, or else beside which land. */
export function whereabouts(look: Barony, hex: string): string {
  const around = neighbours(hexOf(hex)).flatMap((one) => hexAt(look.view, nameOf(one)) ?? []);
  const pieces = new Map(
    around.flatMap(({ pieces = [] }) => pieces).map((one) => [`${one.seat} ${one.building}`, one]),
  );
  if (!pieces.size) return look.t("board-barony-around", { land: landAround(look, hex) });
  const known = [...pieces.values()]
    .toSorted((one, other) => rank(one.building) - rank(other.building))
    .slice(0, MOST);
  return look.t("board-barony-beside", { what: known.map((one) => named(look, one)).join(", ") });
}

const rank = (building: string | null) => RANKS.indexOf(building ?? "");

/** Pieces in the middle of a sentence: only names begin with a capital there. */
function named(look: Barony, { seat, building, knights }: BaronyPieces): string {
  const who = whoIs(look, seat);
  const piece = building ?? "knights";
  const said = look.t("board-barony-piece", { ...who, piece, count: knights });
  const isName = who.you === "no" && said.startsWith(who.name);
  return isName ? said : said.charAt(0).toLowerCase() + said.slice(1);
}

/** The land around a hex, counted. */
export function landAround({ view, t }: Barony, hex: string): string {
  const counts = new Map<string, number>();
  for (const beside of neighbours(hexOf(hex)).map(nameOf)) {
    const land = hexAt(view, beside)?.terrain;
    if (land) counts.set(land, (counts.get(land) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one], [other]) => "CPFMLY".indexOf(one) - "CPFMLY".indexOf(other))
    .map(([land, count]) => t("board-barony-terrains", { terrain: land, count }))
    .join(", ");
}

function labelled(look: Barony, { terrain, pieces = [], imprints = [] }: BaronyHex): string[] {
  const { t } = look;
  const named = pieces.flatMap(({ seat, building, knights }) => {
    const who = { ...whoIs(look, seat), count: knights };
    return [
      ...(building ? [t("board-barony-piece", { ...who, piece: building })] : []),
      ...(knights ? [t("board-barony-piece", { ...who, piece: "knights" })] : []),
    ];
  });
  const names = imprints.map((seat) => look.players[seat]?.name ?? "").join(", ");
  return [
    t("board-barony-cell", { terrain }),
    ...named.map((one) => `${one}.`),
    ...(names ? [t("board-barony-imprints", { names })] : []),
  ];
}

/** What a press would do there. */
function foretold(look: Barony, light: Light | undefined, can: boolean): string[] {
  const { t } = look;
  if (!light) return can ? [t("board-barony-may", { what: "able" })] : [];
  const what = light.step === undefined ? "knight" : "lit";
  const { destroys, explores } = previewOf(look, light.step) ?? {};
  const losses = destroys?.map(({ seat, piece }) =>
    t("board-barony-loss", { piece, name: look.players[seat]?.name ?? "" }),
  );
  return [
    t("board-barony-may", { what }),
    ...(losses ? [t("board-barony-destroys", { losses: losses.join(", ") })] : []),
    ...(explores ? [t("board-barony-explores", { magic: explores })] : []),
  ];
}
