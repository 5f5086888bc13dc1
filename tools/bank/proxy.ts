import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

/**
 * The end of a transaction (src/kit/server/db/transaction.ts), as PostgreSQL's protocol frames a plain query: Q, the
 * length, its text.
 */
const COMMIT = Buffer.from([0x51, 0, 0, 0, 11, ...Buffer.from('commit'), 0]);
/** How PostgreSQL says that it is done. */
const COMMITTED = Buffer.from('COMMIT\0');

/** Where the next commit is cut: before it arrives, or after it is done but before its answer. */
export type CommitCut = 'before' | 'after';

export interface Proxy {
  readonly port: number;
  /** Cuts every open connection, as a network would: in the middle of anything. */
  cut(): void;
  /** Waits for the next commit and cuts its connection there. */
  aim(cut: CommitCut): void;
  /** How many commits were hit so far. */
  hits(): number;
  close(): void;
}

/** Between the apps and PostgreSQL, and between the clients and the apps. */
export async function proxyTo(target: () => NetConnectOpts): Promise<Proxy> {
  const open = new Set<Socket>();
  let aimed: CommitCut | null = null;
  let hit = 0;
  const reset = (socket: Socket): void =>
    void (socket.remoteFamily === undefined ? socket.destroy() : socket.resetAndDestroy());
  const sever = (socket: Socket, other: Socket): void => {
    reset(socket);
    reset(other);
  };

  const server = createServer((from) => {
    const to = connect(target());
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => void (open.delete(socket), other.destroy()));
    }
    let isDeaf = false;
    from.on('data', (part) => {
      const where = aimed !== null && part.includes(COMMIT) ? aimed : null;
      if (where !== null) [aimed, hit] = [null, hit + 1];
      if (where === 'before') return sever(from, to);
      isDeaf ||= where === 'after';
      if (!to.write(part)) from.pause();
    });
    to.on('data', (part) => {
      // The commit is answered, so it is done: the answer is what the cut swallows. Before it, others of the same
      // connection may be answered.
      if (isDeaf && part.includes(COMMITTED)) return sever(from, to);
      if (!from.write(part)) to.pause();
    });
    from.on('drain', () => to.resume()).on('end', () => to.end());
    to.on('drain', () => from.resume()).on('end', () => from.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => open.forEach(reset);
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    aim: (at) => void (aimed = at),
    hits: () => hit,
    close: () => (cut(), void server.close()),
  };
}
