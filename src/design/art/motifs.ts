/**
 * One square of 80 per motif, as SVG text with the square's origin at 0 0. Every motif has a loud, a medium and a
 * quiet shape, chosen at random; `null` leaves only the ground. Numbers are short: a cover is about 2 KB.
 */
import { pick } from './random.ts';
import type { Palette } from './palette.ts';

export interface Brush {
  readonly chance: number;
  /** Two paper colors, which may be the same. */
  readonly a: string;
  readonly b: string;
  readonly ground: string;
  readonly random: () => number;
}

type Shape = (brush: Brush) => string | null;

const block = (fill: string): string => `<path fill="${fill}" d="M0 0h80v80H0z"/>`;
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
/** The color on top of another: the ground when both papers are the same. */
const over = ({ a, b, ground }: Brush): string => (a === b ? ground : a);

const brand: Shape = (brush) => {
  const { chance, a, b } = brush;
  if (chance < 0.45) return path(a, 'M0 0h80A80 80 0 0 1 0 80z');
  if (chance < 0.7) return block(b) + disc(40, 40, 26, over(brush));
  if (chance < 0.88) return path(a, 'M0 40a40 40 0 0 1 80 0z');
  return null;
};

/** A page as composed planes: window, landing page, phone, columns, button. */
const web: Shape = ({ chance, a, b, ground }) => {
  if (chance < 0.28)
    return (
      path(a, 'M9 17a6 6 0 0 1 6-6h50a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H15a6 6 0 0 1-6-6z') +
      path(b, 'M9 17a6 6 0 0 1 6-6h50a6 6 0 0 1 6 6v5H9zM17 53h17v8H17zM45 32h18v29H45z') +
      path(ground, 'M14 15h3v3h-3zM20 15h3v3h-3zM26 15h3v3h-3zM17 32h22v5H17zM17 41h15v4H17z')
    );
  if (chance < 0.48)
    return (
      path(b, 'M0 0h80v12H0z') +
      path(a, 'M0 12h80v34H0z') +
      path(ground, 'M8 4h12v4H8zM58 4h6v4h-6zM68 4h6v4h-6zM8 20h28v6H8zM8 30h18v4H8zM42 46a15 15 0 0 1 30 0v1H42z') +
      path(a, 'M8 54h18v20H8zM54 54h18v20H54z') +
      path(b, 'M31 54h18v20H31z')
    );
  if (chance < 0.68)
    return (
      path(a, 'M20 13a7 7 0 0 1 7-7h26a7 7 0 0 1 7 7v54a7 7 0 0 1-7 7H27a7 7 0 0 1-7-7z') +
      path(b, 'M26 13h28v24H26zM26 59h28v9H26z') +
      path(ground, 'M26 42h28v4H26zM26 50h18v4H26zM30 37a10 10 0 0 1 20 0z')
    );
  if (chance < 0.86)
    return (
      path(a, 'M8 8h18v64H8zM32 42h40v30H32z') +
      path(b, 'M32 8h40v28H32z') +
      path(ground, 'M38 50h28v5H38zM38 60h16v5H38z')
    );
  return (
    path(a, 'M8 40a14 14 0 0 1 14-14h36a14 14 0 0 1 0 28H22a14 14 0 0 1-14-14z') +
    path(ground, 'M24 37h30v6H24z') +
    path(b, 'M50 46l20 9-8 4-4 9z')
  );
};

const motion: Shape = ({ chance, a, b, ground }) => {
  if (chance < 0.6)
    return [80, 58, 35, 14].map((r, i) => path(i % 2 ? ground : a, `M0 0h${r}A${r} ${r} 0 0 1 0 ${r}z`)).join('');
  if (chance < 0.85) return path(a, 'M20 10l50 30-50 30z');
  return block(b);
};

const copy: Shape = ({ chance, a, b }) => {
  if (chance < 0.6) return path(a, 'M0 4h80v10H0zM0 24h80v10H0zM0 44h80v10H0zM0 64h44v10H0z');
  if (chance < 0.8) return disc(26, 28, 17, a) + path(a, 'M43 28c0 26-14 38-33 44 12-14 16-24 16-34z');
  return block(b);
};

