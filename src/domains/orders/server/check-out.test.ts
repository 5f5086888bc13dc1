import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billingLines } from '#domains/wallet/server/billing.ts';
import { lookUpFunding } from '#domains/wallet/server/look-up-funding.ts';
import { purchase } from '#domains/wallet/server/wallet.ts';
import { walletReactions } from '#domains/wallet/server/jobs.ts';
import { MINUTE_MS } from '#kit/clock.ts';
import type { Money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { decideCheckout, type Outcome } from '#kit/server/payments/test-checkouts.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { testApp, usd, type Answer, type TestApp } from '../../../app/server/test-app.ts';
import { orderTimers } from './order-clock.ts';
import { paymentReaction } from './pay-from-payment.ts';

interface Begun {
  order_number: string;
  funding_id: string;
  redirect_url: string;
}

let base: TestDatabase;
let app: TestApp;
let slug: string;
let total: Money;
let offsetMs = 0;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  Object.assign(app.context, { clock: () => new Date(Date.now() + offsetMs) });
  ({ slug } = await app.publish());
  ({ total } = (
    await app.must<{ terms: { total: Money } }>('GET', `/api/orders/quote?service=${slug}&package=basic`, {
      as: 'client',
    })
  ).terms);
});
afterAll(() => app.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await base.owner.query<Record<string, string>>(sql, values)).rows;
/** Each test begins without money, and yesterday's payments do not count towards the limit. */
beforeEach(async () => {
  offsetMs = 0;
  await query("update funding set created_at = created_at - interval '2 days'");
  await emptyBalance();
});
afterEach(async () => expect(await violations(base.owner)).toEqual([]));

it('says before anyone signs in what is bought, so that a new client’s industry can be suggested', async () => {
  const intentOf = (path: string) =>
    app.must<{ intent: object | null }>('GET', `/api/intent?path=${encodeURIComponent(path)}`, { as: null });
  const category = 'logo-design';
  const link = `/services/orders/new?service=${slug}&package=basic`;
  expect((await intentOf(link)).intent).toMatchObject({ action: 'Review and pay', category });
  expect((await intentOf(`/user/onboarding/client?return_to=${encodeURIComponent(link)}`)).intent).toMatchObject({
    category,
  });
  expect((await intentOf(link.replace('basic', 'none'))).intent).toBeNull();
});

const wish = (more: object = {}) => ({ service: slug, package: 'basic', extras: [], expected_total: total, ...more });
const way = (payment: Money, more: object = {}) => ({
  provider: 'test',
  use_balance: true,
  expected_payment: payment,
  ...more,
});
const checkOut = (more: object = {}, key = uuidv7()): Promise<Answer<Begun>> =>
  app.send<Begun>('POST', '/api/orders/checkout', {
    as: 'otherClient',
    body: { ...wish(), ...way(total), ...more },
    key,
  });
const placed = async (more: object = {}): Promise<Begun> => {
  const answer = await checkOut(more);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data;
};
const read = <Data>(path: string) => app.must<Data>('GET', path, { as: 'otherClient' });
const stateOf = async ({ order_number: number }: Begun) =>
  (await read<{ state: string }>(`/api/orders/${number}`)).state;
const balance = async () => Number((await read<{ spendable: Money }>('/api/mybalance')).spendable.amount);
const outcomeOf = async ({ funding_id: id }: Begun) =>
  (await query('select pays_outcome from funding where id = $1', [id]))[0]?.['pays_outcome'] ?? null;
const ordersPaid = async () =>
  Number(
    (
      await query('select count(*) from orders where client_id = $1 and paid_at is not null', [
        app.people.otherClient.id,
      ])
    )[0]?.['count'],
  );

/** What the payer does at the provider; the provider notifies us by a webhook, or when it is asked. */
const choose = (begun: Begun, outcome: Outcome) =>
  app.context.database.transact((tx) =>
    decideCheckout(tx, begun.redirect_url.split('/').pop() ?? '', ['open', 'challenge', 'pending'], outcome),
  );
