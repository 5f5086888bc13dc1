/** PREVIEW in strokes, because a server need not have a font: each glyph 4 by 7, one beside the other. */
const GLYPHS = [
  'M0 7V0H4V4H0',
  'M0 7V0H4V3.5H0M2 3.5L4 7',
  'M4 0H0V7H4M0 3.5H3',
  'M0 0L2 7L4 0',
  'M2 0V7',
  'M4 0H0V7H4M0 3.5H3',
  'M0 0L1 7L2 3L3 7L4 0',
] as const;
const STEP = 6;

/**
 * Laid over a whole picture: words from corner to corner, light with a dark edge, so that they are seen on anything.
 */
export function watermark(width: number, height: number): Buffer {
  const scale = Math.max(2, Math.round(Math.min(width, height) / 90));
  const word = GLYPHS.map((path, place) => `<path transform="translate(${place * STEP} 0)" d="${path}"/>`).join('');
  const [across, down] = [(GLYPHS.length * STEP + 8) * scale, 22 * scale];
  const strokes = (color: string, thick: number): string =>
    `<g transform="translate(${4 * scale} ${6 * scale}) scale(${scale})" fill="none" stroke="${color}" stroke-width="${thick}">${word}</g>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
      <pattern id="p" width="${across}" height="${down}" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)">
        ${strokes('rgb(0 0 0 / 0.35)', 1.6)}${strokes('rgb(255 255 255 / 0.55)', 0.8)}
      </pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`,
  );
}
