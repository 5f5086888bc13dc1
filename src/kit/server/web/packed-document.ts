import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { makeNonce } from '../http/headers.ts';
import type { KeptDocument } from './document-cache.ts';

/** So that a crawl of ten thousand addresses leaves the processor to those who read. */
const MOST_AT_ONCE = 1;

/**
 * Compresses kept documents well, each once. The first reader waits for it, which is less work than compressing it for
 * that one as well; where another is under way already, readers get theirs compressed quickly instead.
 */
export function packer(onError: (error: unknown) => void): (document: KeptDocument) => Promise<void> {
  const underWay = new Map<KeptDocument, Promise<void>>();
  return async (document) => {
    if (document.packed !== null) return;
    const begun = underWay.get(document);
    if (begun !== undefined) return begun;
    if (underWay.size >= MOST_AT_ONCE) return;
    const packing = packDocument(document.pieces)
      .then((packed) => void (document.packed = packed), onError)
      .finally(() => underWay.delete(document));
    underWay.set(document, packing);
    return packing;
  };
}

/** Twenty milliseconds for a list page, in a thread of its own, once for all who are shown the copy. */
const BROTLI_QUALITY = 10;

/**
 * A document compressed once, whose nonce can still be exchanged. Brotli (RFC 7932) is written up to each seat of the
 * nonce and flushed, which ends on a whole byte; the nonce itself is then a block of its own that is stored as it is
 * (section 9.2: ISLAST 0, length, ISUNCOMPRESSED 1). Every nonce has the same length and the same last two letters,
 * which is all that what follows can depend on. Read back once before it is trusted: null when it would not read right.
 */
export async function packDocument(pieces: readonly Buffer[]): Promise<Buffer[] | null> {
  const encoder = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: pieces.reduce((sum, piece) => sum + piece.length, 0),
    },
  });
  let written: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => written.push(chunk));
  const flushed = async (bytes: Buffer): Promise<Buffer> => {
    if (bytes.length > 0) encoder.write(bytes);
    await new Promise<void>((resolve) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve()));
    const result = Buffer.concat(written);
    written = [];
    return result;
  };
  const packed: Buffer[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await flushed(Buffer.from(makeNonce()));
    packed.push(index === pieces.length - 1 ? await ended(encoder, piece, written) : await flushed(piece));
  }
  const nonce = Buffer.from(makeNonce());
  const readBack = brotliDecompressSync(withSeatsFilled(packed, storedBlock(nonce)));
  return readBack.equals(withSeatsFilled(pieces, nonce)) ? packed : null;
}

export const withSeatsFilled = (pieces: readonly Buffer[], filling: Buffer): Buffer =>
  Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [filling, piece])));

async function ended(encoder: ReturnType<typeof createBrotliCompress>, piece: Buffer, written: Buffer[]): Promise<Buffer> {
  await new Promise<void>((resolve, reject) => {
    encoder.once('end', resolve);
    encoder.once('error', reject);
    encoder.end(piece);
  });
  return Buffer.concat(written);
}

/** The nonce as a stored block: 1 bit "not last", 2 bits "length in 16 bits", the length less one, 1 bit "stored". */
export function storedBlock(nonce: Buffer): Buffer {
  const head = ((nonce.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([head & 0xff, (head >> 8) & 0xff, (head >> 16) & 0xff]), nonce]);
}