const ask = (begun: Begun) => lookUpFunding(app.context, begun.funding_id);
/** The reactions to what was announced, as the relay and the queue would run them, each of them twice. */
async function react(): Promise<void> {
  for (;;) {
    const due = (
      await base.owner.query<{ id: string; name: string; facts: never }>(
        'with taken as (delete from job where subject is null returning *) select id, name, facts from taken order by id',
      )
    ).rows;
    if (due.length === 0) return;
    for (const { id, name, facts } of due)
      for (const reaction of [...walletReactions, paymentReaction])
        if (reaction.event.name === name) {
          const news = { id, at: app.context.clock() };
          await Promise.all([reaction.react(facts, app.context, news), reaction.react(facts, app.context, news)]);
        }
  }
}
async function pay(begun: Begun): Promise<void> {
  await choose(begun, { state: 'paid' });
  await ask(begun);
  await react();
}
async function pass(ms: number): Promise<void> {
  offsetMs += ms;
  while (await fireDueTimers(app.context, orderTimers, app.context.clock())) continue;
  await react();
}

describe('paying for an order by a provider', () => {
  it('places the order unpaid, and pays it once when the money has come', async () => {
    const begun = await placed();
    expect(await stateOf(begun)).toBe('pending_payment');
    await pay(begun);
    expect([await stateOf(begun), await outcomeOf(begun), await balance()]).toEqual([
      'awaiting_requirements',
      'paid',
      0,
    ]);
  });

  it('answers the same under the same key, with one order', async () => {
    const key = uuidv7();
    const answers = await Promise.all([checkOut({}, key), checkOut({}, key)]);
    const numbers = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.data.order_number));
    const again = await checkOut({}, key);
    expect([...numbers, again.body.data.order_number].every((number) => number === again.body.data.order_number)).toBe(
      true,
    );
    expect(await query('select 1 from orders where number = $1', [again.body.data.order_number])).toHaveLength(1);
  });

  it('takes only what the balance lacks, and refuses another amount than was shown', async () => {
    await app.addMoney('otherClient', usd(1_000));
    const refused = await checkOut();
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
    const begun = await placed({ expected_payment: usd(Number(total.amount) - 1_000) });
    await pay(begun);
    expect([await stateOf(begun), await balance()]).toEqual(['awaiting_requirements', 0]);
  });

  it('keeps the balance when the whole total is paid', async () => {
    await app.addMoney('otherClient', usd(1_000));
    const begun = await placed({ use_balance: false });
    await pay(begun);
    expect([await stateOf(begun), await balance()]).toEqual(['awaiting_requirements', 1_000]);
  });

  it('waits for a second payment after a declined one, and the second pays', async () => {
    const begun = await placed();
    await choose(begun, { state: 'failed', reason: 'The bank declined the card.', isDeclined: true });
    await ask(begun);
    await react();
    expect(await stateOf(begun)).toBe('pending_payment');
    const second = await app.must<Begun>('POST', `/api/orders/${begun.order_number}/payment`, {
      as: 'otherClient',
      body: way(total),
    });
    expect(second.order_number).toBe(begun.order_number);
    await pay(second);
    expect(await stateOf(begun)).toBe('awaiting_requirements');
  });

  it('leaves the order waiting while the bank asks or the money is on its way', async () => {
    const begun = await placed();
    await choose(begun, { state: 'challenge' });
    await ask(begun);
    await react();
    expect(await stateOf(begun)).toBe('pending_payment');
    await choose(begun, { state: 'pending', settlesInSeconds: 60 });
    await ask(begun);
    await react();
    expect(await stateOf(begun)).toBe('pending_payment');
    await pay(begun);
    expect(await stateOf(begun)).toBe('awaiting_requirements');
  });

  it('keeps money in the balance that comes after the order expired, and says so', async () => {
    const begun = await placed();
    await choose(begun, { state: 'pending', settlesInSeconds: 60 });
    await ask(begun);
    await pass(16 * MINUTE_MS);
    expect(await stateOf(begun)).toBe('expired');
    await pay(begun);
    expect([await stateOf(begun), await outcomeOf(begun), await balance()]).toEqual([
      'expired',
      'closed',
      Number(total.amount),
    ]);
    // The way on: the balance pays it.
    await app.must('POST', '/api/orders', { as: 'otherClient', body: wish({ pay_with: 'wallet' }) });
    expect(await balance()).toBe(0);
  });

  it('still pays an order whose money came in time and whose reaction came late', async () => {
    const begun = await placed();
    await choose(begun, { state: 'paid' });
    await ask(begun);
    await query('delete from job where subject is null');
    await pass(16 * MINUTE_MS);
    expect([await stateOf(begun), await outcomeOf(begun)]).toEqual(['awaiting_requirements', 'paid']);
  });

  it('never buys twice: not by two tabs, two payments, a canceled order, or webhook and return at once', async () => {
    const before = await ordersPaid();
    const begun = await placed();
    const second = await app.must<Begun>('POST', `/api/orders/${begun.order_number}/payment`, {
      as: 'otherClient',
      body: way(total),
    });
    // The first checkout is ended by the second; its payer was faster.
    await choose(begun, { state: 'paid' });
    await choose(second, { state: 'paid' });
    await Promise.all([ask(begun), ask(second), ask(begun), ask(second)]);
    await react();
    expect(new Set([await outcomeOf(begun), await outcomeOf(second)])).toEqual(new Set(['already_paid', 'paid']));
    expect([await stateOf(begun), await balance()]).toEqual(['awaiting_requirements', Number(total.amount)]);

    const canceled = await placed({ use_balance: false });
    await app.must('POST', `/api/orders/${canceled.order_number}/cancel`, {
      as: 'otherClient',
      body: { reason: 'Changed plans entirely' },
    });
    await pay(canceled);
    expect([await stateOf(canceled), (await ordersPaid()) - before]).toEqual(['cancelled', 1]);
  });

  it('replaces an unpaid order, and refuses to replace a paid one', async () => {
    const begun = await placed();
    const changed = await placed({ replaces: begun.order_number });
    expect([await stateOf(begun), await stateOf(changed)]).toEqual(['cancelled', 'pending_payment']);
    await pay(changed);
    const refused = await checkOut({ replaces: changed.order_number });
    expect([refused.status, refused.body.code]).toEqual([409, 'wrong_state']);
    expect(refused.body.message).toContain('already paid');
  });

  it('keeps the money when the rest of the total was spent elsewhere meanwhile', async () => {
    await app.addMoney('otherClient', usd(1_000));
    const begun = await placed({ expected_payment: usd(Number(total.amount) - 1_000) });
    await spend(600);
    await pay(begun);
    expect([await stateOf(begun), await outcomeOf(begun), await balance()]).toEqual([
      'pending_payment',
      'not_enough',
      Number(total.amount) - 600,
    ]);
  });

  it('prints what the buyer gave on the documents, and drops it with an order that was never paid', async () => {
    const billing = {
      name: 'Small Ships Ltd',
      address: '1 Merchants Quay',
      country: 'IE',
      vat_number: '6388047V',
      po_number: 'PO-2031',
    };
    const bad = await checkOut({ billing: { ...billing, vat_number: '12' } });
    expect([bad.status, bad.body.errors['billing.vat_number']?.[0]]).toEqual([
      422,
      expect.stringContaining('VAT number from Ireland'),
    ]);
    const begun = await placed({ billing });
    const billingKept = () =>
      query('select vat_number from charge_billing where charge_id = (select id from orders where number = $1)', [
        begun.order_number,
      ]);
    expect(await billingKept()).toEqual([{ vat_number: 'IE6388047V' }]);
    expect(await read('/api/wallet/billing-details')).toMatchObject({
      name: 'Small Ships Ltd',
      vat_number: 'IE6388047V',
    });
    await pass(16 * MINUTE_MS);
    expect(await billingKept()).toEqual([]);

    const paid = await placed({ billing });
    await pay(paid);
    const lines = (person: 'otherClient' | 'freelancer') =>
      billingLines(app.context.db, app.people[person].id, paid.order_number);
    expect(await lines('otherClient')).toEqual({
      to: ['Small Ships Ltd', '1 Merchants Quay', 'Ireland'],
      facts: [
        ['VAT number', 'IE6388047V'],
        ['Purchase order', 'PO-2031'],
      ],
    });
    expect(await lines('freelancer')).toEqual({ to: null, facts: [] });
    expect((await app.send('GET', `/api/wallet/receipts/${paid.order_number}`, { as: 'otherClient' })).status).toBe(
      200,
    );
  });
});

/** Money that is spent on something else. */
async function spend(amount: number): Promise<void> {
  if (amount === 0) return;
  const id = uuidv7();
  const reference = { type: 'membership', id, label: 'ME-1' };
  const bought = {
    journalId: id,
    payerId: app.people.otherClient.id,
    price: usd(amount),
    tax: usd(0),
    income: 'R.mem',
    title: 'Plus',
    reference,
  } as const;
  await app.context.database.transact((tx) => purchase(tx, bought));
}
const emptyBalance = async () => spend(await balance());
