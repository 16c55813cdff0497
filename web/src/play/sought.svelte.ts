/** The place that somebody looks for: a sentence of the chronicle is pointed at, the board shows where. */

export const sought = $state({ place: "" });
