import { describe, expect, test } from 'vitest';
import { contrast, inGamut, readTokens } from './color.ts';
import { readFileSync } from 'node:fs';

const tokensCss = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const tokens = readTokens(tokensCss);

function ratio(ink: string, ground: string): { light: number; dark: number } {
  const [inkToken, other] = [tokens.get(ink), tokens.get(ground)];
  if (!inkToken || !other) throw new Error(`no token ${inkToken ? ground : ink}`);
  return { light: contrast(inkToken.light, other.light), dark: contrast(inkToken.dark, other.dark) };
}

test('every colour of both themes exists in sRGB', () => {
  expect(tokens.size).toBeGreaterThanOrEqual(48);
  for (const [name, token] of tokens) {
    expect(inGamut(token.light), `${name} light`).toBe(true);
    expect(inGamut(token.dark), `${name} dark`).toBe(true);
  }
});

/** The promised contrast of each pair: ink, ground, in light, in dark. */
const promised: [string, string, number, number][] = [
  ['ink', 'canvas', 15.8, 16.5],
  ['ink', 'surface', 16.6, 15.2],
  ['ink-2', 'canvas', 7.6, 9.6],
  ['ink-3', 'canvas', 5.4, 6.8],
  ['ink-3', 'sunken', 5.0, 7.1],
  ['line-strong', 'surface', 3.7, 3.8],
  ['primary', 'canvas', 8.1, 10.0],
  ['on-primary', 'primary', 8.2, 9.4],
  ['primary-ink', 'primary-soft', 8.5, 8.8],
  ['on-accent', 'accent', 9.0, 10.3],
  ['accent-ink', 'accent-soft', 6.9, 8.7],
  ['on-night', 'night', 13.7, 17.5],
  ['on-night-2', 'night', 8.6, 10.1],
  ['accent', 'night', 8.6, 12.1],
  ['success', 'success-soft', 6.1, 8.0],
  ['warning', 'warning-soft', 6.1, 7.8],
  ['danger', 'danger-soft', 5.8, 6.5],
  ['info', 'info-soft', 6.0, 7.5],
  ['on-danger-solid', 'danger-solid', 5.9, 5.0],
  ['focus', 'canvas', 4.5, 10.8],
  ['focus', 'sunken', 4.2, 11.2],
];

describe('the contrast table of the design holds', () => {
  test.each(promised)('%s on %s', (ink, ground, light, dark) => {
    const found = ratio(ink, ground);
    expect(found.light).toBeGreaterThanOrEqual(light - 0.06);
    expect(found.dark).toBeGreaterThanOrEqual(dark - 0.06);
  });
});

/** Pairs our components use beyond that table: text 4.5, controls and marks 3. */
const used: [string, string, number][] = [
  ['ink', 'hover', 7],
  ['ink', 'offset', 7],
  ['ink-2', 'offset', 4.5],
  ['ink-3', 'offset', 4.5],
  ['ink-2', 'surface', 7],
  ['ink-2', 'sunken', 4.5],
  ['ink-2', 'hover', 4.5],
  ['ink-3', 'surface', 4.5],
  ['ink', 'primary-soft', 4.5],
  ['ink-2', 'info-soft', 4.5],
  ['ink-2', 'success-soft', 4.5],
  ['ink-2', 'warning-soft', 4.5],
  ['ink-2', 'danger-soft', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'canvas', 4.5],
  ['success', 'surface', 4.5],
  ['primary', 'surface', 4.5],
  ['primary', 'hover', 4.5],
  ['surface', 'success', 4.5],
  ['line-strong', 'canvas', 3],
  ['focus', 'surface', 3],
  ['canvas', 'ink', 7],
  ...[1, 2, 3, 4, 5, 6].map((n): [string, string, number] => [`chart-${n}`, 'surface', 3]),
];

test.each(used)('%s on %s is readable', (ink, ground, least) => {
  const found = ratio(ink, ground);
  expect(found.light).toBeGreaterThanOrEqual(least);
  expect(found.dark).toBeGreaterThanOrEqual(least);
});
