import { composed } from '#kit/server/db/database.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import { share, type Money } from '#kit/money.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { clientFee } from '#kit/fees.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { termsFrom } from '#kit/terms.ts';
import { openReviewWindow } from '#domains/paid-work/clock.ts';
import { testApp, usd, type TestApp } from '#app/server/test-app.ts';

/** Fees, limits and periods change with notice, with a reason, for what comes after and for nothing before. */
let app: TestApp;
let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  await app.addMoney('client', usd(100_000));
});
afterAll(async () => {
  await app.close();
});
afterEach(() => void vi.restoreAllMocks());

const reason = 'Decided at the meeting of the month';
const change = (body: object, as: 'operator' | 'client' = 'operator') =>
  app.send<{ id: string; holds_from: string }>('POST', '/api/admin/fees', { as, body });
const acts = async (): Promise<number> =>
  (
    await app.context.db.row(
      composed<{ n: number }>("select count(*)::int as n from staff_acts where act = 'terms.change'"),
    )
  )?.n ?? 0;

test('a change is announced with its reason, takes effect at its instant, and leaves earlier orders alone', async () => {
  const placedAt = new Date();
  const known = await acts();
  const holdsFrom = after(placedAt, DAY_MS).toISOString();
  expect((await change({ name: 'client_fee_rate', value: 500, holds_from: holdsFrom, reason })).status).toBe(201);
  expect((await change({ name: 'review_clock_days', value: 9, holds_from: holdsFrom, reason })).status).toBe(201);
  expect(await acts()).toBe(known + 2);

  const open = await app.must<{ upcoming: { name: string; from: number; to: number }[] }>('GET', '/api/fees', {});
  expect(open.upcoming).toContainEqual(
    expect.objectContaining({ name: 'client_fee_rate', from: 300, to: 500 }) as object,
  );
  expect(JSON.stringify(open)).not.toContain(reason);
  const desk = await app.must<{ upcoming: { reason: string }[] }>('GET', '/api/admin/fees', { as: 'operator' });
  expect(desk.upcoming[0]?.reason).toBe(reason);

  // Two minutes on, every process reads the history again.
  const readAt = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => readAt + 3 * MINUTE_MS);
  const history = await termsHistory(app.context.db, placedAt);
  const [atFirst, later] = [termsFrom(history, placedAt), termsFrom(history, after(placedAt, 2 * DAY_MS))];
  expect([atFirst.clientFeeRate, later.clientFeeRate]).toEqual([300, 500]);
  expect(clientFee(usd(10_000), later)).toEqual(usd(500));
  expect(openReviewWindow(placedAt, atFirst).reviewDueAt).toEqual(after(placedAt, 3 * DAY_MS));
  expect(openReviewWindow(placedAt, later).reviewDueAt).toEqual(after(placedAt, 9 * DAY_MS));
});

test('anyone who saw the old total is shown the new one, and nothing is charged', async () => {
  const { slug } = await app.publish();
  const { terms } = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  // Written an hour ago by another process, and begun a moment ago: what this one read before it is too old to be used.
  await base.owner.query(
    "insert into term_change (name, old_value, new_value, holds_from, changed_at, changed_by, reason) values ('clientFeeRate', 300, 700, now() - interval '1 second', now() - interval '1 hour', $1, $2)",
    [app.people.operator.id, reason],
  );
  const readAt = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => readAt + 10 * MINUTE_MS);
  const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
  const answer = await app.send<{ total: Money }>('POST', '/api/orders', { as: 'client', body });
  expect(answer.body).toMatchObject({ success: false, code: 'price_changed' });
  const quoted = await app.must<{ terms: { total: Money; price: Money; client_fee: Money } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    {
      as: 'client',
    },
  );
  expect(quoted.terms.client_fee).toEqual(share(quoted.terms.price, 700));
  const placed = await app.send('POST', '/api/orders', {
    as: 'client',
    body: { ...body, expected_total: quoted.terms.total },
  });
  expect(placed.status).toBe(201);
});

