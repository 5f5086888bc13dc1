import { afterAll, beforeAll, expect, it } from 'vitest';
import { money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { clear, hold, settle } from '#domains/wallet/server/wallet.ts';
import { testApp, usd, type TestApp } from '#app/server/test-app.ts';
import type { WalletScreen } from '../wallet-contract.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const walletOf = (as: 'freelancer' | 'client' | 'otherFreelancer') =>
  app.must<WalletScreen>('GET', '/api/wallet', { as });

/** Earned with one order, half of it available and half clearing. */
async function earn(cents: number, name = 'TEST'): Promise<void> {
  await app.addMoney('client', usd(2 * cents));
  const nothing = money('0', 'USD');
  const payeeId = app.people.freelancer.id;
  for (const isCleared of [true, false]) {
    const reference = { type: 'order', id: uuidv7(), label: `DK-${name}-${isCleared ? 'PAST' : 'NEXT'}` } as const;
    const terms = {
      payeeId,
      title: 'A poster',
      price: usd(cents),
      clientFee: nothing,
      serviceFee: nothing,
      tax: nothing,
      openedAt: new Date(),
    };
    await app.context.database.transact(async (tx) => {
      await hold(tx, { journalId: uuidv7(), payerId: app.people.client.id, amount: usd(cents), reference, terms });
      const clearsAt = new Date('2026-12-01T09:00:00Z');
      await settle(tx, {
        journalId: uuidv7(),
        reference,
        payeeId,
        earned: usd(cents),
        serviceFee: nothing,
        clientFee: nothing,
        tax: nothing,
        clearsAt,
      });
      if (isCleared) await clear(tx, { journalId: uuidv7(), userId: payeeId, amount: usd(cents), reference });
    });
  }
}

const missing = async () =>
  (await app.must<{ before_withdrawing: string[] }>('GET', '/api/dashboard/freelancer', { as: 'freelancer' }))
    .before_withdrawing;

it('the dashboard names what is missing to withdraw once there is money, and nothing before', async () => {
  expect(await missing()).toEqual([]);
  await earn(10_000, 'MORE');
  expect(await missing()).toEqual(['identity', 'no_method']);
});

it('shows in one answer what there is, what clears when, and by when a withdrawal arrives', async () => {
  await app.base.database.pool.query('update account set identity_verified_at = now() where id = $1', [
    app.people.freelancer.id,
  ]);
  await earn(40_000);
  const body = {
    kind: 'bank',
    country: 'US',
    holder: 'Test freelancer',
    routing: '021000021',
    account_number: '10000001',
  };
  const { id } = await app.must<{ id: string }>('POST', '/api/payouts/methods', { as: 'freelancer', body });
  const wanted = { amount: usd(20_000), method: id, lane: 'standard', expected_fee: usd(100) };
  const { number } = await app.must<{ number: string }>('POST', '/api/payouts/withdrawals', {
    as: 'freelancer',
    body: wanted,
  });

  const wallet = await walletOf('freelancer');
  expect(wallet.balances).toEqual(await app.must('GET', '/api/mybalance', { as: 'freelancer' }));
  expect(wallet.balances).toMatchObject({ available: usd(30_000), clearing: usd(50_000), in_flight: usd(20_000) });
  expect(wallet.clearing).toMatchObject({
    total: usd(50_000),
    items: [
      { until: '2026-12-01T09:00:00.000Z' },
      { label: 'DK-TEST-NEXT', amount: usd(40_000), until: '2026-12-01T09:00:00.000Z' },
    ],
  });
  const [leaving] = wallet.in_flight.items;
  expect(leaving).toMatchObject({
    label: number,
    amount: usd(20_000),
    state: 'held',
    path: `/user/withdraw?withdrawal=${number}`,
  });
  // A first withdrawal is held for five days, then it needs a batch and three working days.
  expect(Date.parse(leaving?.until ?? '') - Date.now()).toBeGreaterThan(7 * 86_400_000);
  expect(wallet.payouts.methods.map((method) => method.id)).toEqual([id]);
  expect(wallet.payments[0]).toMatchObject({ number, kind: 'paid_out', state: 'pending' });
  // Earned money is complete for its owner once it is available.
  const earned = wallet.payments.filter(({ kind }) => kind === 'earned');
  expect(earned.map(({ clears_at: clearsAt }) => String(clearsAt)).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '2026-12-01T09:00:00.000Z',
    '2026-12-01T09:00:00.000Z',
    'null',
    'null',
  ]);
  expect(await missing()).toEqual([]);
  expect(wallet.years).toEqual([new Date().getUTCFullYear()]);
});

it('shows nobody else’s money, and no years to someone who never had any', async () => {
  expect((await walletOf('client')).in_flight.items).toEqual([]);
  expect(await walletOf('otherFreelancer')).toMatchObject({
    years: [],
    payments: [],
    clearing: { items: [] },
    payouts: { methods: [] },
  });
});
