/** A player's arms: tincture, hatching, charge; always the three. */

export const TINCTURES = ["or", "argent", "gules", "azure", "sable", "vert", "purpure"] as const;
export type Tincture = (typeof TINCTURES)[number];

export const CHARGES = [
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

export function tinctureOf(seat: number): Tincture {
  return BY_SEAT[seat % BY_SEAT.length] ?? "argent";
}

export function chargeOf(seat: number): Charge {
  return CHARGES[seat % CHARGES.length] ?? "star";
}
