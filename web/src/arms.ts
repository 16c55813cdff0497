/** A player's arms: tincture, hatching, charge; always the three. */

export const TINCTURES = ["or", "argent", "gules", "azure", "sable", "vert", "purpure"] as const;
export type Tincture = (typeof TINCTURES)[number];

const CHARGES = [
  "lion",
  "key",
  "bell",
  "rose",
  "fish",
  "tower",
  "star",
  "tree",
  "sword",
  "crown",
] as const;
export type Charge = (typeof CHARGES)[number];

const BY_SEAT: Tincture[] = ["gules", "azure", "or", "vert", "argent", "purpure", "sable"];

/** Where the pieces of a game have their colours by seat: its players have them from the first page. */
const OF_PIECES: Record<string, Tincture[]> = {
  barony: ["azure", "or", "gules", "vert", "purpure"],
  baubyron: ["azure", "or", "vert", "argent", "purpure", "sable"], // red pawns are nobody's
};

export interface Player {
  seat: number;
  name: string;
  /** In the sentences of the server, where that is not the name. */
  called?: string;
  /** Sits at this device. */
  mine: boolean;
  kind: "open" | "person" | "bot";
  bot: string;
  present: boolean;
  tincture: Tincture;
  charge: Charge;
}

export function tincturesOf(game: string): Tincture[] {
  return OF_PIECES[game] ?? BY_SEAT;
}

/** As long as the game has not given another. */
export function tinctureOf(seat: number, game: string): Tincture {
  const all = tincturesOf(game);
  return all[seat % all.length] ?? "argent";
}

/** A seat's arms, wherever no board is drawn. */
export function armsOf(seat: number, game: string): { tincture: Tincture; charge: Charge } {
  return { tincture: tinctureOf(seat, game), charge: chargeOf(seat) };
}

export function chargeOf(seat: number): Charge {
  return CHARGES[seat % CHARGES.length] ?? "star";
}
