/** The records of the first games by a setting, in one file. */

import { studyRecord } from "../../api";
import { load } from "../../load";
import { wishes } from "../../wishes.svelte";

/** Each is played again for it, and a server lets nobody ask for more in a row. */
export const MOST = 50;

export async function zipped(
  study: string,
  setting: number,
  games: number,
  told: (done: number) => void,
): Promise<Blob> {
  const { strToU8, zipSync } = await load(() => import("fflate"));
  const files: Record<string, Uint8Array> = {};
  for (let number = 0; number < games; number++) {
    told(number);
    files[`${number}.txt`] = strToU8(await studyRecord(study, setting, number, wishes.lang));
  }
  return new Blob([zipSync(files)], { type: "application/zip" });
}
