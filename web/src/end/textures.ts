/** The textures of an account's sources: no colours, which are the players'. */

const TEXTURES = 6;

export function texture(source: number): string {
  return `url(#beam-${source % TEXTURES})`;
}

/** To be put into the page once, where a sheet is. */
export const PATTERNS = `<svg><defs>
<pattern id="beam-0" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--ink)"/></pattern>
<pattern id="beam-1" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--sheet)"/><path d="M-1 7L7 -1M-4 4L4 -4M2 10L10 2" stroke="var(--ink)" stroke-width="1.7"/></pattern>
<pattern id="beam-2" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--sheet)"/><circle cx="1.5" cy="1.5" r="1.15" fill="var(--ink)"/><circle cx="4.5" cy="4.5" r="1.15" fill="var(--ink)"/></pattern>
<pattern id="beam-3" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--sheet)"/></pattern>
<pattern id="beam-4" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--sheet)"/><path d="M0 2H6M2 0V6" stroke="var(--ink)" stroke-width="1.2"/></pattern>
<pattern id="beam-5" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--sheet)"/><path d="M0 3H6" stroke="var(--ink)" stroke-width="2"/></pattern>
</defs></svg>`;
