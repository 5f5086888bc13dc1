/**
 * Runs in a process of its own (size-encoder.ts): its libraries stay out of the server's memory, and it can be stopped.
 */
import { drawCard } from '../social-cards/draw-card.ts';
import { sharpLoaded } from './images.ts';
import {
  NotAPicture,
  type Asked,
  type EncodedSize,
  type MarkAsked,
  type Said,
  type SizesAsked,
} from './size-encoder.ts';
import { watermark } from './watermark.ts';

const AVIF = { quality: 52, effort: 3 } as const;
/** Edges of a picture with a watermark: enough to judge the work by, and for a list. */
const MARKED_PIXELS = 1_600;
const MARKED_SMALL_PIXELS = 640;

async function encode({ bytes, widths, pixels }: SizesAsked): Promise<EncodedSize[]> {
  const sharp = await sharpLoaded();
  const { width: own } = await sharp(bytes, { limitInputPixels: pixels }).metadata();
  const sizes: EncodedSize[] = [];
  for (const width of widths) {
    const resized = sharp(bytes, { limitInputPixels: pixels }).resize({ width, withoutEnlargement: true });
    const avif = await resized.clone().avif(AVIF).toBuffer();
    const webp = width < own ? await resized.clone().webp({ quality: 80 }).toBuffer() : bytes;
    // Of simple drawings WebP is the smaller one.
    if (avif.length < webp.length) sizes.push({ width, format: 'avif', bytes: avif });
    sizes.push({ width, format: 'webp', bytes: webp });
  }
  return sizes;
}

async function mark({ mark: bytes, pixels }: MarkAsked): Promise<EncodedSize[]> {
  const sharp = await sharpLoaded();
  const { data, info } = await sharp(bytes, { limitInputPixels: pixels, animated: false })
    .rotate()
    .resize({ width: MARKED_PIXELS, height: MARKED_PIXELS, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      throw new NotAPicture(error.message);
    });
  const whole = await sharp(data)
    .composite([{ input: watermark(info.width, info.height) }])
    .webp({ quality: 76 })
    .toBuffer();
  const small = await sharp(whole)
    .resize({ width: MARKED_SMALL_PIXELS, height: MARKED_SMALL_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer({ resolveWithObject: true });
  return [
    { width: info.width, format: 'webp', bytes: whole },
    { width: small.info.width, format: 'webp', bytes: small.data },
  ];
}

process.on('message', (request: Asked) => {
  const done = async () =>
    'drawing' in request
      ? { drawn: await drawCard(request.drawing) }
      : { sizes: await ('mark' in request ? mark(request) : encode(request)) };
  done().then(
    (response) => process.send?.(response),
    (error: unknown) =>
      process.send?.({
        error: error instanceof Error ? error.message : String(error),
        isNoPicture: error instanceof NotAPicture,
      } satisfies Said),
  );
});
// The server is gone.
process.on('disconnect', () => process.exit(0));
