/** The server's REST part. What cannot be done is a Problem with a sentence for people. */

import { ask as askHere, isHere, known } from "./house.svelte";
import { again } from "./load";
import { fileOf, files } from "./site";
import type {
  AskStudy,
  BaubyronReady,
  BaubyronSketch,
  BaubyronWays,
  BookText,
  Banned,
  Branch,
  Bring,
  Close,
  FillSeat,
  Found,
  GameFacts,
  HostListed,
  HostTable,
  LabFacts,
  LobbyFacts,
  Mute,
  NewBan,
  NewReport,
  NewTable,
  Problem,
  PushKey,
  PushPlace,
  Report,
  ReviewFacts,
  Picture,
  Scene,
  Seated,
  SitDown,
  StudyFacts,
  TableFacts,
  TableMade,
  TurningPictures,
  Verified,
  WaysHere,
} from "./wire";
import type { Lang } from "./wishes.svelte";

export class Trouble extends Error {
  constructor(
    readonly code: Problem["code"] | "offline" | "unloaded" | "no_house",
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, lang: Lang, init: RequestInit = {}): Promise<T> {
  return (await (await answered(path, lang, init)).json()) as T;
}

/** What the house of this device may be asked when there is no line to a server. */
const ANYWHERE = /^\/(games|baubyron|verify|lab)\b/;

async function answered(path: string, lang: Lang, init: RequestInit): Promise<Response> {
  if (isHere(path.split("/")[2] ?? "")) return answeredHere(path, lang, init);
  // A file tells what is there; it cannot be asked to do something.
  if (files && (init.method || !fileOf(path, lang))) return answeredHere(path, lang, init);
  try {
    return await answeredThere(path, lang, init);
  } catch (trouble) {
    const lost = trouble instanceof Trouble && trouble.code === "offline";
    if (lost && ANYWHERE.test(path) && known()) return answeredHere(path, lang, init);
    throw trouble;
  }
}

/** The same question to the house of this device. */
async function answeredHere(path: string, lang: Lang, init: RequestInit): Promise<Response> {
  const [plain = "", search = ""] = path.split("?");
  const headers = (init.headers ?? {}) as Record<string, string>;
  const told = await askHere(
    JSON.stringify({
      method: init.method ?? "GET",
      path: plain,
      query: Object.fromEntries(new URLSearchParams(search)),
      body: init.body ?? "",
      token: headers["Authorization"]?.replace("Bearer ", "") ?? "",
      lang,
    }),
  );
  if (told === null) throw new Trouble("no_house", "");
  const { done, text } = JSON.parse(told) as { done: boolean; text: string };
  if (done) return new Response(text);
  const problem = JSON.parse(text) as Problem;
  throw new Trouble(problem.code, problem.text);
}

async function answeredThere(path: string, lang: Lang, init: RequestInit): Promise<Response> {
  const address =
    (files && fileOf(path, lang)) || `/api${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
  const asking = () => fetch(address, init);
  let answer: Response;
  try {
    // What would change something might have done so, although no answer came: people decide.
    answer = await (init.method ? asking() : again(asking));
  } catch {
    throw new Trouble("offline", "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Trouble(problem?.code ?? "broken", problem?.text ?? `${answer.status}`);
}

function send(method: string, body: unknown): RequestInit {
  return { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

function bearing(method: string, token: string, body?: unknown): RequestInit {
  const init = body === undefined ? { method } : send(method, body);
  return { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } };
}

export const shelf = (lang: Lang) => ask<GameFacts[]>("/games", lang);
export const rules = (game: string, lang: Lang) => ask<BookText>(`/games/${game}/rules`, lang);
/** A position that shows what a game is like, and a table as it stands: to be drawn as pictures. */
export const gameScene = (game: string, lang: Lang) =>
  ask<Scene | null>(`/games/${game}/scene`, lang);
export const gamePictures = (game: string, lang: Lang) =>
  ask<Record<string, Picture>>(`/games/${game}/pictures`, lang);
export const tableScene = (table: string, lang: Lang) =>
  ask<Scene | null>(`/tables/${table}/scene`, lang);
export const makeTable = (table: NewTable, lang: Lang) =>
  ask<TableMade>("/tables", lang, send("POST", table));
/** The same on this device, and a table out of a record, there or here. */
export const makeHere = async (table: NewTable, lang: Lang) =>
  (await (await answeredHere("/tables", lang, send("POST", table))).json()) as TableMade;
export const bring = (brought: Bring, lang: Lang) =>
  ask<TableMade>("/records", lang, send("POST", brought));
export const bringHere = async (brought: Bring, lang: Lang) =>
  (await (await answeredHere("/records", lang, send("POST", brought))).json()) as TableMade;
/** A table of this device is forgotten for good. */
export const forgetHere = (table: string, lang: Lang) =>
  answered(`/tables/${table}`, lang, { method: "DELETE" });
export const branch = (table: string, from: Branch, lang: Lang) =>
  ask<TableMade>(`/tables/${table}/branch`, lang, send("POST", from));
export const verify = (record: string, lang: Lang) =>
  ask<Verified>("/verify", lang, send("POST", { record }));
export const tableFacts = (table: string, lang: Lang) => ask<TableFacts>(`/tables/${table}`, lang);
export const sitDown = (table: string, seat: SitDown, lang: Lang) =>
  ask<Seated>(`/tables/${table}/seats`, lang, send("POST", seat));
/** The host may open any seat; before the game begins, who sits there may leave it. */
export const freeSeat = (table: string, seat: number, token: string, lang: Lang) =>
  ask<TableFacts>(`/tables/${table}/seats/${seat}`, lang, bearing("DELETE", token));
/** A bot takes an open seat before the game; who made the table may ask for it. */
export const fillSeat = (table: string, seat: number, bot: string, token: string, lang: Lang) =>
  ask<FillSeat>(`/tables/${table}/seats/${seat}/bot`, lang, bearing("PUT", token, { bot }));
export const lobby = (game: string, lang: Lang) => ask<LobbyFacts>(`/lobby?game=${game}`, lang);
/** Baubyron's workshop: buildings on the shelf, what a code is, what walking there costs. */
export const readyBuildings = (lang: Lang) => ask<BaubyronReady[]>("/baubyron/buildings", lang);
/**
 * A building's code as part of an address, which cannot be endless: of what is too long, or is no
 * code, enough is sent for the server to say so. Halves of characters become signs of their loss.
 */
function codeIn(code: string): string {
  const most = /^[ -~\s]*$/.test(code) ? 2000 : 500;
  return new URLSearchParams({ code: code.slice(0, most) }).toString();
}
export const sketch = (code: string, middle: boolean, lang: Lang) =>
  ask<BaubyronSketch>(`/baubyron/building?${codeIn(code)}&middle=${middle}`, lang);
export const waysOn = (code: string, lang: Lang) =>
  ask<BaubyronWays>(`/baubyron/ways?${codeIn(code)}`, lang);

export const findCode = (code: string, lang: Lang) => ask<Found>(`/codes/${code}`, lang);
/** Another game with the same people: whoever asks, they meet at one table. */
export const rematch = (table: string, token: string, lang: Lang) =>
  ask<Found>(`/tables/${table}/rematch`, lang, bearing("POST", token));

/** Where a finished game was decided: asked for, looked at while it is made, stopped. */
export const review = (table: string, lang: Lang) =>
  ask<ReviewFacts>(`/tables/${table}/review`, lang);
export const beginReview = (table: string, lang: Lang) =>
  ask<ReviewFacts>(`/tables/${table}/review`, lang, { method: "POST" });
export const stopReview = (table: string, lang: Lang) =>
  ask<ReviewFacts>(`/tables/${table}/review`, lang, { method: "DELETE" });

/** A turning point of it on the board. */
export const turningPictures = (table: string, ply: number, seat: number, lang: Lang) =>
  ask<TurningPictures>(`/tables/${table}/review/${ply}/${seat}`, lang);

/** The lab: what it offers; a study asked for, looked at while it is made, stopped. */
export const lab = (lang: Lang) => ask<LabFacts>("/lab", lang);
export const beginStudy = (study: AskStudy, lang: Lang) =>
  ask<StudyFacts>("/lab", lang, send("POST", study));
export const study = (name: string, lang: Lang) => ask<StudyFacts>(`/lab/${name}`, lang);
export const stopStudy = (name: string, lang: Lang) =>
  ask<StudyFacts>(`/lab/${name}`, lang, { method: "DELETE" });

/** Of a study: a line for each game by a setting, and the record of a game. */
export const studyGames = async (name: string, setting: number, lang: Lang) =>
  (await answered(`/lab/${name}/games.csv?setting=${setting}`, lang, {})).text();
export const studyRecord = async (name: string, setting: number, game: number, lang: Lang) =>
  (await answered(`/lab/${name}/record?setting=${setting}&game=${game}`, lang, {})).text();

/** Where others find this server. */
export const waysHere = (lang: Lang) => ask<WaysHere>("/ways", lang);
/** The key that notices are subscribed to with; "" where there are none. */
export const pushKey = async (lang: Lang) => (await ask<PushKey>("/push", lang)).key;
export const pushTo = (
  table: string,
  seat: number,
  token: string,
  place: PushPlace,
  lang: Lang,
) => {
  const init = send("PUT", place);
  const headers = { ...init.headers, Authorization: `Bearer ${token}` };
  return ask<PushPlace>(`/tables/${table}/seats/${seat}/push`, lang, { ...init, headers });
};

/** Something the host of the server should know; as a seat, if one holds one. */
export const report = (table: string, token: string | null, told: NewReport, lang: Lang) =>
  answered(`/tables/${table}/report`, lang, bearing("POST", token ?? "", told));

// ---- the host's desk: each question bears the host's key

export const hostReports = (key: string, lang: Lang) =>
  ask<Report[]>("/host/reports", lang, bearing("GET", key));
export const settleReport = (number: number, key: string, lang: Lang) =>
  answered(`/host/reports/${number}`, lang, bearing("DELETE", key));
export const hostTables = (phase: HostListed["phase"], key: string, lang: Lang) =>
  ask<HostListed[]>(`/host/tables?phase=${phase}`, lang, bearing("GET", key));
export const hostTable = (mark: string, key: string, lang: Lang) =>
  ask<HostTable>(`/host/tables/${mark}`, lang, bearing("GET", key));
export const muteAt = (mark: string, who: Mute, key: string, lang: Lang) =>
  ask<HostTable>(`/host/tables/${mark}/mute`, lang, bearing("POST", key, who));
export const unname = (mark: string, seat: number, key: string, lang: Lang) =>
  ask<HostTable>(`/host/tables/${mark}/seats/${seat}/name`, lang, bearing("DELETE", key));
export const hush = (mark: string, line: number, key: string, lang: Lang) =>
  ask<HostTable>(`/host/tables/${mark}/chat/${line}`, lang, bearing("DELETE", key));
export const closeTable = (mark: string, told: Close, key: string, lang: Lang) =>
  answered(`/host/tables/${mark}/close`, lang, bearing("POST", key, told));
export const eraseTable = (mark: string, key: string, lang: Lang) =>
  answered(`/host/tables/${mark}/erase`, lang, bearing("POST", key));
export const hostBans = (key: string, lang: Lang) =>
  ask<Banned[]>("/host/bans", lang, bearing("GET", key));
export const ban = (whom: NewBan, key: string, lang: Lang) =>
  ask<Banned>("/host/bans", lang, bearing("POST", key, whom));
export const liftBan = (address: string, key: string, lang: Lang) =>
  answered(`/host/bans/${encodeURIComponent(address)}`, lang, bearing("DELETE", key));

/** The record of a game as text: one's own while it runs, the whole afterwards. */
export async function record(table: string, token: string | null, lang: Lang): Promise<string> {
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  return (await answered(`/tables/${table}/record`, lang, { headers })).text();
}
