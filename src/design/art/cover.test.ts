import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTokens, toHex } from '../color.ts';

import { initialsOf, TINT_COUNT, tintOf } from './avatar.ts';
import { coverSvg, isMotif, MOTIF_NAMES } from './cover.ts';
import { DESIGNS, designOf } from './designs.ts';
import { mosaicSvg } from './mosaic.ts';
import { CUT } from './palette.ts';
import { GRID, TILINGS } from './tilings.ts';
import { titleCover, titleCoverSvg } from './title-cover.ts';
import { titleLines, widthOf } from './title-lines.ts';

const tokensCss = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const seeds = Array.from(
  { length: 40 },
  (_, i) => `0199c2d4-7a10-7c${i.toString(16).padStart(2, '0')}-8000-0000000000aa`,
);

/** Tags open and close in order, attributes are quoted, nothing but our own elements. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [tag, closing, name = '', , own] of svg.matchAll(/<(\/?)([a-z]+)((?:\s[a-z-]+="[^"<>&]*")*)\s*(\/?)>/gi)) {
    expect(['svg', 'g', 'path', 'rect', 'circle', 'text']).toContain(name);
    if (closing) expect(open.pop(), tag).toBe(name);
    else if (!own) open.push(name);
  }
  expect(open).toEqual([]);
  expect(
    svg
      .replaceAll(/<text [^>]*>[^<]*<\/text>/g, '')
      .replaceAll(/<(\/?)([a-z]+)((?:\s[a-z-]+="[^"<>&]*")*)\s*(\/?)>/gi, ''),
  ).toBe('');
}

test('a cover is always the same for a seed, and another seed gives another cover', () => {
  for (const motif of MOTIF_NAMES) {
    expect(coverSvg(motif, 'one')).toBe(coverSvg(motif, 'one'));
    expect(coverSvg(motif, 'one')).not.toBe(coverSvg(motif, 'two'));
  }
});

test('every cover of every design is well-formed, at most 6 KB, and has only finite numbers', () => {
  for (const motif of MOTIF_NAMES) {
    for (const seed of seeds.slice(0, 6)) {
      for (let design = 1; design <= DESIGNS; design += 1) {
        const svg = coverSvg(motif, seed, design);
        expectWellFormed(svg);
        expect(new TextEncoder().encode(svg).length, `${motif} ${seed} ${design}`).toBeLessThanOrEqual(6 * 1_024);
        expect(svg).not.toMatch(/NaN|undefined|null/);
      }
    }
  }
});

/** Where its sheets lie, whatever their colors. */
const sheetsOf = (svg: string): string =>
  [...svg.matchAll(/d="(M\d+ \d+h[\d.]+v[\d.]+h-[\d.]+z)"/g)].map(([, sheet]) => sheet).join(' ');
const groundOf = (svg: string): string | undefined => /fill="(#\w+)"/.exec(svg)?.[1];

test('the designs of one service differ in composition and not in color alone', () => {
  for (const seed of seeds) {
    const drawn = Array.from({ length: DESIGNS }, (_, place) => coverSvg('web', seed, place + 1));
    expect(new Set(drawn.map(sheetsOf)).size).toBe(DESIGNS);
    expect(new Set(drawn.map(groundOf)).size).toBe(DESIGNS);
    expect(coverSvg('web', seed)).toBe(drawn[designOf(seed) - 1]);
  }
  expect(new Set(seeds.map((seed) => sheetsOf(coverSvg('web', seed)))).size).toBeGreaterThan(DESIGNS);
});

test('every design covers its picture: no gap, no sheet over another', () => {
  expect(TILINGS).toHaveLength(DESIGNS);
  for (const tiles of TILINGS) {
    const cells = tiles.flatMap(({ column, row, side }) =>
      Array.from({ length: side * side }, (_, cell) => `${column + (cell % side)},${row + Math.floor(cell / side)}`),
    );
    expect(cells).toHaveLength(GRID.columns * GRID.rows);
    expect(new Set(cells).size).toBe(cells.length);
    expect(tiles.every(({ column, row, side }) => column + side <= GRID.columns && row + side <= GRID.rows)).toBe(true);
  }
});

const linesIn = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, line = '']) => line);

