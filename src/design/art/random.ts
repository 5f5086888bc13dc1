/** FNV-1a of the text, then mulberry32: the same seed always draws the same picture, in every process. */
export function randomFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) {
    state ^= letter.codePointAt(0) ?? 0;
    state = Math.imul(state, 16_777_619);
  }
  return () => {
    state += 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from 0 up to, not including, `count`. */
export const pick = (random: () => number, count: number): number => Math.floor(random() * count);
