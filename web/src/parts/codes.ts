/** What people type or paste to find a table: a code, a link, an id. */

const CODE = 6; // letters

/** A code as it was typed, in small letters or with spaces; null if it is none. */
export function codeIn(text: string): string | null {
  const letters = text.replace(/[\s.·-]/g, "").toUpperCase();
  return /^[A-Z]+$/.test(letters) && letters.length === CODE ? letters : null;
}

/** Where somebody wants to go who pasted a link, with or without a seat, an id, or typed a code. */
export function tableIn(text: string): string | null {
  const code = codeIn(text) ?? codeIn(text.match(/\/join\/([\w%-]+)$/)?.[1] ?? "");
  if (code) return `/join/${code}`;
  const [, id, token = ""] = text.trim().match(/(?:^|\/table\/)([\w-]{8,64})\/?(#[\w-]+)?$/) ?? [];
  return id === undefined ? null : `/table/${id}${token}`;
}
