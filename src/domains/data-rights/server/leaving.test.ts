import { composed } from '#kit/server/db/statement.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSONAL_COLUMNS, type PersonalTable } from '#kit/server/personal-data.ts';
import { makeExport } from './make-export.ts';
import type { TestDatabase } from '#kit/server/test-database.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { modules, timerReactions } from '#app/server/modules.ts';
import { PASSWORD, setConfirmed, testApp, usd, type Person, type TestApp } from '#app/server/test-app.ts';
import { multipart } from '#app/server/test-multipart.ts';

/** Nobody else's text contains this: after the account is erased it may only be in what also belongs to others. */
const MARK = 'quillfeather';
const DAY_MS = 86_400_000;

const personalTables = Object.assign({}, ...modules.map(({ personal }) => personal?.tables ?? {})) as Record<
  string,
  PersonalTable
>;
let app: TestApp;
let orderNumber: string;
let slug: string;
beforeAll(async () => {
  app = await testApp();
  Object.assign(app.context, { clock: () => new Date(Date.now() + ahead) });
  await app.must('POST', '/api/user/profile', {
    as: 'freelancer',
    body: {
      first_name: `A${MARK}`,
      last_name: `B${MARK}`,
      middle_name: MARK,
      bio: `I am ${MARK}.`,
      phone: '+47 912 34 567',
      address: `${MARK} lane 4`,
      company_name: MARK,
    },
  });
  await app.context.database.pool.query(
    `update account set username = '${MARK}', email = '${MARK}@example.com' where id = $1`,
    [app.people.freelancer.id],
  );
  ({ slug } = await app.publish());
  await app.must('POST', '/api/my/services', {
    as: 'freelancer',
    body: { title: `A draft by ${MARK}`, category: 'logo-design' },
  });
});
afterAll(() => app.close());

const leaveNow = (as: Person, username: string) =>
  app.send<{ erases_at: string; blocked_by: { words: string; path: string }[] }>('POST', '/api/user/leaving', {
    as,
    body: { username },
  });
const state = (as: Person) =>
  app.must<{ state: string; blocked_by: { words: string; path: string }[] }>('GET', '/api/user/leaving', { as });
const signInAgain = async (as: Person, email: string = app.people[as].email) => {
  const { api_token: token } = await app.must<{ api_token: string }>('POST', '/api/login', {
    body: { email, password: PASSWORD },
  });
  Object.assign(app.people[as], { token });
};
let ahead = 0;
const goOn = async (days: number) => {
  ahead += days * DAY_MS;
  await fireDueTimers(app.context, timerReactions, app.context.clock());
};
const step = (name: string, as: Person, body: unknown = {}) =>
  app.must('POST', `/api/orders/${orderNumber}/${name}`, { as, body });

describe('an account that still has something to settle', () => {
  it('cannot be deleted while an order is open, and says which, on both sides', async () => {
    await app.addMoney('client', usd(50_000));
    const { terms } = await app.must<{ terms: { total: unknown } }>(
      'GET',
      `/api/orders/quote?service=${slug}&package=basic`,
      { as: 'client' },
    );
    const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
    ({ order_number: orderNumber } = await app.must<{ order_number: string }>('POST', '/api/orders', {
      as: 'client',
      body,
    }));
    expect((await state('freelancer')).blocked_by).toMatchObject([
      { kind: 'order', path: `/services/orders/${orderNumber}` },
    ]);
    expect(await leaveNow('freelancer', MARK)).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', data: { blocked_by: [{ kind: 'order' }] } },
    });
    const kinds = (await state('client')).blocked_by.map(({ words }) => words);
    expect(kinds).toContain('Funds are held for your orders.');
    expect(kinds.join()).toContain('You still have money in your wallet.');
    expect((await leaveNow('client', app.people.client.username)).status).toBe(409);
  });

  it('cannot be deleted while earnings are clearing or available', async () => {
    await step('requirements', 'freelancer');
    const unsent = await app.must<{ id: string }>('POST', `/api/orders/${orderNumber}/files?purpose=delivery`, {
      as: 'freelancer',
      ...multipart('file', `${MARK}-unsent.txt`, Buffer.from('Not meant for anyone.')),
    });
    const sent = await app.must<{ id: string }>('POST', `/api/orders/${orderNumber}/files?purpose=delivery`, {
      as: 'freelancer',
      ...multipart('file', 'mark.svg.txt', Buffer.from('The mark.')),
    });
    expect(unsent.id).not.toBe(sent.id);
    await step('deliver', 'freelancer', { note: 'Here it is.', files: [sent.id] });
    await step('approve', 'client');
    const stars = { communication: 5, quality: 5, value: 5, text: 'Careful and quick.' };
    await step('review', 'client', stars);
    await step('review', 'freelancer', { ...stars, text: 'A pleasure.' });
    expect((await state('freelancer')).blocked_by.map(({ words }) => words)).toEqual([
      'Some of your earnings are still clearing.',
    ]);
    await goOn(40);
    expect((await state('freelancer')).blocked_by.map(({ words }) => words)).toEqual([
      'You have earnings to withdraw.',
    ]);
  });
});

