import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import { clientFee } from '#kit/fees.ts';
import { followTerms, termsAt, termsNow } from '#kit/terms.ts';
import { learnTerms } from '#domains/fees/server/fees.ts';
import { periodsOf } from '#domains/orders/deadlines.ts';
import { testApp, usd, type TestApp } from './test-app.ts';

/** Fees, limits and periods change with notice, with a reason, for what comes after and for nothing before. */
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.addMoney('client', usd(100_000));
});
afterAll(async () => {
  followTerms([]);
  await app.close();
});

const reason = 'Decided at the meeting of the month';
const change = (body: object, as: 'operator' | 'client' = 'operator') => app.send<{ id: string; holdsFrom: string }>('POST', '/api/admin/fees', { as, body });
const acts = async (): Promise<number> =>
  (await app.context.db.row<{ n: number }>("select count(*)::int as n from staff_acts where act = 'terms.change'"))?.n ?? 0;

test('a change is announced with its reason, holds from its moment on, and leaves earlier orders alone', async () => {
  const placedAt = new Date();
  const known = await acts();
  const holdsFrom = after(placedAt, DAY_MS).toISOString();
  expect((await change({ name: 'clientFeeRate', value: 500, holdsFrom, reason })).status).toBe(201);
  expect((await change({ name: 'reviewClockDays', value: 9, holdsFrom, reason })).status).toBe(201);
  expect(await acts()).toBe(known + 2);

  const open = await app.must<{ upcoming: { name: string; from: number; to: number }[] }>('GET', '/api/fees', {});
  expect(open.upcoming).toContainEqual(expect.objectContaining({ name: 'clientFeeRate', from: 300, to: 500 }) as object);
  expect(JSON.stringify(open)).not.toContain(reason);
  const desk = await app.must<{ upcoming: { reason: string }[] }>('GET', '/api/admin/fees', { as: 'operator' });
  expect(desk.upcoming[0]?.reason).toBe(reason);

  await learnTerms(app.context);
  expect(termsNow().clientFeeRate).toBe(300);
  await learnTerms({ ...app.context, clock: () => after(placedAt, 2 * DAY_MS) });
  expect(clientFee(usd(10_000))).toEqual(usd(500));
  expect(periodsOf({ placedAt }).reviewDeliveryMs).toBe(3 * DAY_MS);
  expect(periodsOf({ placedAt: after(placedAt, 2 * DAY_MS) }).reviewDeliveryMs).toBe(9 * DAY_MS);
  expect(termsAt(placedAt).clientFeeRate).toBe(300);
});

test('whoever saw the old total is told the new one, and nothing is charged', async () => {
  followTerms([]);
  const { slug } = await app.publish();
  const { terms } = await app.must<{ terms: { total: unknown } }>('GET', `/api/orders/quote?service=${slug}&package=basic`, { as: 'client' });
  followTerms([{ name: 'clientFeeRate', value: 700, from: 0 }]);
  const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
  const answer = await app.send('POST', '/api/orders', { as: 'client', body });
  followTerms([]);
  expect(answer.body).toMatchObject({ success: false, code: 'price_changed' });
});

test('what is out of reach, too soon, no change at all or crosses its counterpart is refused at its field', async () => {
  const soon = after(new Date(), MINUTE_MS).toISOString();
  for (const [body, field] of [
    [{ name: 'serviceFeeRate', value: 9_000 }, 'value'],
    [{ name: 'serviceFeeRate', value: 1_000 }, 'value'],
    [{ name: 'expressLeastWhole', value: 16 }, 'value'],
    [{ name: 'serviceFeeRate', value: 900, holdsFrom: soon }, 'holdsFrom'],
  ] as const) {
    const answer = await change({ ...body, reason });
    expect(answer.body).toMatchObject({ code: 'invalid_input', errors: { [field]: [expect.any(String) as string] } });
  }
});

test('nobody rewrites the history, not even the database’s owner', async () => {
  await change({ name: 'expressMostWhole', value: 20, reason });
  await expect(app.context.database.transact((tx) => tx.rows('update term_change set new_value = 1'))).rejects.toThrow(/permission denied|append-only/);
});

test('two changes at once stand one after the other', async () => {
  const answers = await Promise.all([21, 22, 23].map((value) => change({ name: 'withdrawalLeastWhole', value, reason })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const lines = await app.context.db.rows<{ old_value: number; new_value: number }>(
    "select old_value, new_value from term_change where name = 'withdrawalLeastWhole' order by id",
  );
  expect(new Set(lines.map(({ new_value }) => new_value))).toEqual(new Set([21, 22, 23]));
});
