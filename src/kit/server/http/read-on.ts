import type { IncomingMessage } from 'node:http';

/** More than this nobody sends in vain: then the connection is cut. */
const MOST_BYTES = 32 * 1024 ** 2;

/**
 * Reads what a client still sends after its answer, and throws it away. A connection that closes with something unread
 * is reset, and takes along the answer that says what was wrong: most clients read it only once they have sent
 * everything.
 */
export function readOn(request: IncomingMessage): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) request.destroy();
  });
}
