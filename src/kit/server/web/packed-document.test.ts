import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeNonce } from '../http/headers.ts';
import { packDocument, packer, storedBlock, withSeatsFilled } from './packed-document.ts';

const words = (count: number, from: number): string =>
  Array.from({ length: count }, (_, at) => `<li class="card-${(at * 7 + from) % 13}">word ${at * from}</li>`).join('');

const unpacked = (packed: readonly Buffer[] | null, nonce: string): string =>
  brotliDecompressSync(withSeatsFilled(packed ?? [], storedBlock(Buffer.from(nonce)))).toString();

test('a document compressed once reads right with every nonce put in later', async () => {
  for (const pieces of [
    ['<script nonce="', `">x</script>${words(900, 3)}<style nonce="`, `">${words(40, 5)}</style><script nonce="`, '"></script>'],
    ['only one piece'],
    ['', words(5, 2), ''],
    ['a', 'b', 'c', 'd'],
  ]) {
    const packed = await packDocument(pieces.map((piece) => Buffer.from(piece)));
    for (let turn = 0; turn < 50; turn += 1) {
      const nonce = makeNonce();
      expect(unpacked(packed, nonce)).toBe(pieces.join(nonce));
    }
  }
});

test('each document is compressed once, and only one at a time', async () => {
  const document = () => ({ status: 200, contentType: 'text/html', styleHash: '', pieces: [Buffer.from(words(400, 3))], packed: null as Buffer[] | null });
  const [first, second] = [document(), document()];
  const pack = packer((error) => expect.unreachable(String(error)));
  const both = [pack(first), pack(first)];
  await pack(second);
  expect(second.packed).toBeNull();
  await Promise.all(both);
  expect(unpacked(first.packed, '')).toBe(words(400, 3));
  await pack(second);
  expect(unpacked(second.packed, '')).toBe(words(400, 3));
});
