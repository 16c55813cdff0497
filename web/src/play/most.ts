/** The one of which something is most; undefined where there is none. */
export function most<T>(all: readonly T[], of: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (found, one) => (found === undefined || of(one) > of(found) ? one : found),
    undefined,
  );
}
