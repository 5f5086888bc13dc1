import type sharpModule from 'sharp';
import { bodyLimits } from '../../limits.ts';
import { Failure } from '../../errors.ts';

const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif']);

type Sharp = typeof sharpModule;
let loaded: Promise<Sharp> | null = null;

/** Loaded with the first picture: its libraries are a tenth of an idle process's memory. */
export function sharpLoaded(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}

/**
 * Re-encodes an uploaded picture: the format is read from the bytes, pixels are counted before decoding, and metadata
 * and anything hidden behind the picture are removed (UPL-1, UPL-2). SVG is refused. `whyNot` refuses a size in words.
 */
export async function cleanPicture(
  file: { readonly path: string },
  size: { width: number; height: number; fit: 'cover' | 'inside' },
  whyNot: (upright: { width: number; height: number }) => string | null = () => null,
): Promise<Buffer> {
  const refused = new Failure('invalid_input', { message: 'We can’t read this picture. Use JPEG, PNG or WebP.' });
  const sharp = await sharpLoaded();
  try {
    const facts = await sharp(file.path, { limitInputPixels: bodyLimits.imagePixels }).metadata();
    if (
      !facts.format ||
      !ACCEPTED.has(facts.format) ||
      (facts.width ?? 0) * (facts.height ?? 0) > bodyLimits.imagePixels
    )
      throw refused;
    const reason = whyNot(facts.autoOrient);
    if (reason !== null) throw new Failure('invalid_input', { message: reason });
    return await sharp(file.path, { limitInputPixels: bodyLimits.imagePixels, animated: false })
      .rotate()
      .resize({ ...size, withoutEnlargement: size.fit === 'inside' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('invalid_input', { message: refused.message, cause: error });
  }
}

export interface Thumbnail {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A small picture of a private file, encoded again like every other; null where the file is no picture that we can
 * read.
 */
export async function thumbnailOf(file: { readonly path: string }, edge: number): Promise<Thumbnail | null> {
  const sharp = await sharpLoaded();
  try {
    const { format, width, height } = await sharp(file.path, { limitInputPixels: bodyLimits.imagePixels }).metadata();
    if (!format || !ACCEPTED.has(format) || width * height > bodyLimits.imagePixels) return null;
    const { data, info } = await sharp(file.path, { limitInputPixels: bodyLimits.imagePixels, animated: false })
      .rotate()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // Cut off, or something else under a picture's first bytes: it is kept as a plain file.
    return null;
  }
}
