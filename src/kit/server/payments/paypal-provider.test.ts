import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { money } from '../../money.ts';
import { uuidv7 } from '../make-id.ts';
import { batchMadeBefore } from './paypal-payouts.ts';
import { paypalProvider } from './paypal-provider.ts';
import type { PaymentProvider, Payouts } from './provider.ts';
import { paypalSimulator, type PaypalSimulator } from './simulators/paypal-simulator.ts';

const [CLIENT, SECRET, WEBHOOK] = ['client-id', 'client-secret', 'WH-ID-2'];
let paypal: PaypalSimulator;
let provider: PaymentProvider;
let payouts: Payouts;
beforeAll(async () => {
  paypal = await paypalSimulator(CLIENT, SECRET);
  const createdProvider = paypalProvider({
    clientId: CLIENT,
    clientSecret: SECRET,
    webhookIds: ['WH-ID-1', WEBHOOK],
    merchantId: 'MERCHANT12345',
    apiBase: paypal.url,
    live: false,
  });
  if (createdProvider.payouts === undefined) throw new Error('no payouts');
  provider = createdProvider;
  payouts = createdProvider.payouts;
});
afterAll(() => paypal.close());
afterEach(() => {
  expect(paypal.complaints.splice(0)).toEqual([]);
});

const order = (reference = uuidv7()) => ({
  reference,
  amount: money(50_00, 'USD'),
  title: 'Add funds',
  returnUrl: 'http://localhost:3000/user/add_fund_paypal',
});
const paid = async (): Promise<string> => {
  const { providerReference } = await provider.startCheckout(order());
  paypal.approve(providerReference);
  await provider.lookUp(providerReference);
  return providerReference;
};
const readWebhook = (body: string, changes: { at?: Date; certUrl?: string; webhookId?: string } = {}) =>
  provider.readWebhook(Buffer.from(body), paypal.headers(body, changes.webhookId ?? WEBHOOK, changes));

