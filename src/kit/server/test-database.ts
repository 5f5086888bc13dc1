import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from './db/database.ts';
import { startPostgres } from './db/embedded/start-postgres.ts';
import { migrate } from './db/migrate.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../../db/migrations');
/** How one test run tells its workers where its cluster is. */
const CLUSTER = 'DOCKET_TEST_CLUSTER';
/** Test data may be lost in a power cut; nothing else may run this way (DB-1). */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

export interface TestCluster {
  readonly connection: pg.PoolConfig;
  stop(): Promise<void>;
}

/** A throw-away cluster for one test run. */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docket-test-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), settings: FAST });
  return {
    connection: postgres.connection,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For the test runner's global set-up: one cluster for all its workers. Gives the tear-down. */
export async function shareTestCluster(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  process.env[CLUSTER] = JSON.stringify(cluster.connection);
  return () => cluster.stop();
}

let own: Promise<TestCluster> | null = null;
let users = 0;

async function connectionOfCluster(): Promise<pg.PoolConfig> {
  const shared = process.env[CLUSTER];
  if (shared !== undefined) return JSON.parse(shared) as pg.PoolConfig;
  users += 1;
  own ??= startTestCluster();
  return (await own).connection;
}

async function leaveCluster(): Promise<void> {
  if (process.env[CLUSTER] !== undefined) return;
  users -= 1;
  if (users > 0 || own === null) return;
  const { stop } = await own;
  own = null;
  await stop();
}

function templateName(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).toSorted()) hash.update(name).update(readFileSync(path.join(MIGRATIONS, name)));
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

/** Migrated once per run and copied for each test: a fresh database in some 30 ms. */
async function ensureTemplate(admin: pg.Client, connection: pg.PoolConfig): Promise<string> {
  const name = templateName();
  await admin.query('select pg_advisory_lock(421)');
  try {
    const known = await admin.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 1) return name;
    await admin.query(`drop database if exists ${name}_draft`);
    await admin.query(`create database ${name}_draft`);
    const pool = new pg.Pool({ ...connection, database: `${name}_draft`, max: 1 });
    try {
      await migrate(pool, MIGRATIONS);
    } finally {
      await pool.end();
    }
    await admin.query(`alter database ${name}_draft rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock(421)');
  }
}

export interface TestDatabase {
  /** As the app works: role docket_app. */
  readonly database: Database;
  /** As the migrator works: every right. */
  readonly owner: pg.Pool;
  readonly connection: pg.PoolConfig;
  close(): Promise<void>;
}

/** A fresh, migrated, empty database on real PostgreSQL. */
export async function testDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const cluster = await connectionOfCluster();
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  const name = `test_${randomBytes(8).toString('hex')}`;
  try {
    const template = await ensureTemplate(admin, cluster);
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await admin.end();
  }
  const connection = { ...cluster, database: name };
  const owner = new pg.Pool({ ...connection, max: 4 });
  owner.on('error', () => {});
  const database = openDatabase({ connection, poolSize: options.poolSize ?? 10, role: 'docket_app' });
  return {
    database,
    owner,
    connection,
    async close() {
      await database.end();
      await owner.end();
      await leaveCluster();
    },
  };
}
