import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

/** Any number; the same in every process so that two starters migrate one after the other. */
const MIGRATION_LOCK = 4_207_311;

/**
 * Applies the plain-SQL files of `directory` in name order, forward only, each in its own transaction, once.
 * A file that changed after it was applied is refused: write a new one (DB-6).
 */
export async function migrate(pool: pg.Pool, directory: string, say: (line: string) => void = () => {}): Promise<string[]> {
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())');
    const known = new Map((await client.query<{ name: string; hash: string }>('select name, hash from migration')).rows.map((row) => [row.name, row.hash]));
    for (const name of readdirSync(directory)
      .filter((file) => file.endsWith('.sql'))
      .toSorted()) {
      const text = readFileSync(path.join(directory, name), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      const before = known.get(name);
      if (before === hash) continue;
      if (before !== undefined) throw new Error(`migration ${name} was changed after it was applied; write a new file instead`);
      await client.query('begin');
      try {
        await client.query("set local lock_timeout = '5s'");
        await client.query(text);
        await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error });
      }
      applied.push(name);
      say(name);
    }
    return applied;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}
