/** The hexes as they can be pressed and are read out. */

import type { Cell } from "../../hex/cell";
import type { BaronyHex } from "../../wire";
import { whoIs } from "../../play/look";
import type { Light } from "./trying";
import { hexOfStep, previewOf, type Barony } from "./view";

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
      label: [...labelled(look, hex), ...foretold(look, light, can)].join(" "),
      lit: light?.lit,
      chosen: hex.hex === held || (drafted.has(hex.hex) && look.mine),
      able: can,
      step: light && (light.step ?? `${hex.hex}>`), // of a knight, the beginning
    };
  });
}

function labelled(look: Barony, { hex, terrain, pieces = [], imprints = [] }: BaronyHex): string[] {
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
    t("board-barony-cell", { terrain, hex }),
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
