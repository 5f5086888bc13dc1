import { expect, test } from 'vitest';
import { sharpLoaded } from './images.ts';
import { blankPlace } from './photo-place.ts';

const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 31/1 1234/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '13/1 24/1 5678/100',
};

async function photo(format: 'jpeg' | 'avif', exif: Record<string, Record<string, string>>): Promise<Buffer> {
  const sharp = await sharpLoaded();
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a6' } }).withExif(exif);
  return (format === 'jpeg' ? picture.jpeg() : picture.avif()).toBuffer();
}

/** The numbers of the place, as either order of bytes has them. */
const hasPlace = (bytes: Buffer): boolean =>
  [1234, 5678].some((number) =>
    [Buffer.from([0, 0, number >> 8, number & 255]), Buffer.from([number & 255, number >> 8, 0, 0])].some((part) =>
      bytes.subarray(0, 2_000).includes(part),
    ),
  );

test.each(['jpeg', 'avif'] as const)('a %s loses its place, and nothing else', async (format) => {
  const sharp = await sharpLoaded();
  const bytes = await photo(format, { IFD0: { Copyright: 'Amara Okafor', Artist: 'Amara' }, IFD3: GPS });
  const before = await sharp(bytes).raw().toBuffer();
  const { length } = bytes;
  expect(hasPlace((await sharp(bytes).metadata()).exif ?? Buffer.alloc(0))).toBe(true);
  expect(blankPlace(bytes)).toBe(true);
  const { exif = Buffer.alloc(0), width } = await sharp(bytes).metadata();
  expect(hasPlace(exif)).toBe(false);
  expect(exif.includes('Amara Okafor')).toBe(true);
  expect([bytes.length, width, (await sharp(bytes).raw().toBuffer()).equals(before)]).toEqual([length, 64, true]);
  expect(blankPlace(bytes)).toBe(false);
});

test('a photo without one stays byte for byte', async () => {
  const bytes = await photo('jpeg', { IFD0: { Copyright: 'Amara Okafor' } });
  const before = Buffer.from(bytes);
  expect([blankPlace(bytes), bytes.equals(before)]).toEqual([false, true]);
});

test('the place in XMP becomes spaces', () => {
  const bytes = Buffer.from(
    '<rdf:Description exif:GPSLatitude="52,31.2N" dc:title="Berlin"><exif:GPSLongitude>13,24.9E</exif:GPSLongitude>',
  );
  expect(blankPlace(bytes)).toBe(true);
  expect(bytes.toString()).toBe(
    '<rdf:Description exif:GPSLatitude="        " dc:title="Berlin"><exif:GPSLongitude>        </exif:GPSLongitude>',
  );
});

test('a file made to break the reader only stays a file', () => {
  for (const hard of [
    'Exif\0\0',
    'Exif\0\0II*\0\xff\xff\xff\xff',
    `Exif\0\0MM\0*\0\0\0\x08\xff\xff${'\x88\x25\0\x04\xff\xff\xff\xff\xff\xff\xff\xff'.repeat(5)}`,
    'Exif\0\0II*\0'.repeat(5_000),
    'exif:GPS'.repeat(20_000),
  ])
    expect(() => blankPlace(Buffer.from(hard, 'latin1'))).not.toThrow();
});
