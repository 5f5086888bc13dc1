/** Money that goes back: refunds to source, reversed payments, debts, and the daily comparison. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#kit/clock.ts';
import { money, type Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { decideDispute, disputeCheckout, refundCheckout } from '#kit/server/payments/test-returns.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import type { Reference } from '../accounts.ts';
import { balances } from './balances.ts';
import { applyDisputeNews } from './apply-dispute-news.ts';
import { fundingWorld, type FundingWorld } from './funding-world.ts';
import { payments } from './payment-history.ts';
import { bookReconciliation, reconcile } from './reconcile.ts';
import { adjust, clear, clearEarly, hold, platformBalance, settle } from './wallet.ts';

let world: FundingWorld;
beforeAll(async () => {
  world = await fundingWorld();
});
afterAll(() => world.close());
beforeEach(() => world.startAfresh());
afterEach(async () => {
  expect(await violations(world.base.owner)).toEqual([]);
});

const usd = (amount: number): Money => money(amount, 'USD');
const transact: FundingWorld['base']['database']['transact'] = (work) => world.base.database.transact(work);
const settled = async (): Promise<void> => {
  await world.deliver();
  await world.react();
  await world.react();
};
const paid = async (amount: number): Promise<{ funding_id: string; checkout: string }> => {
  const { funding_id: fundingId, redirect_url: redirectUrl } = await world.add(amount);
  await world.choose(redirectUrl, 'pay');
  await settled();
  return { funding_id: fundingId, checkout: redirectUrl.split('/').pop() ?? '' };
};
const balancesOf = async (userId: string): Promise<string> => {
  const {
    spendable,
    clearing,
    available,
    in_flight: inFlight,
    owed,
  } = await balances(world.base.database.db, userId, 'USD');
  return [spendable, clearing, available, inFlight, owed].map(({ amount }) => amount).join(' ');
};

/** The provider says that the bank disputes $50 of the payment, under one of the names it may use for that. */
const hearOfDispute = (payment: string, providerReference: string, state: 'asked' | 'lost' | 'won') => {
  const news = {
    about: 'dispute',
    providerReference,
    payment,
    state,
    amount: usd(50_00),
    reason: null,
    evidenceDueAt: null,
    live: false,
  } as const;
  return transact((tx) => applyDisputeNews(tx, { name: 'test', account: undefined }, news));
};

/** What the payments page shows of what banks took and returned, newest first. */
const lines = async (): Promise<string[]> =>
  (await payments(world.base.database.db, world.payer.userId, {}, [])).items
    .filter(({ kind }) => kind === 'taken_back' || kind === 'given_back')
    .map(({ kind, amount, state }) => `${kind} ${amount.amount} ${state}`);

/** An order's money without the order: held, then released to someone. */
async function buy(price: number, freelancerId: string, cleared = false, early = 0): Promise<Reference> {
  const reference = { type: 'order', id: uuidv7(), label: `DK-${price}` } as const;
  const fee = Math.round(price / 10);
  await transact((tx) => hold(tx, { journalId: uuidv7(), payerId: world.payer.userId, amount: usd(price), reference }));
  await transact((tx) =>
    settle(tx, {
      journalId: uuidv7(),
      reference,
      payeeId: freelancerId,
      earned: usd(price - fee),
      serviceFee: usd(fee),
      clientFee: usd(0),
      tax: usd(0),
    }),
  );
  if (early > 0)
    await transact((tx) =>
      clearEarly(tx, {
        journalId: uuidv7(),
        userId: freelancerId,
        amount: usd(early),
        fee: usd(Math.round(early / 100)),
        reference,
      }),
    );
  if (cleared)
    await transact((tx) =>
      clear(tx, { journalId: uuidv7(), userId: freelancerId, amount: usd(price - fee), reference }),
    );
  return reference;
}

