import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { balances } from '#domains/wallet/server/wallet.ts';
import { composed, openDatabase, type Database } from '#kit/server/db/database.ts';
import { startPostgres, type RunningPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { migrate, migrationsIn } from '#kit/server/db/migrate.ts';
import { DEMO_PASSWORD } from '#domains/accounts/server/demo/guides.ts';
import { demoPeople } from '#domains/profiles/server/demo/people.ts';
import { runChecks } from '../../db/checks/run-checks.ts';
import { call, launch, untilReady, type Product } from '../../e2e/support/product.ts';
import type { Ground, Outcome } from '../bank/ground.ts';
import { MIGRATIONS, readFixture, restoreDump, restoreUploads, type Fixture } from './restore-dump.ts';
import { freePort } from '#kit/server/free-port.ts';

/** The data of the release before: `node tools/faults/upgrade-fixture.ts NAME` makes it. */
const FIXTURE = '2026-11-22';
/**
 * How many times a new migration is cut off: without a number each of them twice, and the other ways of upgrading as
 * well.
 */
const KILLS = Number(process.env['UPGRADE_KILLS'] ?? Number.POSITIVE_INFINITY);
const SETTLES_WITHIN_MS = 60_000;
const PATIENCE_MS = 60_000;

interface Stage {
  readonly postgres: RunningPostgres;
  readonly owner: Database;
  readonly fixture: Fixture;
  /** A process of this release on the old data; `place` names its own folder. */
  readonly start: (place: string) => Promise<Product>;
  readonly connection: RunningPostgres['connection'];
}

/** An old release's database of the given name, and how to start this release on it. */
async function stage(
  { folder, whenOver }: Ground,
  postgres: RunningPostgres,
  name: string,
  fixture: Fixture,
): Promise<Stage> {
  const admin = openDatabase({ connection: { ...postgres.connection, database: 'postgres' }, poolSize: 1 });
  await admin.db.rows(composed(`create database ${name}`));
  await admin.end();
  const connection = { ...postgres.connection, database: name };
  await restoreDump(connection, fixture);
  const owner = openDatabase({ connection, poolSize: 2 });
  whenOver(() => owner.end());
  const { user, password, host, port } = connection;
  const url = `postgresql://${user}:${encodeURIComponent(password)}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`;
  const start: Stage['start'] = async (place) => {
    const dataDir = `${folder}/${name}-${place}`;
    mkdirSync(dataDir, { recursive: true });
    restoreUploads(`${dataDir}/uploads`, fixture);
    const product = launch(dataDir, await freePort(), {
      DATABASE_URL: url,
      INSTANCE_KEY: fixture.instanceKey,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      DATABASE_POOL: '6',
    });
    whenOver(async () => (product.kill('SIGKILL'), product.ended));
    return product;
  };
  return { postgres, owner, fixture, start, connection };
}

const pending = (fixture: Fixture): string[] => {
  const known = new Set(fixture.migrations.map(({ name }) => name));
  return migrationsIn(MIGRATIONS).flatMap(({ name }) => (known.has(name) ? [] : [name]));
};

/** Names of the earlier release, where they have changed since. */
const NAME_NOW: Readonly<Record<string, string>> = { inFlight: 'in_flight' };

/** Everyone has to the cent what they had before. */
async function compareBalances({ owner, fixture }: Stage): Promise<string[]> {
  const wrong: string[] = [];
  for (const { userId, balances: before } of fixture.people) {
    const now: Record<string, { amount: string }> = await balances(owner.db, userId, 'USD');
    for (const [kind, amount] of Object.entries(before)) {
      const left = now[NAME_NOW[kind] ?? kind]?.amount;
      if (left !== amount) wrong.push(`${userId} had ${kind} ${amount} and has ${left ?? 'nothing'} after the upgrade`);
    }
  }
  return wrong;
}

/** What waited when the old release stopped: events, overdue deadlines, jobs. */
const WAITING = `select (select count(*) from job where died_at is null and run_at <= now())
  + (select count(*) from pgboss.job where state in ('created', 'retry', 'active')) as left`;

async function judge(which: string, { owner }: Stage, product: Product): Promise<string[]> {
  const found: string[] = [];
  const until = Date.now() + SETTLES_WITHIN_MS;
  for (let left = '?'; left !== '0'; await sleep(100)) {
    left = (await owner.db.row(composed<{ left: string }>(WAITING)))?.left ?? '?';
    if (Date.now() < until) continue;
    found.push(`${left} events, deadlines and jobs of the old release were not worked off`);
    break;
  }
  const failed = await owner.db.rows(
    composed<{ name: string; last_error: string }>(
      "select name, last_error from job where lane <> 'timers' and last_error is not null",
    ),
  );
  found.push(...failed.map(({ name, last_error }) => `the job ${name} failed: ${last_error}`));
  const timers = await owner.db.rows(
    composed<{ name: string; last_error: string }>(
      "select name, last_error from job where lane = 'timers' and last_error is not null",
    ),
  );
  found.push(...timers.map(({ name, last_error }) => `the deadline ${name} failed: ${last_error}`));
  const email = demoPeople.find(({ username }) => username === 'greta-nystrom')?.email;
  const login = await call(`${product.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (login.status !== 200) found.push(`signing in answered ${login.status} ${login.text}`);
  const page = await call(`${product.url}/services`);
  if (page.status !== 200) found.push(`the list of services answered ${page.status}`);
  for (const { check, violations } of await runChecks(owner.pool))
    found.push(...violations.map((what) => `${check.name}: ${what}`));
  return found.map((what) => `${which}: ${what}`);
}

/** Makes the migration of that name stop in its middle, after its first change or when only its commit is missing. */
async function setTrap({ db }: Database, name: string, where: 'begun' | 'done'): Promise<void> {
  await db.rows(
    composed(
      'drop table if exists trap; drop event trigger if exists trap_begun; drop trigger if exists trap_done on migration',
    ),
  );
  await db.rows(
    composed(`create or replace function trap_begun() returns event_trigger language plpgsql security definer
      set search_path = public as $$
    begin if current_setting('application_name') = 'docket-migrate' and ${where === 'begun'}
      and (select count(*) from migration) = (select place from trap) then perform pg_sleep(60); end if; end $$`),
  );
  await db.rows(
    composed(`create or replace function trap_done() returns trigger language plpgsql security definer
      set search_path = public as $$
    begin if new.name = '${name}' and ${where === 'done'} then perform pg_sleep(60); end if; return new; end $$`),
  );
  const before = migrationsIn(MIGRATIONS).findIndex((migration) => migration.name === name);
  await db.rows(composed(`create table trap as select ${before}::bigint as place`));
  await db.rows(composed('create event trigger trap_begun on ddl_command_end execute function trap_begun()'));
  await db.rows(
    composed('create trigger trap_done before insert on migration for each row execute function trap_done()'),
  );
}

async function clearTrap({ db }: Database): Promise<void> {
  await db.rows(
    composed(
      'drop event trigger trap_begun; drop trigger trap_done on migration; drop function trap_begun, trap_done; drop table trap',
    ),
  );
}

const TRAPPED =
  "select pid from pg_stat_activity where application_name = 'docket-migrate' and wait_event = 'PgSleep' and datname = current_database()";

/** Kill -9 in the middle of it; its session at the server ends as it would with a commit that never comes. */
async function killInside(which: Stage, name: string, where: 'begun' | 'done'): Promise<string[]> {
  const { owner, start } = which;
  await setTrap(owner, name, where);
  const product = await start('killed');
  const until = Date.now() + PATIENCE_MS;
  const fate: { endedWith?: number | string } = {};
  void product.ended.then((code) => (fate.endedWith = code));
  let isTrapped = false;
  // A migration without any change of the schema has no first one to stop at: its start then simply succeeds.
  while (!isTrapped && fate.endedWith === undefined && !product.said().includes('Docket is ready at')) {
    isTrapped = (await owner.db.row(composed(TRAPPED))) !== undefined;
    if (Date.now() > until) return [`${name} was never met ${where}: ${product.said()}${product.complained()}`];
    await sleep(20);
  }
  const { endedWith } = fate;
  product.kill('SIGKILL');
  await product.ended;
  await owner.db.rows(composed(`select pg_terminate_backend(pid, 5000) from (${TRAPPED}) one`));
  await clearTrap(owner);
  if (endedWith !== undefined)
    return [`the start before the kill in ${name} ended with ${endedWith}: ${product.complained()}`];
  const isApplied = (await owner.db.row(composed('select from migration where name = $1'), [name])) !== undefined;
  return isTrapped && isApplied ? [`${name} counts as applied although it was cut off`] : [];
}

/**
 * From the release before to this one: whole, cut off in the middle of each new migration, and by two processes at
 * once.
 */
export async function upgrade(ground: Ground): Promise<Outcome> {
  const fixture = readFixture(FIXTURE);
  const postgres = await startPostgres({ dataDir: `${ground.folder}/postgres` });
  ground.whenOver(() => postgres.stop());
  const violations: string[] = [];

  const plain = await stage(ground, postgres, 'plain', fixture);
  const startedAt = performance.now();
  await migrate(plain.connection, MIGRATIONS);
  console.log(`  ${pending(fixture).length} migrations in ${(performance.now() - startedAt).toFixed(0)} ms`);
  violations.push(...(await compareBalances(plain)));
  if (KILLS === Number.POSITIVE_INFINITY)
    violations.push(...(await judge('upgraded', plain, await untilReady(await plain.start('app')))));

  const cut = await stage(ground, postgres, 'cut', fixture);
  const turns = pending(fixture).flatMap((name) => (['begun', 'done'] as const).map((where) => ({ name, where })));
  const kills = turns.filter((_, place) => place % Math.max(1, Math.floor(turns.length / KILLS)) === 0).slice(0, KILLS);
  for (const { name, where } of kills) violations.push(...(await killInside(cut, name, where)));
  violations.push(...(await judge(`after ${kills.length} kills`, cut, await untilReady(await cut.start('app')))));

  if (KILLS !== Number.POSITIVE_INFINITY) return { operations: kills.length + 2, violations };
  const two = await stage(ground, postgres, 'two', fixture);
  const both = await Promise.all(['one', 'other'].map((place) => two.start(place)));
  for (const product of both) await untilReady(product);
  violations.push(...(await judge('by two at once', two, both[0] ?? (await two.start('app')))));
  const twice = await two.owner.db.rows(
    composed<{ reference: string }>(
      'select reference from test_provider.payout group by reference having count(*) > 1',
    ),
  );
  violations.push(...twice.map(({ reference }) => `the payout ${reference} was sent twice`));
  return { operations: kills.length + 4, violations };
}
