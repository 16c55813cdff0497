/** Python in a worker: Pyodide with its library and ours, as tools/packing.py packed them. */

/** What python.json tells: where files lie, and how large they are, as they are and on the way. */
export interface Packed {
  runtime: string;
  ours: string;
  files: Record<string, [size: number, sent: number]>;
  /** What Pyodide wants to know of packages, of which there are none. */
  lock: object;
}

/** As much of Pyodide as we use. */
export interface Python {
  unpackArchive(buffer: ArrayBuffer, format: "zip", where: { extractDir: string }): void;
  pyimport(module: string): Record<string, (...given: unknown[]) => never>;
}

type Load = (options: Record<string, unknown>) => Promise<Python>;

const SITE = "/lib/python3.14/site-packages"; // where Python looks
const PATIENCE = 60_000; // milliseconds without any progress, then it is given up

export async function packed(root: string): Promise<Packed> {
  const answer = await fetch(`${root}python.json`);
  if (!answer.ok) throw new Error("missing");
  return (await answer.json()) as Packed;
}

/** How much must come over the line, in bytes. */
export function sent({ files }: Packed): number {
  return Object.values(files).reduce((sum, [, size]) => sum + size, 0);
}

/** Load everything; tells how much of it is there, from 0 to 1. */
export async function python(
  root: string,
  pack: Packed,
  tell: (share: number) => void,
): Promise<Python> {
  const bodies = await fetchAll(root, pack, tell);
  const url = (path: string) => new URL(`${root}${path}`, location.href).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ url(`${pack.runtime}pyodide.mjs`))) as {
    loadPyodide: Load;
  };
  const loading = loadPyodide({
    indexURL: url(pack.runtime),
    stdLibURL: url(`${pack.runtime}library.zip`),
    lockFileContents: pack.lock,
  });
  const loaded = await Promise.race([loading, late()]);
  loaded.unpackArchive(bodies.get(`${pack.ours}site.zip`) as ArrayBuffer, "zip", {
    extractDir: SITE,
  });
  return loaded;
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE));
}

/** Everything once, so that its progress is seen and nothing is missing later; then it is at hand. */
async function fetchAll(
  root: string,
  pack: Packed,
  tell: (share: number) => void,
): Promise<Map<string, ArrayBuffer>> {
  const sizes = Object.values(pack.files).map(([size]) => size);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  let there = 0;
  const bodies = await Promise.all(
    Object.keys(pack.files).map(async (path) => {
      const body = await read(`${root}${path}`, (bytes) => tell((there += bytes) / whole));
      return [path, body] as const;
    }),
  );
  return new Map(bodies);
}

async function read(address: string, tell: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error("missing");
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        tell(chunk.byteLength);
        out.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).arrayBuffer();
}
