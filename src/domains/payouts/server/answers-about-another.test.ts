/** WH-4: what a provider answers about one withdrawal never ends another. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendPayout } from './send-payout.ts';
import type { PayoutOrder, PaymentProvider } from '#kit/server/payments/provider.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
const sql = (text: string, values: unknown[] = []) => app.base.database.pool.query(text, values);

it('an answer about another withdrawal is unknown, and changes neither', async () => {
  const bank = {
    kind: 'bank',
    country: 'US',
    holder: 'Test freelancer',
    routing: '021000021',
    account_number: '50000001',
  };
  const { id: method } = await app.must<{ id: string }>('POST', '/api/payouts/methods', {
    as: 'freelancer',
    body: bank,
  });
  const [withdrawalId, other] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [id, number] of [
    [withdrawalId, 'WD-AAAA-AAAA'],
    [other, 'WD-BBBB-BBBB'],
  ])
    await sql(
      `insert into withdrawal (id, number, user_id, method_id, provider, live, lane, amount, fee, currency, state,
        requested_at, sent_at)
       values ($1, $2, $3, $4, 'test', false, 'standard', 5000, 100, 'USD', 'processing', now(), now())`,
      [id, number, app.people.freelancer.id, method],
    );
  const payoutNews = async ({ amount }: PayoutOrder) =>
    ({
      about: 'payout',
      providerReference: 'po_1',
      reference: other,
      amount,
      state: 'failed',
      reason: 'No.',
      live: false,
    }) as const;
  const test: Partial<PaymentProvider> = {
    name: 'test',
    live: false,
    payouts: { lookUpPayout: payoutNews, sendPayout: payoutNews },
  };
  await expect(
    sendPayout({ ...app.context, payments: { test: test as PaymentProvider } }, withdrawalId),
  ).rejects.toThrow('answers about');
  const { rows } = await sql('select state from withdrawal where id = any($1)', [[withdrawalId, other]]);
  expect(rows).toEqual([{ state: 'processing' }, { state: 'processing' }]);
});
