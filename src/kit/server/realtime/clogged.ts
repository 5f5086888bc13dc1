import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** More than this waits for no reader: some 100 kB. */
export const PENDING_PACKETS = 500;

export interface Connection extends EventEmitter {
  /** What opened it; null once nobody needs it any more. */
  request: IncomingMessage | null;
}

/**
 * A connection whose other end reads nothing is cut, not buffered for without end (RT-2). A browser that was only slow
 * connects again and reads on from where it was.
 */
export function dropWhenClogged(connection: Connection): void {
  const socket = connection.request?.socket;
  let pending = 0;
  connection.on('packetCreate', () => {
    pending += 1;
    // Closing in order would wait for the other end.
    if (pending > PENDING_PACKETS) socket?.destroy();
  });
  connection.on('flush', () => (pending = 0));
}
