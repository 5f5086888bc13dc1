import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const padded = (length: number): number => (length + 3) & ~3;

/** A font with its tables decompressed (WOFF 1.0). The library would decompress a table again for every letter. */
export function openWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  const largest = 2 ** Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(largest * SFNT_ENTRY, 6);
  head.writeUInt16BE(Math.log2(largest), 8);
  head.writeUInt16BE((count - largest) * SFNT_ENTRY, 10);
  const tables: Buffer[] = [head];
  let offset = head.length;
  for (let place = 0; place < count; place += 1) {
    const entry = HEADER + place * ENTRY;
    const [from, packedLength, length] = [
      woff.readUInt32BE(entry + 4),
      woff.readUInt32BE(entry + 8),
      woff.readUInt32BE(entry + 12),
    ];
    const packed = woff.subarray(from, from + packedLength);
    const table = Buffer.alloc(padded(length));
    (packedLength < length ? inflateSync(packed) : packed).copy(table);
    const to = SFNT_HEADER + place * SFNT_ENTRY;
    woff.copy(head, to, entry, entry + 4);
    woff.copy(head, to + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat(tables);
}
