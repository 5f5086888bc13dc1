/**
 * Started beside the shared test cluster and nothing else: stops it once nobody has been connected for a while, however
 * the test runs ended. `node test-cluster-keeper.ts <data folder>`.
 */
import pg from 'pg';
import { startPostgres } from './db/embedded/start-postgres.ts';
import { KEEPER_LOCK, testRelease, USERS_LOCK } from './test-cluster.ts';

const BEAT_MS = 5_000;
const IDLE_BEATS = 24;

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('which data folder?');
const cluster = await startPostgres({ dataDir, keep: false, release: testRelease() });
const session = new pg.Client({ ...cluster.connection, database: 'postgres' });
session.on('error', () => process.exit(0));
await session.connect();
const { rows } = await session.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [KEEPER_LOCK]);
if (rows[0]?.mine !== true) process.exit(0);

for (let idle = 0; idle < IDLE_BEATS;) {
  await new Promise((resolve) => setTimeout(resolve, BEAT_MS));
  const { rowCount } = await session.query(
    "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
  );
  idle = rowCount === 0 ? idle + 1 : 0;
  if (idle < IDLE_BEATS) continue;
  const { rows: alone } = await session.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    USERS_LOCK,
  ]);
  if (alone[0]?.alone !== true) idle = 0;
}

// Templates of old migrations and databases of killed runs: the next run makes what it needs afresh.
const left = await session.query<{ name: string }>(
  "select quote_ident(datname) as name from pg_database where datname ~ '^(test|schema|making)_'",
);
for (const { name } of left.rows)
  await session
    .query(`alter database ${name} is_template false`)
    .then(() => session.query(`drop database ${name} with (force)`));
session.removeAllListeners('error');
session.on('error', () => {});
await cluster.stop();
process.exit(0);
