import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabase } from '#kit/server/db/database.ts';
import { migrate } from '#kit/server/db/migrate.ts';
import { checks } from '../db/checks/checks.ts';
import { violations } from '../db/checks/run-checks.ts';
import { figure, median, type Figure } from './figure.ts';
import { APPROVE_EVERY, AT_ONCE, orderLoad } from './order-load.ts';
import { CLIENTS, plantMarket } from './orders-data.ts';
import { startInstance, temporaryFolder } from './support/instance.ts';
import { findPgbench } from './tpcb.ts';

const ROUNDS = 3;
const SECONDS = 4;
/** Made before the rounds. Running out stops the benchmark, because the figure would be too good. */
const DELIVERED_FOR_HTTP = 900;
const DELIVERED_FOR_SQL = 2_400;

const here = import.meta.dirname;
const run = promisify(execFile);

/**
 * The same mix as one SQL call each on a database of its own in the same PostgreSQL, driven by pgbench, or by the bare
 * driver without it.
 */
async function openYardstick(
  connection: pg.PoolConfig,
  say: (line: string) => void,
): Promise<(seconds: number) => Promise<number>> {
  const admin = new pg.Pool({ ...connection, max: 1 });
  await admin.query('create database orders_yardstick');
  await admin.end();
  const at = { ...connection, database: 'orders_yardstick' };
  const owner = new pg.Pool({ ...at, max: 2 });
  const database = openDatabase({ connection: at, poolSize: AT_ONCE, role: 'docket_app' });
  await migrate(at, path.join(here, '../db/migrations'));
  const { offers } = await plantMarket(owner, database, DELIVERED_FOR_SQL);
  await owner.query(readFileSync(path.join(here, 'orders-yardstick.sql'), 'utf8'));
  await owner.query('vacuum analyze bench_buyer, bench_offer, bench_todo');
  await database.end();
  await owner.end();
  const program = findPgbench();
  if (program === null) {
    say('pgbench is not installed (Debian: postgresql-contrib): the bare driver replaces it');
    return (seconds) => driveBare(at, offers.length, seconds);
  }
  const folder = temporaryFolder();
  const scripts = {
    place: `\\set buyer random(1, ${CLIENTS})\n\\set offer random(1, ${offers.length})\nselect bench_place(bench_buyer.id, bench_offer.slug) from bench_buyer, bench_offer where bench_buyer.n = :buyer and bench_offer.n = :offer;\n`,
    approve: 'select bench_approve();\n',
  };
  for (const [name, text] of Object.entries(scripts)) writeFileSync(path.join(folder, `${name}.sql`), text);
  const env = {
    ...process.env,
    PGHOST: String(at.host),
    PGPORT: String(at.port),
    PGUSER: String(at.user),
    PGPASSWORD: typeof at.password === 'string' ? at.password : '',
    PGDATABASE: at.database,
  };
  const files = [`--file=${folder}/place.sql@${APPROVE_EVERY - 1}`, `--file=${folder}/approve.sql@1`];
  return async (seconds) => {
    const { stdout } = await run(
      program,
      ['--no-vacuum', `--client=${AT_ONCE}`, '--jobs=2', `--time=${seconds}`, '--protocol=prepared', ...files],
      { env },
    );
    const found = /tps = ([\d.]+)/.exec(stdout);
    if (found?.[1] === undefined || /number of failed transactions: [1-9]/.test(stdout))
      throw new Error(`pgbench did not finish well: ${stdout}`);
    return Number(found[1]);
  };
}

const PLACE =
  'select bench_place(bench_buyer.id, bench_offer.slug) from bench_buyer, bench_offer where bench_buyer.n = $1 and bench_offer.n = $2';
const upTo = (count: number): number => 1 + Math.floor(Math.random() * count);

async function driveBare(connection: pg.PoolConfig, offers: number, seconds: number): Promise<number> {
  const clients = Array.from({ length: AT_ONCE }, () => new pg.Client(connection));
  await Promise.all(clients.map((client) => client.connect()));
  const startedAt = performance.now();
  let done = 0;
  const session = async (client: pg.Client): Promise<void> => {
    while (performance.now() < startedAt + seconds * 1_000) {
      done += 1;
      if (done % APPROVE_EVERY === 0) await client.query({ name: 'approve', text: 'select bench_approve()' });
      else await client.query({ name: 'place', text: PLACE, values: [upTo(CLIENTS), upTo(offers)] });
    }
  };
  await Promise.all(clients.map(session));
  const perSecond = done / ((performance.now() - startedAt) / 1_000);
  await Promise.all(clients.map((client) => client.end()));
  return perSecond;
}

/**
 * Order placement, wallet-funded, one command through HTTP, against the best SQL for the same rows: rounds one after
 * the other.
 */
export async function ordersBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance();
  const owner = new pg.Pool({ ...instance.connection, max: 2 });
  const database = openDatabase({ connection: instance.connection, poolSize: AT_ONCE, role: 'docket_app' });
  try {
    const yardstick = await openYardstick(instance.connection, say);
    const http = orderLoad(instance.url, await plantMarket(owner, database, DELIVERED_FOR_HTTP));
    await http.measure(2);
    const rounds: { http: number; sql: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const sql = await yardstick(SECONDS);
      const through = await http.measure(SECONDS);
      rounds.push({ http: through, sql });
      say(`hand-written SQL ${sql.toFixed(0)} tps, through HTTP ${through.toFixed(0)} a second`);
    }
    http.close();
    // The planted services come with made-up ratings; everything else must hold.
    const broken = await violations(
      owner,
      checks.filter(({ name }) => name !== 'ratings-equal-their-reviews'),
    );
    if (broken.length > 0)
      throw new Error(`the books do not add up after the benchmark: ${broken.slice(0, 3).join('; ')}`);
    return [
      figure(
        'order placement through HTTP / best hand-written SQL, 16 clients',
        median(rounds.map((round) => round.http / round.sql)),
        null,
        'higher',
        'ratio',
      ),
      figure(
        'orders placed through HTTP, 16 clients',
        median(rounds.map((round) => round.http)),
        null,
        'higher',
        'per second',
      ),
    ];
  } finally {
    await database.end();
    await owner.end();
    await instance.stop();
  }
}
