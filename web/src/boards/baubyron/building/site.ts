/** A building in the making: what can be pressed, and what a block on trial would change. */

import type { Look } from "../../../play/kit";
import type { BaubyronSite, BaubyronView } from "../../../wire";
import type { Words } from "../../../words";
import { frameOf, nameOf, span, spotOf, type Frame, type Place } from "../grid";

export type Building = Look<BaubyronView>;
export type Condition = BaubyronSite["conditions"][number];

/** Lying along a row, along a column, or upright. */
export const KINDS = ["x", "y", "u"] as const;
export type Kind = (typeof KINDS)[number];

const SIDE = 26; // cells of the table
const EMPTY: Frame = { first: { column: 9, row: 10 }, last: { column: 16, row: 15 } }; // its middle

export function isBlock(step: string): boolean {
  return /^[xyu][a-z]\d+$/.test(step);
}

export function kindOf(block: string): Kind {
  return KINDS.find((kind) => block.startsWith(kind)) ?? "u";
}

/** The cells that a block covers, the one it is named after first. */
export function covered(block: string): string[] {
  const cell = block.slice(1);
  const { column, row } = spotOf(cell);
  if (block.startsWith("x")) return [cell, nameOf({ column: column + 1, row })];
  return block.startsWith("y") ? [cell, nameOf({ column, row: row + 1 })] : [cell];
}

/** The block that a press on a cell lays: from here on, or else up to here. */
export function blockAt(next: ReadonlySet<string>, kind: Kind, cell: string): string | null {
  const { column, row } = spotOf(cell);
  const before = kind === "x" ? { column: column - 1, row } : { column, row: row - 1 };
  const ways = [kind + cell, ...(kind === "u" ? [] : [kind + nameOf(before)])];
  return ways.find((block) => next.has(block)) ?? null;
}

/** The part of the table that is shown: the blocks and a cell around them, or all of it. */
export function groundOf({ cells }: Pick<BaubyronSite, "cells">, whole: boolean): Frame {
  if (whole) return { first: { column: 0, row: 0 }, last: { column: SIDE - 1, row: SIDE - 1 } };
  if (!cells.length) return EMPTY;
  const { first, last } = frameOf(cells);
  const within = (line: number) => Math.max(0, Math.min(SIDE - 1, line));
  return {
    first: { column: within(first.column - 1), row: within(first.row - 1) },
    last: { column: within(last.column + 1), row: within(last.row + 1) },
  };
}

/** What a place is about to be asked for. */
export interface Asking {
  site: BaubyronSite;
  next: ReadonlySet<string>;
  kind: Kind;
  /** Entries are being named, instead of blocks laid. */
  naming: boolean;
  /** Cells of the block on trial. */
  trial: string[];
  active: boolean;
}

export function placesOf(asking: Asking, frame: Frame, t: Words): Place[] {
  const heights = new Map(asking.site.cells.map(({ cell, storeys }) => [cell, storeys]));
  const rows = span(frame.first.row, frame.last.row).reverse();
  return rows.flatMap((row) =>
    span(frame.first.column, frame.last.column).map((column) => {
      const name = nameOf({ column, row });
      return placeAt(name, heights.get(name) ?? 0, asking, t);
    }),
  );
}

function placeAt(name: string, storeys: number, asking: Asking, t: Words): Place {
  const { site, active, naming, trial, next, kind } = asking;
  const entry = site.entries.includes(name);
  const step = !active ? null : naming ? entryAt(next, name) : blockAt(next, kind, name);
  const here = t("building-cell", { cell: name, storeys });
  const more = trial.includes(name)
    ? t("building-cell-trial")
    : entry
      ? t("building-cell-entry")
      : !step
        ? ""
        : naming
          ? t("building-cell-could")
          : t("building-cell-block", { kind, cells: list(covered(step)) });
  return {
    name,
    storeys,
    label: `${here} ${more}`.trim(),
    lit: step && naming ? "full" : undefined,
    able: step !== null && !naming,
    chosen: trial.includes(name) || (naming && entry),
    step: step ?? undefined,
  };
}

function entryAt(next: ReadonlySet<string>, cell: string): string | null {
  return next.has(`@${cell}`) ? `@${cell}` : null;
}

export function list(names: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || "fr").format(names);
}

// ---- conditions ------------------------------------------------------------------------------

export function failing({ conditions }: Pick<BaubyronSite, "conditions">): Condition[] {
  return conditions.filter(({ holds }) => !holds);
}

export function conditionWords({ key, where, holds }: Condition, t: Words): string {
  return t(`baubyron-${holds ? "holds" : "fails"}-${key}`, { where });
}

/** What a block on trial would settle, and what it would break of what held, by clause. */
export function change(before: BaubyronSite, after: BaubyronSite) {
  const clauses = (site: BaubyronSite, held: boolean) =>
    site.conditions.flatMap(({ clause, holds }) => (holds === held ? [clause] : []));
  const wrong = clauses(after, false);
  return {
    settles: new Set(clauses(before, false).filter((clause) => !wrong.includes(clause))),
    breaks: new Set(clauses(before, true).filter((clause) => wrong.includes(clause))),
  };
}
