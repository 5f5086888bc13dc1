import { inflateRawSync } from 'node:zlib';

/** For tests: what is in a ZIP archive, by name, read from its own list of contents. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, packed, nameLength, extra, comment, header] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const from = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const bytes = archive.subarray(from, from + packed);
    files.set(name, method === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
