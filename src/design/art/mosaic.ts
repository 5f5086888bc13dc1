import { square, type Motif } from './motifs.ts';
import { MOSAIC_PALETTES } from './palette.ts';
import { pick, randomFrom } from './random.ts';

/** Mostly quarter discs, with some of the other motifs. */
const GUESTS: readonly Motif[] = ['brand', 'brand', 'motion', 'brand', 'data', 'brand', 'audio', 'copy'];
const MAX_SIDE = 16;

/** The mosaic of the home page: squares at a fixed scale, one in seven plain, never two equal palettes side by side. */
export function mosaicSvg(seed: string, columns = 14, rows = 7): string {
  const random = randomFrom(seed);
  const [across, down] = [columns, rows].map((side) => Math.min(MAX_SIDE, Math.max(1, Math.trunc(side)))) as [
    number,
    number,
  ];
  const above: number[] = [];
  let cells = '';
  for (let row = 0; row < down; row++) {
    let before = -1;
    for (let column = 0; column < across; column++) {
      let choice = pick(random, MOSAIC_PALETTES.length);
      while (choice === before || choice === above[column]) choice = (choice + 1) % MOSAIC_PALETTES.length;
      before = choice;
      above[column] = choice;
      const palette = MOSAIC_PALETTES[choice];
      if (palette === undefined) continue;
      const plain = random() < 1 / 7;
      const motif = GUESTS[pick(random, GUESTS.length)] ?? 'brand';
      // Half a pixel over the edge hides the seams between neighbors.
      cells += `<path fill="${palette[0]}" d="M${column * 80} ${row * 80}h80.5v80.5h-80.5z"/>`;
      if (!plain) cells += square(motif, column, row, palette, random);
    }
  }
  const [width, height] = [across * 80, down * 80];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${(width * 118) / 80}" height="${(height * 118) / 80}" viewBox="0 0 ${width} ${height}">${cells}</svg>`;
}
