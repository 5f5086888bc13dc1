/**
 * A WebM of pictures that are key frames all: the data of a lossy WebP is one frame of VP8 (RFC 6386, section 2 of the
 * WebP container), so the image library is encoder enough for a few seconds of flat color.
 */
const ONE_BYTE = 0x80;
const size = (length: number): Buffer => {
  if (length < ONE_BYTE - 1) return Buffer.from([ONE_BYTE | length]);
  // In eight bytes: the last bit of the first byte says so.
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length) | (1n << 56n));
  return bytes;
};
const element = (id: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), size(body.length), body]);
};
const whole = (id: string, value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
};
const text = (id: string, value: string): Buffer => element(id, Buffer.from(value, 'ascii'));
const real = (id: string, value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

const CHUNK_HEADER = 8;
const RIFF_HEADER = 12;

/** The frame in a lossy WebP without transparency. */
export function frameOf(webp: Buffer): Buffer {
  for (let at = RIFF_HEADER; at + CHUNK_HEADER <= webp.length;) {
    const length = webp.readUInt32LE(at + 4);
    if (webp.toString('ascii', at, at + 4) === 'VP8 ')
      return webp.subarray(at + CHUNK_HEADER, at + CHUNK_HEADER + length);
    at += CHUNK_HEADER + length + (length % 2);
  }
  throw new Error('this WebP has no VP8 frame');
}

const KEY_FRAME = 0x80;
const TRACK = 0x81;

const blockOf = (frame: Buffer, atMs: number): Buffer => {
  const header = Buffer.from([TRACK, 0, 0, KEY_FRAME]);
  header.writeInt16BE(atMs, 1);
  return element('a3', header, frame);
};

interface Film {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

/** Up to 32 seconds, which is what one cluster can number. */
export function webmOf(pictures: readonly Buffer[], { width, height, framesPerSecond }: Film): Buffer {
  const frameMs = 1_000 / framesPerSecond;
  const header = element(
    '1a45dfa3',
    whole('4286', 1),
    whole('42f7', 1),
    whole('42f2', 4),
    whole('42f3', 8),
    text('4282', 'webm'),
    whole('4287', 2),
    whole('4285', 2),
  );
  const info = element(
    '1549a966',
    whole('2ad7b1', 1_000_000),
    real('4489', pictures.length * frameMs),
    text('4d80', 'Docket'),
    text('5741', 'Docket'),
  );
  const video = element('e0', whole('b0', width), whole('ba', height));
  const track = element(
    'ae',
    whole('d7', 1),
    whole('73c5', 1),
    whole('83', 1),
    whole('9c', 0),
    text('86', 'V_VP8'),
    video,
  );
  const blocks = pictures.map((picture, at) => blockOf(frameOf(picture), Math.round(at * frameMs)));
  return Buffer.concat([
    header,
    element('18538067', info, element('1654ae6b', track), element('1f43b675', whole('e7', 0), ...blocks)),
  ]);
}
