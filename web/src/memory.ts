/** What this browser keeps. A full or forbidden store loses comfort, never a game. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`baronnies.${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`baronnies.${key}`, JSON.stringify(value));
  } catch {
    // Nothing to do: the page works on without.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`baronnies.${key}`);
  } catch {
    // As above.
  }
}