describe('money sent back to where it came from', () => {
  const sendBack = (fundingId: string, amount: number, key = uuidv7()) =>
    world.call<{ refund_id: string }>(
      'POST',
      `/api/wallet/funding/${fundingId}/refund`,
      { amount: usd(amount) },
      { key },
    );

  test('leaves the spendable money immediately and the wallet when the provider says so', async () => {
    const { funding_id: fundingId } = await paid(50_00);
    expect((await sendBack(fundingId, 20_00)).status).toBe(202);
    expect(await balancesOf(world.payer.userId)).toBe('3000 0 0 2000 0');
    await world.react();
    await settled();
    expect(await balancesOf(world.payer.userId)).toBe('3000 0 0 0 0');
  });

  test('that the bank refuses is returned to the balance', async () => {
    const { funding_id: fundingId } = await paid(50_00);
    await sendBack(fundingId, 20_13);
    await world.react();
    await settled();
    expect(await balancesOf(world.payer.userId)).toBe('5000 0 0 0 0');
  });

  test('is never more than was paid and is unspent, however many ask at once', async () => {
    const { funding_id: fundingId } = await paid(50_00);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendBack(fundingId, 20_00)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(2);
    await world.react();
    await settled();
    expect(await balancesOf(world.payer.userId)).toBe('1000 0 0 0 0');
  });

  test('under one key is sent once; someone else’s payment does not exist', async () => {
    const { funding_id: fundingId } = await paid(50_00);
    const key = uuidv7();
    const answers = await Promise.all([sendBack(fundingId, 20_00, key), sendBack(fundingId, 20_00, key)]);
    expect(answers.some(({ status }) => status === 202)).toBe(true);
    await world.react();
    await settled();
    expect(await balancesOf(world.payer.userId)).toBe('3000 0 0 0 0');
    expect(
      (await world.call('POST', `/api/wallet/funding/${fundingId}/refund`, { amount: usd(100) }, { as: 'other' }))
        .status,
    ).toBe(404);
  });
});

