/**
 * Money from start to end with the real SDKs: our API, Stripe's and PayPal's simulators, and their signed calls to us.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { PaypalSimulator } from '#kit/server/payments/simulators/paypal-simulator.ts';
import type { StripeSimulator } from '#kit/server/payments/simulators/stripe-simulator.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { sendRefund } from './refund-funding.ts';
import type { FundingWorld } from './funding-world.ts';
import { PAYPAL_WEBHOOK_ID, providerWorld, STRIPE_WEBHOOK_SECRET, type ProviderWorld } from './provider-world.ts';

let all: ProviderWorld;
let world: FundingWorld;
let stripe: StripeSimulator;
let paypal: PaypalSimulator;
beforeAll(async () => {
  all = await providerWorld();
  ({ world, stripe, paypal } = all);
});
afterAll(() => all.close());
beforeEach(() => world.startAfresh());
afterEach(async () => {
  expect([...stripe.complaints.splice(0), ...paypal.complaints.splice(0)]).toEqual([]);
  expect(await violations(world.base.owner)).toEqual([]);
});

const start = async (
  provider: 'card' | 'paypal',
  key = uuidv7(),
): Promise<{ status: number; funding_id: string; redirect_url: string; provider_reference: string }> => {
  const { status, data } = await world.call<{ funding_id: string; redirect_url: string } | null>(
    'POST',
    '/api/wallet/funding',
    { amount: { amount: '5000', currency: 'USD' }, provider },
    { key },
  );
  const { rows } = await world.base.owner.query<{ provider_reference: string }>(
    'select provider_reference from funding where id = $1',
    [data?.funding_id ?? null],
  );
  return {
    status,
    funding_id: data?.funding_id ?? '',
    redirect_url: data?.redirect_url ?? '',
    provider_reference: rows[0]?.provider_reference ?? '',
  };
};
const stateOf = async (fundingId: string): Promise<string> =>
  (await world.call<{ state: string }>('GET', `/api/wallet/funding/${fundingId}`)).data.state;
const post = async (provider: string, body: string, headers: Record<string, string>): Promise<number> =>
  (
    await fetch(`${world.origin}/api/payments/webhooks/${provider}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  ).status;
const sendStripeEvent = (
  type: string,
  object: object,
  more: object = {},
  secret = STRIPE_WEBHOOK_SECRET,
): Promise<number> => {
  const { body } = stripe.event(type, object, more);
  return post('card', body, { 'stripe-signature': stripe.sign(body, secret) });
};
const parked = async (): Promise<string[]> =>
  (await world.base.owner.query<{ note: string }>("select note from payment_event where state = 'parked'")).rows.map(
    ({ note }) => note,
  );

describe('by card', () => {
  test('the field is opened for the payer alone, and the signed event credits once', async () => {
    const {
      funding_id: fundingId,
      redirect_url: redirectUrl,
      provider_reference: providerReference,
    } = await start('card');
    expect(redirectUrl).toBe(`http://localhost:3000/user/add_fund_stripe?funding=${fundingId}`);
    const field = await world.call<{ client_secret: string; publishable_key: string }>(
      'POST',
      `/api/wallet/funding/${fundingId}/card-field`,
    );
    expect(field.data).toMatchObject({
      client_secret: expect.stringContaining('_secret_'),
      publishable_key: 'pk_test_only_for_tests',
    });
    expect(
      (await world.call('POST', `/api/wallet/funding/${fundingId}/card-field`, undefined, { as: 'other' })).status,
    ).toBe(404);
    const intent = stripe.confirm(providerReference);
    expect(await world.spendable()).toBe('0');
    expect(
      await Promise.all([
        sendStripeEvent('payment_intent.succeeded', intent),
        sendStripeEvent('payment_intent.succeeded', intent),
      ]),
    ).toEqual([200, 200]);
    await Promise.all([world.react(), world.react()]);
    expect([await stateOf(fundingId), await world.spendable()]).toEqual(['succeeded', '5000']);
  });

  test('every webhook lost: asking credits it; an unfinished one is ended at the provider when its time is over', async () => {
    const [paid, left] = [await start('card'), await start('card')];
    stripe.confirm(paid.provider_reference);
    await world.pass(10 * MINUTE_MS);
    expect([await stateOf(paid.funding_id), await world.spendable()]).toEqual(['succeeded', '5000']);
    await world.pass(60 * MINUTE_MS);
    expect([await stateOf(left.funding_id), stripe.intents.get(left.provider_reference)?.status]).toEqual([
      'expired',
      'canceled',
    ]);
  });

  test.each([
    ['amount', { amount_received: 4_999 }, {}, /says 4999 USD/],
    ['currency', { currency: 'eur' }, {}, /says 5000 EUR/],
    ['mode', { livemode: true }, {}, /live news about a test payment/],
    ['account', {}, { account: 'acct_other' }, /acct_other, which is not ours/],
    ['payment', { id: 'pi_other' }, {}, /is payment pi_other/],
  ])('an event with another %s is parked and credits nothing', async (_what, object, more, note) => {
    const { provider_reference: providerReference } = await start('card');
    const intent = structuredClone(stripe.confirm(providerReference));
    expect(await sendStripeEvent('payment_intent.succeeded', { ...intent, ...object }, more)).toBe(200);
    expect(await sendStripeEvent('payment_intent.succeeded', intent, {}, 'whsec_guessed')).toBe(401);
    await world.react();
    expect([await world.spendable(), await parked()]).toEqual(['0', [expect.stringMatching(note)]]);
  });

  test('a silent provider is reported as unavailable; the same key then makes the one payment', async () => {
    const key = uuidv7();
    const before = stripe.intents.size;
    for (const _try of [1, 2]) stripe.failNext('broken', '/v1/payment_intents');
    expect((await start('card', key)).status).toBe(503);
    expect((await start('card', key)).status).toBe(201);
    expect(stripe.intents.size).toBe(before + 1);
  });

  test('a dispute takes the money and a won one brings it back, in whatever order its events come', async () => {
    const { provider_reference: providerReference } = await start('card');
    const intent = stripe.confirm(providerReference);
    await sendStripeEvent('charge.dispute.created', stripe.dispute(providerReference));
    await world.react();
    await sendStripeEvent('payment_intent.succeeded', intent);
    await world.react();
    await world.pass(5 * MINUTE_MS);
    expect(await world.spendable()).toBe('0');
    const won = stripe.dispute(providerReference, 'won');
    await sendStripeEvent('charge.dispute.closed', won);
    await sendStripeEvent('charge.dispute.updated', { ...won, status: 'under_review' });
    await world.react();
    expect([await world.spendable(), await parked()]).toEqual(['5000', []]);
  });

  test('a refund whose answer is lost stays in transit until it is known', async () => {
    const { funding_id: fundingId, provider_reference: providerReference } = await start('card');
    await sendStripeEvent('payment_intent.succeeded', stripe.confirm(providerReference));
    await world.react();
    await world.call('POST', `/api/wallet/funding/${fundingId}/refund`, {
      amount: { amount: '2000', currency: 'USD' },
    });
    for (const _try of [1, 2]) stripe.failNext('lost', '/v1/refunds');
    await world.react().catch(() => undefined);
    const inFlight = async () =>
      (await world.call<{ in_flight: { amount: string } }>('GET', '/api/mybalance')).data.in_flight.amount;
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
  test('is not asked for any more after 25 days and stays set aside', async () => {
    const { funding_id: fundingId, provider_reference: providerReference } = await start('card');
    await sendStripeEvent('payment_intent.succeeded', stripe.confirm(providerReference));
    await world.react();
    await world.call('POST', `/api/wallet/funding/${fundingId}/refund`, {
      amount: { amount: '2000', currency: 'USD' },
    });
    for (const _try of [1, 2]) stripe.failNext('broken', '/v1/refunds');
    await world.react().catch(() => undefined);
    const [requestCount, refundCount] = [stripe.asked.length, stripe.refunds.size];
    await world.pass(26 * DAY_MS);
    const inFlight = (await world.call<{ in_flight: { amount: string } }>('GET', '/api/mybalance')).data.in_flight
      .amount;
    expect([stripe.asked.length, stripe.refunds.size, inFlight]).toEqual([requestCount, refundCount, '2000']);
    // The provider says it was never made, so it is made again.
    await world.pass(-26 * DAY_MS);
    const { rows } = await world.base.owner.query<{ id: string }>(
      'select id from funding_refund where funding_id = $1',
      [fundingId],
    );
    await sendRefund(world.context, rows[0]?.id ?? '');
    expect(stripe.refunds.size).toBe(refundCount + 1);
  });
});

describe('by PayPal', () => {
  test('returning makes us ask PayPal and capture the money once; its event changes nothing more', async () => {
    const { funding_id: fundingId, provider_reference: providerReference } = await start('paypal');
    expect((await world.call<{ state: string }>('POST', `/api/wallet/funding/${fundingId}/look-up`)).data.state).toBe(
      'created',
    );
    paypal.approve(providerReference);
    const answers = await Promise.all(
      [1, 2].map(() => world.call<{ state: string }>('POST', `/api/wallet/funding/${fundingId}/look-up`)),
    );
    expect(answers.some(({ data }) => data.state === 'succeeded')).toBe(true);
    const capture = {
      ...paypal.captureOf(providerReference),
      supplementary_data: { related_ids: { order_id: providerReference } },
    };
    const { body } = paypal.event('PAYMENT.CAPTURE.COMPLETED', capture);
    expect(await post('paypal', body, paypal.headers(body, PAYPAL_WEBHOOK_ID))).toBe(200);
    await world.react();
    expect([await world.spendable(), await parked()]).toEqual(['5000', []]);
  });

  test('a payer who closed the window is credited by PayPal’s hint', async () => {
    const { funding_id: fundingId, provider_reference: providerReference } = await start('paypal');
    paypal.approve(providerReference);
    const { body } = paypal.event('CHECKOUT.ORDER.APPROVED', { id: providerReference, status: 'APPROVED' });
    expect(await post('paypal', body, paypal.headers(body, PAYPAL_WEBHOOK_ID))).toBe(200);
    await world.react();
    await world.react();
    expect([await stateOf(fundingId), await world.spendable()]).toEqual(['succeeded', '5000']);
  });

  test('money for another account is parked', async () => {
    const { provider_reference: providerReference } = await start('paypal');
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
    await post('paypal', body, paypal.headers(body, PAYPAL_WEBHOOK_ID));
    await world.react();
    expect([await world.spendable(), await parked()]).toEqual([
      '0',
      [expect.stringMatching(/SOMEBODYELSE, which is not ours/)],
    ]);
  });

  /** A payment of $50 that arrived, by the name PayPal gave what it took. */
  const paid = async (): Promise<{ funding_id: string; capture: string }> => {
    const { funding_id: fundingId, provider_reference: providerReference } = await start('paypal');
    paypal.approve(providerReference);
    await world.call('POST', `/api/wallet/funding/${fundingId}/look-up`);
    return { funding_id: fundingId, capture: paypal.captureOf(providerReference).id };
  };
  const sendEvent = async (type: string, resource: object): Promise<void> => {
    const { body } = paypal.event(type, resource);
    for (const _repeat of [1, 2]) expect(await post('paypal', body, paypal.headers(body, PAYPAL_WEBHOOK_ID))).toBe(200);
    await world.react();
  };
  const refundOf = (capture: string, id: string, value: string, custom: string | null) => ({
    id,
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value },
    ...(custom === null ? {} : { custom_id: custom }),
    links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture}` }],
  });

  test('a refund goes out once, and its event changes nothing more; one started at PayPal is processed too', async () => {
    const { funding_id: fundingId, capture } = await paid();
    await world.call('POST', `/api/wallet/funding/${fundingId}/refund`, {
      amount: { amount: '2000', currency: 'USD' },
    });
    await world.react();
    const { rows } = await world.base.owner.query<{ id: string; provider_reference: string; state: string }>(
      'select id, provider_reference, state from funding_refund where funding_id = $1',
      [fundingId],
    );
    expect(rows).toMatchObject([{ state: 'succeeded' }]);
    await sendEvent(
      'PAYMENT.CAPTURE.REFUNDED',
      refundOf(capture, rows[0]?.provider_reference ?? '', '20.00', rows[0]?.id ?? ''),
    );
    // PayPal does not always repeat our reference: its own name for the refund is enough.
    await sendEvent('PAYMENT.CAPTURE.REFUNDED', refundOf(capture, rows[0]?.provider_reference ?? '', '20.00', null));
    expect([await world.spendable(), await parked()]).toEqual(['3000', []]);
    await sendEvent('PAYMENT.CAPTURE.REFUNDED', refundOf(capture, 'BEGUN-THERE', '10.00', null));
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
    await sendEvent('CUSTOMER.DISPUTE.CREATED', dispute);
    expect(await world.spendable()).toBe('5000');
    await sendEvent('CUSTOMER.DISPUTE.RESOLVED', { ...dispute, status: 'RESOLVED', dispute_outcome: { outcome_code } });
    await sendEvent('CUSTOMER.DISPUTE.UPDATED', dispute);
    expect([await world.spendable(), await parked()]).toEqual([left, []]);
  });
});
