import { square, type Motif } from './motifs.ts';
import { COVER_PALETTES } from './palette.ts';
import { pick, randomFrom } from './random.ts';

export { isMotif, MOTIF_NAMES, type Motif } from './motifs.ts';

const COLUMNS = 4;
const ROWS = 3;

/** A cover of 4 by 3 squares in one palette, for 16:10: a card crops a little above and below. */
export function coverSvg(motif: Motif, seed: string): string {
  const random = randomFrom(seed + motif);
  const palette = COVER_PALETTES[pick(random, COVER_PALETTES.length)] ?? COVER_PALETTES[0];
  if (palette === undefined) throw new RangeError('there is always a palette');
  let cells = '';
  for (let row = 0; row < ROWS; row++) for (let column = 0; column < COLUMNS; column++) cells += square(motif, column, row, palette, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240"><path fill="${palette[0]}" d="M0 0h320v240H0z"/>${cells}</svg>`;
}
