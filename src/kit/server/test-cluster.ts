import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from './db/embedded/start-postgres.ts';
import type { Release } from './db/embedded/binaries.ts';
import type { Settings } from './db/embedded/settings.ts';
import { isDatabaseAway } from './db/database.ts';

/** Held by the one keeper of the cluster; see test-cluster-keeper.ts. */
export const KEEPER_LOCK = 4_207_313;
const KEEPER = path.join(import.meta.dirname, 'test-cluster-keeper.ts');
const MAX_TRIES = 10;

/** Nothing here outlives its test, so nothing is made durable. */
const SETTINGS: Settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: 400,
  autovacuum_naptime: '1h',
};

/** `TEST_POSTGRES=oldest` runs every test that needs a database on the oldest release we work with. */
export const testRelease = (): Release => (process.env['TEST_POSTGRES'] === 'oldest' ? 'oldest' : 'own');

/** One per account and release: every test run of this machine shares it. */
const clusterFolder = (): string => path.join(os.tmpdir(), `docket-tests-${process.getuid?.() ?? 0}`, testRelease() === 'own' ? 'postgres' : 'postgres-oldest');

/** A session on the shared throw-away cluster, which is started when nobody uses it yet and ends when nobody does. */
export async function connectToTestCluster(): Promise<{ admin: pg.Client; connection: pg.ClientConfig }> {
  for (let tries = 1; ; tries += 1) {
    const cluster = await startPostgres({ dataDir: clusterFolder(), settings: SETTINGS, keep: false, release: testRelease() });
    const connection = { ...cluster.connection, database: 'postgres' };
    const admin = new pg.Client(connection);
    try {
      await admin.connect();
      await ensureKeeper(admin);
      return { admin, connection };
    } catch (error) {
      // The keeper stopped it between our look and our knock: the next look starts it again.
      if (tries >= MAX_TRIES || !isDatabaseAway(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function ensureKeeper(admin: pg.Client): Promise<void> {
  const held = await admin.query("select 1 from pg_locks where locktype = 'advisory' and objid = $1", [KEEPER_LOCK]);
  if (held.rowCount !== 0) return;
  spawn(process.execPath, [KEEPER, clusterFolder()], { detached: true, stdio: 'ignore', cwd: os.tmpdir(), env: withoutTestRunner() }).unref();
}

function withoutTestRunner(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _loader, VITEST: _runner, ...env } = process.env;
  return env;
}
