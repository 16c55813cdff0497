/** Rows that the house of this device keeps: a text under a name, read in the order of their names. */

const NAME = "baronnies";
const STORE = "rows";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

function from(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

export class Rows {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Rows> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    return new Rows(await done(opening));
  }

  /** What some house has kept, looked at once; "[]" where none ever was. */
  static async look(prefix: string): Promise<string> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.transaction?.abort(); // there is nothing: leave it so
    const database = await done(opening).catch(() => null);
    if (!database) return "[]";
    const found = await new Rows(database).read(prefix);
    database.close();
    return found;
  }

  /** All rows whose names begin so, as JSON. */
  async read(prefix: string): Promise<string> {
    const rows = this.database.transaction(STORE).objectStore(STORE);
    const [names, texts] = await Promise.all([
      done(rows.getAllKeys(from(prefix))),
      done(rows.getAll(from(prefix)) as IDBRequest<string[]>),
    ]);
    return JSON.stringify(names.map((name, at) => [name, texts[at]]));
  }

  /** Keep rows and forget those whose names begin so: on the disk when it is done, or not at all. */
  write(rows: string, without: string): Promise<void> {
    const writing = this.database.transaction(STORE, "readwrite", { durability: "strict" });
    const store = writing.objectStore(STORE);
    for (const prefix of JSON.parse(without) as string[]) store.delete(from(prefix));
    for (const [name, text] of Object.entries(JSON.parse(rows) as Record<string, string>))
      store.put(text, name);
    return new Promise((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error("IndexedDB"));
    });
  }
}
