/** The color math we need: OKLCH to sRGB, whether a color exists in sRGB, and WCAG contrast. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Linear-light sRGB; parts outside 0..1 mean the colour is outside the gamut. Björn Ottosson's OKLab matrices. */
export function oklchToLinear(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

export const inGamut = (linear: Rgb, slack = 0.0005): boolean =>
  linear.every((part) => part >= -slack && part <= 1 + slack);

const clamp = (part: number): number => Math.min(1, Math.max(0, part));
const gamma = (part: number): number => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

export const toHex = (linear: Rgb): string =>
  `#${linear
    .map((part) =>
      Math.round(gamma(clamp(part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * clamp(red) + 0.7152 * clamp(green) + 0.0722 * clamp(blue);

/** WCAG 2 contrast of two linear-light colours, 1 to 21. */
export function contrast(color: Rgb, other: Rgb): number {
  const [a, b] = [luminance(color), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const PAIR =
  /--([a-z0-9-]+):\s*light-dark\(oklch\(([\d.]+) ([\d.]+) ([\d.]+)\), oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)\)/g;

export interface Token {
  readonly light: Rgb;
  readonly dark: Rgb;
}

/** Every `--name: light-dark(oklch(…), oklch(…))` of a stylesheet. */
export function readTokens(css: string): Map<string, Token> {
  const tokens = new Map<string, Token>();
  for (const [, name = '', ...parts] of css.matchAll(PAIR)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = parts.map(Number);
    tokens.set(name, { light: oklchToLinear(a, b, c), dark: oklchToLinear(d, e, f) });
  }
  return tokens;
}

const linearOf = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** `#rrggbb`. */
export const fromHex = (hex: string): Rgb =>
  [1, 3, 5].map((at) => linearOf(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Rgb;

/** The other way round: lightness, chroma and hue in degrees. */
export function linearToOklch([red, green, blue]: Rgb): readonly [lightness: number, chroma: number, hue: number] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/** The nearest color of that lightness and hue that sRGB has: chroma gives way. */
export function inSrgb(lightness: number, chroma: number, hue: number): Rgb {
  let most = chroma;
  while (most > 0 && !inGamut(oklchToLinear(lightness, most, hue))) most -= 0.004;
  return oklchToLinear(lightness, Math.max(0, most), hue);
}
