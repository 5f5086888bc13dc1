/**
 * Uploaded pictures in the sizes that pages ask for (UPL-8, decision 111). The stored picture itself is the largest.
 */

export const PICTURE_WIDTHS = {
  avatars: [96, 192],
  covers: [320, 640, 1_280],
  portfolio: [480, 960],
} as const satisfies Record<string, readonly number[]>;
export type PictureFolder = keyof typeof PICTURE_WIDTHS;

const ADDRESS = /^\/uploads\/(avatars|covers|portfolio)\/([a-z0-9-]+)\.webp$/;
/** The end of a picture's name says its main color, so it is known wherever the name is. */
const TONE = /-([26ae]{3})\.webp$/;
const LEVELS = '26ae';

interface Sized {
  readonly stem: string;
  readonly widths: readonly number[];
}

function sized(url: string): Sized | null {
  const [, folder, stem] = ADDRESS.exec(url) ?? [];
  if (folder === undefined || stem === undefined) return null;
  return { stem: `/uploads/${folder}/${stem}`, widths: PICTURE_WIDTHS[folder as PictureFolder] };
}

/**
 * Every width of an uploaded picture; none where it is not one. The browser's Accept decides between AVIF and WebP, so
 * no address has an ending.
 */
export function srcSetOf(url: string): string | undefined {
  const found = sized(url);
  return found?.widths.map((width) => `${found.stem}-${width} ${width}w`).join(',');
}

/** The smallest size for a place of so many pixels, on screens of twice the density. */
export function urlFor(url: string, pixels: number): string {
  const found = sized(url);
  const width = found?.widths.find((width) => width >= 2 * pixels);
  return found === null || width === undefined ? url : `${found.stem}-${width}`;
}

/** The class that shows a picture's main color until it is there; empty where the name says none. */
export function toneClass(url: string | undefined): string {
  const tone = TONE.exec(url ?? '')?.[1];
  return tone === undefined ? '' : `tone-${tone}`;
}

/** The nearest of 64 colors, as three digits of CSS. */
export const toneOf = ({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): string =>
  [r, g, b].map((value) => LEVELS[Math.min(3, value >> 6)]).join('');
