/** The whole way of money with the real SDKs: our API, Stripe's and PayPal's stand-ins, and signed calls back to us. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { paypalStandIn, type PaypalStandIn } from '#kit/server/payments/stand-ins/paypal-stand-in.ts';
import { stripeStandIn, type StripeStandIn } from '#kit/server/payments/stand-ins/stripe-stand-in.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { sendRefund } from './refund-funding.ts';
import { fundingWorld, type FundingWorld } from './funding-world.ts';

const [KEY, WHSEC, WEBHOOK] = ['sk_test_only_for_tests', 'whsec_only_for_tests', 'WH-ID'];
let world: FundingWorld;
let stripe: StripeStandIn;
let paypal: PaypalStandIn;
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
    PAYPAL_WEBHOOK_ID: WEBHOOK,
    PAYPAL_MERCHANT_ID: 'MERCHANT12345',
    PAYPAL_API_BASE: paypal.url,
  });
});
afterAll(() => Promise.all([world.close(), stripe.close(), paypal.close()]));
beforeEach(() => world.startAfresh());
afterEach(async () => {
  expect([...stripe.complaints.splice(0), ...paypal.complaints.splice(0)]).toEqual([]);
  expect(await violations(world.base.owner)).toEqual([]);
});

const start = async (
  provider: 'card' | 'paypal',
  key = uuidv7(),
): Promise<{ status: number; fundingId: string; redirectUrl: string; providerReference: string }> => {
  const { status, data } = await world.call<{ fundingId: string; redirectUrl: string } | null>(
    'POST',
    '/api/wallet/funding',
    { amount: { amount: '5000', currency: 'USD' }, provider },
    { key },
  );
  const { rows } = await world.base.owner.query<{ provider_reference: string }>('select provider_reference from funding where id = $1', [
    data?.fundingId ?? null,
  ]);
  return { status, fundingId: data?.fundingId ?? '', redirectUrl: data?.redirectUrl ?? '', providerReference: rows[0]?.provider_reference ?? '' };
};
const stateOf = async (fundingId: string): Promise<string> => (await world.call<{ state: string }>('GET', `/api/wallet/funding/${fundingId}`)).data.state;
const post = async (provider: string, body: string, headers: Record<string, string>): Promise<number> =>
  (await fetch(`${world.origin}/api/payments/webhooks/${provider}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }))
    .status;
const tellStripe = (type: string, object: object, more: object = {}, secret = WHSEC): Promise<number> => {
  const { body } = stripe.event(type, object, more);
  return post('card', body, { 'stripe-signature': stripe.sign(body, secret) });
};
const parked = async (): Promise<string[]> =>
  (await world.base.owner.query<{ note: string }>("select note from payment_event where state = 'parked'")).rows.map(({ note }) => note);

describe('by card', () => {
  test('the field is opened for the payer alone, and the signed event credits once', async () => {
    const { fundingId, redirectUrl, providerReference } = await start('card');
    expect(redirectUrl).toBe(`http://localhost:3000/user/add_fund_stripe?funding=${fundingId}`);
    const field = await world.call<{ clientSecret: string; publishableKey: string }>('POST', `/api/wallet/funding/${fundingId}/card-field`);
    expect(field.data).toMatchObject({ clientSecret: expect.stringContaining('_secret_'), publishableKey: 'pk_test_only_for_tests' });
    expect((await world.call('POST', `/api/wallet/funding/${fundingId}/card-field`, undefined, { as: 'other' })).status).toBe(404);
    const intent = stripe.confirm(providerReference);
    expect(await world.spendable()).toBe('0');
    expect(await Promise.all([tellStripe('payment_intent.succeeded', intent), tellStripe('payment_intent.succeeded', intent)])).toEqual([200, 200]);
    await Promise.all([world.react(), world.react()]);
    expect([await stateOf(fundingId), await world.spendable()]).toEqual(['succeeded', '5000']);
  });

  test('every webhook lost: asking credits it; an unfinished one is ended at the provider when its time is over', async () => {
    const [paid, left] = [await start('card'), await start('card')];
    stripe.confirm(paid.providerReference);
    await world.pass(10 * MINUTE_MS);
    expect([await stateOf(paid.fundingId), await world.spendable()]).toEqual(['succeeded', '5000']);
    await world.pass(60 * MINUTE_MS);
    expect([await stateOf(left.fundingId), stripe.intents.get(left.providerReference)?.status]).toEqual(['expired', 'canceled']);
  });

  test.each([
    ['amount', { amount_received: 4_999 }, {}, /says 4999 USD/],
    ['currency', { currency: 'eur' }, {}, /says 5000 EUR/],
    ['mode', { livemode: true }, {}, /live news about a test payment/],
    ['account', {}, { account: 'acct_other' }, /acct_other, which is not ours/],
    ['payment', { id: 'pi_other' }, {}, /is payment pi_other/],
  ])('an event with another %s is parked and credits nothing', async (_what, object, more, note) => {
    const { providerReference } = await start('card');
    const intent = structuredClone(stripe.confirm(providerReference));
    expect(await tellStripe('payment_intent.succeeded', { ...intent, ...object }, more)).toBe(200);
    expect(await tellStripe('payment_intent.succeeded', intent, {}, 'whsec_guessed')).toBe(401);
    await world.react();
    expect([await world.spendable(), await parked()]).toEqual(['0', [expect.stringMatching(note)]]);
  });

  test('a provider that is silent is said to be unavailable; the same key then makes the one payment', async () => {
    const key = uuidv7();
    const before = stripe.intents.size;
    for (const _try of [1, 2]) stripe.failNext('broken', '/v1/payment_intents');
    expect((await start('card', key)).status).toBe(503);
    expect((await start('card', key)).status).toBe(201);
    expect(stripe.intents.size).toBe(before + 1);
  });

  test('a dispute takes the money and a won one brings it back, in whatever order its events come', async () => {
    const { providerReference } = await start('card');
    const intent = stripe.confirm(providerReference);
    await tellStripe('charge.dispute.created', stripe.dispute(providerReference));
    await world.react();
    await tellStripe('payment_intent.succeeded', intent);
    await world.react();
    await world.pass(5 * MINUTE_MS);
    expect(await world.spendable()).toBe('0');
    const won = stripe.dispute(providerReference, 'won');
    await tellStripe('charge.dispute.closed', won);
    await tellStripe('charge.dispute.updated', { ...won, status: 'under_review' });
    await world.react();
    expect([await world.spendable(), await parked()]).toEqual(['5000', []]);
  });

  test('a refund whose answer is lost stays on its way until it is known', async () => {
    const { fundingId, providerReference } = await start('card');
    await tellStripe('payment_intent.succeeded', stripe.confirm(providerReference));
    await world.react();
    await world.call('POST', `/api/wallet/funding/${fundingId}/refund`, { amount: { amount: '2000', currency: 'USD' } });
    for (const _try of [1, 2]) stripe.failNext('lost', '/v1/refunds');
    await world.react().catch(() => undefined);
    const inFlight = async () => (await world.call<{ inFlight: { amount: string } }>('GET', '/api/mybalance')).data.inFlight.amount;
    expect([await world.spendable(), await inFlight()]).toEqual(['3000', '2000']);
    await world.pass(6 * MINUTE_MS);
    expect([
      await world.spendable(),
      await inFlight(),
      [...stripe.refunds.values()].filter((refund) => refund.payment_intent === providerReference).length,
    ]).toEqual(['3000', '0', 1]);
  });
});

describe('a refund nobody knows anything of', () => {
  test('is asked of nobody after 25 days and stays set aside', async () => {
    const { fundingId, providerReference } = await start('card');
    await tellStripe('payment_intent.succeeded', stripe.confirm(providerReference));
    await world.react();
    await world.call('POST', `/api/wallet/funding/${fundingId}/refund`, { amount: { amount: '2000', currency: 'USD' } });
    for (const _try of [1, 2]) stripe.failNext('broken', '/v1/refunds');
    await world.react().catch(() => undefined);
    const [asked, made] = [stripe.asked.length, stripe.refunds.size];
    await world.pass(26 * DAY_MS);
    const inFlight = (await world.call<{ inFlight: { amount: string } }>('GET', '/api/mybalance')).data.inFlight.amount;
    expect([stripe.asked.length, stripe.refunds.size, inFlight]).toEqual([asked, made, '2000']);
    // The provider's desk says it was never made: then it is.
    await world.pass(-26 * DAY_MS);
    const { rows } = await world.base.owner.query<{ id: string }>('select id from funding_refund where funding_id = $1', [fundingId]);
    await sendRefund(world.context, rows[0]?.id ?? '');
    expect(stripe.refunds.size).toBe(made + 1);
  });
});

describe('by PayPal', () => {
  test('coming back asks PayPal, which is told to take the money once; its event changes nothing more', async () => {
    const { fundingId, providerReference } = await start('paypal');
    expect((await world.call<{ state: string }>('POST', `/api/wallet/funding/${fundingId}/look-up`)).data.state).toBe('created');
    paypal.approve(providerReference);
    const answers = await Promise.all([1, 2].map(() => world.call<{ state: string }>('POST', `/api/wallet/funding/${fundingId}/look-up`)));
    expect(answers.some(({ data }) => data.state === 'succeeded')).toBe(true);
    const capture = { ...paypal.captureOf(providerReference), supplementary_data: { related_ids: { order_id: providerReference } } };
    const { body } = paypal.event('PAYMENT.CAPTURE.COMPLETED', capture);
    expect(await post('paypal', body, paypal.headers(body, WEBHOOK))).toBe(200);
    await world.react();
    expect([await world.spendable(), await parked()]).toEqual(['5000', []]);
  });

  test('a payer who closed the window is credited by PayPal’s hint', async () => {
    const { fundingId, providerReference } = await start('paypal');
    paypal.approve(providerReference);
    const { body } = paypal.event('CHECKOUT.ORDER.APPROVED', { id: providerReference, status: 'APPROVED' });
    expect(await post('paypal', body, paypal.headers(body, WEBHOOK))).toBe(200);
    await world.react();
    await world.react();
    expect([await stateOf(fundingId), await world.spendable()]).toEqual(['succeeded', '5000']);
  });

  test('money for another account is parked', async () => {
    const { providerReference } = await start('paypal');
    paypal.approve(providerReference);
    const capture = {
      id: 'CAP1',
      status: 'COMPLETED',
      amount: { currency_code: 'USD', value: '50.00' },
      custom_id: '',
      payee: { merchant_id: 'SOMEBODYELSE' },
      supplementary_data: { related_ids: { order_id: providerReference } },
    };
    const { rows } = await world.base.owner.query<{ id: string }>('select id from funding');
    const { body } = paypal.event('PAYMENT.CAPTURE.COMPLETED', { ...capture, custom_id: rows[0]?.id });
    await post('paypal', body, paypal.headers(body, WEBHOOK));
    await world.react();
    expect([await world.spendable(), await parked()]).toEqual(['0', [expect.stringMatching(/SOMEBODYELSE, which is not ours/)]]);
  });

  /** A payment of $50 that arrived, by the name PayPal gave what it took. */
  const paid = async (): Promise<{ fundingId: string; capture: string }> => {
    const { fundingId, providerReference } = await start('paypal');
    paypal.approve(providerReference);
    await world.call('POST', `/api/wallet/funding/${fundingId}/look-up`);
    return { fundingId, capture: paypal.captureOf(providerReference).id };
  };
  const tell = async (type: string, resource: object): Promise<void> => {
    const { body } = paypal.event(type, resource);
    for (const _repeat of [1, 2]) expect(await post('paypal', body, paypal.headers(body, WEBHOOK))).toBe(200);
    await world.react();
  };
  const refundOf = (capture: string, id: string, value: string, custom: string | null) => ({
    id,
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value },
    ...(custom === null ? {} : { custom_id: custom }),
    links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture}` }],
  });

  test('money sent back goes once, its event changes nothing more; one begun at PayPal is taken too', async () => {
    const { fundingId, capture } = await paid();
    await world.call('POST', `/api/wallet/funding/${fundingId}/refund`, { amount: { amount: '2000', currency: 'USD' } });
    await world.react();
    const { rows } = await world.base.owner.query<{ id: string; provider_reference: string; state: string }>(
      'select id, provider_reference, state from funding_refund where funding_id = $1',
      [fundingId],
    );
    expect(rows).toMatchObject([{ state: 'succeeded' }]);
    await tell('PAYMENT.CAPTURE.REFUNDED', refundOf(capture, rows[0]?.provider_reference ?? '', '20.00', rows[0]?.id ?? ''));
    // PayPal does not always repeat our reference: its own name for the refund is enough.
    await tell('PAYMENT.CAPTURE.REFUNDED', refundOf(capture, rows[0]?.provider_reference ?? '', '20.00', null));
    expect([await world.spendable(), await parked()]).toEqual(['3000', []]);
    await tell('PAYMENT.CAPTURE.REFUNDED', refundOf(capture, 'BEGUN-THERE', '10.00', null));
    expect([await world.spendable(), await parked()]).toEqual(['2000', []]);
  });

  test.each([
    ['RESOLVED_BUYER_FAVOUR', '0'],
    ['RESOLVED_SELLER_FAVOUR', '5000'],
  ])('a case takes nothing while it is open, and what it decides when it is closed: %s', async (outcome_code, left) => {
    const { capture } = await paid();
    const dispute = {
      dispute_id: `PP-D-${outcome_code.replaceAll('_', '-')}`,
      status: 'OPEN',
      reason: 'UNAUTHORISED',
      dispute_amount: { currency_code: 'USD', value: '50.00' },
      disputed_transactions: [{ seller_transaction_id: capture, seller: { merchant_id: 'MERCHANT12345' } }],
    };
    await tell('CUSTOMER.DISPUTE.CREATED', dispute);
    expect(await world.spendable()).toBe('5000');
    await tell('CUSTOMER.DISPUTE.RESOLVED', { ...dispute, status: 'RESOLVED', dispute_outcome: { outcome_code } });
    await tell('CUSTOMER.DISPUTE.UPDATED', dispute);
    expect([await world.spendable(), await parked()]).toEqual([left, []]);
  });
});
