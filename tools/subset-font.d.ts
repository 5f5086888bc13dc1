declare module 'subset-font' {
  /** Keeps the glyphs of `text`; an axis is pinned by a number or narrowed by a range. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    },
  ): Promise<Uint8Array>;
}
