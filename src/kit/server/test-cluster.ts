import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from './db/embedded/start-postgres.ts';
import type { Release } from './db/embedded/binaries.ts';
import type { Settings } from './db/embedded/settings.ts';
import { isDatabaseAway } from './db/database.ts';
import { testFolder } from './test-folder.ts';

/** Held by the one keeper of the cluster; see test-cluster-keeper.ts. */
export const KEEPER_LOCK = 4_207_313;
/**
 * Shared by everyone who uses the cluster, taken alone by its keeper to end it: nobody connects to a cluster that is
 * about to stop.
 */
export const USERS_LOCK = 4_207_314;
const KEEPER = path.join(import.meta.dirname, 'test-cluster-keeper.ts');
const TRY_EVERY_MS = 100;
const MAX_TRIES = 300;

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
const clusterFolder = (): string =>
  path.join(
    testFolder(),
    `docket-tests-${process.getuid?.() ?? 0}`,
    testRelease() === 'own' ? 'postgres' : 'postgres-oldest',
  );

/** A session on the shared throw-away cluster, which is started when nobody uses it yet and ends when nobody does. */
export async function connectToTestCluster(): Promise<{ admin: pg.Client; connection: pg.ClientConfig }> {
  for (let tries = 1; ; tries += 1) {
    const cluster = await startPostgres({
      dataDir: clusterFolder(),
      settings: SETTINGS,
      keep: false,
      release: testRelease(),
    });
    const connection = { ...cluster.connection, database: 'postgres' };
    const admin = new pg.Client(connection);
    try {
      await admin.connect();
      if (await joinsUsers(admin)) {
        await ensureKeeper(admin);
        return { admin, connection };
      }
      admin.on('error', () => {});
      await admin.end();
      if (tries >= MAX_TRIES) throw new Error('the test cluster is about to stop, and does not');
    } catch (error) {
      // The keeper stopped it between our look and our knock: the next look starts it again.
      if (tries >= MAX_TRIES || !isDatabaseAway(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
  }
}

async function joinsUsers(admin: pg.Client): Promise<boolean> {
  const { rows } = await admin.query<{ joined: boolean }>('select pg_try_advisory_lock_shared($1) as joined', [
    USERS_LOCK,
  ]);
  return rows[0]?.joined === true;
}

async function ensureKeeper(admin: pg.Client): Promise<void> {
  const held = await admin.query("select 1 from pg_locks where locktype = 'advisory' and objid = $1", [KEEPER_LOCK]);
  if (held.rowCount !== 0) return;
  spawn(process.execPath, [KEEPER, clusterFolder()], {
    detached: true,
    stdio: 'ignore',
    cwd: os.tmpdir(),
    env: withoutTestRunner(),
  }).unref();
}

function withoutTestRunner(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _loader, VITEST: _runner, ...env } = process.env;
  return env;
}
