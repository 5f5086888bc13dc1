/** The cut colors of tokens.css (light values) as hex: served pictures have no stylesheet. A test compares both. */
export const CUT = {
  petrol: '#03616f',
  sea: '#5eb6b6',
  marigold: '#f8bb37',
  persimmon: '#f3673a',
  rose: '#f5bfba',
  leaf: '#48945b',
  sky: '#9fd0e9',
  bone: '#efe9d9',
  ink: '#052c35',
} as const;
export type CutName = keyof typeof CUT;

/** Ground first, then three paper colors. */
export type Palette = readonly [ground: string, one: string, two: string, three: string];

const palette = (...names: [CutName, CutName, CutName, CutName]): Palette =>
  names.map((name) => CUT[name]) as unknown as Palette;

export const COVER_PALETTES: readonly Palette[] = [
  palette('petrol', 'marigold', 'bone', 'persimmon'),
  palette('bone', 'petrol', 'persimmon', 'sea'),
  palette('marigold', 'ink', 'bone', 'persimmon'),
  palette('sea', 'ink', 'bone', 'marigold'),
  palette('rose', 'persimmon', 'petrol', 'bone'),
  palette('sky', 'petrol', 'bone', 'marigold'),
  palette('leaf', 'bone', 'ink', 'marigold'),
  palette('ink', 'sea', 'marigold', 'bone'),
];

/** The mosaic is calmer: no rose, leaf or sky. */
export const MOSAIC_PALETTES: readonly Palette[] = [
  palette('petrol', 'marigold', 'bone', 'sea'),
  palette('bone', 'petrol', 'persimmon', 'sea'),
  palette('marigold', 'ink', 'bone', 'petrol'),
  palette('sea', 'ink', 'bone', 'marigold'),
  palette('ink', 'sea', 'marigold', 'bone'),
  palette('persimmon', 'bone', 'ink', 'marigold'),
  palette('bone', 'ink', 'marigold', 'petrol'),
];
