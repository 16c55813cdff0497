/** The server's REST part. What cannot be done is a Problem with a sentence for people. */

import type {
  BookText,
  Found,
  GameFacts,
  LobbyFacts,
  NewTable,
  Problem,
  Seated,
  SitDown,
  TableFacts,
  TableMade,
} from "./wire";
import type { Lang } from "./wishes.svelte";

export class Trouble extends Error {
  constructor(
    readonly code: Problem["code"] | "offline",
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, lang: Lang, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}${path.includes("?") ? "&" : "?"}lang=${lang}`, init);
  } catch {
    throw new Trouble("offline", "");
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Trouble(problem?.code ?? "broken", problem?.text ?? `${answer.status}`);
}

function send(method: string, body: unknown): RequestInit {
  return { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

function bearing(method: string, token: string): RequestInit {
  return { method, headers: { Authorization: `Bearer ${token}` } };
}

export const shelf = (lang: Lang) => ask<GameFacts[]>("/games", lang);
export const rules = (game: string, lang: Lang) => ask<BookText>(`/games/${game}/rules`, lang);
export const makeTable = (table: NewTable, lang: Lang) =>
  ask<TableMade>("/tables", lang, send("POST", table));
export const tableFacts = (table: string, lang: Lang) => ask<TableFacts>(`/tables/${table}`, lang);
export const sitDown = (table: string, seat: SitDown, lang: Lang) =>
  ask<Seated>(`/tables/${table}/seats`, lang, send("POST", seat));
/** The host may open any seat; before the game begins, who sits there may leave it. */
export const freeSeat = (table: string, seat: number, token: string, lang: Lang) =>
  ask<TableFacts>(`/tables/${table}/seats/${seat}`, lang, bearing("DELETE", token));
export const lobby = (game: string, lang: Lang) => ask<LobbyFacts>(`/lobby?game=${game}`, lang);
export const findCode = (code: string, lang: Lang) => ask<Found>(`/codes/${code}`, lang);
/** Another game with the same people: whoever asks, they meet at one table. */
export const rematch = (table: string, token: string, lang: Lang) =>
  ask<Found>(`/tables/${table}/rematch`, lang, bearing("POST", token));

/** The record of a game as text: one's own while it runs, the whole afterwards. */
export async function record(table: string, token: string | null, lang: Lang): Promise<string> {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`/api/tables/${table}/record?lang=${lang}`, { headers });
  if (!answer.ok) {
    const problem = (await answer.json()) as Problem;
    throw new Trouble(problem.code, problem.text);
  }
  return answer.text();
}
