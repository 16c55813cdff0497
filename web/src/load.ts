/** Asking over a line that may break, for an answer or for a part of the client. */

const PAUSES = [300, 1000, 2500]; // milliseconds between two tries

/**
 * What does not come is asked for again, and only the last failure is told. So a page that is left
 * while it loads says nothing: it is gone before it could try once more.
 */
export async function again<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}

/** A part of the client, never without its styles. */
export function load<T>(part: () => Promise<T>): Promise<T> {
  return again(async () => {
    await Promise.all([...unstyled].map(restyle));
    return part();
  });
}

// What loads a part for us asks for its styles only once: those that did not come.
const unstyled = new Set<HTMLLinkElement>();
document.addEventListener("error", ({ target }) => target && miss(target), true);

function miss(target: EventTarget): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") unstyled.add(target);
}

async function restyle(link: HTMLLinkElement): Promise<void> {
  unstyled.delete(link);
  const anew = link.cloneNode() as HTMLLinkElement;
  const came = new Promise((resolve, reject) => {
    anew.onload = resolve;
    anew.onerror = reject;
  });
  link.replaceWith(anew);
  await came;
}
