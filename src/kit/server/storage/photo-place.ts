/** Where a photo was taken, taken out of it in place: its pixels and all else it says stay as they are. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { ReceivedFile } from './files.ts';

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const XMP_PLACE = Buffer.from('exif:GPS', 'latin1');
/** The entry of the first directory that leads to the directory of the place (Exif 2.32, 4.6.3). */
const PLACE = 0x88_25;
const ENTRY_BYTES = 12;
/** By the type of a value: a byte, a text, a short, a long, a fraction of two longs, and their kin. */
const SIZES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
};
const MOST_ENTRIES = 200;
const MOST_FOUND = 50;

/** The directories of a TIFF block, whose offsets count from its first byte. */
function readerOf(tiff: Buffer): { short: (at: number) => number; long: (at: number) => number } | null {
  const order = tiff.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') return null;
  const isLittle = order.startsWith('I');
  const within = (at: number, bytes: number): boolean => at >= 0 && at + bytes <= tiff.length;
  return {
    short: (at) => (within(at, 2) ? (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)) : 0),
    long: (at) => (within(at, 4) ? (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)) : 0),
  };
}

function blankDirectory(tiff: Buffer, at: number, { short, long }: NonNullable<ReturnType<typeof readerOf>>): boolean {
  const count = short(at);
  if (count === 0 || count > MOST_ENTRIES) return false;
  for (let n = 0; n < count; n += 1) {
    const entry = at + 2 + n * ENTRY_BYTES;
    const bytes = (SIZES[short(entry + 2)] ?? 1) * long(entry + 4);
    const value = long(entry + 8);
    if (bytes > 4) tiff.fill(0, Math.min(value, tiff.length), Math.min(value + bytes, tiff.length));
    tiff.fill(0, Math.min(entry, tiff.length), Math.min(entry + ENTRY_BYTES, tiff.length));
  }
  // A directory without entries.
  tiff.fill(0, at, at + 2);
  return true;
}

function blankExif(tiff: Buffer): boolean {
  const reader = readerOf(tiff);
  if (reader === null) return false;
  const first = reader.long(4);
  const count = Math.min(reader.short(first), MOST_ENTRIES);
  for (let n = 0; n < count; n += 1) {
    const entry = first + 2 + n * ENTRY_BYTES;
    if (reader.short(entry) === PLACE) return blankDirectory(tiff, reader.long(entry + 8), reader);
  }
  return false;
}

/** `exif:GPSLatitude="52,31.2N"` and `<exif:GPSLatitude>52,31.2N<`: the value becomes spaces. */
function blankXmp(bytes: Buffer, at: number): boolean {
  const text = bytes.toString('latin1', at, at + 200);
  const found = /^(exif:GPS\w{1,40}(?:\s*=\s*"|\s*=\s*'|>))([^"'<]{1,100})/.exec(text);
  if (found === null || (found[2] ?? '').trim() === '') return false;
  const from = at + (found[1] ?? '').length;
  bytes.fill(' ', from, from + (found[2] ?? '').length);
  return true;
}

/** Of a JPEG, HEIC, AVIF or TIFF inside of one. Says whether there was a place. */
export function blankPlace(bytes: Buffer): boolean {
  let isChanged = false;
  const each = (mark: Buffer, blank: (at: number) => boolean): void => {
    for (let at = bytes.indexOf(mark), n = 0; at !== -1 && n < MOST_FOUND; at = bytes.indexOf(mark, at + 1), n += 1)
      isChanged = blank(at) || isChanged;
  };
  each(EXIF, (at) => blankExif(bytes.subarray(at + EXIF.length)));
  each(XMP_PLACE, (at) => blankXmp(bytes, at));
  return isChanged;
}

/** The same file without the place where it was taken. */
export async function withoutPlace<File extends ReceivedFile>(file: File): Promise<File> {
  const bytes = await readFile(file.path);
  if (!blankPlace(bytes)) return file;
  await writeFile(file.path, bytes);
  return { ...file, sha256: createHash('sha256').update(bytes).digest(), head: bytes.subarray(0, file.head.length) };
}
