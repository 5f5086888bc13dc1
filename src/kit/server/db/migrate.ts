import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Any number; the same in every process so that two starters migrate one after the other. */
const MIGRATION_LOCK = 4_207_311;
/** A lock that was not available in time, and a deadlock with a process that is at work. */
const IN_USE: ReadonlySet<string> = new Set(['55P03', '40P01']);
const MAX_TRIES = 5;
const DEFAULT_LOCK_WAIT_MS = 5_000;

interface MigrateOptions {
  readonly say?: (line: string) => void;
  /** How long a change to a table waits for a lock; all later queries on the table would wait behind it (DB-6). */
  readonly lockWaitMs?: number;
}

/**
 * Applies the plain-SQL files of `directory` in name order, forward only, each in its own transaction, once. One that
 * sorts before files that were applied, such as the work of two branches, is applied as well. A file that changed after
 * it was applied is refused: write a new one (DB-6). On a connection of its own, whose statements may take as long as
 * a large table needs.
 */
export async function migrate(
  connection: pg.ClientConfig,
  directory: string,
  options: MigrateOptions = {},
): Promise<string[]> {
  const { say = () => {}, lockWaitMs = DEFAULT_LOCK_WAIT_MS } = options;
  const client = new pg.Client({ ...connection, application_name: 'docket-migrate', keepAlive: true });
  // A connection that is lost fails the statement that is under way.
  client.on('error', () => {});
  await client.connect();
  const applied: string[] = [];
  try {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [MIGRATION_LOCK]);
    if (rows[0]?.got !== true) {
      say('Another process is bringing the database up to date; waiting for it');
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    }
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const known = new Map(
      (await client.query<{ name: string; hash: string }>('select name, hash from migration')).rows.map((row) => [
        row.name,
        row.hash,
      ]),
    );
    const newest = [...known.keys()].toSorted().at(-1) ?? '';
    for (const { name, text, hash } of migrationsIn(directory)) {
      const before = known.get(name);
      if (before === hash) continue;
      if (before !== undefined)
        throw new Error(`migration ${name} was changed after it was applied; write a new file instead`);
      if (name < newest) say(`${name} sorts before ${newest}, which is applied already; applying it now`);
      await applyOnce(client, { name, text, hash }, lockWaitMs, say);
      applied.push(name);
    }
    return applied;
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

export const migrationsIn = (directory: string): Migration[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(path.join(directory, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });

async function applyOnce(
  client: pg.Client,
  { name, text, hash }: Migration,
  lockWaitMs: number,
  say: (line: string) => void,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${lockWaitMs}`);
      await client.query(text);
      await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
      await client.query('commit');
      return;
    } catch (error) {
      // A lost connection has rolled it back already.
      await client.query('rollback').catch(() => {});
      const isBusy = IN_USE.has((error as { code?: string }).code ?? '');
      if (!isBusy || tries >= MAX_TRIES)
        throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error });
      say(`A table is in use; trying ${name} again`);
      await new Promise((resolve) => setTimeout(resolve, lockWaitMs * Math.random()));
    }
  }
}
