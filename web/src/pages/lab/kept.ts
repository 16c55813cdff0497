/** Studies that this browser keeps, by the names people gave them. */

import { recall, remember } from "../../memory";

export interface Kept {
  name: string;
  /** Its address, which is the whole experiment. */
  path: string;
}

const KEY = "studies";
const MOST = 50;

/** The newest first. */
export const keptStudies = (): Kept[] => recall<Kept[]>(KEY, []);

/** Keep one; the same study is kept once, by its last name. */
export function keepStudy(study: string, kept: Kept): void {
  const others = keptStudies().filter(({ path }) => !path.includes(`study=${study}`));
  remember(KEY, [kept, ...others].slice(0, MOST));
}
