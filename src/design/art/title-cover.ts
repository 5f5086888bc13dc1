import type { SetLine } from '#kit/set-line.ts';
import { asCover, COVER_SIZE, paletteOf, tilesSvg, type Motif } from './cover.ts';
import { CUT } from './palette.ts';
import { randomFrom } from './random.ts';
import type { Tile } from './tilings.ts';
import { LINE_HEIGHT, titleLines } from './title-lines.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** By the browser's own fonts: the display face where the page has it. */
const asText = ({ text, x, baseline, size, color, isRightToLeft }: SetLine): string =>
  `<text x="${x}" y="${baseline}" font-family="Bricolage Grotesque Variable, Bricolage Fallback, system-ui, sans-serif" font-weight="700" font-size="${size}" fill="${color}"${isRightToLeft ? ' direction="rtl"' : ''}>${escaped(text)}</text>`;

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const isRightToLeft = (title: string): boolean => RIGHT_TO_LEFT.test(FIRST_LETTER.exec(title)?.[0] ?? '');
/** Characters that are invalid in SVG, and marks that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu;

/** Dark on light paper, light on dark. */
const DARK: ReadonlySet<string> = new Set([CUT.petrol, CUT.ink]);

const EDGE = 20;
/** On cards a button lies in the upper right corner: the cut sheets are there, and never the title. */
const STRIP: readonly Tile[] = Array.from({ length: 8 }, (_, column) => ({ column, row: 0, side: 1 }));
const COLUMN: readonly Tile[] = [
  { column: 6, row: 0, side: 2 },
  { column: 6, row: 2, side: 2 },
  { column: 6, row: 4, side: 1 },
  { column: 7, row: 4, side: 1 },
];
/** Longer titles take the whole width. */
const SHORT = 44;

/** Paper with cut sheets, and the lines of the title that belong on it. */
export interface TitleCover {
  readonly paper: string;
  readonly lines: readonly SetLine[];
}

/** A service's title on paper, with cut sheets of its category beside it or above. */
export function titleCover(title: string, motif: Motif, seed: string): TitleCover {
  const words = title.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  const random = randomFrom(`${seed}${motif}title`);
  const palette = paletteOf(seed, 0);
  const isTurned = isRightToLeft(words);
  const isBeside = random() < 0.6 && words.length <= SHORT && !isTurned;
  const box = isBeside ? { width: 200, height: 164, top: 18 } : { width: 280, height: 128, top: 56 };
  const { size, lines } = titleLines(words, box);
  const color = DARK.has(palette[0]) ? CUT.bone : CUT.ink;
  // In the middle of its room; the letters are about three quarters of a line high.
  const top = box.top + (box.height - lines.length * size * LINE_HEIGHT) / 2;
  const ground = `<path fill="${palette[0]}" d="M0 0h${COVER_SIZE.width}v${COVER_SIZE.height}H0z"/>`;
  return {
    paper: ground + tilesSvg(motif, isBeside ? COLUMN : STRIP, palette, random, palette[0]),
    lines: lines.map((text, place) => ({
      text,
      x: isTurned ? EDGE + box.width : EDGE,
      baseline: Math.round((top + size * (place * LINE_HEIGHT + 0.86)) * 10) / 10,
      size,
      color,
      isRightToLeft: isTurned,
    })),
  };
}

/** The drawing; `text` is what its lines look like, by default in the browser's own fonts. */
export const titleCoverSvg = ({ paper, lines }: TitleCover, text = lines.map(asText).join('')): string =>
  asCover(paper + text);
