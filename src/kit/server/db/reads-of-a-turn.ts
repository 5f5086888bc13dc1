import type pg from 'pg';
import { isDatabaseAway, isPlanStale } from './database-errors.ts';
import { prepareValue } from './prepare-value.ts';
import type { Asked } from './reads.ts';

/** On one connection they run one after the other: more of them would wait where they could run side by side. */
const TOGETHER = 4;

interface Rows {
  readonly rows: unknown[];
}

interface Waiting {
  readonly asked: pg.QueryConfig;
  resolve(result: Rows): void;
  reject(error: unknown): void;
}

interface Socket {
  cork(): void;
  uncork(): void;
}
const socketOf = (client: pg.PoolClient): Socket => (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Each is a transaction of its own and fails alone; only their way to PostgreSQL is common. */
async function askTogether(pool: pg.Pool, group: readonly Waiting[]): Promise<void> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    for (const { reject } of group) reject(error);
    return;
  }
  let broken: Error | undefined;
  const socket = socketOf(client);
  socket.cork();
  const answers = group.map(({ asked, resolve, reject }) =>
    client.query<object>(asked).then(resolve, (error: Error) => {
      if (isDatabaseAway(error) || isPlanStale(error)) broken = error;
      reject(error);
    }),
  );
  socket.uncork();
  await Promise.all(answers);
  client.release(broken);
}

/**
 * Reads outside a transaction, on connections in pipeline mode. What is asked within one turn of the event loop goes out in
 * one system call for every four statements (docs/decisions/167-reads-of-a-turn.md). A statement without a name goes alone:
 * it is planned each time because its work depends on its values, and nothing should wait behind it.
 */
export function readsOfATurn(pool: pg.Pool): (asked: Asked) => Promise<Rows> {
  let turn: Waiting[] = [];
  const sendTurn = (): void => {
    const all = turn;
    turn = [];
    for (let from = 0; from < all.length; from += TOGETHER) void askTogether(pool, all.slice(from, from + TOGETHER));
  };
  // A value that cannot be written fails here, before it takes a place in the pipeline.
  return async ({ values = [], ...asked }) => {
    const written = values.map(prepareValue);
    return new Promise((resolve, reject) => {
      const one = { asked: { ...asked, values: written }, resolve, reject };
      if (asked.name === undefined) return void askTogether(pool, [one]);
      if (turn.length === 0) process.nextTick(sendTurn);
      return void turn.push(one);
    });
  };
}
