import { designOf } from './designs.ts';
import { drawn, quiet, type Motif } from './motifs.ts';
import { COVER_PALETTES, type Palette } from './palette.ts';
import { pick, randomFrom } from './random.ts';
import { GRID, mirrored, TILINGS, type Tile } from './tilings.ts';

export { isMotif, MOTIF_NAMES, type Motif } from './motifs.ts';

export const COVER_SIZE = { width: GRID.columns * GRID.unit, height: GRID.rows * GRID.unit } as const;

/** Of one seed each design has a palette of its own: two steps of three never meet among eight. */
export function paletteOf(seed: string, design: number): Palette {
  const palette =
    COVER_PALETTES[(pick(randomFrom(seed), COVER_PALETTES.length) + design * 3) % COVER_PALETTES.length] ??
    COVER_PALETTES[0];
  if (palette === undefined) throw new RangeError('there is always a palette');
  return palette;
}

export const asCover = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_SIZE.width}" height="${COVER_SIZE.height}" viewBox="0 0 ${COVER_SIZE.width} ${COVER_SIZE.height}">${drawing}</svg>`;

/**
 * A cover of 16:10 in one palette: squares of several sizes, each a sheet of its own color with one shape of the motif.
 */
export function coverSvg(motif: Motif, seed: string, design = designOf(seed)): string {
  const random = randomFrom(seed + motif + design);
  const tiles = mirrored(TILINGS[design - 1] ?? TILINGS[0] ?? [], random() < 0.5, random() < 0.5);
  return asCover(tilesSvg(motif, tiles, paletteOf(seed, design), random));
}

const LARGE = 3;
/** A shape that reaches the edge goes over it: no line of the sheet below shows there. */
const OVER = 0.4;

/** Each tile in its place; a sheet never has the color of the one laid before it. */
export function tilesSvg(
  motif: Motif,
  tiles: readonly Tile[],
  palette: Palette,
  random: () => number,
  under = '',
): string {
  let before = under;
  return tiles
    .map(({ column, row, side }, place) => {
      const grounds = palette.filter((color) => color !== before);
      const ground = place === 0 && under === '' ? palette[0] : (grounds[pick(random, grounds.length)] ?? palette[0]);
      before = ground;
      const papers = palette.filter((color) => color !== ground);
      const first = pick(random, papers.length);
      const [a = ground, b = ground] = [
        papers[first],
        papers[(first + 1 + pick(random, papers.length - 1)) % papers.length],
      ];
      const brush = { a, b, ground, random, chance: 0 };
      // A large sheet always shows what the motif is about, a small one is plain or nearly so.
      const shape =
        side === 1
          ? quiet({ ...brush, chance: random() })
          : drawn(motif, { ...brush, chance: random() * (side >= LARGE ? 0.68 : 1) });
      const [x, y, size] = [column * GRID.unit, row * GRID.unit, side * GRID.unit];
      // Half a pixel over the edge hides the seams between neighbors.
      const sheet = `<path fill="${ground}" d="M${x} ${y}h${size + 0.5}v${size + 0.5}h-${size + 0.5}z"/>`;
      return shape === ''
        ? sheet
        : `${sheet}<g transform="translate(${x - OVER} ${y - OVER}) scale(${(size + 2 * OVER) / 80})">${shape}</g>`;
    })
    .join('');
}
