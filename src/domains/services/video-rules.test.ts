import { expect, test } from 'vitest';
import { isVideo, videoKind } from './video-rules.ts';
import { coverOf } from './picture-rules.ts';

const boxed = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1');
const matroska = (type: string) =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]), Buffer.from(type)]);

test.each([
  ['mp4', boxed('isom')],
  ['mp4', boxed('mp42')],
  ['webm', matroska('webm')],
  [null, matroska('matroska')],
  [null, boxed('qt  ')],
  [null, boxed('avif')],
  [null, Buffer.from('<html>ftyp')],
  [null, Buffer.alloc(0)],
])('a video is what its bytes say: %s', (kind, head) => {
  expect(videoKind(head)).toBe(kind);
});

test('a video is never the cover', () => {
  const [video, picture] = [
    { file: 'a.mp4', alt: '' },
    { file: 'b.webp', alt: '' },
  ];
  expect(isVideo(video.file)).toBe(true);
  expect(coverOf([video, picture])).toBe('b.webp');
  expect(coverOf([video])).toBeNull();
});