/** Written an hour ago by another process, and begun now. */
const begins = (name: string, from: number, to: number) =>
  base.owner.query(
    "insert into term_change (name, old_value, new_value, holds_from, changed_at, changed_by, reason) values ($1, $2, $3, now(), now() - interval '1 hour', $4, $5)",
    [name, from, to, app.people.operator.id, reason],
  );

interface InForce {
  readonly in_force: Readonly<Record<string, number>>;
}

test('commands, screens and public pages go by a change from its moment on, and an order by those of its placing', async () => {
  const { slug } = await app.publish();
  const quoteAt = `/api/orders/quote?service=${slug}&package=basic`;
  const quote = await app.must<InForce & { terms: { total: Money } }>('GET', quoteAt, { as: 'client' });
  const body = { service: slug, package: 'basic', extras: [], expected_total: quote.terms.total, pay_with: 'wallet' };
  const { order_number: number } = await app.must<{ order_number: string }>('POST', '/api/orders', {
    as: 'client',
    body,
  });
  await begins('reviewClockDays', 3, 6);
  await begins('withdrawalBankWhole', 1, 4);
  await begins('fundingLeastWhole', 10, 15);
  await begins('clearanceNewDays', 7, 10);
  await begins('clientFeeLeastWhole', 1, 2);
  const readAt = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => readAt + 20 * MINUTE_MS);

  const read = <Data>(path: string, as: 'client' | 'freelancer') => app.must<Data>('GET', path, { as });
  expect((await read<InForce>(quoteAt, 'client')).in_force).toMatchObject({ review_clock_days: 6 });
  expect((await read<InForce>(`/api/orders/${number}`, 'client')).in_force).toMatchObject({ review_clock_days: 3 });
  expect((await read<InForce>('/api/payouts/overview', 'freelancer')).in_force).toMatchObject({
    withdrawal_bank_whole: 4,
  });
  expect((await read<InForce>(`/api/services/by-slug/${slug}`, 'client')).in_force).toMatchObject({
    client_fee_least_whole: 2,
  });
  const { level } = await read<{ level: { clearance_days: object } }>('/api/dashboard/freelancer', 'freelancer');
  expect(level.clearance_days).toMatchObject({ new: 10, level_1: 7 });
  expect(await read('/api/wallet/funding-options', 'client')).toMatchObject({ smallest: usd(1_500) });
  const refused = await app.send('POST', '/api/wallet/funding', {
    as: 'client',
    body: { amount: usd(1_200), provider: 'test' },
  });
  expect(refused.body).toMatchObject({ code: 'invalid_input', errors: { amount: ['Add at least $15.'] } });
});

test('what is out of range, too soon, no change or exceeds its counterpart is refused at its field', async () => {
  const soon = after(new Date(), MINUTE_MS).toISOString();
  for (const [body, field] of [
    [{ name: 'service_fee_rate', value: 9_000 }, 'value'],
    [{ name: 'service_fee_rate', value: 1_000 }, 'value'],
    [{ name: 'express_least_whole', value: 16 }, 'value'],
    [{ name: 'service_fee_rate', value: 900, holds_from: soon }, 'holds_from'],
  ] as const) {
    const answer = await change({ ...body, reason });
    expect(answer.body).toMatchObject({ code: 'invalid_input', errors: { [field]: [expect.any(String) as string] } });
  }
});

test('nobody rewrites the history, not even the database’s owner', async () => {
  await change({ name: 'express_most_whole', value: 20, reason });
  await expect(
    app.context.database.transact((tx) => tx.rows(composed('update term_change set new_value = 1'))),
  ).rejects.toThrow(/permission denied|append-only/);
});

test('two changes at once are made one after the other', async () => {
  const answers = await Promise.all(
    [21, 22, 23].map((value) => change({ name: 'withdrawal_least_whole', value, reason })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const lines = await app.context.db.rows(
    composed<{ old_value: number; new_value: number }>(
      "select old_value, new_value from term_change where name = 'withdrawalLeastWhole' order by id",
    ),
  );
  expect(new Set(lines.map(({ new_value }) => new_value))).toEqual(new Set([21, 22, 23]));
});
