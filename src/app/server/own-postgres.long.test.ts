/** An own PostgreSQL, of the oldest supported release and of ours, with accounts of different rights. */
import { composed } from '#kit/server/db/database.ts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#kit/server/config.ts';
import type { Release } from '#kit/server/db/embedded/binaries.ts';
import { startPostgres, type RunningPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import type { Context } from '#kit/server/context.ts';
import { DAY_MS } from '#kit/clock.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { startQueue } from '#kit/server/jobs/queue.ts';
import { startRelay } from '#kit/server/jobs/relay.ts';
import { markCopy } from '#kit/server/restored.ts';
import { runChecks } from '../../../db/checks/run-checks.ts';
import { makeContext } from './context.ts';
import { missingRights, type DatabaseFacts } from './fit-database.ts';
import { periodicWork, reactions, timerReactions } from './modules.ts';
import { openDatabases, type OpenDatabases } from './open-database.ts';
import { testApp, usd } from './test-app.ts';

describe.each<Release>(['oldest', 'own'])('on a server of the %s release', (release) => {
  let room = '';
  let server: RunningPostgres;
  let admin: pg.Client;
  beforeAll(async () => {
    room = mkdtempSync(path.join(os.tmpdir(), 'docket-own-'));
    chmodSync(room, 0o755);
    server = await startPostgres({ dataDir: path.join(room, 'postgres'), keep: false, release });
    admin = new pg.Client({ ...server.connection, database: 'postgres' });
    await admin.connect();
    await admin.query("create role maker login createrole password 'maker'");
    await admin.query("create role shop login password 'shop'");
    await admin.query("create role guest login password 'guest'");
    for (const name of ['maker', 'shop', 'guest'])
      await admin.query(`create database ${name} owner ${name === 'guest' ? 'postgres' : name}`);
  });
  afterAll(async () => {
    await admin.end();
    await server.stop();
    rmSync(room, { recursive: true, force: true });
  });

  /** As `npm start` opens it. */
  async function open(name: string, dataDir = name, databaseName = name): Promise<OpenDatabases> {
    const where = `host=${encodeURIComponent(server.connection.host)}&port=${server.connection.port}`;
    const config = readConfig({
      DATABASE_URL: `postgres://${name}:${name}@localhost/${databaseName}?${where}`,
      DATA_DIR: path.join(room, dataDir),
      DATABASE_POOL: '4',
    });
    return openDatabases(config, () => {}, new AbortController().signal);
  }
  const refusal = (name: string, dataDir = name): Promise<string> =>
    open(name, dataDir).then(
      async (opened) => (await opened.close(), 'it started'),
      (error: Error) => `${error.name}: ${error.message}`,
    );
  async function runStatements(sentence: string, name: string): Promise<void> {
    const client = new pg.Client({ ...server.connection, database: name });
    await client.connect();
    await client.query(sentence.slice(sentence.indexOf('start again: ') + 'start again: '.length));
    await client.end();
  }
  /**
   * What was announced is relayed, queued and worked off, all recurring work runs, and what is due in the next weeks
   * happens.
   */
  async function doBackgroundWork({ owner, reserve }: OpenDatabases, context: Context): Promise<void> {
    const forMoney: Context = { ...context, database: reserve.database, db: reserve.database.db };
    const queue = startQueue(owner, reactions, context, { owner: reserve.owner, context: forMoney });
    const relay = startRelay({
      owner,
      reserve: reserve.owner,
      queue,
      hint: () => {},
      log: context.log,
      clock: context.clock,
    });
    const waiting = async () =>
      (await owner.pool.query("select name, last_error from job where lane <> 'timers'")).rows;
    expect(await waiting()).not.toEqual([]);
    try {
      await expect.poll(waiting, { timeout: 60_000, interval: 50 }).toEqual([]);
    } finally {
      await relay.stop();
      await queue.stop();
    }
    for (const { begin, connections } of periodicWork) await begin(connections === 'money' ? forMoney : context)();
    const later = new Date(Date.now() + 30 * DAY_MS);
    while (await fireDueTimers({ ...context, clock: () => later }, timerReactions, later)) continue;
    expect((await owner.pool.query('select name, last_error from job where last_error is not null')).rows).toEqual([]);
    expect((await runChecks(owner.pool)).flatMap(({ violations }) => violations)).toEqual([]);
  }
  /** Someone buys, the work is done and paid for, and the books are right. */
  async function doMainJob(opened: OpenDatabases): Promise<void> {
    const { database, owner } = opened;
    const app = await testApp({}, { database, close: async () => {} });
    await app.addMoney('client', usd(50_000));
    const { slug } = await app.publish();
    const { terms } = await app.must<{ terms: { total: unknown } }>(
      'GET',
      `/api/orders/quote?service=${slug}&package=basic`,
      { as: 'client' },
    );
    const purchase = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
    const { order_number: orderNumber } = await app.must<{ order_number: string }>('POST', '/api/orders', {
      as: 'client',
      body: purchase,
    });
    const order = `/api/orders/${orderNumber}`;
    await app.must('POST', `${order}/requirements`, { as: 'freelancer', body: {} });
    await app.must('POST', `${order}/deliver`, {
      as: 'freelancer',
      body: { note: 'Here it is.', link: 'https://example.com/files' },
    });
    await app.must('POST', `${order}/approve`, { as: 'client', body: {} });
    expect((await runChecks(owner.pool)).flatMap(({ violations }) => violations)).toEqual([]);
    await expect(database.db.rows(composed('update ledger.entry set amount = amount + 1'))).rejects.toThrow(
      'permission denied',
    );
    await expect(database.db.rows(composed('delete from ledger.journal'))).rejects.toThrow('permission denied');
    await doBackgroundWork(opened, app.context);
    await app.close();
  }

  test('an ordinary owner is told to have missing roles created', async () => {
    expect(await refusal('shop')).toMatch(
      /start again: create role docket_app nologin; grant docket_app to "shop" with admin option; create role docket_ledger nologin; grant docket_ledger to "shop" with admin option;$/,
    );
  });

  test('an account that may create roles sets up everything automatically', async () => {
    const opened = await open('maker');
    await doMainJob(opened);
    await opened.close();
  });

  test('an ordinary owner of a database is given the statements, and starts once they were run', async () => {
    const words = await refusal('shop');
    expect(words).toMatch(/^StartRefusal: The database account "shop" lacks rights .+ start again: /);
    expect(words).not.toContain('create role');
    await runStatements(words, 'shop');
    const opened = await open('shop');
    await doMainJob(opened);
    await opened.close();
    expect(await refusal('shop', 'a-second-folder')).toMatch(
      /another instance key than the one in .+a-second-folder\/instance\.key: set INSTANCE_KEY/,
    );
    await (await open('shop')).close();
  });

  test('an ordinary owner starts on a copy of its database, and everything continues', async () => {
    await admin.query('create database copy template shop owner shop');
    markCopy(path.join(room, 'shop'), new Date());
    const opened = await open('shop', 'shop', 'copy');
    expect(opened.restoredFrom).not.toBeNull();
    const { rows } = await opened.owner.pool.query<{ id: string }>(
      "select id from account where username = 'client-person'",
    );
    await opened.owner.pool.query(
      "select announce_event('accounts.password_changed', jsonb_build_object('userId', $1::text), '{}')",
      [rows[0]?.id],
    );
    await doBackgroundWork(
      opened,
      makeContext(readConfig({ DATA_DIR: path.join(room, 'shop'), LOG_LEVEL: 'silent' }), opened.database),
    );
    await opened.close();
  });

  test('an account that does not own the database is told so, and starts once it does', async () => {
    const words = await refusal('guest');
    expect(words).toContain('alter database "guest" owner to "guest";');
    await runStatements(words, 'guest');
    await (await open('guest')).close();
  });

  test('an account that lost its roles after the first start is told how to get them back', async () => {
    await admin.query(`revoke docket_app from shop${release === 'own' ? ' cascade' : ''}`);
    await runStatements(await refusal('shop'), 'shop');
    await (await open('shop')).close();
  });
});

describe('what an account lacks', () => {
  const ordinary: DatabaseFacts = {
    version: 180_004,
    version_name: '18.4',
    account: 'sh"op',
    database: 'shop',
    is_superuser: false,
    creates_roles: false,
    owns_database: true,
    has_trigrams: true,
    has_roles: false,
    roles: {
      docket_app: { exists: false, is_member: false, is_admin: false },
      docket_ledger: { exists: true, is_member: true, is_admin: true },
    },
  };

  test('is told as statements, with its name quoted', () => {
    expect(missingRights(ordinary)).toEqual([
      'create role docket_app nologin',
      'grant docket_app to "sh""op" with admin option',
    ]);
  });

  test('is nothing for one that may create what is missing', () => {
    expect(missingRights({ ...ordinary, creates_roles: true })).toEqual([]);
  });

  test('depends on the release where a role is someone else’s', () => {
    const foreign = {
      ...ordinary,
      creates_roles: true,
      roles: { docket_app: { exists: true, is_member: false, is_admin: false } },
    };
    expect(missingRights(foreign)).toEqual(['grant docket_app to "sh""op" with admin option']);
    expect(missingRights({ ...foreign, version: 150_018 })).toEqual([]);
  });
});
