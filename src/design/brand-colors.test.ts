import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandTokens, GROUNDS, PRODUCT_COLORS, unreadable } from './brand-colors.ts';
import { contrast, fromHex, inGamut, linearToOklch, oklchToLinear, readTokens, toHex } from './color.ts';

const tokens = readTokens(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

test('colors are checked against the grounds of the stylesheet', () => {
  for (const [name, [light, dark]] of Object.entries(GROUNDS))
    expect([toHex(light), toHex(dark)], name).toEqual([
      toHex(tokens.get(name)?.light ?? [0, 0, 0]),
      toHex(tokens.get(name)?.dark ?? [0, 0, 0]),
    ]);
  expect(PRODUCT_COLORS).toEqual({
    primary_light: toHex(tokens.get('primary')?.light ?? [0, 0, 0]),
    primary_dark: toHex(tokens.get('primary')?.dark ?? [0, 0, 0]),
    accent: toHex(tokens.get('accent')?.light ?? [0, 0, 0]),
  });
});

test('a color in OKLCH and back is the same color', () => {
  for (const hex of ['#09545f', '#ffffff', '#000001', '#f0b429', '#7b2cbf'])
    expect(toHex(oklchToLinear(...linearToOklch(fromHex(hex))))).toBe(hex);
});

test('the product’s own colors pass every check', () => {
  expect(unreadable(brandTokens(PRODUCT_COLORS).checks)).toEqual([]);
});

test('what cannot be read in one of the themes is named with its field', () => {
  const pale = brandTokens({ ...PRODUCT_COLORS, primary_light: '#9fd8df' });
  expect(unreadable(pale.checks).map(({ field }) => field)).toContain('primary_light');
  const deep = brandTokens({ ...PRODUCT_COLORS, primary_dark: '#09545f' });
  expect(unreadable(deep.checks).map(({ field }) => field)).toContain('primary_dark');
  const night = brandTokens({ ...PRODUCT_COLORS, accent: '#062a33' });
  expect(unreadable(night.checks).map(({ field }) => field)).toContain('accent');
});

test('whatever color passes, all that follows from it can be read in both themes', () => {
  let passed = 0;
  for (let hue = 0; hue < 360; hue += 15)
    for (const [light, dark] of [
      [0.42, 0.8],
      [0.36, 0.85],
    ] as const) {
      const hex = (lightness: number, chroma: number): string =>
        toHex(oklchToLinear(lightness, inGamut(oklchToLinear(lightness, chroma, hue)) ? chroma : 0.03, hue));
      const { tokens: derivedTokens, checks } = brandTokens({
        primary_light: hex(light, 0.1),
        primary_dark: hex(dark, 0.09),
        accent: hex(0.8, 0.1),
      });
      if (unreadable(checks).length > 0) continue;
      passed += 1;
      for (const theme of [0, 1] as const) {
        const at = (name: string) => fromHex(derivedTokens[name]?.[theme === 0 ? 'light' : 'dark'] ?? '#000000');
        for (const [ink, ground] of [
          ['primary-ink', 'primary-soft'],
          ['on-primary', 'primary-hover'],
          ['accent-ink', 'accent-soft'],
          ['on-accent', 'accent'],
        ] as const)
          expect(
            contrast(at(ink), at(ground)),
            `${ink} on ${ground}, hue ${hue}, theme ${theme}`,
          ).toBeGreaterThanOrEqual(4.45);
        expect(
          contrast(tokens.get('ink')?.[theme === 0 ? 'light' : 'dark'] ?? [0, 0, 0], at('primary-soft')),
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
  expect(passed).toBeGreaterThan(30);
});
