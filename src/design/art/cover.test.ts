import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTokens, toHex } from '../color.ts';

import { initialsOf, TINT_COUNT, tintOf } from './avatar.ts';
import { coverSvg, isMotif, MOTIF_NAMES } from './cover.ts';
import { mosaicSvg } from './mosaic.ts';
import { CUT } from './palette.ts';

const tokensCss = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const seeds = Array.from({ length: 40 }, (_, i) => `0199c2d4-7a10-7c${i.toString(16).padStart(2, '0')}-8000-0000000000aa`);

/** Tags open and close in order, attributes are quoted, nothing but our own elements. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [tag, closing, name = '', , own] of svg.matchAll(/<(\/?)([a-z]+)((?:\s[a-z-]+="[^"<>&]*")*)\s*(\/?)>/gi)) {
    expect(['svg', 'g', 'path', 'rect', 'circle']).toContain(name);
    if (closing) expect(open.pop(), tag).toBe(name);
    else if (!own) open.push(name);
  }
  expect(open).toEqual([]);
  expect(svg.replaceAll(/<(\/?)([a-z]+)((?:\s[a-z-]+="[^"<>&]*")*)\s*(\/?)>/gi, '')).toBe('');
}

test('a cover is always the same for a seed, and another seed gives another cover', () => {
  for (const motif of MOTIF_NAMES) {
    expect(coverSvg(motif, 'one')).toBe(coverSvg(motif, 'one'));
    expect(coverSvg(motif, 'one')).not.toBe(coverSvg(motif, 'two'));
  }
});

test('every cover is well-formed, at most 3 KB, and has only finite numbers', () => {
  for (const motif of MOTIF_NAMES) {
    for (const seed of seeds) {
      const svg = coverSvg(motif, seed);
      expectWellFormed(svg);
      expect(new TextEncoder().encode(svg).length, `${motif} ${seed}`).toBeLessThanOrEqual(3 * 1_024);
      expect(svg).not.toMatch(/NaN|undefined|null/);
    }
  }
});

test('a hostile seed cannot put anything into the picture', () => {
  expectWellFormed(coverSvg('brand', '"><script>alert(1)</script>'));
  expectWellFormed(mosaicSvg('"><script>alert(1)</script>'));
});

test('the mosaic never puts two equal palettes side by side and stays within its bounds', () => {
  for (const seed of seeds) {
    const grounds = [...mosaicSvg(seed, 8, 6).matchAll(/<path fill="(#[0-9a-f]{6})" d="M\d+ \d+h80\.5v80\.5h-80\.5z"\/>/g)];
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
