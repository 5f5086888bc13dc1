/** Refunds and disputes of one payment that together are more than it: nobody here loses more than was paid. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { money, type Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { applyDisputeNews } from './apply-dispute-news.ts';
import { applyRefundNews } from './apply-refund-news.ts';
import { fundingWorld, type FundingWorld } from './funding-world.ts';
import { bookReconciliation, reconcile } from './reconcile.ts';
import { platformBalance } from './wallet.ts';

let world: FundingWorld;
let lossBefore = 0n;
const loss = async (): Promise<bigint> =>
  -BigInt((await platformBalance(world.base.database.db, 'E.loss', 'USD')).amount);
const newLoss = async (): Promise<string> => String((await loss()) - lossBefore);
beforeAll(async () => {
  world = await fundingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.startAfresh();
  lossBefore = await loss();
});
afterEach(async () => {
  expect(await violations(world.base.owner)).toEqual([]);
});

const usd = (amount: number): Money => money(amount, 'USD');
const transact: FundingWorld['base']['database']['transact'] = (work) => world.base.database.transact(work);
const speaker = { name: 'test', account: undefined } as const;
const rest = { reason: null, live: false } as const;

/** A payment of $50 that arrived and was not spent; $30 goes back at the provider, and $40 is disputed. */
async function paid() {
  const { funding_id: fundingId, redirect_url: redirectUrl } = await world.add(50_00);
  await world.choose(redirectUrl, 'pay');
  await world.deliver();
  await world.react();
  await world.react();
  const payment = redirectUrl.split('/').pop() ?? '';
  const refund = {
    about: 'refund',
    providerReference: `re_${payment}`,
    reference: null,
    payment,
    amount: usd(30_00),
    ...rest,
  } as const;
  const dispute = {
    about: 'dispute',
    providerReference: `dp_${payment}`,
    payment,
    amount: usd(40_00),
    evidenceDueAt: null,
    ...rest,
  } as const;
  const steps = {
    refunded: () => transact((tx) => applyRefundNews(tx, speaker, { ...refund, state: 'succeeded' })),
    refundFails: () => transact((tx) => applyRefundNews(tx, speaker, { ...refund, state: 'failed' })),
    disputed: () => transact((tx) => applyDisputeNews(tx, speaker, { ...dispute, state: 'open' })),
    won: () => transact((tx) => applyDisputeNews(tx, speaker, { ...dispute, state: 'won' })),
    lost: () => transact((tx) => applyDisputeNews(tx, speaker, { ...dispute, state: 'lost' })),
  } as const;
  return { funding_id: fundingId, payment, steps };
}
type Step = keyof Awaited<ReturnType<typeof paid>>['steps'];

describe('together more than was paid', () => {
  test.each<[Step[], string, string]>([
    [['refunded', 'disputed'], '0', '2000'],
    [['disputed', 'refunded'], '0', '2000'],
    [['lost', 'refunded', 'disputed'], '0', '2000'],
    [['refunded', 'disputed', 'won'], '2000', '0'],
    [['disputed', 'refunded', 'won'], '2000', '0'],
    [['disputed', 'won', 'refunded'], '2000', '0'],
    [['won', 'disputed', 'refunded'], '2000', '0'],
    [['refunded', 'disputed', 'refundFails'], '1000', '0'],
    [['disputed', 'refunded', 'refundFails'], '1000', '0'],
    [['refundFails', 'disputed', 'refunded'], '1000', '0'],
    [['refunded', 'disputed', 'won', 'refundFails'], '5000', '0'],
    [['disputed', 'refunded', 'refundFails', 'won'], '5000', '0'],
  ])('%j leaves the payer %s and us a loss of %s', async (order, left, ours) => {
    const { steps } = await paid();
    for (const step of [...order, ...order.slice(-1)]) expect(await steps[step]()).toBeNull();
    expect([await world.spendable(), await newLoss()]).toEqual([left, ours]);
  });

  test('an operator is notified, and every comparison names it until the provider corrects it', async () => {
    const { steps } = await paid();
    await steps.refunded();
    await steps.disputed();
    const announced = await world.base.owner.query<{ words: string }>(
      "select facts ->> 'words' as words from job where name = 'wallet.operator_needed'",
    );
    expect(announced.rows.map(({ words }) => words)).toContainEqual(
      expect.stringContaining('$20.00 is booked as our loss'),
    );
    const named = async () => {
      const id = uuidv7();
      await transact((tx) => bookReconciliation(tx, world.context, { id, provider: 'test', askedBy: uuidv7() }));
      await reconcile(world.context, id);
      const { rows } = await world.base.owner.query<{ ours: string; theirs: string }>(
        "select ours, theirs from reconciliation_difference where reconciliation_id = $1 and kind = 'amount'",
        [id],
      );
      return rows;
    };
    expect(await named()).toEqual([{ ours: 'paid, $50.00 USD', theirs: 'reversed, $70.00 USD' }]);
    await steps.won();
    expect(await named()).toEqual([]);
  });

  test('what the payer sends back counts too, and when that fails it is theirs to lose again', async () => {
    const { funding_id: fundingId, payment, steps } = await paid();
    const { data } = await world.call<{ refund_id: string }>('POST', `/api/wallet/funding/${fundingId}/refund`, {
      amount: usd(20_00),
    });
    await steps.disputed();
    expect([await world.spendable(), await newLoss()]).toEqual(['0', '1000']);
    const own = {
      about: 'refund',
      providerReference: 're_own',
      reference: data.refund_id,
      payment,
      amount: usd(20_00),
      ...rest,
    } as const;
    await transact((tx) => applyRefundNews(tx, speaker, { ...own, state: 'failed' }));
    expect([await world.spendable(), await newLoss()]).toEqual(['1000', '0']);
  });
});

test('a refund that does not fit its payment leaves nothing behind', async () => {
  const { funding_id: fundingId, payment } = await paid();
  const news = {
    about: 'refund',
    providerReference: 're_live',
    reference: null,
    payment,
    amount: usd(30_00),
    reason: null,
    live: true,
    state: 'succeeded',
  } as const;
  expect(await transact((tx) => applyRefundNews(tx, speaker, news))).toMatchObject({ mayFitLater: false });
  expect((await world.base.owner.query('select from funding_refund where funding_id = $1', [fundingId])).rowCount).toBe(
    0,
  );
});

test('a case that is won before its reversal is reported leaves the payer what was returned', async () => {
  const { payment } = await paid();
  const sendEvent = (providerReference: string, state: 'won' | 'lost') =>
    transact((tx) =>
      applyDisputeNews(tx, speaker, {
        about: 'dispute',
        providerReference,
        payment,
        state,
        amount: usd(50_00),
        evidenceDueAt: null,
        ...rest,
      }),
    );
  for (const _twice of [1, 2]) {
    expect(await sendEvent('PP-D-1', 'won')).toBeNull();
    expect(await sendEvent('reversal-1', 'lost')).toBeNull();
    expect(await world.spendable()).toBe('5000');
  }
});
