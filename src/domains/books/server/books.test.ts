import { composed } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueChecks } from './checker.ts';
import { sealLedger } from './seal.ts';
import { booksChecks } from './books-checks.ts';
import { runChecks } from '../../../../db/checks/run-checks.ts';
import { subtract, sum, type Money } from '#kit/money.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { giveSecondStep, testApp, usd, type TestApp } from '#app/server/test-app.ts';

/** Corrections by two people, the checker as operators use it, and a fault for each check of the books. */
let app: TestApp;
let base: TestDatabase;
const reason = 'Made good after a fault of ours';
const credit = (username: string) => ({
  kind: 'credit',
  username,
  account: 'U.spend',
  amount: usd(500),
  reason: reason,
});
const propose = async (body: object): Promise<string> =>
  (await app.must<{ id: string }>('POST', '/api/admin/adjustments', { as: 'operator', body })).id;
const decide = (id: string, how: 'approve' | 'decline', as: 'operator' | 'unverified') =>
  app.send<{ state: string }>('POST', `/api/admin/adjustments/${id}/${how}`, {
    as,
    ...(how === 'decline' ? { body: { reason: 'Not our fault after all' } } : {}),
  });
const spendable = async (): Promise<string> =>
  (await app.must<{ spendable: { amount: string } }>('GET', '/api/mybalance', { as: 'client' })).spendable.amount;

beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  await app.addMoney('client', usd(20_000));
  await base.database.transact((tx) =>
    tx.rows(composed("insert into staff_role values ($1, 'money', null, now())"), [app.people.unverified.id]),
  );
  await base.database.transact((tx) => giveSecondStep(tx, app.people.unverified.id));
  const { slug } = await app.publish();
  const { terms } = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  await app.must('POST', '/api/orders', {
    as: 'client',
    body: { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' },
  });
});
afterAll(() => app.close());