describe('a payment its bank takes back', () => {
  test('is deducted from what is unspent, and given back when the dispute is won', async () => {
    const { checkout } = await paid(50_00);
    await transact((tx) => disputeCheckout(tx, checkout));
    await settled();
    expect(await balancesOf(world.payer.userId)).toBe('0 0 0 0 0');
    expect(await lines()).toEqual(['taken_back -5000 done']);
    await transact((tx) => decideDispute(tx, checkout, 'won'));
    await settled();
    expect(await balancesOf(world.payer.userId)).toBe('5000 0 0 0 0');
    expect(await lines()).toEqual(['given_back 5000 done', 'taken_back -5000 done']);
  });

  test.each([
    ['the case first', ['case', 'reversal']],
    ['the reversal first', ['reversal', 'case']],
  ])('reported both as a case and as a reversal is taken once: %s', async (_order, names) => {
    const { funding_id: fundingId, checkout } = await paid(50_00);
    await paid(30_00);
    const sendEvent = (name: string, state: 'lost' | 'won') =>
      hearOfDispute(checkout, name === 'case' ? `PP-D-${checkout}` : `reversal-${checkout}`, state);
    for (const name of [...names, ...names]) expect(await sendEvent(name, 'lost')).toBeNull();
    expect(await balancesOf(world.payer.userId)).toBe('3000 0 0 0 0');
    const taken = await world.base.owner.query(
      'select 1 from payment_dispute where funding_id = $1 and taken_at is not null',
      [fundingId],
    );
    expect(taken.rowCount).toBe(1);
  });

  test('and reversed before its case is won comes back once', async () => {
    const { checkout } = await paid(50_00);
    const sendEvent = (providerReference: string, state: 'asked' | 'lost' | 'won') =>
      hearOfDispute(checkout, providerReference, state);
    await sendEvent(`PP-D-${checkout}`, 'asked');
    expect(await lines()).toEqual(['taken_back -5000 pending']);
    await sendEvent(`reversal-${checkout}`, 'lost');
    expect(await balancesOf(world.payer.userId)).toBe('0 0 0 0 0');
    expect(await lines()).toEqual(['taken_back -5000 done']);
    for (const _twice of [1, 2]) await sendEvent(`PP-D-${checkout}`, 'won');
    expect(await balancesOf(world.payer.userId)).toBe('5000 0 0 0 0');
    expect(await lines()).toEqual(['given_back 5000 done', 'taken_back -5000 done']);
  });

  test('after release is deducted from the earnings it paid for, fees pro rata; what is gone is owed and repaid from the next earnings', async () => {
    const finn = uuidv7();
    const { checkout } = await paid(100_00);
    await buy(60_00, finn);
    await buy(40_00, finn, true);
    expect(await balancesOf(finn)).toBe('0 5400 3600 0 0');
    const income = BigInt((await platformBalance(world.base.database.db, 'R.svc', 'USD')).amount);
    await transact((tx) => disputeCheckout(tx, checkout));
    await settled();
    expect(await balancesOf(finn)).toBe('0 0 0 0 0');
    expect(BigInt((await platformBalance(world.base.database.db, 'R.svc', 'USD')).amount) - income).toBe(-10_00n);
    await transact((tx) => decideDispute(tx, checkout, 'lost'));
    await settled();
    expect(await balancesOf(finn)).toBe('0 0 0 0 0');
  });

  test.each([false, true])(
    'after some of its earnings were cleared early goes back with the fee for that, pro rata; the rest cleared: %s',
    async (cleared) => {
      const finn = uuidv7();
      const { checkout } = await paid(100_00);
      const fees = async () => BigInt((await platformBalance(world.base.database.db, 'R.exp', 'USD')).amount);
      const before = await fees();
      const reference = await buy(100_00, finn, cleared, 60_00);
      expect(await balancesOf(finn)).toBe(cleared ? '0 0 8940 0 0' : '0 3000 5940 0 0');
      await transact((tx) => disputeCheckout(tx, checkout, usd(50_00)));
      await settled();
      // Half of 90.00, of which 0.30 is half the fee; what is clearing goes first.
      expect(await balancesOf(finn)).toBe(cleared ? '0 0 4470 0 0' : '0 0 4470 0 0');
      expect((await fees()) - before).toBe(30n);
      if (!cleared) {
        expect(
          await transact((tx) => clear(tx, { journalId: uuidv7(), userId: finn, amount: usd(90_00), reference })),
        ).toMatchObject({ amount: '0' });
        expect(await balancesOf(finn)).toBe('0 0 4470 0 0');
      }
      await transact((tx) => decideDispute(tx, checkout, 'won'));
      await settled();
      expect([await balancesOf(finn), (await fees()) - before]).toEqual(['0 0 8940 0 0', 60n]);
    },
  );

  test('when the earnings are spent is a debt, which the next earnings repay automatically', async () => {
    const finn = uuidv7();
    const { checkout } = await paid(50_00);
    await buy(50_00, finn, true);
    await transact((tx) =>
      hold(tx, {
        journalId: uuidv7(),
        payerId: finn,
        amount: usd(30_00),
        reference: { type: 'order', id: uuidv7(), label: 'DK-OWN' },
      }),
    );
    await transact((tx) => disputeCheckout(tx, checkout));
    await settled();
    expect(await balancesOf(finn)).toBe('0 0 0 0 3000');
    await paid(50_00);
    await buy(50_00, finn, true);
    expect(await balancesOf(finn)).toBe('0 0 1500 0 0');
    await transact((tx) => decideDispute(tx, checkout, 'won'));
    await settled();
    expect(await balancesOf(finn)).toBe('0 0 6000 0 0');
  });

  test('while the work is not paid out yet is the payer’s debt', async () => {
    const { checkout } = await paid(50_00);
    await transact((tx) =>
      hold(tx, {
        journalId: uuidv7(),
        payerId: world.payer.userId,
        amount: usd(50_00),
        reference: { type: 'order', id: uuidv7(), label: 'DK-HELD' },
      }),
    );
    await transact((tx) => disputeCheckout(tx, checkout));
    await settled();
    expect(await balancesOf(world.payer.userId)).toBe('0 0 0 0 5000');
    // MON-17: what is added next repays it, and the payment says so.
    expect((await world.call<{ owed: Money }>('GET', '/api/wallet/funding-options')).data.owed).toEqual(usd(50_00));
    const { funding_id: fundingId } = await paid(60_00);
    expect((await world.call<{ repaid: Money }>('GET', `/api/wallet/funding/${fundingId}`)).data.repaid).toEqual(
      usd(50_00),
    );
    expect(await balancesOf(world.payer.userId)).toBe('1000 0 0 0 0');
  });

  test('while the payer has earnings is deducted from them before there is a debt, and goes back there', async () => {
    const { userId } = world.payer;
    const { checkout } = await paid(50_00);
    await transact((tx) =>
      hold(tx, {
        journalId: uuidv7(),
        payerId: userId,
        amount: usd(50_00),
        reference: { type: 'order', id: uuidv7(), label: 'DK-HELD' },
      }),
    );
    const earned = { userId, account: 'U.avail', direction: 'credit', amount: usd(20_00) } as const;
    const id = uuidv7();
    await world.base.owner.query(
      `insert into ledger_adjustment (id, kind, state, user_id, account, amount, currency, reason, proposed_by,
        decided_by, decided_at, posted_journal_id)
       values ($1, 'credit', 'posted', $2, 'U.avail', 2000, 'USD', 'Earned elsewhere', gen_random_uuid(),
         gen_random_uuid(), now(), $1)`,
      [id, userId],
    );
    await transact((tx) =>
      adjust(tx, { ...earned, journalId: id, reference: { type: 'adjustment', id, label: 'Correction' } }),
    );
    await transact((tx) => disputeCheckout(tx, checkout));
    await settled();
    expect(await balancesOf(userId)).toBe('0 0 0 0 3000');
    await transact((tx) => decideDispute(tx, checkout, 'won'));
    await settled();
    expect(await balancesOf(userId)).toBe('0 0 2000 0 0');
  });

  test('refunded at the provider’s own desk is taken back the same way', async () => {
    const { checkout } = await paid(50_00);
    await transact((tx) => refundCheckout(tx, { reference: null, payment: checkout, amount: usd(20_00) }));
    await settled();
    expect(await balancesOf(world.payer.userId)).toBe('3000 0 0 0 0');
  });
});

