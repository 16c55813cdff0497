/** Where our files lie, and whether a server of ours stands behind them. */

const mark = document.querySelector<HTMLMetaElement>("meta[name=baronnies]");

/** A site of files: nobody answers there but the house of this device. */
export const files = mark?.content === "files";

/** The folder of our files, from the root of the site and with a slash at its end. */
export const root = files ? new URL(".", location.href).pathname : "/";

/** Where a page is found: on a site of files behind the #, since one file answers for all. */
export const placed = (path: string, alone = files): string => (alone ? `${root}#${path}` : path);

/** What a server would tell, where it lies as a file; nothing where there is none. */
export function fileOf(path: string, lang: string): string | null {
  const [name = ""] = path.split("?");
  const lies = /^\/(lobby|ways|push|lab|games(\/[a-z_]+\/(rules|scene))?)$/.test(name);
  return lies ? `${root}api${name}.${lang}.json` : null;
}