describe('an order', () => {
  test('is created once per reference and leads to PayPal', async () => {
    const wanted = order();
    const [first, second] = [await provider.startCheckout(wanted), await provider.startCheckout(wanted)];
    expect(first).toEqual(second);
    expect(first.url).toMatch(/^https:\/\/www\.sandbox\.paypal\.com\/checkoutnow/);
  });

  test('that the payer approved is captured once, when we ask for its state', async () => {
    const wanted = order();
    const { providerReference } = await provider.startCheckout(wanted);
    expect(await provider.lookUp(providerReference)).toMatchObject({ state: 'open', reference: wanted.reference });
    paypal.approve(providerReference);
    paypal.failNext('lost', `/v2/checkout/orders/${providerReference}/capture`);
    await expect(provider.lookUp(providerReference)).rejects.toThrow('hang up'); // unknown: asked again later
    const payment = await provider.lookUp(providerReference);
    expect(payment).toMatchObject({
      state: 'paid',
      amount: money(50_00, 'USD'),
      charge: paypal.captureOf(providerReference).id,
      account: 'MERCHANT12345',
      live: false,
    });
    expect(await provider.lookUp(providerReference)).toEqual(payment);
  });

  test('held back by PayPal is pending, and paid once PayPal lets it go', async () => {
    const { providerReference } = await provider.startCheckout(order());
    paypal.approve(providerReference);
    paypal.hold(providerReference);
    expect(await provider.lookUp(providerReference)).toMatchObject({ state: 'pending' });
    paypal.captureOf(providerReference).status = 'COMPLETED';
    expect(await provider.lookUp(providerReference)).toMatchObject({ state: 'paid' });
  });

  test.each([
    ['JPY', 5_000, '5000'],
    ['HUF', 5_000_00, '5000'],
    ['CZK', 5_000_50, '5000.50'],
    ['TWD', 5_000_00, '5000'],
    ['USD', 50_05, '50.05'],
  ])('in %s is written with the digits PayPal takes', async (currency, amount, value) => {
    const { providerReference } = await provider.startCheckout({ ...order(), amount: money(amount, currency) });
    expect(paypal.orders.get(providerReference)?.amount).toEqual({ currency_code: currency, value });
    expect(await provider.lookUp(providerReference)).toMatchObject({ amount: money(amount, currency) });
  });

  test('with a part of a Taiwan dollar is refused here, before PayPal is asked', async () => {
    const before = paypal.asked.length;
    await expect(provider.startCheckout({ ...order(), amount: money(5_000_50, 'TWD') })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect(paypal.asked.length).toBe(before);
  });

  test('whose card is refused stays open, and an unknown one is null', async () => {
    const { providerReference } = await provider.startCheckout(order());
    paypal.approve(providerReference);
    paypal.decline(providerReference);
    expect(await provider.lookUp(providerReference)).toMatchObject({ state: 'open' });
    expect(await provider.lookUp('UNKNOWN0000000000')).toBeNull();
  });

  test('cannot be started while PayPal is broken, and nothing is reported as failed', async () => {
    paypal.failNext('broken', '/v2/checkout/orders');
    await expect(provider.startCheckout(order())).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('a PayPal that never answers leaves everything unknown, and the result is found later', async () => {
  const [apiBase, merchantId] = [paypal.url, 'MERCHANT12345'];
  const hasty = paypalProvider(
    { clientId: CLIENT, clientSecret: SECRET, webhookIds: [WEBHOOK], merchantId, apiBase, live: false },
    300,
  );
  const wanted = order();
  paypal.failNext('never', '/v2/checkout/orders');
  await expect(hasty.startCheckout(wanted)).rejects.toMatchObject({ code: 'unavailable' });
  const { providerReference } = await hasty.startCheckout(wanted);
  paypal.failNext('never', `/v2/checkout/orders/${providerReference}`);
  await expect(hasty.lookUp(providerReference)).rejects.not.toMatchObject({ name: 'ProviderRefusal' });
  const out = {
    reference: uuidv7(),
    amount: money(72_00, 'USD'),
    to: { kind: 'paypal', email: 'finn@example.com' } as const,
    title: 'Withdrawal',
  };
  paypal.failNext('never', '/v1/payments/payouts');
  expect(await hasty.payouts?.sendPayout(out)).toMatchObject({ state: 'unknown' });
  expect(await hasty.payouts?.lookUpPayout(out, null)).toMatchObject({ state: 'pending', reference: out.reference });
});

describe('each command', () => {
  const payout = () => ({
    reference: uuidv7(),
    amount: money(72_00, 'USD'),
    to: { kind: 'paypal', email: 'finn@example.com' } as const,
    title: 'Withdrawal',
  });
  const ordersOf = (reference: string) => [...paypal.orders.values()].filter(({ custom }) => custom === reference);
  const payoutsOf = (reference: string) => [...paypal.payouts.values()].filter(({ sender }) => sender === reference);
  const refundsOf = (reference: string) =>
    [...paypal.refunds.values()].filter((refund) => refund.custom_id === reference);
  const captures = (orderId: string) =>
    paypal.asked.filter(({ path }) => path === `/v2/checkout/orders/${orderId}/capture`);
  const refusal = { name: 'ProviderRefusal' };
  let hasty: PaymentProvider;
  beforeAll(() => {
    const [apiBase, merchantId] = [paypal.url, 'MERCHANT12345'];
    hasty = paypalProvider(
      { clientId: CLIENT, clientSecret: SECRET, webhookIds: [WEBHOOK], merchantId, apiBase, live: false },
      300,
    );
  });

  test('answered after our timeout is unknown, and is found later instead of repeated', async () => {
    const wanted = order();
    paypal.failNext('late', '/v2/checkout/orders');
    await expect(hasty.startCheckout(wanted)).rejects.toMatchObject({ code: 'unavailable' });
    const { providerReference } = await hasty.startCheckout(wanted);
    expect(ordersOf(wanted.reference)).toMatchObject([{ id: providerReference }]);

    paypal.approve(providerReference);
    paypal.failNext('late', `/v2/checkout/orders/${providerReference}/capture`);
    await expect(hasty.lookUp(providerReference)).rejects.not.toMatchObject(refusal);
    const charge = paypal.captureOf(providerReference).id;
    expect(await hasty.lookUp(providerReference)).toMatchObject({ state: 'paid', charge });
    expect(captures(providerReference)).toHaveLength(1);

    const back = { reference: uuidv7(), payment: providerReference, charge, amount: money(20_00, 'USD') };
    paypal.failNext('late', `/v2/payments/captures/${charge}/refund`);
    await expect(hasty.refund(back)).rejects.not.toMatchObject(refusal);
    const refund = await hasty.refund(back);
    expect(refund).toMatchObject({ state: 'succeeded', amount: money(20_00, 'USD') });
    expect(refundsOf(back.reference)).toMatchObject([{ id: refund.providerReference }]);

    const out = payout();
    paypal.failNext('late', '/v1/payments/payouts');
    expect(await hasty.payouts?.sendPayout(out)).toMatchObject({ state: 'unknown', providerReference: '' });
    const found = await hasty.payouts?.lookUpPayout(out, null);
    expect(found).toMatchObject({ state: 'pending', reference: out.reference });
    expect(payoutsOf(out.reference)).toMatchObject([{ batch: found?.providerReference }]);
  });

  test('that reaches PayPal twice happens once', async () => {
    const wanted = order();
    paypal.failNext('twice', '/v2/checkout/orders');
    const { providerReference } = await provider.startCheckout(wanted);
    expect(ordersOf(wanted.reference)).toMatchObject([{ id: providerReference }]);

    paypal.approve(providerReference);
    paypal.failNext('twice', `/v2/checkout/orders/${providerReference}/capture`);
    const paidOnce = await provider.lookUp(providerReference);
    const charge = paypal.captureOf(providerReference).id;
    expect(paidOnce).toMatchObject({ state: 'paid', charge });

    const back = { reference: uuidv7(), payment: providerReference, charge, amount: money(20_00, 'USD') };
    paypal.failNext('twice', `/v2/payments/captures/${charge}/refund`);
    const refund = await provider.refund(back);
    expect(refundsOf(back.reference)).toMatchObject([{ id: refund.providerReference }]);

    const out = payout();
    paypal.failNext('twice', '/v1/payments/payouts');
    const { providerReference: batch } = await payouts.sendPayout(out);
    expect(payoutsOf(out.reference)).toMatchObject([{ batch }]);
  });

  test('repeated under the same id gets the same answer', async () => {
    const wanted = order();
    const first = await provider.startCheckout(wanted);
    expect(await provider.startCheckout(wanted)).toEqual(first);

    paypal.approve(first.providerReference);
    const captured = await provider.lookUp(first.providerReference);
    // PayPal shows the order as it was for a moment longer: it is captured again, under the same request id.
    paypal.approve(first.providerReference);
    expect(await provider.lookUp(first.providerReference)).toEqual(captured);
    const ids = captures(first.providerReference).map(({ headers }) => headers['paypal-request-id']);
    expect(ids).toEqual([`capture-${first.providerReference}`, `capture-${first.providerReference}`]);

    const charge = paypal.captureOf(first.providerReference).id;
    const back = { reference: uuidv7(), payment: first.providerReference, charge, amount: money(20_00, 'USD') };
    expect(await provider.refund(back)).toEqual(await provider.refund(back));
    expect(refundsOf(back.reference)).toHaveLength(1);

    const out = payout();
    const { providerReference: batch } = await payouts.sendPayout(out);
    expect(await payouts.sendPayout(out)).toMatchObject({ state: 'pending', providerReference: batch });
    expect(payoutsOf(out.reference)).toMatchObject([{ batch }]);
  });
});

test.each([
  [
    'in the details',
    {
      details: [
        {
          field: 'SENDER_BATCH_ID',
          issue: 'Batch with given sender_batch_id already exists',
          link: [{ href: 'LINK' }],
        },
      ],
    },
    'CR9VS2K4X4846',
  ],
  [
    'beside the details',
    { details: [{ issue: 'Batch with given sender_batch_id already exists' }], links: [{ href: 'LINK', rel: 'self' }] },
    'CR9VS2K4X4846',
  ],
  [
    'nowhere',
    { details: [{ field: 'SENDER_BATCH_ID', issue: 'Batch with given sender_batch_id already exists' }], links: [] },
    '',
  ],
  [
    'because it was another refusal',
    { details: [{ field: 'SENDER_BATCH_ID', issue: 'Is too long' }], links: [] },
    null,
  ],
])('the batch made before is named %s', (_where, body, batch) => {
  const link = 'https://api.sandbox.paypal.com/v1/payments/payouts/CR9VS2K4X4846';
  expect(batchMadeBefore(JSON.parse(JSON.stringify(body).replace('LINK', link)))).toBe(batch);
});

test('a token PayPal takes back is asked for again', async () => {
  paypal.revokeTokens();
  await expect(provider.startCheckout(order())).rejects.toMatchObject({ code: 'unavailable' });
  await provider.startCheckout(order());
  paypal.revokeTokens();
  expect(
    await payouts.sendPayout({
      reference: uuidv7(),
      amount: money(5_00, 'USD'),
      to: { kind: 'paypal', email: 'a@example.com' },
      title: 'W',
    }),
  ).toMatchObject({ state: 'unknown' });
  await provider.startCheckout(order());
});

describe('a webhook', () => {
  test('is accepted for either webhook, with a certificate from PayPal, for five minutes', async () => {
    const orderId = await paid();
    const { id, body } = paypal.event('PAYMENT.CAPTURE.COMPLETED', {
      ...paypal.captureOf(orderId),
      supplementary_data: { related_ids: { order_id: orderId } },
    });
    for (const webhookId of ['WH-ID-1', WEBHOOK])
      expect(await readWebhook(body, { webhookId })).toMatchObject({
        id,
        news: { about: 'payment', state: 'paid', providerReference: orderId },
      });
    expect(await readWebhook(body, { webhookId: 'WH-OTHER' })).toBeNull();
    expect(await readWebhook(body, { at: new Date(Date.now() - 301_000) })).toBeNull();
    expect(await provider.readWebhook(Buffer.from(`${body} `), paypal.headers(body, WEBHOOK))).toBeNull();
    for (const certUrl of [
      'https://evil.example/v1/notifications/certs/CERT-1',
      `${paypal.url}/other`,
      'not an address',
      'https://api.paypal.com.evil.example/v1/notifications/certs/C',
    ])
      expect(await readWebhook(body, { certUrl })).toBeNull();
  });

  test('about the payer’s approval is a hint to ask, not money', async () => {
    const { providerReference } = await provider.startCheckout(order());
    const { body } = paypal.event('CHECKOUT.ORDER.APPROVED', { id: providerReference, status: 'APPROVED' });
    expect(await readWebhook(body)).toMatchObject({ news: { about: 'hint', providerReference } });
  });

  test.each([
    ['CUSTOMER.DISPUTE.CREATED', { status: 'OPEN' }, 'asked'],
    [
      'CUSTOMER.DISPUTE.RESOLVED',
      { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } },
      'lost',
    ],
    [
      'CUSTOMER.DISPUTE.RESOLVED',
      { status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } },
      'won',
    ],
  ])('%s with %j says %s', async (type, more, state) => {
    const resource = {
      dispute_id: 'PP-D-1',
      dispute_amount: { currency_code: 'USD', value: '50.00' },
      disputed_transactions: [{ seller_transaction_id: 'CAP1' }],
      ...more,
    };
    expect(await readWebhook(paypal.event(type, resource).body)).toMatchObject({
      news: { about: 'dispute', state, payment: 'CAP1', amount: money(50_00, 'USD') },
    });
  });

  test.each([
    ['20.00', 'lost', 20_00],
    ['0.00', 'won', 50_00],
  ])('a case decided for %s of what was asked is %s over so much', async (value, state, amount) => {
    const resource = {
      dispute_id: 'PP-D-2',
      status: 'RESOLVED',
      dispute_amount: { currency_code: 'USD', value: '50.00' },
      dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: { currency_code: 'USD', value } },
      disputed_transactions: [{ seller_transaction_id: 'CAP1' }],
    };
    expect(await readWebhook(paypal.event('CUSTOMER.DISPUTE.RESOLVED', resource).body)).toMatchObject({
      news: { state, amount: money(amount, 'USD') },
    });
  });

  test('PAYMENT.CAPTURE.REVERSED says that the money of the capture is gone', async () => {
    const links = [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/CAP1', method: 'GET' }];
    const resource = { id: 'REV1', status: 'COMPLETED', amount: { currency_code: 'USD', value: '50.00' }, links };
    expect(await readWebhook(paypal.event('PAYMENT.CAPTURE.REVERSED', resource).body)).toMatchObject({
      news: {
        about: 'dispute',
        state: 'lost',
        payment: 'CAP1',
        providerReference: 'reversal-REV1',
        amount: money(50_00, 'USD'),
      },
    });
  });

  test('that is signed but cannot be read is kept for a person', async () => {
    expect(await readWebhook(paypal.event('PAYMENT.CAPTURE.COMPLETED', { odd: true }, 'odd').body)).toMatchObject({
      news: null,
      unreadable: expect.any(String),
    });
  });
});

test('a refund is made once per reference; more than was paid is refused by PayPal', async () => {
  const orderId = await paid();
  const charge = paypal.captureOf(orderId).id;
  const wanted = { reference: uuidv7(), payment: orderId, charge, amount: money(20_00, 'USD') };
  const refund = await provider.refund(wanted);
  expect(refund).toMatchObject({ state: 'succeeded', reference: wanted.reference, payment: charge });
  expect(await provider.refund(wanted)).toEqual(refund);
  await expect(provider.refund({ ...wanted, reference: uuidv7(), amount: money(40_00, 'USD') })).rejects.toMatchObject({
    name: 'ProviderRefusal',
  });
});

test('its books list captures and refunds, each with our reference', async () => {
  const orderId = await paid();
  const { id: charge, custom_id } = paypal.captureOf(orderId);
  const lines = await provider.list(new Date(Date.now() - 40 * 86_400_000), new Date());
  expect(lines).toContainEqual(
    expect.objectContaining({
      about: 'payment',
      providerReference: charge,
      reference: custom_id,
      state: 'paid',
      amount: money(50_00, 'USD'),
    }),
  );
  expect(lines.some(({ about, amount }) => about === 'refund' && amount.amount === '2000')).toBe(true);
});

describe('a payout', () => {
  const payout = (email = 'finn@example.com') => ({
    reference: uuidv7(),
    amount: money(72_00, 'USD'),
    to: { kind: 'paypal', email } as const,
    title: 'Withdrawal',
  });

  test('is sent once under our reference, also when the answer was lost', async () => {
    const wanted = payout();
    paypal.failNext('lost', '/v1/payments/payouts');
    expect(await payouts.sendPayout(wanted)).toMatchObject({ state: 'unknown', reference: wanted.reference });
    expect(await payouts.lookUpPayout(wanted, null)).toMatchObject({ state: 'pending', reference: wanted.reference });
    const sent = [...paypal.payouts.values()].filter(({ sender }) => sender === wanted.reference);
    expect(sent).toHaveLength(1);
    Object.assign(sent[0] ?? {}, { status: 'SUCCESS' });
    expect(await payouts.lookUpPayout(wanted, sent[0]?.batch ?? '')).toMatchObject({
      state: 'paid',
      amount: money(72_00, 'USD'),
    });
  });

  test('is in PayPal’s list under its transaction, and as returned once it came back', async () => {
    const wanted = payout();
    const { providerReference: batch } = await payouts.sendPayout(wanted);
    const sent = paypal.payouts.get(batch);
    const inList = async () =>
      (await provider.list(new Date(Date.now() - 60_000), new Date())).filter(({ about }) => about === 'payout');
    const others = (await inList()).length;
    Object.assign(sent ?? {}, { status: 'SUCCESS' });
    const news = await payouts.lookUpPayout(wanted, batch);
    expect(news).toMatchObject({ state: 'paid', transaction: expect.stringMatching(/^TXN/) });
    const stateListed = async () =>
      (await inList()).find(({ providerReference }) => providerReference === news?.transaction);
    expect(await stateListed()).toMatchObject({ amount: money(72_00, 'USD'), state: 'paid' });
    expect(await inList()).toHaveLength(others + 1);
    Object.assign(sent ?? {}, { status: 'RETURNED' });
    expect(await stateListed()).toMatchObject({ state: 'returned' });
  });

  test('that PayPal refuses has failed; one without an answer is unknown', async () => {
    expect(await payouts.sendPayout(payout('refused@example.com'))).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('funds'),
    });
    for (const fault of ['broken', 'wrong'] as const) {
      paypal.failNext(fault, '/v1/payments/payouts');
      expect(await payouts.sendPayout(payout())).toMatchObject({ state: 'unknown' });
    }
  });

  test('that comes back says so in an event', async () => {
    const wanted = payout();
    const { providerReference: batch } = await payouts.sendPayout(wanted);
    Object.assign(paypal.payouts.get(batch) ?? {}, { status: 'RETURNED' });
    expect(await readWebhook(paypal.event('PAYMENT.PAYOUTS-ITEM.RETURNED', paypal.itemOf(batch)).body)).toMatchObject({
      news: { about: 'payout', state: 'returned', reference: wanted.reference },
    });
  });
});
