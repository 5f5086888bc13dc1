/**
 * Whatever a provider does with any one of our requests (nothing, half, an unreadable answer, a line cut after the work),
 * a payment is credited once, a refund goes once, unknown never becomes failed (ID-4), and the books are right.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#kit/clock.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { PaymentProvider, PayoutOrder } from '#kit/server/payments/provider.ts';
import { paypalStandIn, type PaypalStandIn } from '#kit/server/payments/stand-ins/paypal-stand-in.ts';
import type { Fault } from '#kit/server/payments/stand-ins/stand-in.ts';
import { stripeStandIn, type StripeStandIn } from '#kit/server/payments/stand-ins/stripe-stand-in.ts';
import { money } from '#kit/money.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { fundingWorld, type FundingWorld } from './funding-world.ts';
import { bookReconciliation, reconcile } from './reconcile.ts';

/** A silent one (`never`) waits for a time-out each time: stripe-provider.test.ts and paypal-provider.test.ts try it. */
const FAULTS: readonly Fault[] = ['wrong', 'broken', 'page', 'lost', 'reset', 'cut', 'sum', 'name'];
/** Both clients try once more by themselves. */
const IN_A_ROW = 2;
const TRIES = 8;
/** Not requests of ours, or tried further down and in stripe-faults.test.ts. */
const ELSEWHERE = new Set(['readWebhook', 'payouts', 'methods', 'endCheckout']);

const [KEY, WHSEC] = ['sk_test_only_for_tests', 'whsec_only_for_tests'];
let world: FundingWorld;
let stripe: StripeStandIn;
let paypal: PaypalStandIn;
const called = new Map<string, Set<string>>();

/** Writes down which of a provider's methods were called. */
const watched = (provider: PaymentProvider): PaymentProvider =>
  new Proxy(provider, {
    get(target, name, receiver) {
      called.set(target.name, (called.get(target.name) ?? new Set()).add(String(name)));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });

beforeAll(async () => {
  stripe = await stripeStandIn(KEY, '2026-10-28.endive');
  paypal = await paypalStandIn('client-id', 'client-secret');
  world = await fundingWorld({
    STRIPE_SECRET_KEY: KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_only_for_tests',
    STRIPE_WEBHOOK_SECRET: WHSEC,
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: 'client-id',
    PAYPAL_CLIENT_SECRET: 'client-secret',
    PAYPAL_WEBHOOK_ID: 'WH-ID',
    PAYPAL_MERCHANT_ID: 'MERCHANT12345',
    PAYPAL_API_BASE: paypal.url,
  });
  const { card, paypal: other } = world.context.payments;
  if (card === undefined || other === undefined) throw new Error('both providers are set up');
  Object.assign(world.context, { payments: { ...world.context.payments, card: watched(card), paypal: watched(other) } });
});
afterAll(() => Promise.all([world.close(), stripe.close(), paypal.close()]));
beforeEach(() => world.startAfresh());

/** A person presses again, with the same key; what is refused for good is no answer. */
async function until(what: string, attempt: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) if (await attempt()) return;
  throw new Error(`${what} did not happen in ${TRIES} tries`);
}
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => null);