const data: Shape = ({ chance, a, b, random }) => {
  if (chance < 0.7) {
    const bar = (i: number): string => {
      const height = 16 + pick(random, 64);
      return path(i % 2 ? a : b, `M${i * 20 + 2} ${80 - height}h16v${height}h-16z`);
    };
    return [0, 1, 2, 3].map(bar).join('');
  }
  return path(a, 'M38 42V10a32 32 0 1 0 32 32z') + path(b, 'M45 35V6a29 29 0 0 1 29 29z');
};

const audio: Shape = ({ chance, a, ground, random }) => {
  if (chance >= 0.7) return disc(40, 40, 40, a) + disc(40, 40, 12, ground);
  const bars = [0, 1, 2, 3, 4, 5].map((i) => {
    const half = 6 + pick(random, 30);
    return `M${i * 13 + 7} ${40 - half}v${half * 2}`;
  });
  return `<path stroke="${a}" stroke-width="7" stroke-linecap="round" d="${bars.join('')}"/>`;
};

/** Facing brackets, and a turned quarter between them. */
const translation: Shape = (brush) => {
  const { chance, a, b } = brush;
  if (chance < 0.4) return path(a, 'M32 8H12v64h20V60H24V20h8z') + path(b, 'M48 8h20v64H48V60h8V20h-8z');
  if (chance < 0.7) return path(a, 'M0 0h40v40A40 40 0 0 1 0 0z') + path(b, 'M80 80H40V40a40 40 0 0 1 40 40z');
  if (chance < 0.86) return block(b) + disc(40, 40, 20, over(brush));
  return null;
};

/** Stacked slips with a torn corner, and a seal. */
const legal: Shape = (brush) => {
  const { chance, a, b, ground } = brush;
  if (chance < 0.5)
    return (
      path(b, 'M24 4h48v62H24z') +
      path(a, 'M8 14h32l16 16v46H8z') +
      path(ground, 'M40 14v16h16zM16 42h32v6H16zM16 56h22v6H16z')
    );
  if (chance < 0.72)
    return disc(40, 34, 24, a) + path(a, 'M24 44h14v34l-7-8-7 8zM42 44h14v34l-7-8-7 8z') + disc(40, 34, 10, ground);
  if (chance < 0.9) return block(b);
  return path(over(brush), 'M0 30h80v20H0z');
};

/** Apertures: six blades, or a lens. */
const photo: Shape = (brush) => {
  const { chance, a, b, ground } = brush;
  if (chance < 0.45)
    return (
      disc(40, 40, 38, a) +
      path(ground, 'M40 18l19 11v22L40 62 21 51V29z') +
      `<path stroke="${ground}" stroke-width="3" d="M40 18l34 20M59 29v39M59 51L25 71M40 62L6 42M21 51V12M21 29l34-20"/>`
    );
  if (chance < 0.72) return block(b) + disc(40, 40, 30, over(brush)) + disc(40, 40, 14, b);
  if (chance < 0.88) return path(a, 'M0 80L34 24l20 32 10-14 16 38z');
  return null;
};

/** Megaphone wedges and rings of reach. */
const marketing: Shape = ({ chance, a, b, ground }) => {
  if (chance < 0.4) return path(a, 'M8 30h20L68 8v64L28 50H8z') + path(b, 'M14 50h14v24H14z');
  if (chance < 0.7) return disc(40, 40, 36, a) + disc(40, 40, 24, ground) + disc(40, 40, 12, b);
  if (chance < 0.88) return path(b, 'M0 80L80 0v80z');
  return null;
};

