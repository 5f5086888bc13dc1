/** Runs in a process of its own (size-encoder.ts): its libraries stay out of the server's memory, and it can be stopped. */
import { sharpLoaded } from './images.ts';
import type { EncodedSize, SizesAsked } from './size-encoder.ts';

const AVIF = { quality: 52, effort: 3 } as const;

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

process.on('message', (asked: SizesAsked) => {
  encode(asked).then(
    (sizes) => process.send?.({ sizes }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
// The server is gone.
process.on('disconnect', () => process.exit(0));