/** Adds 50.00, without a single webhook, sends 20.00 of it back, compares the books. */
async function story(provider: 'card' | 'paypal'): Promise<void> {
  const [start, back] = [uuidv7(), uuidv7()];
  let fundingId = '';
  await until('the checkout', async () => {
    const body = { amount: { amount: '5000', currency: 'USD' }, provider };
    const { status, data } = await world.call<{ fundingId: string } | null>('POST', '/api/wallet/funding', body, { key: start });
    expect([201, 503]).toContain(status);
    fundingId = data?.fundingId ?? '';
    return status === 201;
  });
  const { rows } = await world.base.owner.query<{ provider_reference: string }>('select provider_reference from funding where id = $1', [fundingId]);
  const reference = rows[0]?.provider_reference ?? '';
  if (provider === 'card') {
    await until('the field', async () => (await world.call('POST', `/api/wallet/funding/${fundingId}/card-field`)).status === 200);
    stripe.confirm(reference);
  } else paypal.approve(reference);
  await until('the credit', async () => {
    await quietly(world.pass(6 * MINUTE_MS));
    const { state } = (await world.call<{ state: string }>('GET', `/api/wallet/funding/${fundingId}`)).data;
    expect(state).not.toBe('failed');
    return state === 'succeeded';
  });
  expect(await world.spendable()).toBe('5000');
  const wanted = { amount: { amount: '2000', currency: 'USD' } };
  await until('the refund', async () => (await world.call('POST', `/api/wallet/funding/${fundingId}/refund`, wanted, { key: back })).status === 202);
  await until('its end', async () => {
    await quietly(world.react());
    const refund = await world.base.owner.query<{ state: string }>('select state from funding_refund where funding_id = $1', [fundingId]);
    expect(refund.rows.map(({ state }) => state)).not.toContain('failed');
    if (refund.rows[0]?.state === 'succeeded') return true;
    await quietly(world.pass(30 * MINUTE_MS));
    return false;
  });
  const id = uuidv7();
  await world.base.database.transact((tx) => bookReconciliation(tx, world.context, { id, provider, askedBy: world.payer.userId }));
  await until('the comparison', async () =>
    reconcile(world.context, id).then(
      () => true,
      () => false,
    ),
  );
}

const sums = async (): Promise<string[]> => {
  const { spendable, inFlight } = (await world.call<Record<'spendable' | 'inFlight', { amount: string }>>('GET', '/api/mybalance')).data;
  return [spendable.amount, inFlight.amount];
};

describe.each([
  ['card', () => stripe, () => [...stripe.refunds.values()].map(({ amount }) => amount)],
  ['paypal', () => paypal, () => paypal.asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/refund')).map(() => 2_000)],
] as const)('by %s', (provider, standIn, refunded) => {
  test('every request in turn goes wrong in every way, and it ends as if none had', async () => {
    const before = standIn().asked.length;
    await story(provider);
    const requests = standIn()
      .asked.slice(before)
      .map(({ method, path }) => `${method} ${path}`);
    expect(requests.length).toBeGreaterThan(4);
    // A new way to ask this provider needs its place in the story.
    const known = Object.entries(world.context.payments[provider] ?? {}).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    expect(known.filter((name) => !ELSEWHERE.has(name) && called.get(provider)?.has(name) !== true)).toEqual([]);
    for (const [place, request] of requests.entries())
      for (const fault of FAULTS) {
        await world.startAfresh();
        const made = refunded().length;
        for (let again = 0; again < IN_A_ROW; again += 1) standIn().failNext(fault, '/', place + again);
        await story(provider);
        const what = `${request} ${fault}`;
        expect([what, ...(await sums())]).toEqual([what, '3000', '0']);
        if (provider === 'card') expect([what, refunded().length - made]).toEqual([what, 1]);
      }
    expect(standIn().complaints).toEqual([]);
    expect(await violations(world.base.owner)).toEqual([]);
  });
});

describe('a payout by PayPal', () => {
  test('goes out once whatever becomes of each request about it, and is never called failed', async () => {
    const payouts = world.context.payments.paypal?.payouts;
    if (payouts === undefined) throw new Error('PayPal pays out');
    const send = async (order: PayoutOrder) => (await payouts.lookUpPayout(order, null)) ?? payouts.sendPayout(order);
    for (const place of [0, 1, 2])
      for (const fault of FAULTS) {
        const order: PayoutOrder = {
          reference: uuidv7(),
          amount: money('5000', 'USD'),
          to: { kind: 'paypal', email: 'person@example.com' },
          title: 'Docket WD-1',
        };
        const before = paypal.payouts.size;
        for (let again = 0; again < IN_A_ROW; again += 1) paypal.failNext(fault, '/v1/payments/payouts', place + again);
        for (let tries = 0; tries < TRIES; tries += 1) {
          const news = (await quietly(send(order))) as { state: string } | null;
          expect([`${fault} at ${place}`, news?.state, (news as { reason?: string } | null)?.reason]).not.toContain('failed');
        }
        expect([`${fault} at ${place}`, paypal.payouts.size - before]).toEqual([`${fault} at ${place}`, 1]);
      }
  });
});