/** Notes, keys and half discs. */
const music: Shape = ({ chance, a, b }) => {
  if (chance < 0.35) return path(a, 'M30 8h38v12H40v42a16 14 0 1 1-10-13z');
  if (chance < 0.68)
    return (
      [0, 1, 2, 3].map((i) => path(a, `M${i * 20 + 1} 0h18v80h-18z`)).join('') +
      path(b, 'M14 0h12v46H14zM54 0h12v46H54z')
    );
  if (chance < 0.88) return path(a, 'M0 40a40 40 0 0 1 80 0z') + path(b, 'M20 40a20 20 0 0 0 40 0z');
  return null;
};

/** Steps going up, a case, a key line. */
const business: Shape = (brush) => {
  const { chance, a, b } = brush;
  if (chance < 0.4) return path(a, 'M0 80V60h20V40h20V20h20V0h20v80z');
  if (chance < 0.66) return path(a, 'M8 26h18V12h28v14h18v44H8zM34 26h12v-6H34z') + path(b, 'M8 42h64v6H8z');
  if (chance < 0.88) return block(b) + path(over(brush), 'M40 8l32 32-32 32L8 40z');
  return null;
};

export const MOTIFS = {
  brand,
  web,
  motion,
  copy,
  data,
  audio,
  translation,
  legal,
  photo,
  marketing,
  music,
  business,
} as const satisfies Record<string, Shape>;
export type Motif = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS) as readonly Motif[];
export const isMotif = (text: string): text is Motif => Object.hasOwn(MOTIFS, text);

/** Small sheets between the large ones: the paper alone, or one plain cut. */
export const quiet = ({ chance, a }: Brush): string => {
  if (chance < 0.34) return '';
  if (chance < 0.56) return path(a, 'M0 0h80A80 80 0 0 1 0 80z');
  if (chance < 0.74) return disc(40, 40, 24, a);
  if (chance < 0.88) return path(a, 'M0 80V40a40 40 0 0 1 80 0v40z');
  return path(a, 'M0 30h80v20H0z');
};

/** Not turned: they have a top and a bottom. */
const UPRIGHT: ReadonlySet<Motif> = new Set([
  'data',
  'audio',
  'business',
  'copy',
  'legal',
  'marketing',
  'motion',
  'music',
  'photo',
  'translation',
  'web',
]);

/** Over each edge, so that no seam shows between neighbors. */
const OVER = 0.7;
/** Turned by quarters, and larger by what goes over the edges. */
const QUARTERS = ['1.0175 0 0 1.0175', '0 1.0175 -1.0175 0', '-1.0175 0 0 -1.0175', '0 -1.0175 1.0175 0'];
/** The same turns of a square that has its own place and no neighbor to cover. */
const TURNS = ['', 'rotate(90 40 40)', 'rotate(180 40 40)', 'rotate(270 40 40)'];

/**
 * One shape in a square of 80, turned by quarters unless it is upright; empty where the motif leaves the paper alone.
 */
export function drawn(motif: Motif, brush: Brush): string {
  const turn = TURNS[UPRIGHT.has(motif) ? 0 : pick(brush.random, 4)] ?? '';
  const shape = MOTIFS[motif](brush) ?? '';
  return turn === '' || shape === '' ? shape : `<g transform="${turn}">${shape}</g>`;
}

/** In the mosaic copy and motion are turned like quarter discs: there they are texture. */
const UPRIGHT_IN_MOSAIC: ReadonlySet<Motif> = new Set(['data', 'audio']);

/** One square of the mosaic at a column and row. */
export function square(motif: Motif, column: number, row: number, colours: Palette, random: () => number): string {
  const a = colours[1 + pick(random, 3)] ?? colours[1];
  const b = colours[1 + pick(random, 3)] ?? colours[2];
  const turn = pick(random, 4);
  const shape = MOTIFS[motif]({ chance: random(), a, b, ground: colours[0], random });
  if (shape === null) return '';
  const turns = UPRIGHT_IN_MOSAIC.has(motif) ? 0 : turn;
  return `<g transform="matrix(${QUARTERS[turns] ?? ''} ${column * 80 + (turns % 3 === 0 ? -OVER : 80 + OVER)} ${row * 80 + (turns < 2 ? -OVER : 80 + OVER)})">${shape}</g>`;
}
