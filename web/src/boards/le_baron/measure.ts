/** How large the rows are drawn: everything follows the height of a row, which follows the board. */

export interface Measures {
  /** Heights and widths in pixels. */
  row: number;
  card: number;
  /** An older card of a row, or a place for one. */
  strip: number;
  /** The sixth place, which takes. */
  gate: number;
  gap: number;
  /** The row's number before it. */
  name: number;
  /** Cards and places together; the words beside them have the rest. */
  pen: number;
  /** Older cards have room enough to be drawn whole. */
  whole: boolean;
  /** How many colours are counted beside a row. */
  colours: number;
  /** There is room for a verdict, and none for its reason. */
  tight: boolean;
}

const ROWS = 5;
const OLDER = 4; // cards of a full row before its last one
const NARROW = 560; // below it the words have less and the cards more
const MARGIN = 13; // beside the words there
const COLOUR = 24; // a colour that is counted there

export function measure(width: number, height: number): Measures {
  const narrow = width < NARROW;
  const row = Math.min(height / ROWS, width * (narrow ? 0.215 : 0.17));
  const [name, gap] = narrow ? [30, 2] : [Math.max(46, row * 0.36), 5];
  const pen = width * (narrow ? 0.72 : 0.69) - name;
  const [card, gate] = [row * 0.665, row * 0.395];
  const rest = (pen - 2 * card - (OLDER + 2) * gap - 4) / OLDER; // a sixth card may lie over the gate
  const strip = Math.min(card, Math.max(row * 0.34, rest));
  return {
    ...{ row, card, strip, gate, gap, name, pen },
    whole: strip >= card * 0.92,
    colours: narrow ? Math.floor((width - name - pen - MARGIN) / COLOUR) : 6,
    tight: row < 72,
  };
}
