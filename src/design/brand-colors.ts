/**
 * An operator's colors: what follows from the three that are chosen, and whether they can be read in both themes
 * (decision 159).
 */
import { contrast, fromHex, inSrgb, linearToOklch, oklchToLinear, toHex, type Rgb } from './color.ts';

export interface BrandColorChoice {
  readonly primary_light: string;
  readonly primary_dark: string;
  readonly accent: string;
}

/** Light and dark, as `#rrggbb`. */
export type TokenPair = { readonly light: string; readonly dark: string };

export interface ColorCheck {
  readonly field: keyof BrandColorChoice;
  readonly what: string;
  readonly ratio: number;
  readonly needed: number;
}

export interface BrandTokens {
  readonly tokens: Record<string, TokenPair>;
  readonly checks: readonly ColorCheck[];
}

/** Of tokens.css, which a test compares: what is written on. */
export const GROUNDS = {
  canvas: [oklchToLinear(0.981, 0.005, 95), oklchToLinear(0.182, 0.016, 222)],
  surface: [oklchToLinear(0.998, 0.001, 95), oklchToLinear(0.222, 0.018, 222)],
  raised: [oklchToLinear(0.998, 0.001, 95), oklchToLinear(0.258, 0.02, 222)],
  sunken: [oklchToLinear(0.957, 0.007, 95), oklchToLinear(0.158, 0.014, 222)],
  hover: [oklchToLinear(0.943, 0.009, 95), oklchToLinear(0.285, 0.021, 222)],
  night: [oklchToLinear(0.272, 0.044, 216), oklchToLinear(0.142, 0.02, 220)],
} as const satisfies Record<string, readonly [Rgb, Rgb]>;

/** The product's own, as a choice: where an operator begins. */
export const PRODUCT_COLORS: BrandColorChoice = {
  primary_light: toHex(oklchToLinear(0.412, 0.07, 212)),
  primary_dark: toHex(oklchToLinear(0.79, 0.088, 200)),
  accent: toHex(oklchToLinear(0.828, 0.155, 82)),
};

const PALE = oklchToLinear(0.985, 0.01, 95);
const DEEP = oklchToLinear(0.21, 0.03, 220);
const TEXT = 4.5;
const MARK = 3;
const THEMES = [0, 1] as const;

const writtenOn = (ground: Rgb): Rgb => (contrast(PALE, ground) >= contrast(DEEP, ground) ? PALE : DEEP);

/** Lighter or darker in small steps until it can be read on all of these. */
function readable(color: Rgb, grounds: readonly Rgb[], step: number): Rgb {
  const [lightness, chroma, hue] = linearToOklch(color);
  let found = color;
  for (let at = lightness; at >= 0.05 && at <= 0.99; at += step) {
    found = inSrgb(at, chroma, hue);
    if (grounds.every((ground) => contrast(found, ground) >= TEXT)) return found;
  }
  return found;
}

/** A ground of that hue for text in it. */
const soft = (color: Rgb, [lightness, most]: readonly [number, number]): Rgb => {
  const [, chroma, hue] = linearToOklch(color);
  return inSrgb(lightness, Math.min(chroma, most), hue);
};

export function brandTokens(choice: BrandColorChoice): BrandTokens {
  const primary = [fromHex(choice.primary_light), fromHex(choice.primary_dark)] as const;
  const accent = fromHex(choice.accent);
  const own = THEMES.map((theme) => {
    const main = primary[theme];
    const onMain = writtenOn(main);
    // Away from what is written on it, so that a button under the pointer reads at least as well.
    const [lightness, chroma, hue] = linearToOklch(main);
    const hovered = inSrgb(Math.min(0.97, Math.max(0.05, lightness + (onMain === PALE ? -0.06 : 0.06))), chroma, hue);
    const steps = theme === 0 ? -0.01 : 0.01;
    const mainSoft = soft(main, theme === 0 ? [0.938, 0.03] : [0.292, 0.05]);
    const accentSoft = soft(accent, theme === 0 ? [0.955, 0.048] : [0.318, 0.052]);
    return {
      primary: main,
      'primary-hover': hovered,
      'on-primary': onMain,
      'primary-soft': mainSoft,
      'primary-ink': readable(main, [mainSoft, GROUNDS.surface[theme], GROUNDS.canvas[theme]], steps),
      accent,
      'on-accent': writtenOn(accent),
      'accent-soft': accentSoft,
      'accent-ink': readable(accent, [accentSoft, GROUNDS.surface[theme], GROUNDS.canvas[theme]], steps),
    };
  });
  const [light, dark] = own as [(typeof own)[number], (typeof own)[number]];
  const tokens = Object.fromEntries(
    Object.keys(light).map((name) => [
      name,
      {
        light: toHex(light[name as keyof typeof light]),
        dark: toHex(dark[name as keyof typeof dark]),
      } satisfies TokenPair,
    ]),
  );
  return { tokens, checks: checksOf(own, accent) };
}

type Own = Readonly<Record<'primary' | 'primary-hover' | 'on-primary' | 'on-accent', Rgb>>;

function checksOf(own: readonly Own[], accent: Rgb): ColorCheck[] {
  const checks: ColorCheck[] = [];
  for (const theme of THEMES) {
    const at = own[theme];
    if (at === undefined) continue;
    const field = theme === 0 ? 'primary_light' : 'primary_dark';
    const name = theme === 0 ? 'light' : 'dark';
    const grounds = [GROUNDS.canvas, GROUNDS.surface, GROUNDS.raised, GROUNDS.sunken, GROUNDS.hover].map(
      (ground) => ground[theme],
    );
    const least = (ratios: readonly number[]): number => Math.min(...ratios);
    checks.push(
      {
        field,
        what: `Links on the page, ${name} theme`,
        ratio: least(grounds.map((ground) => contrast(at.primary, ground))),
        needed: TEXT,
      },
      {
        field,
        what: `Words on a button, ${name} theme`,
        ratio: least([contrast(at['on-primary'], at.primary), contrast(at['on-primary'], at['primary-hover'])]),
        needed: TEXT,
      },
      {
        field: 'accent',
        what: `Marks on the footer, ${name} theme`,
        ratio: contrast(accent, GROUNDS.night[theme]),
        needed: MARK,
      },
    );
  }
  const first = own[0];
  if (first !== undefined)
    checks.push({
      field: 'accent',
      what: 'Words on the accent color',
      ratio: contrast(first['on-accent'], accent),
      needed: TEXT,
    });
  return checks;
}

export const unreadable = (checks: readonly ColorCheck[]): ColorCheck[] =>
  checks.filter(({ ratio, needed }) => ratio < needed);
