import { rmSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { temporaryFolder } from './instance.ts';

/** A PostgreSQL as the product runs it, durability included, for one group alone. */
export async function onOwnCluster<Result>(work: (connection: pg.PoolConfig) => Promise<Result>): Promise<Result> {
  const folder = temporaryFolder();
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres') });
  try {
    return await work(postgres.connection);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