test('a title cover has the whole title, in lines that fit', () => {
  for (const seed of seeds.slice(0, 8)) {
    for (const title of [
      'Voice-over',
      'Logo that still looks right',
      'I will audit your website for accessibility and write down every fix it needs',
    ]) {
      const svg = titleCoverSvg(titleCover(title, 'web', seed));
      expectWellFormed(svg);
      expect(linesIn(svg).join(' ')).toBe(title);
      expect(titleCoverSvg(titleCover(title, 'web', seed))).toBe(svg);
    }
  }
});

test('a title cannot put anything into the picture but its letters', () => {
  const svg = titleCoverSvg(titleCover('A & B </text><script>alert("1")</script>\u0000\u202e', 'brand', 'one'));
  expectWellFormed(svg);
  expect(svg).not.toContain('<script');
  for (const sign of ['\u0000', '\u202e']) expect(svg).not.toContain(sign);
  expect(linesIn(svg).join('')).toContain('&lt;script&gt;');
});

test('a long title ends with an ellipsis, and a word wider than a line is broken', () => {
  const box = { width: 280, height: 128 };
  const endless = titleLines('A website with everything on it, '.repeat(12), box);
  expect(endless.lines.at(-1)).toMatch(/…$/);
  for (const { size, lines } of [endless, titleLines('Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2), box)]) {
    expect(lines.length * size).toBeLessThanOrEqual(box.height);
    for (const line of lines) expect(widthOf(line) * size, line).toBeLessThanOrEqual(box.width + size);
  }
});

test('a title to the left ends at the right edge, and Chinese breaks between its letters', () => {
  const arabic = titleCoverSvg(titleCover('تصميم شعار لعلامتك التجارية', 'brand', 'one'));
  expect(arabic).toContain('direction="rtl"');
  expect(linesIn(arabic).join(' ')).toBe('تصميم شعار لعلامتك التجارية');
  const chinese = linesIn(
    titleCoverSvg(
      titleCover('在一周内为您的公司设计一个看起来仍然正确的标志，并附上使用指南和名片设计', 'brand', 'one'),
    ),
  );
  expect(chinese.length).toBeGreaterThan(1);
  expect(chinese.every((line) => line.length > 1 && !/^[，。]/.test(line))).toBe(true);
});

test('a hostile seed cannot put anything into the picture', () => {
  expectWellFormed(coverSvg('brand', '"><script>alert(1)</script>'));
  expectWellFormed(mosaicSvg('"><script>alert(1)</script>'));
});

test('the mosaic never puts two equal palettes side by side and stays within its bounds', () => {
  for (const seed of seeds) {
    const grounds = [
      ...mosaicSvg(seed, 8, 6).matchAll(/<path fill="(#[0-9a-f]{6})" d="M\d+ \d+h80\.5v80\.5h-80\.5z"\/>/g),
    ];
    expect(grounds).toHaveLength(48);
  }
  expectWellFormed(mosaicSvg('home', 8, 6));
  expect(mosaicSvg('home', 900, -3)).toContain('viewBox="0 0 1280 80"');
});

test('a motif is chosen by its name and nothing else', () => {
  expect(isMotif('brand')).toBe(true);
  expect(isMotif('constructor')).toBe(false);
  expect(MOTIF_NAMES.length).toBeGreaterThanOrEqual(10);
});

test('the served colors are the light cut colors of tokens.css', () => {
  const tokens = readTokens(tokensCss);
  for (const [name, hex] of Object.entries(CUT)) {
    const token = tokens.get(`cut-${name}`);
    expect(token && toHex(token.light), name).toBe(hex);
  }
});

test('initials are whole characters and tints exist', () => {
  expect(initialsOf('Amara Okafor')).toBe('AO');
  expect(initialsOf('  Ana  Maria  de Souza ')).toBe('AS');
  expect(initialsOf('émile')).toBe('É');
  expect(initialsOf('')).toBe('?');
  for (const seed of seeds) expect(tintOf(seed)).toBeLessThan(TINT_COUNT);
});

// A page has it as a part of itself (drawn-cover.tsx).
test('nothing of a seed is in the picture', () => {
  for (const motif of MOTIF_NAMES) {
    const svg = coverSvg(motif, '"><script>alert(1)</script>');
    expect(svg).not.toContain('script');
    expectWellFormed(svg);
  }
});