test('a correction moves money once a second operator approves it, once, and both are in the audit', async () => {
  const before = BigInt(await spendable());
  const id = await propose(credit(app.people.client.username));
  expect(BigInt(await spendable())).toBe(before);
  expect((await decide(id, 'approve', 'operator')).status).toBe(403);
  const answers = await Promise.all([decide(id, 'approve', 'unverified'), decide(id, 'approve', 'unverified')]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(BigInt(await spendable())).toBe(before + 500n);
  const acts = await base.db.rows(
    composed<{ act: string }>('select act from staff_acts where subject_id = $1 order by id'),
    [id],
  );
  expect(acts.map(({ act }) => act)).toEqual(['ledger.propose', 'ledger.approve']);
});

test('nobody corrects their own money, and an order’s money is not touched', async () => {
  expect(
    (await app.send('POST', '/api/admin/adjustments', { as: 'operator', body: credit(app.people.operator.username) }))
      .status,
  ).toBe(403);
  const forTheSecond = await propose(credit(app.people.unverified.username));
  expect((await decide(forTheSecond, 'approve', 'unverified')).status).toBe(403);
  expect((await decide(forTheSecond, 'decline', 'unverified')).body.data).toEqual({ state: 'declined' });
  const hold = await base.db.row(composed<{ id: string }>("select id from ledger.journal where kind = 'hold'"));
  const answer = await app.send('POST', '/api/admin/adjustments', {
    as: 'operator',
    body: { kind: 'reverse', journal_id: hold?.id, reason: reason },
  });
  expect(answer.body.code).toBe('wrong_state');
});

test('a reversal is posted by the second operator, and cannot be proposed twice', async () => {
  await app.addMoney('client', usd(700));
  const fund = await base.db.row(
    composed<{ id: string }>("select id from ledger.journal where kind = 'fund' order by created_at desc limit 1"),
  );
  const before = BigInt(await spendable());
  const body = { kind: 'reverse', journal_id: fund?.id, reason: 'Paid in twice by mistake' };
  const id = await propose(body);
  expect((await app.send('POST', '/api/admin/adjustments', { as: 'operator', body })).status).toBe(409);
  expect((await decide(id, 'approve', 'unverified')).body.data).toEqual({ state: 'posted' });
  expect(BigInt(await spendable())).toBe(before - 700n);
});

test('the overview adds up, also after a correction at our cost', async () => {
  type Glance = Record<
    'held' | 'owed_to_people' | 'owed_by_people' | 'income' | 'taxes_and_credit' | 'costs',
    Money
  > & { outside: { amount: Money }[] };
  const glance = await app.must<Glance>('GET', '/api/admin/books', { as: 'operator' });
  expect(glance.costs).toEqual(usd(500));
  const has = sum([glance.held, glance.owed_to_people, glance.income, glance.taxes_and_credit], 'USD');
  const outside = glance.outside.map(({ amount }) => amount);
  expect(sum(outside, 'USD')).toEqual(subtract(subtract(has, glance.owed_by_people), glance.costs));
});

test('a search by any detail finds the journal, and looking is recorded', async () => {
  await base.settled();
  await sealLedger(base);
  const order = await base.db.row(composed<{ number: string; id: string }>('select number, id from orders'));
  for (const q of [
    '',
    'U.spend',
    'R.svc',
    order?.number ?? '',
    order?.id ?? '',
    app.people.client.username,
    app.people.client.email,
    '200.00',
    "o'neil%",
  ]) {
    const found = await app.must<{ items: { id: string }[] }>('GET', `/api/admin/ledger?q=${encodeURIComponent(q)}`, {
      as: 'operator',
    });
    expect(found.items.length > 0, q).toBe(!['R.svc', "o'neil%"].includes(q));
    for (const { id } of found.items.slice(0, 2)) await app.must('GET', `/api/admin/ledger/${id}`, { as: 'operator' });
  }
  const looks = await base.db.row(
    composed<{ count: number }>(
      "select count(*)::int as count from staff_acts where is_read and act = 'ledger.search'",
    ),
  );
  expect(looks?.count).toBe(8);
});

interface Found {
  items: { id: string; kind: string; moved: { amount: string } }[];
  next_cursor: string | null;
}
const search = (query: Record<string, string>): Promise<Found> =>
  app.must<Found>('GET', `/api/admin/ledger?${new URLSearchParams(query).toString()}`, { as: 'operator' });

test('filters narrow a search together: kind, account, days and the amount of a line', async () => {
  const all = await search({ limit: '100' });
  expect(new Set(all.items.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  const client = app.people.client.username;
  const funds = await search({ q: client, kind: 'fund', account: 'X.test' });
  expect(funds.items.length).toBeGreaterThan(0);
  expect(funds.items.every(({ kind }) => kind === 'fund')).toBe(true);
  const id = funds.items[0]?.id ?? '';
  const day = (await app.must<{ at: string }>('GET', `/api/admin/ledger/${id}`, { as: 'operator' })).at.slice(0, 10);
  expect((await search({ q: client, from: day, to: day })).items.length).toBeGreaterThan(0);
  expect((await search({ q: client, to: '2020-01-01' })).items).toEqual([]);
  expect((await search({ q: client, kind: 'fund', account: 'R.mem' })).items).toEqual([]);
  expect((await search({ kind: 'fund', least: '200', most: '200.00' })).items.map(({ moved }) => moved.amount)).toEqual(
    ['20000'],
  );
  expect((await app.send('GET', '/api/admin/ledger?least=82.405', { as: 'operator' })).body.code).toBe('invalid_input');
});

test('pages of a search give every journal once, the newest first', async () => {
  const whole = (await search({ limit: '100' })).items.map(({ id }) => id);
  const paged: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Found = await search({ limit: '2', ...(cursor === '' ? {} : { cursor }) });
    paged.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(paged).toEqual(whole);
});

test('the file of a search has every entry of its journals, and who took it is recorded', async () => {
  const { text } = await app.send('GET', `/api/admin/ledger/csv?kind=fund&q=${app.people.client.username}`, {
    as: 'operator',
  });
  const [heads, ...lines] = text.trim().split('\r\n');
  expect(heads).toContain('Date (UTC),Journal,About,Account,Owner,Amount');
  expect(lines).toHaveLength((await search({ kind: 'fund', q: app.people.client.username })).items.length * 2);
  expect(lines.some((line) => line.includes(`U.spend,${app.people.client.username},200.00`))).toBe(true);
  const act = await base.db.row(
    composed<{ subject_id: string }>(
      "select subject_id from staff_acts where act = 'ledger.export' order by id desc limit 1",
    ),
  );
  expect(act?.subject_id).toBe(`${app.people.client.username} kind=fund`);
});

test('the nightly run and one on demand run once each, and a fault raises an alarm with its ids', async () => {
  const run = () => runDueChecks({ ...app.context, runChecks: () => runChecks(base.owner) });
  await app.must('POST', '/api/admin/ledger-checks', { as: 'operator', body: {} });
  const rounds = await Promise.all([run(), run(), run()]);
  expect(rounds.filter(Boolean)).toHaveLength(2);
  const { items } = await app.must<{
    items: { state: string; nightly: boolean; violations: number; found: { what: string[] }[] }[];
  }>('GET', '/api/admin/ledger-checks', { as: 'operator' });
  expect(items.map(({ state, nightly, violations }) => `${state} ${nightly} ${violations}`).toSorted()).toEqual([
    'done false 0',
    'done true 0',
  ]);
  await base.owner.query(
    'update ledger.balance set amount = amount + 1 where account_id = (select min(account_id) from ledger.balance)',
  );
  await app.must('POST', '/api/admin/ledger-checks', { as: 'operator', body: {} });
  await run();
  const after = await app.must<{ items: typeof items }>('GET', '/api/admin/ledger-checks', { as: 'operator' });
  expect(after.items[0]?.found.flatMap(({ what }) => what).join()).toMatch(/account \d+ has/);
  expect(
    await base.db.row(
      composed("select facts ->> 'violations' as violations from job where name = 'books.ledger_alarm'"),
    ),
  ).toEqual({ violations: '2' });
  await base.owner.query(
    'update ledger.balance set amount = amount - 1 where account_id = (select min(account_id) from ledger.balance)',
  );
  const glance = await app.must<{ last_check: { violations: number }; income: unknown }>('GET', '/api/admin/books', {
    as: 'operator',
  });
  expect(glance.last_check.violations).toBe(2);
});

const faults: Record<string, string> = {
  'no-journal-is-passed-by': `update ledger.seal_state set upto = pg_current_xact_id(); delete from ledger.seal
    where place = 0 and block = 1`,
  'sealed-journals-are-unchanged': `update ledger.entry set amount = amount + 1
    where id = (select min(id) from ledger.entry)`,
  'blocks-equal-their-seals': `update ledger.seal_block set root = sha256('x') where number = 1`,
  'days-equal-their-blocks': `insert into ledger.seal_day (day, blocks, journals, root, previous, staff_acts, hash)
    values (current_date, 1, 1, 'x', '', '', 'x')`,
  'audit-is-whole': `update staff_acts set reason = 'another' where id = (select min(act_id) from staff_act_links)`,
  'provider-totals-equal-their-payments': `insert into funding
    (id, number, user_id, provider, amount, currency, state, live, expires_at) select gen_random_uuid(), 'TP-9999', id,
    'test', 5, 'USD', 'succeeded', false, now() from account limit 1`,
  'answers-name-what-exists': `delete from orders`,
  'corrections-had-two-people': `update ledger_adjustment set decided_by = proposed_by where state = 'posted'`,
};

test('every check of the books is proven by a fault', () => {
  expect(Object.keys(faults).toSorted()).toEqual(booksChecks.map(({ name }) => name).toSorted());
});

test.each(booksChecks)('$name finds its fault', async (check) => {
  await base.settled();
  await sealLedger(base);
  const client = await base.owner.connect();
  try {
    expect((await client.query(check.sql)).rows).toEqual([]);
    await client.query('begin; set local session_replication_role = replica');
    await client.query(faults[check.name] ?? '');
    expect((await client.query<{ what: string }>(check.sql)).rows[0]?.what).toEqual(expect.any(String));
  } finally {
    await client.query('rollback');
    client.release();
  }
});