/** What withdrawing does, as far as the books see it, until withdrawals can be asked for. */
async function takeOut(as: Person): Promise<void> {
  const { rows } = await app.base.database.pool.query<{ id: string; amount: string }>(
    "select a.id, b.amount from ledger.account a join ledger.balance b on b.account_id = a.id where a.owner = $1 and b.amount > 0 and a.name like 'U.%'",
    [app.people[as].id],
  );
  for (const { id, amount } of rows)
    await app.context.database.transact(async (tx) => {
      const [out] = await tx.rows(
        composed<{ id: string }>("select unnest(ledger.open_accounts(array['X.bank'], null, 'USD')) as id"),
      );
      const accounts = [Number(id), Number(out?.id)].toSorted((a, b) => a - b);
      const amounts = accounts.map((account) => (account === Number(id) ? `-${amount}` : amount));
      await tx.rows(composed("select ledger.post($1, 'withdraw', 'USD', 'payout', $1, 'Paid out', $2, $3)"), [
        app.context.makeId(),
        accounts,
        amounts,
      ]);
    });
}

describe('asking for it', () => {
  it('needs the username typed and a fresh confirmation', async () => {
    await takeOut('freelancer');
    expect((await state('freelancer')).blocked_by).toEqual([]);
    await setConfirmed(app, ['freelancer'], false);
    expect((await leaveNow('freelancer', MARK)).body.code).toBe('confirmation_needed');
    await setConfirmed(app, ['freelancer'], true);
    expect(await leaveNow('freelancer', 'something else')).toMatchObject({
      status: 422,
      body: { errors: { username: [expect.any(String)] } },
    });
    expect(
      await app.send('POST', '/api/user/leaving', { as: 'operator', body: { username: app.people.operator.username } }),
    ).toMatchObject({ status: 403 });
  });

  it('signs out everywhere, hides services and allows only undoing it and the export', async () => {
    const { status, body } = await leaveNow('freelancer', MARK);
    expect(status).toBe(200);
    expect(Math.round((Date.parse(body.data.erases_at) - app.context.clock().getTime()) / DAY_MS)).toBe(14);
    expect((await app.send('GET', '/api/user/me', { as: 'freelancer' })).status).toBe(401);
    expect((await app.send('GET', `/api/services/by-slug/${slug}`)).status).toBe(404);
    await signInAgain('freelancer', `${MARK}@example.com`);
    expect(await app.send('GET', '/api/user/me', { as: 'freelancer' })).toMatchObject({
      status: 200,
      body: { data: { closing_at: body.data.erases_at } },
    });
    for (const [method, path] of [
      ['GET', '/api/wallet/transactions'],
      ['POST', '/api/my/services'],
      ['GET', `/api/orders/${orderNumber}`],
      ['GET', '/api/user/role'],
    ] as const)
      expect(
        await app.send(method, path, { as: 'freelancer', ...(method === 'POST' ? { body: {} } : {}) }),
      ).toMatchObject({
        status: 403,
        body: { code: 'account_closing' },
      });
    expect((await app.send('POST', '/api/user/data-exports', { as: 'freelancer', body: {} })).body.code).toBe(
      'confirmation_needed',
    );
    await app.must('POST', '/api/user/confirm-identity', { as: 'freelancer', body: { password: PASSWORD } });
    const copy = await app.must<{ id: string }>('POST', '/api/user/data-exports', { as: 'freelancer', body: {} });
    await makeExport({ exportId: copy.id }, app.context);
  });

  it('can be undone, which restores everything', async () => {
    expect(await app.must('DELETE', '/api/user/leaving', { as: 'freelancer' })).toMatchObject({
      state: 'open',
      erases_at: null,
    });
    expect((await app.send('GET', `/api/services/by-slug/${slug}`)).status).toBe(200);
    expect((await app.send('GET', '/api/mybalance', { as: 'freelancer' })).status).toBe(200);
    await goOn(30);
    expect(await state('freelancer')).toMatchObject({ state: 'open' });
  });

  it('stops when something is open again on the day, and says so', async () => {
    await setConfirmed(app, ['freelancer'], true);
    await leaveNow('freelancer', MARK);
    await app.addMoney('freelancer', usd(700));
    await goOn(15);
    await signInAgain('freelancer', `${MARK}@example.com`);
    expect(await state('freelancer')).toMatchObject({
      state: 'open',
      blocked_by: [{ words: 'You still have money in your wallet.' }],
    });
    const { rows } = await app.base.database.pool.query(
      "select facts from job where name = 'accounts.closing_stopped'",
    );
    expect(rows).toMatchObject([{ facts: { because: ['You still have money in your wallet.'] } }]);
    await takeOut('freelancer');
  });
});

