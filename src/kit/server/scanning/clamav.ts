import net, { type Socket } from 'node:net';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { ScannerAway, type Scanner, type Verdict } from './scanner.ts';

const CONNECT_MS = 5_000;
/** clamd unpacks archives: it may work for a while after the last byte. */
const SILENT_MS = 60_000;
const ANSWER_BYTES = 4_096;
const CHUNK_BYTES = 64 * 1_024;
const FOUND_LENGTH = 200;

export interface ClamavAddress {
  readonly host?: string;
  readonly port?: number;
  readonly path?: string;
}

/** `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`; null for anything else. */
export function clamavAddress(url: string): ClamavAddress | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, port, pathname } = new URL(url);
  if (protocol === 'unix:')
    return hostname === '' && pathname.length > 1 ? { path: decodeURIComponent(pathname) } : null;
  if (protocol !== 'tcp:' || hostname === '' || (pathname !== '' && pathname !== '/')) return null;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? 3310 : Number(port) };
}

/** What clamd said, up to the NUL that ends it. */
async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const piece of socket) {
    answer += String(piece);
    if (answer.includes('\0') || answer.length > ANSWER_BYTES) break;
  }
  return answer.slice(0, ANSWER_BYTES).replace(/\0.*$/s, '').trim();
}

function open(address: ClamavAddress, silentMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ ...address, port: address.port ?? 0 } as net.NetConnectOpts);
    const failed = (error: Error): void => reject(error);
    const giveUp = (): void => void (socket.connecting && socket.destroy(new Error('it does not take the connection')));
    // A process that stood still hears its timers first, and of what arrived meanwhile right after.
    socket.setTimeout(CONNECT_MS, () => setImmediate(giveUp));
    socket.once('error', failed);
    socket.once('connect', () => {
      socket.off('error', failed);
      // From here on the reader of the answer meets the error; one between two reads must not end the process.
      socket.on('error', () => {});
      socket.setTimeout(silentMs, () => socket.destroy(new Error('it says nothing')));
      resolve(socket);
    });
  });
}

/** A file in pieces: four bytes say how long each is, four zeros that it was the last (clamd(8), INSTREAM). */
async function send(socket: Socket, content: Readable): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of content) {
    const bytes = piece as Buffer;
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      socket.write(length);
      // A clamd that has heard enough closes; its answer says why.
      // Once it is closed nothing more is heard of it.
      if (!socket.write(chunk) && !socket.destroyed) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
      if (socket.destroyed) return;
    }
  }
  socket.write(Buffer.alloc(4));
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { state: 'clean' };
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found === undefined)
    throw new ScannerAway(
      answer === '' ? 'ClamAV closed without an answer' : `ClamAV says: ${answer.slice(0, FOUND_LENGTH)}`,
    );
  return { state: 'infected', found: found.slice(0, FOUND_LENGTH) };
}

/** ClamAV by the protocol of its daemon; nothing of it is installed with us. */
export function clamav(url: string, silentMs: number = SILENT_MS): Scanner {
  const address = clamavAddress(url);
  if (address === null) throw new TypeError(`not an address of clamd: ${url}`);
  return {
    name: `ClamAV at ${url}`,
    async scan(content) {
      let socket: Socket | null = null;
      try {
        socket = await open(address, silentMs);
        const answer = answerOf(socket);
        // Its own failure is the one that counts; both end together.
        const [reply] = await Promise.all([answer, send(socket, content)]);
        return verdictOf(reply);
      } catch (error) {
        if (error instanceof ScannerAway) throw error;
        throw new ScannerAway(`ClamAV does not answer: ${(error as Error).message}`, { cause: error });
      } finally {
        content.destroy();
        socket?.destroy();
      }
    },
    async ping() {
      let socket: Socket | null = null;
      try {
        socket = await open(address, CONNECT_MS);
        socket.write('zPING\0');
        return (await answerOf(socket)) === 'PONG';
      } catch {
        return false;
      } finally {
        socket?.destroy();
      }
    },
  };
}
