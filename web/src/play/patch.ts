/** JSON patches (RFC 6902): add, remove and replace. The old value stays as it was. */

import type { Add, Remove, Replace } from "../wire";

export type Patch = (Add | Remove | Replace)[];

export function patched<T>(value: T, patch: Patch): T {
  return patch.reduce<unknown>((done, step) => changed(done, parts(step.path), step), value) as T;
}

function parts(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Only the lists and objects on the way are made anew, so that what did not change is the same. */
function changed(value: unknown, [key, ...rest]: string[], step: Patch[number]): unknown {
  if (key === undefined) return step.op === "remove" ? undefined : step.value;
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    const at = key === "-" ? list.length : Number(key);
    if (rest.length) list[at] = changed(list[at], rest, step);
    else if (step.op === "add") list.splice(at, 0, step.value);
    else if (step.op === "remove") list.splice(at, 1);
    else list[at] = step.value;
    return list;
  }
  const { [key]: old, ...others } = value as Record<string, unknown>;
  if (!rest.length && step.op === "remove") return others;
  return { ...(value as object), [key]: rest.length ? changed(old, rest, step) : ended(step) };
}

function ended(step: Patch[number]): unknown {
  return step.op === "remove" ? undefined : step.value;
}
