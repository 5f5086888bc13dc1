import { connect, type Socket } from 'node:net';

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** One keep-alive line, one request on it at a time. Of an answer only its head is read; its body is counted. */
class Caller {
  readonly #socket: Socket;
  readonly #next: () => Buffer;
  readonly tookMs: number[] = [];
  #begunAt = 0;
  #left = 0;
  #isOver = false;
  readonly #failed: (error: Error) => void;

  constructor(host: string, port: number, next: () => Buffer, failed: (error: Error) => void) {
    this.#next = next;
    this.#failed = failed;
    this.#socket = connect({ host, port, noDelay: true });
    this.#socket.on('connect', () => this.#ask());
    this.#socket.on('data', (bytes) => this.#hear(bytes));
    this.#socket.on('error', failed);
    this.#socket.on('close', () => this.#isOver || failed(new Error('the line was cut')));
  }

  #ask(): void {
    this.#begunAt = performance.now();
    this.#socket.write(this.#next());
  }

  #hear(bytes: Buffer): void {
    if (this.#isOver) return;
    this.#left = this.#left === 0 ? this.#bodyAfterHead(bytes) : this.#left - bytes.length;
    if (this.#left > 0) return;
    this.tookMs.push(performance.now() - this.#begunAt);
    this.#ask();
  }

  /**
   * How much of the body is still to come. A head comes in one piece on loopback; one that does not stops the
   * benchmark.
   */
  #bodyAfterHead(bytes: Buffer): number {
    const end = bytes.indexOf(HEAD_END);
    const head = bytes.toString('latin1', 0, Math.max(end, 0));
    const length = /\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 2') || length === undefined)
      this.#failed(new Error(`not an answer to count: ${bytes.toString('latin1', 0, 200)}`));
    return end + HEAD_END.length + Number(length) - bytes.length;
  }

  end(): void {
    this.#isOver = true;
    this.#socket.destroy();
  }
}

/**
 * Bounded load on a loopback address; anything but 2xx makes the figure worthless, so it stops the benchmark. On two
 * cores the asker's time is the server's: this client costs next to nothing, so that what is measured is the server.
 * `[<id>]` in the address is another word in each request; `searches` are asked for in turn after the address.
 */
export async function load(
  url: string,
  seconds: number,
  connections = 32,
  headers: Readonly<Record<string, string>> = {},
  searches: readonly string[] = [],
): Promise<Load> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const textFor = (path: string): Buffer => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  const path = pathname + search;
  const decodedPath = decodeURIComponent(path);
  const same = textFor(path);
  let count = 0;
  const inTurn = searches.map((search) => textFor(pathname + search));
  const next =
    inTurn.length > 0
      ? () => inTurn[(count += 1) % inTurn.length] ?? same
      : decodedPath.includes('[<id>]')
        ? () => textFor(decodedPath.replace('[<id>]', `word-${process.pid}-${(count += 1)}`))
        : () => same;
  const callers: Caller[] = [];
  const startedAt = performance.now();
  try {
    await new Promise<void>((done, failed) => {
      for (let i = 0; i < connections; i += 1) callers.push(new Caller(hostname, Number(port), next, failed));
      setTimeout(done, seconds * 1_000);
    });
  } finally {
    for (const caller of callers) caller.end();
  }
  const tookMs = callers.flatMap((caller) => caller.tookMs).toSorted((a, b) => a - b);
  const elapsedSeconds = (performance.now() - startedAt) / 1_000;
  return {
    perSecond: tookMs.length / elapsedSeconds,
    p50Ms: tookMs[Math.floor(tookMs.length / 2)] ?? Number.NaN,
    p99Ms: Math.round(tookMs[Math.floor(tookMs.length * 0.99)] ?? 0),
  };
}
