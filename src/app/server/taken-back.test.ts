/**
 * Each thing that is paid, by each real provider, and what can become of its payment: it stays, the provider refunds
 * it, or the payer's bank or PayPal takes it back and decides for one side. What was taken back is never the
 * freelancer's to withdraw (MON-20), and all of it is once the case is won.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContractPage } from '#domains/contracts/contract.ts';
import type { Workroom } from '#domains/orders/contract.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import { DAY_MS } from '#kit/clock.ts';
import type { Money } from '#kit/money.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { drawSome, SEED } from '#kit/server/test-draw.ts';
import { violations } from '../../../db/checks/run-checks.ts';
import { timerReactions } from './modules.ts';
import { paypalEvents, type ProviderEvent } from './provider-scenarios.ts';
import { usd, type TestApp } from './test-app.ts';
import { PAYPAL_WEBHOOK, providerApp, STRIPE_SECRET, type Begun, type ProviderApp } from './test-provider-payments.ts';

type Provider = 'card' | 'paypal';
const AS = 'otherClient';
let world: ProviderApp;
let app: TestApp;
let slug: string;
let offsetMs = 0;
beforeAll(async () => {
  world = await providerApp();
  ({ app } = world);
  Object.assign(app.context, { clock: () => new Date(Date.now() + offsetMs) });
  ({ slug } = await app.publish());
});
afterAll(() => world.close());
beforeEach(async () => {
  offsetMs = 0;
  // Each payment has the whole limit of a day for itself.
  await world.base.owner.query("update funding set created_at = created_at - interval '2 days'");
});
afterEach(async () => {
  expect([...world.stripe.complaints.splice(0), ...world.paypal.complaints.splice(0)]).toEqual([]);
  expect(await violations(world.base.owner)).toEqual([]);
});

const post = <Data>(url: string, body: object = {}, as: 'otherClient' | 'freelancer' = AS) =>
  app.must<Data>('POST', url, { as, body });
const read = <Data>(url: string) => app.must<Data>('GET', url, { as: AS });
const way = (provider: Provider, payment: Money) => ({ provider, use_balance: false, expected_payment: payment });
const cents = ({ amount }: Money): number => Number(amount);
async function pass(days: number): Promise<void> {
  offsetMs += days * DAY_MS;
  while (await fireDueTimers(app.context, timerReactions, app.context.clock())) continue;
  await world.react();
}

/**
 * What was earned before is no longer in the way. Payments are made at the present time, which the database has too.
 */
async function clearAll(): Promise<void> {
  await pass(8);
  offsetMs = 0;
}

/** Something that a client is about to pay for. */
interface Thing {
  readonly url: string;
  readonly body: object;
  readonly payment: Money;
  /** For work: it is delivered and approved. A tip and a bonus are given when they are paid. */
  readonly release?: (begun: { readonly order_number?: string }) => Promise<unknown>;
  /** For the freelancer in all, read afterwards, and of it what another payment paid for. */
  readonly earned: () => Promise<{ readonly all: number; readonly paidOtherwise: number }>;
}

const quote = async () =>
  (
    await read<{ terms: { total: Money; price: Money; service_fee: Money } }>(
      `/api/orders/quote?service=${slug}&package=basic`,
    )
  ).terms;
const WISH = () => ({ service: slug, package: 'basic', extras: [] });
async function deliver(order: string): Promise<void> {
  await post(`/api/orders/${order}/deliver`, { note: 'Here it is.', link: 'https://example.com/files' }, 'freelancer');
  await post(`/api/orders/${order}/approve`);
}
const earnedOf = async (order: string): Promise<number> => {
  const { price, service_fee: fee } = (await read<Workroom>(`/api/orders/${order}`)).terms;
  return cents(price) - cents(fee);
};
async function running(): Promise<string> {
  const { total } = await quote();
  await app.addMoney(AS, total);
  const { order_number: order } = await post<{ order_number: string }>('/api/orders', {
    ...WISH(),
    expected_total: total,
    pay_with: 'wallet',
  });
  await post(`/api/orders/${order}/requirements`, {}, 'freelancer');
  return order;
}
async function signed(): Promise<string> {
  const { contract_number: number } = await post<{ contract_number: string }>('/api/contracts', {
    freelancer: app.people.freelancer.username,
    title: 'A page',
    scope: 'One page.',
    milestones: [{ title: 'Draft', price: usd(10_000), days: 3, criteria: ['It loads'] }],
    signature: 'Other Client',
  });
  const page = await app.must<ContractPage>('GET', `/api/contracts/${number}`, { as: 'freelancer' });
  await post(`/api/contracts/${number}/accept`, { signature: 'Finn', hash: page.versions[0]?.hash }, 'freelancer');
  return number;
}
async function finish(contract: string): Promise<void> {
  await post(
    `/api/milestones/${contract}-1/submit`,
    { note: 'Here it is.', link: 'https://example.com/files', files: [], met: [0] },
    'freelancer',
  );
  await post(`/api/milestones/${contract}-1/approve`);
}

