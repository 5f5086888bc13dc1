import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

const GZIP_LEVEL = 5;
const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);

/**
 * A window just as long as a document gives the same result: with the default of 4 MB it took twice as long, most of it
 * for memory.
 */
const windowFor = (body: Buffer): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(body.length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** A list page takes 1 ms of a thread, and 23 at the best quality, which is a tenth smaller. */
const BROTLI_QUALITY = 5;

export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? gzipped(body, { level: GZIP_LEVEL })
    : brotli(body, {
        params: {
          [constants.BROTLI_PARAM_LGWIN]: windowFor(body),
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });

/** The best that the browser takes. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | null {
  if (acceptEncoding === undefined) return null;
  if (/\bbr\b/.test(acceptEncoding)) return 'br';
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null;
}