describe('when the two weeks are over', () => {
  it('nothing of the person is left except what is also the other side’s, and the books agree', async () => {
    await setConfirmed(app, ['freelancer'], true);
    expect((await leaveNow('freelancer', MARK)).status).toBe(200);
    await app.base.database.pool.query('delete from job where subject is null');
    await goOn(7.5);
    await goOn(6);
    const reminders = await app.base.database.pool.query("select 1 from job where name = 'accounts.closing_soon'");
    expect(reminders.rowCount).toBe(2);
    await goOn(0.6);
    expect(await traces()).toEqual([]);
    expect(await violations(owner())).toEqual([]);
    expect(
      (await app.send('POST', '/api/login', { body: { email: `${MARK}@example.com`, password: PASSWORD } })).status,
    ).toBe(401);
    expect((await app.send('GET', `/api/profiles/${MARK}`)).status).toBe(404);
    expect((await app.send('GET', '/api/user/me', { as: 'freelancer' })).status).toBe(401);
  });

  it('the other side still has its order, its files and its review, by a former member', async () => {
    const order = await app.must<Record<string, unknown>>('GET', `/api/orders/${orderNumber}`, { as: 'client' });
    expect(order).toMatchObject({ freelancer: { name: 'Former member', username: '', avatar_url: null } });
    expect(JSON.stringify(order)).toContain('Careful and quick.');
    expect(JSON.stringify(order)).toContain('mark.svg.txt');
  });

  it('pages of others name a former member without a user name, beside a review or a service', async () => {
    const author = { name: 'Former member', username: '', avatar_url: null };
    const { recent } = await app.must<{ recent: unknown[] }>(
      'GET',
      `/api/profiles/${app.people.client.username}/record`,
    );
    expect(recent).toMatchObject([{ by: author.name, by_username: '', body: 'A pleasure.' }]);
    const reviews = () => app.must<{ items: { author: unknown }[] }>('GET', `/api/services/by-slug/${slug}/reviews`);
    expect((await reviews()).items).toMatchObject([{ author: { username: app.people.client.username } }]);
    await app.context.database.pool.query('update account set erased_at = now() where id = $1', [app.people.client.id]);
    expect((await reviews()).items).toMatchObject([{ author }]);
    await app.context.database.pool.query('update account set erased_at = null where id = $1', [app.people.client.id]);
  });

  it('the address is free again, the username is not', async () => {
    const form = {
      first_name: 'New',
      last_name: 'Person',
      role: 'client',
      email: `${MARK}@example.com`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    expect(await app.send('POST', '/api/check-username', { body: { username: MARK } })).toMatchObject({
      body: { data: { available: false } },
    });
    expect(await app.send('POST', '/api/register', { body: { ...form, username: MARK } })).toMatchObject({
      status: 422,
      body: { errors: { username: ['This username is taken.'] } },
    });
    expect(await app.send('POST', '/api/user/profile', { as: 'newClient', body: { username: MARK } })).toMatchObject({
      status: 422,
    });
    expect((await app.send('POST', '/api/register', { body: form })).status).toBe(201);
  });
});

it('decides about every table that names a person, and removes the erased account from those it should', async () => {
  const { pool } = app.base.database;
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `select c.table_name as name, array_agg(c.column_name::text) as columns from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = any ($1)
       group by c.table_name`,
    [PERSONAL_COLUMNS],
  );
  expect(rows.length).toBeGreaterThan(20);
  const undecided = rows.map(({ name }) => name).filter((name) => personalTables[name] === undefined);
  expect(
    undecided,
    'say in personal.ts of their domain what becomes of these, and let its eraser and export know',
  ).toEqual([]);
  const { id } = app.people.freelancer;
  for (const { name, columns } of rows.filter((row) => personalTables[row.name]?.fate === 'gone'))
    for (const column of columns.filter((column) => column.endsWith('_id') && column !== 'owner_id'))
      expect([
        name,
        column,
        (await pool.query(`select 1 from ${name} where ${column}::text = $1`, [id])).rowCount,
      ]).toEqual([name, column, 0]);
});

/** The checker and the search read what the app itself may not. */
const owner = () => (app.base as unknown as TestDatabase).owner;

/** Searches every text of every table for the mark. */
async function traces(): Promise<string[]> {
  const tables = await owner().query<{ name: string }>(
    "select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await owner().query<{ line: string }>(
      `select left(t::text, 300) as line from ${name} t where t::text ilike '%${MARK}%'`,
    );
    found.push(...rows.map(({ line }) => `${name}: ${line}`));
  }
  return found;
}
