import pg from 'pg';
import { Failure } from '../../errors.ts';
import { isDatabaseAway, isPlanStale, isWorthAnotherTry } from './database-errors.ts';
import { openMemory } from './memory.ts';
import { reads, type Asked, type Db } from './reads.ts';
import { runTransaction, type Tx } from './transaction.ts';

export { isDatabaseAway, isWorthAnotherTry, TryAgain } from './database-errors.ts';
export type { Remembered } from './memory.ts';
export type { Db } from './reads.ts';
export { composed, plannedEachTime, statement, type Composed, type RowOf, type Statement } from './statement.ts';
export type { Tx } from './transaction.ts';

export interface Database {
  readonly db: Db;
  /**
   * Runs `work` in one READ COMMITTED transaction and starts again after deadlocks, serialization failures and
   * `TryAgain` (DB-3).
   */
  transact<Result>(work: (tx: Tx) => Result | Promise<Result>): Promise<Result>;
  /**
   * One short round trip, for the readiness probe: outside the pool, so that a busy database is not reported as down.
   */
  ping(): Promise<void>;
  end(): Promise<void>;
  readonly pool: pg.Pool;
}

const MAX_TRIES = 4;

export interface DatabaseSettings {
  readonly connection: pg.PoolConfig;
  readonly poolSize: number;
  /** Role every connection works as; it may not touch ledger rows except through the ledger's functions (MON-2). */
  readonly role?: string;
  /** Fails where a column is null that its statement marks as never null (`as "total!"`). For tests. */
  readonly checksRows?: boolean;
}

export function openDatabase(settings: DatabaseSettings): Database {
  const connection = {
    ...settings.connection,
    application_name: 'docket',
    // DB-2: nothing waits without bound; a connection whose query timed out is destroyed by the pool.
    connectionTimeoutMillis: 5_000,
    query_timeout: 9_000,
    statement_timeout: 8_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    // A statement need not wait for the answer to the one before: https://node-postgres.com/features/pipelining
    pipeline: true,
    ...(settings.role === undefined ? {} : { options: `-c role=${settings.role}` }),
  };
  const pool = openPool({ ...connection, max: settings.poolSize });
  const probes = openPool({ ...connection, max: 1 });
  const memory = openMemory();
  /** Each connection opened before the migration loses its plan and is closed. */
  const staleTries = settings.poolSize + MAX_TRIES;
  const query = async (statement: Asked): Promise<{ rows: unknown[] }> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await pool.query<object>(statement);
      } catch (error) {
        if (!isPlanStale(error) || tries >= staleTries) throw error;
      }
    }
  };
  return {
    pool,
    db: { kind: 'db', ...reads(query, memory, settings.checksRows === true) },
    async transact(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await runTransaction(await connect(pool), memory, work, settings.checksRows);
        } catch (error) {
          if (isPlanStale(error) && tries < staleTries) continue;
          if (tries >= MAX_TRIES || !isWorthAnotherTry(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, 2 ** tries * 5 * (0.5 + Math.random())));
        }
      }
    },
    ping: async () => void (await probes.query('select 1')),
    end: async () => void (await Promise.all([pool.end(), probes.end()])),
  };
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // An idle connection that dies (database restart) is dropped by the pool; the next request opens a fresh one.
  pool.on('error', () => {});
  // While the pool hands a connection over, nobody listens to it: what ends it in the same packet must not end the
  // process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (isDatabaseAway(error)) throw new Failure('unavailable', { cause: error, retryAfterSeconds: 2 });
    throw error;
  }
}
