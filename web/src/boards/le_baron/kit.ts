import type { Kit } from "../kit";
export const kit = {} as Kit<Record<string, unknown>>;
