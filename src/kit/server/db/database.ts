import pg from 'pg';
import type { Compilable, CompiledQuery } from 'kysely';
import { Failure } from '../../errors.ts';
import { openReadLanes } from './read-lanes.ts';

/** A hot statement: its name makes PostgreSQL keep the plan, at a third of a query builder's cost per call. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const texts = new Map<string, string>();

/** A connection knows a statement by its name alone: two under one name would fail on whichever connection meets both. */
export function statement(name: string, text: string): Statement {
  const known = texts.get(name);
  if (known !== undefined && known !== text) throw new Error(`two statements are named ${name}`);
  texts.set(name, text);
  return { name, text };
}

interface Reads {
  /** The same object for all work on one database: the key for what a process may remember about it. */
  readonly home: object;
  /** All rows of a named statement (hot paths) or of plain SQL text. Values are always parameters (DB-5). */
  rows<Row>(sql: Statement | string, values?: readonly unknown[]): Promise<Row[]>;
  /** The only row, or undefined. */
  row<Row>(sql: Statement | string, values?: readonly unknown[]): Promise<Row | undefined>;
  /** The only row of a short indexed read that happens all the time: outside a transaction many share one connection. */
  hot<Row>(sql: Statement, values?: readonly unknown[]): Promise<Row | undefined>;
  /** Runs a query made with `build` (see build.ts): typed by the migrated database. */
  run<Output>(query: Compilable<Output>): Promise<Output[]>;
}

/** Reading, one statement at a time. Code that writes asks for a `Tx`, so a forgotten transaction does not compile. */
export interface Db extends Reads {
  readonly kind: 'db';
}

/** One open transaction. Everything a command does, including its idempotency row, goes through the same one. */
export interface Tx extends Reads {
  readonly kind: 'tx';
  /** Runs once the commit is known, never on rollback: for waking workers, not for work itself. */
  afterCommit(run: () => void): void;
}

export interface Database {
  readonly db: Db;
  /** Runs `work` in one READ COMMITTED transaction and retries deadlocks and serialization failures afresh (DB-3). */
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** One short round trip, for the readiness probe: beside the pool, so that busy is not taken for away. */
  ping(): Promise<void>;
  end(): Promise<void>;
  readonly pool: pg.Pool;
}

const MAX_TRIES = 4;
const DEADLOCK = '40P01';
const SERIALIZATION = '40001';

const ping = statement('ping', 'select 1 as here');

type Client = Pick<pg.Pool, 'query'>;

function reads(client: Client, home: object): Reads {
  const rows = async <Row>(sql: Statement | string, values: readonly unknown[] = []): Promise<Row[]> => {
    const config = typeof sql === 'string' ? { text: sql } : sql;
    const result = await client.query({ ...config, values: values as unknown[] });
    return result.rows as Row[];
  };
  const row = async <Row>(sql: Statement | string, values?: readonly unknown[]) => (await rows<Row>(sql, values))[0];
  return {
    home,
    rows,
    row,
    hot: row,
    run: async <Output>(query: Compilable<Output>) => {
      const compiled: CompiledQuery<Output> = query.compile();
      return rows<Output>(compiled.sql, compiled.parameters);
    },
  };
}

export interface DatabaseSettings {
  readonly connection: pg.PoolConfig;
  readonly poolSize: number;
  /** Role every connection works as; it may not touch ledger rows except through the ledger's functions (MON-2). */
  readonly role?: string;
}

export function openDatabase(settings: DatabaseSettings): Database {
  const connection = {
    ...settings.connection,
    application_name: 'docket',
    // DB-2: nothing waits without bound; a connection whose query timed out is destroyed by the pool.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 8_000,
    lock_timeout: 5_000,
    ...(settings.role === undefined ? {} : { options: `-c role=${settings.role}` }),
  };
  const pool = new pg.Pool({ ...connection, max: settings.poolSize, query_timeout: 9_000, idle_in_transaction_session_timeout: 10_000 });
  const lanes = openReadLanes(connection);
  /** As long as connections of before are left, each loses its plan and itself. */
  const staleTries = settings.poolSize + MAX_TRIES;
  const query = async (config: pg.QueryConfig) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await pool.query(config);
      } catch (error) {
        if (!isPlanStale(error) || tries >= staleTries) throw error;
      }
    }
  };
  const fromPool = reads({ query } as Client, pool);
  // An idle connection that dies (database restart) is dropped by the pool; the next request opens a fresh one.
  pool.on('error', () => {});

  const attempt = async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
    const committed: (() => void)[] = [];
    let broken: Error | undefined;
    const lost = (error: Error) => {
      broken = error;
    };
    let client: pg.PoolClient | null = null;
    const begin = async (): Promise<pg.PoolClient> => {
      client = await connect(pool);
      client.on('error', lost);
      await client.query('begin');
      return client;
    };
    // Begun by its first statement: work that turns out to have none takes no connection and no trips.
    let begun: Promise<pg.PoolClient> | undefined;
    const inside = { query: async (config: pg.QueryConfig) => (await (begun ??= begin())).query(config) } as Client;
    try {
      const result = await work({ kind: 'tx', ...reads(inside, pool), afterCommit: (run) => void committed.push(run) });
      if (begun !== undefined) await commit(await begun);
      for (const run of committed) run();
      return result;
    } catch (error) {
      // Whoever did not answer will not answer a rollback either; dropping the connection rolls back, and waits for nothing.
      if (isDatabaseAway(error) || isPlanStale(error)) broken ??= error as Error;
      else
        await (client as pg.PoolClient | null)?.query('rollback').catch((failed: Error) => {
          broken = failed;
        });
      throw error;
    } finally {
      const used = client as pg.PoolClient | null;
      used?.off('error', lost);
      used?.release(broken);
    }
  };

  const hot = lanes.rowElse(fromPool.row, (error) => isDatabaseAway(error) || isPlanStale(error));
  return {
    pool,
    db: { kind: 'db', ...fromPool, hot },
    async transact(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await attempt(work);
        } catch (error) {
          const code = (error as { code?: string }).code;
          if (isPlanStale(error) && tries < staleTries) continue;
          if (tries >= MAX_TRIES || (code !== DEADLOCK && code !== SERIALIZATION)) throw error;
          await new Promise((resolve) => setTimeout(resolve, 2 ** tries * 5 * (0.5 + Math.random())));
        }
      }
    },
    ping: async () => void (await hot(ping)),
    end: async () => void (await Promise.all([pool.end(), lanes.end()])),
  };
}

/**
 * A newer release has changed a table that a kept plan reads whole. The plan stays with its connection, so the connection
 * goes: a process of the release before goes on through the migration (DB-6).
 */
export const isPlanStale = (error: unknown): boolean =>
  (error as { code?: string }).code === '0A000' && (error as Error).message.includes('cached plan must not change result type');

/** Errors by which the driver says "the database is not there": answered with 503, not 500. */
const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03', '08006', '08001', '08003', '53300']);

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: string }).code;
  return (
    (code !== undefined && CONNECTION_LOST.has(code)) ||
    /Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

/** PostgreSQL answers a commit after a swallowed error with ROLLBACK and no error: nothing of it may be told as done. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a failed statement in it was passed over');
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (isDatabaseAway(error)) throw new Failure('unavailable', { cause: error, retryAfterSeconds: 2 });
    throw error;
  }
}