test('in any order, repeated and late, the events end in the same ledger (WH-3)', { timeout: 60_000 }, async () => {
  const check = async (order: readonly number[], repeats: readonly number[]): Promise<void> => {
    await world.startAfresh();
    const { funding_id: fundingId, redirect_url: redirectUrl } = await world.add(50_00);
    await world.choose(redirectUrl, 'pay');
    const checkout = redirectUrl.split('/').pop() ?? '';
    await transact((tx) => refundCheckout(tx, { reference: null, payment: checkout, amount: usd(10_00) }));
    await transact((tx) => disputeCheckout(tx, checkout, usd(15_00)));
    await transact((tx) => decideDispute(tx, checkout, 'lost'));
    const { rows } = await world.base.owner.query<{ body: string }>(
      'update test_provider.event set delivered_at = now() returning body',
    );
    const events = rows.map(({ body }) => JSON.parse(body) as object);
    for (const place of [...order, ...repeats]) {
      await world.sendEvent(events[place % events.length]);
      if (place % 2 === 0) await world.react();
    }
    await world.react();
    await world.pass(90 * MINUTE_MS);
    await world.pass(240 * MINUTE_MS);
    expect([fundingId.length, await balancesOf(world.payer.userId)]).toEqual([36, '2500 0 0 0 0']);
    const { rows: left } = await world.base.owner.query("select from payment_event where state <> 'done'");
    expect(left).toHaveLength(0);
  };
  const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
  await fc.assert(fc.asyncProperty(order, fc.array(fc.nat({ max: 3 }), { maxLength: 5 }), check), { numRuns: 8 });
});

describe('the daily comparison (WH-6)', () => {
  const compareNow = async (): Promise<string[]> => {
    const id = uuidv7();
    await transact((tx) =>
      bookReconciliation(
        tx,
        { ...world.context, clock: () => new Date(Date.now() + 2 * 60 * MINUTE_MS) },
        { id, provider: 'test', askedBy: uuidv7() },
      ),
    );
    await reconcile(world.context, id);
    const { rows } = await world.base.owner.query<{ kind: string; about: string }>(
      'select kind, about from reconciliation_difference where reconciliation_id = $1 order by id',
      [id],
    );
    return rows.map(({ kind, about }) => `${kind} ${about}`);
  };

  test('finds nothing when the books agree, refunds and disputes included', async () => {
    const { checkout } = await paid(50_00);
    await paid(20_00);
    await transact((tx) => refundCheckout(tx, { reference: null, payment: checkout, amount: usd(10_00) }));
    await transact((tx) => disputeCheckout(tx, checkout));
    await settled();
    expect(await compareNow()).toEqual([]);
  });

  test('finds what only the provider has, what only we have, and what differs', async () => {
    const lost = await world.add(30_00);
    await world.choose(lost.redirect_url, 'pay');
    await world.base.owner.query('update test_provider.event set delivered_at = now()');
    const { checkout } = await paid(50_00);
    await transact((tx) => refundCheckout(tx, { reference: null, payment: checkout, amount: usd(10_00) }));
    await world.base.owner.query(
      "insert into test_provider.checkout (id, reference, amount, currency, title, return_url, state) values ('tp_alien', 'someone else''s', 700, 'USD', 'x', 'x', 'paid')",
    );
    const ours = await world.base.owner.query<{ id: string }>(
      "insert into funding (id, number, user_id, provider, live, amount, currency, state, provider_reference, expires_at) values (gen_random_uuid(), 'AF-ALONE', $1, 'test', false, 900, 'USD', 'succeeded', 'tp_gone', now()) returning id",
      [world.payer.userId],
    );
    expect((await compareNow()).toSorted()).toEqual([
      'missing_here payment',
      'missing_here refund',
      'missing_there payment',
      'state payment',
    ]);
    await world.base.owner.query('delete from funding where id = $1', [ours.rows[0]?.id]);
    await world.base.owner.query('delete from test_provider.event where checkout_id is not null');
  });
});