const THINGS: Readonly<Record<string, (provider: Provider) => Promise<Thing>>> = {
  async order(provider) {
    const { total, price, service_fee: fee } = await quote();
    return {
      url: '/api/orders/checkout',
      body: { ...WISH(), expected_total: total, ...way(provider, total) },
      payment: total,
      async release({ order_number: order = '' }) {
        await post(`/api/orders/${order}/requirements`, {}, 'freelancer');
        await deliver(order);
      },
      earned: async () => ({ all: cents(price) - cents(fee), paidOtherwise: 0 }),
    };
  },
  async milestone(provider) {
    const contract = await signed();
    return {
      url: `/api/milestones/${contract}-1/payment`,
      body: way(provider, usd(10_300)),
      payment: usd(10_300),
      release: () => finish(contract),
      earned: async () => ({ all: 9_000, paidOtherwise: 0 }),
    };
  },
  async extra(provider) {
    const order = await running();
    const { addable, terms } = await read<Workroom>(`/api/orders/${order}`);
    const [extra] = addable;
    if (extra === undefined) throw new Error('the service has an extra');
    return {
      url: `/api/orders/${order}/extras/payment`,
      body: { extra: extra.id, expected_total: extra.total, ...way(provider, extra.total) },
      payment: extra.total,
      release: () => deliver(order),
      async earned() {
        const all = await earnedOf(order);
        const whole = cents(terms.total) + cents(extra.total);
        return { all, paidOtherwise: Math.round((all * cents(terms.total)) / whole) };
      },
    };
  },
  async tip(provider) {
    const order = await running();
    await deliver(order);
    await clearAll();
    const payment = usd(1_200);
    return {
      url: `/api/orders/${order}/tip/payment`,
      body: { amount: payment, note: 'Thank you', ...way(provider, payment) },
      payment,
      earned: async () => ({
        all: cents((await read<Workroom>(`/api/orders/${order}`)).tip?.earned ?? usd(0)),
        paidOtherwise: 0,
      }),
    };
  },
  async bonus(provider) {
    const contract = await signed();
    await app.addMoney(AS, usd(10_300));
    await post(`/api/milestones/${contract}-1/fund`, { expected_total: usd(10_300) });
    await finish(contract);
    await clearAll();
    const payment = usd(2_000);
    return {
      url: `/api/contracts/${contract}/bonus/payment`,
      body: { amount: payment, expected_total: payment, note: 'Thank you', ...way(provider, payment) },
      payment,
      earned: async () => ({
        all: cents((await read<ContractPage>(`/api/contracts/${contract}`)).bonuses[0]?.earned ?? usd(0)),
        paidOtherwise: 0,
      }),
    };
  },
};

/** What the provider sends, before the work is released and after the case is decided. */
interface Fate {
  readonly first: readonly ProviderEvent[];
  readonly then: readonly ProviderEvent[];
}
type Fates = (reference: string, payment: Money) => Readonly<Record<FateName, () => Fate>>;
const FATE_NAMES = ['is paid', 'is refunded by the provider', 'is disputed and lost', 'is disputed and won'] as const;
type FateName = (typeof FATE_NAMES)[number];
const nothing = (): Fate => ({ first: [], then: [] });

