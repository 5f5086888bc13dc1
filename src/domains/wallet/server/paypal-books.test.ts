/** PayPal's books beside ours, by its real client against the simulator. */
import { composed } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { paypalSimulator, type PaypalSimulator } from '#kit/server/payments/simulators/paypal-simulator.ts';
import { sendPayout } from '#domains/payouts/server/send-payout.ts';
import { bookReconciliation, reconcile } from './reconcile.ts';
import { clear, hold, settle } from './wallet.ts';
import { timerReactions } from '#app/server/modules.ts';
import { testApp, usd, type TestApp } from '#app/server/test-app.ts';

const as = 'freelancer';
let app: TestApp;
let paypal: PaypalSimulator;
beforeAll(async () => {
  paypal = await paypalSimulator('client-id', 'client-secret');
  app = await testApp({
    TEST_PAYMENTS: 'off',
    PAYPAL_CLIENT_ID: 'client-id',
    PAYPAL_CLIENT_SECRET: 'client-secret',
    PAYPAL_WEBHOOK_ID: 'WH-ID',
    PAYPAL_API_BASE: paypal.url,
  });
  await app.base.database.pool.query('update account set identity_verified_at = now() where id = $1', [
    app.people[as].id,
  ]);
  await app.addMoney('client', usd(100_000));
  const reference = { type: 'order', id: uuidv7(), label: 'T-1' } as const;
  const zero = money('0', 'USD');
  await app.context.database.transact(async (tx) => {
    await hold(tx, { journalId: uuidv7(), payerId: app.people.client.id, amount: usd(100_000), reference });
    await settle(tx, {
      journalId: uuidv7(),
      reference,
      payeeId: app.people[as].id,
      earned: usd(100_000),
      serviceFee: zero,
      clientFee: zero,
      tax: zero,
    });
    await clear(tx, { journalId: uuidv7(), userId: app.people[as].id, amount: usd(100_000), reference });
  });
});
afterAll(() => Promise.all([app.close(), paypal.close()]));

/** Requested and in transit. */
async function onItsWay(method: Record<string, string>, cents: number, fee: number): Promise<string> {
  const { id } = await app.must<{ id: string }>('POST', '/api/payouts/methods', {
    as,
    body: { holder: 'Test freelancer', ...method },
  });
  const wish = { amount: usd(cents), method: id, lane: 'standard', expected_fee: usd(fee) };
  const { number } = await app.must<{ number: string }>('POST', '/api/payouts/withdrawals', { as, body: wish });
  // Out of its hold, then out with its batch.
  for (let step = 0; step < 2; step += 1) {
    await app.context.database.transact((tx) =>
      tx.rows(
        composed(
          "update job set run_at = now() - interval '1 second' where subject is not null and name like 'payouts.%'",
        ),
      ),
    );
    while (await fireDueTimers(app.context, timerReactions)) continue;
  }
  return number;
}

describe('PayPal’s books beside ours', () => {
  const differences = async () => {
    const id = uuidv7();
    // A payout of this minute is not expected in PayPal's list yet.
    await app.base.database.pool.query("update withdrawal set sent_at = sent_at - interval '3 hours'");
    await app.context.database.transact((tx) =>
      bookReconciliation(tx, app.context, { id, provider: 'paypal', askedBy: app.people.operator.id }),
    );
    await reconcile(app.context, id);
    return app.context.db.rows(
      composed<{ kind: string }>(
        "select kind from reconciliation_difference where reconciliation_id = $1 and about = 'payout'",
      ),
      [id],
    );
  };

  it('match a payout by PayPal’s transaction, and find a payout that we did not make', async () => {
    const number = await onItsWay({ kind: 'paypal', country: 'NO', email: 'person@example.com' }, 5_000, 100);
    const { id } = (await app.context.db.row(composed<{ id: string }>('select id from withdrawal where number = $1'), [
      number,
    ])) ?? { id: '' };
    await sendPayout(app.context, id);
    const [sent] = [...paypal.payouts.values()];
    Object.assign(sent ?? {}, { status: 'SUCCESS' });
    await sendPayout(app.context, id);
    expect((await app.must<{ state: string }>('GET', `/api/payouts/withdrawals/${number}`, { as })).state).toBe('paid');
    expect(await differences()).toEqual([]);
    paypal.payouts.set('STRANGE', {
      batch: 'STRANGE',
      sender: 'nobody',
      status: 'SUCCESS',
      amount: { value: '9.00', currency: 'USD' },
      receiver: 'x@example.com',
      made: new Date().toISOString(),
    });
    expect(await differences()).toEqual([{ kind: 'missing_here' }]);
    paypal.payouts.clear();
    expect(await differences()).toEqual([{ kind: 'missing_there' }]);
    expect(paypal.complaints).toEqual([]);
  });
});
