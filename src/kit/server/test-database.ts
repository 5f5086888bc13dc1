import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database, type Db } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { connectToTestCluster } from './test-cluster.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../../db/migrations');
const TEMPLATE_LOCK = 4_207_312;

export interface TestDatabase {
  /** As the product opens it: every connection works as docket_app. */
  readonly database: Database;
  readonly db: Db;
  /** With the migrator's rights, for arranging and inspecting what docket_app may not touch. */
  readonly owner: pg.Pool;
  /** How to connect to it as its owner, for starting a whole app on it. */
  readonly connection: pg.ClientConfig;
  /**
   * Resolves once every transaction that was open when it was called has ended, in this database or beside it. Sealing
   * and roll-ups stop at the oldest open transaction of the whole cluster, and other test files share the cluster.
   */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * For the test runner's global set-up: the cluster is up before the first worker asks, and stays while the run lasts.
 */
export async function shareTestCluster(): Promise<() => Promise<void>> {
  const { admin, connection } = await connectToTestCluster();
  await migratedTemplate(admin, connection);
  return () => admin.end();
}

/** A fresh, migrated database of real PostgreSQL, for one test file. */
export async function testDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const { admin, connection: cluster } = await connectToTestCluster();
  const name = `test_${process.pid}_${randomBytes(5).toString('hex')}`;
  try {
    await admin.query(`create database ${name} template ${await migratedTemplate(admin, cluster)} strategy file_copy`);
  } catch (error) {
    await admin.end();
    throw error;
  }
  const connection = { ...cluster, database: name };
  const database = openDatabase({ connection, poolSize: options.poolSize ?? 16, role: 'docket_app', checksRows: true });
  const owner = new pg.Pool({ ...connection, max: 4 });
  owner.on('error', () => {});
  return {
    database,
    db: database.db,
    owner,
    connection,
    settled: () => settled(owner),
    async close() {
      await Promise.all([database.end(), owner.end()]);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

async function settled(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next');
  const passed = () =>
    owner
      .query<{ passed: boolean }>('select pg_snapshot_xmin(pg_current_snapshot()) >= $1::text::xid8 as passed', [
        rows[0]?.next,
      ])
      .then((found) => found.rows[0]?.passed);
  const until = Date.now() + 120_000;
  while (!(await passed())) {
    if (Date.now() > until) throw new Error('a transaction of this cluster stayed open for 2 minutes');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Made once per state of the migrations; everyone else copies it. */
async function migratedTemplate(admin: pg.Client, cluster: pg.ClientConfig): Promise<string> {
  const hash = hashOfMigrations();
  const template = `schema_${hash}`;
  if (await exists(admin, template)) return template;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (await exists(admin, template)) return template;
    const making = `making_${hash}`;
    await admin.query(`drop database if exists ${making} with (force)`);
    await admin.query(`create database ${making}`);
    await migrate({ ...cluster, database: making }, MIGRATIONS);
    await admin.query(`alter database ${making} allow_connections false`);
    await admin.query(`alter database ${making} rename to ${template}`);
    return template;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

async function exists(admin: pg.Client, name: string): Promise<boolean> {
  return (await admin.query('select 1 from pg_database where datname = $1', [name])).rowCount !== 0;
}

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(MIGRATIONS, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