const FATES: Readonly<Record<Provider, Fates>> = {
  card(intent, payment) {
    const { stripe } = world;
    const event = (type: string, object: object): ProviderEvent => {
      const { body } = stripe.event(type, object);
      return { body, headers: () => ({ 'stripe-signature': stripe.sign(body, STRIPE_SECRET) }) };
    };
    const refund = {
      id: `re_${uuidv7()}`,
      object: 'refund',
      amount: cents(payment),
      currency: 'usd',
      metadata: {},
      payment_intent: intent,
      charge: `ch_${intent.slice(3)}`,
      created: 0,
      status: 'succeeded',
    } as const;
    const disputed = (outcome: 'won' | 'lost') => (): Fate => ({
      first: [event('charge.dispute.created', stripe.dispute(intent))],
      then: [event('charge.dispute.closed', stripe.dispute(intent, outcome))],
    });
    return {
      'is paid': nothing,
      'is refunded by the provider': () => ({ first: [event('refund.created', refund)], then: [] }),
      'is disputed and lost': disputed('lost'),
      'is disputed and won': disputed('won'),
    };
  },
  paypal(order, payment) {
    const event = paypalEvents(world.paypal, PAYPAL_WEBHOOK);
    const capture = world.paypal.captureOf(order).id;
    const value = (cents(payment) / 100).toFixed(2);
    const disputed = (outcome_code: string) => (): Fate => {
      const opened = {
        dispute_id: `PP-D-${uuidv7()}`,
        status: 'OPEN',
        reason: 'UNAUTHORISED',
        dispute_amount: { currency_code: 'USD', value },
        disputed_transactions: [{ seller_transaction_id: capture, seller: { merchant_id: 'MERCHANT12345' } }],
      };
      return {
        first: [event('CUSTOMER.DISPUTE.CREATED', opened)],
        then: [
          event('CUSTOMER.DISPUTE.RESOLVED', { ...opened, status: 'RESOLVED', dispute_outcome: { outcome_code } }),
        ],
      };
    };
    return {
      'is paid': nothing,
      'is refunded by the provider': () => ({
        first: [event('PAYMENT.CAPTURE.REFUNDED', world.paypal.refundOf(capture, value))],
        then: [],
      }),
      'is disputed and lost': disputed('RESOLVED_BUYER_FAVOUR'),
      'is disputed and won': disputed('RESOLVED_SELLER_FAVOUR'),
    };
  },
};

const balancesOf = (person: 'otherClient' | 'freelancer') => balances(app.context.db, app.people[person].id, 'USD');
const available = async (): Promise<number> => cents((await balancesOf('freelancer')).available);
/** A cent of rounding, where one payment paid for a part of the work. */
const near = (amount: number) => (sum: number) => Math.abs(sum - amount) <= 1;

const CASES = Object.keys(THINGS).flatMap((thing) => FATE_NAMES.map((fate) => [thing, fate] as const));
/** For each provider; the long run has all of them. */
const DRAWN = 8;

describe.each<Provider>(['card', 'paypal'])(`by %s (seed ${SEED})`, (provider) => {
  test.each(drawSome(`taken back ${provider}`, CASES, DRAWN))(
    'the payment of the %s %s',
    { timeout: 60_000 },
    async (name, fateName) => {
      const thing = await THINGS[name]?.(provider);
      if (thing === undefined) throw new Error(`no ${name}`);
      const before = await available();
      const begun = await post<Begun & { order_number?: string }>(thing.url, thing.body);
      await world.pay(provider, begun, AS);
      await post(`/api/wallet/funding/${begun.funding_id}/look-up`);
      await world.react();
      expect(await read(`/api/wallet/funding/${begun.funding_id}`)).toMatchObject({ outcome: 'paid' });
      const fate = FATES[provider](await world.referenceOf(begun), thing.payment)[fateName]();
      for (const event of fate.first) await world.hear(provider, event);
      await thing.release?.(begun);
      const { all, paidOtherwise } = await thing.earned();
      expect(all).toBeGreaterThan(0);

      await pass(30);
      if (fateName === 'is paid') expect(await available()).toBe(before + all);
      // The whole order of which an extra is disputed waits for the bank.
      if (fate.then.length > 0) expect(await available()).toBe(before);

      for (const event of fate.then) await world.hear(provider, event);
      await pass(15);
      const stays = fateName === 'is paid' || fateName === 'is disputed and won';
      expect(await available()).toSatisfy(near(before + (stays ? all : paidOtherwise)));
      expect(await balancesOf('freelancer')).toMatchObject({ clearing: usd(0), owed: usd(0) });
      expect(await balancesOf(AS)).toMatchObject({ spendable: usd(0), held: usd(0), owed: usd(0) });
      const parked = await world.base.owner.query("select note from payment_event where state <> 'done'");
      expect(parked.rows).toEqual([]);
    },
  );
});
