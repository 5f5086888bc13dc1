import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { money } from '../../money.ts';
import { uuidv7 } from '../make-id.ts';
import type { StripeConfig } from './payment-config.ts';
import type { PaymentProvider } from './provider.ts';
import { stripeProvider } from './stripe-provider.ts';
import { stripeSimulator, type StripeSimulator } from './simulators/stripe-simulator.ts';

const SECRET_KEY = 'sk_test_only_for_tests';
const [OLD_SECRET, NEW_SECRET] = ['whsec_the_old_one', 'whsec_the_new_one'];
/** The version the SDK is made for: the simulator complains about any other. */
const VERSION = '2026-10-28.endive';

let stripe: StripeSimulator;
let provider: PaymentProvider;
const config = (changes: Partial<StripeConfig> = {}): StripeConfig => ({
  secretKey: SECRET_KEY,
  publishableKey: 'pk_test_only_for_tests',
  webhookSecrets: [OLD_SECRET, NEW_SECRET],
  apiBase: stripe.url,
  scriptUrl: 'https://js.stripe.com/endive/stripe.js',
  identitySecrets: [],
  live: false,
  ...changes,
});
beforeAll(async () => {
  stripe = await stripeSimulator(SECRET_KEY, VERSION);
  provider = stripeProvider(config());
});
afterAll(() => stripe.close());
afterEach(() => {
  expect(stripe.complaints.splice(0)).toEqual([]);
});

const order = (reference = uuidv7(), amount = 50_00) => ({
  reference,
  amount: money(amount, 'USD'),
  title: 'Add funds',
  returnUrl: 'http://localhost:3000/back',
});
const readWebhook = (body: string, secret: string, at?: Date) =>
  provider.readWebhook(Buffer.from(body), { 'stripe-signature': stripe.sign(body, secret, at) });

describe('a payment', () => {
  test('is made once for one reference, and leads to our own page', async () => {
    const wanted = order();
    const [first, second] = [await provider.startCheckout(wanted), await provider.startCheckout(wanted)];
    expect(first).toEqual(second);
    expect(first.url).toBe(wanted.returnUrl);
    expect(stripe.intents.get(first.providerReference)).toMatchObject({
      amount: 5000,
      currency: 'usd',
      metadata: { docket_reference: wanted.reference },
    });
  });

  test.each([
    ['HUF', 5_000_00, 500_000],
    ['IDR', 5_000_00, 500_000],
    ['COP', 5_000_00, 500_000],
    ['JPY', 5_000, 5_000],
    ['ISK', 5_000, 500_000],
    ['UGX', 5_000, 500_000],
    ['MGA', 5_000_00, 5_000],
    ['KWD', 5_120, 5_120],
    ['USD', 5_000_00, 500_000],
  ])('in %s is written with the digits Stripe takes, and read back', async (currency, amount, written) => {
    const { providerReference } = await provider.startCheckout({ ...order(), amount: money(amount, currency) });
    expect(stripe.intents.get(providerReference)).toMatchObject({ amount: written, currency: currency.toLowerCase() });
    expect(await provider.lookUp(providerReference)).toMatchObject({ amount: money(amount, currency) });
  });

  test.each([
    ['KWD', 5_124],
    ['MGA', 5_000_50],
    ['USD', 1_000_000_00],
  ])('that cannot be written in %s is refused here, before Stripe is asked', async (currency, amount) => {
    const before = stripe.intents.size;
    await expect(provider.startCheckout({ ...order(), amount: money(amount, currency) })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect(stripe.intents.size).toBe(before);
  });

  test('whose answer is lost is found again, not created twice', async () => {
    const wanted = order();
    const before = stripe.intents.size;
    stripe.failNext('lost', '/v1/payment_intents');
    const checkout = await provider.startCheckout(wanted);
    expect(stripe.intents.size).toBe(before + 1);
    expect(await provider.startCheckout(wanted)).toEqual(checkout);
  });

  test.each(['broken', 'wrong'] as const)(
    'is unavailable, never failed, when the provider answers %s',
    async (fault) => {
      stripe.failNext(fault, '/v1/payment_intents');
      if (fault === 'broken') stripe.failNext(fault, '/v1/payment_intents'); // the SDK tries once more
      await expect(provider.startCheckout(order())).rejects.toMatchObject({ code: 'unavailable' });
    },
  );

  test('answered late or processed twice is one payment', async () => {
    const before = stripe.intents.size;
    stripe.failNext('late', '/v1/payment_intents');
    await provider.startCheckout(order());
    stripe.failNext('twice', '/v1/payment_intents');
    await provider.startCheckout(order());
    expect(stripe.intents.size).toBe(before + 2);
  });

  test('stays open after a declined card and a challenge, and is paid when it is', async () => {
    const { providerReference } = await provider.startCheckout(order());
    for (const how of ['declined', 'challenged'] as const) {
      stripe.confirm(providerReference, how);
      expect(await provider.lookUp(providerReference)).toMatchObject({ state: 'open' });
    }
    stripe.confirm(providerReference);
    expect(await provider.lookUp(providerReference)).toMatchObject({
      state: 'paid',
      amount: money(50_00, 'USD'),
      live: false,
    });
  });

  test('that nobody finished is canceled; one that was paid at that moment is paid', async () => {
    const [left, paid] = [await provider.startCheckout(order()), await provider.startCheckout(order())];
    expect(await provider.endCheckout?.(left.providerReference)).toMatchObject({ state: 'expired' });
    stripe.confirm(paid.providerReference);
    expect(await provider.endCheckout?.(paid.providerReference)).toMatchObject({ state: 'paid' });
  });

  test('that nobody created is null', async () => {
    expect(await provider.lookUp('pi_unknown')).toBeNull();
  });

  test('with a wrong key is our fault, not a payment', async () => {
    const stranger = stripeProvider(config({ secretKey: 'sk_test_wrong' }));
    await expect(stranger.startCheckout(order())).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  });
});

test('a Stripe that never answers leaves everything unknown, and the same reference makes the one payment later', async () => {
  const hasty = stripeProvider(config(), 300);
  const wanted = order();
  for (const _try of [1, 2]) stripe.failNext('never', '/v1/payment_intents'); // the SDK tries once more
  await expect(hasty.startCheckout(wanted)).rejects.toMatchObject({ code: 'unavailable' });
  const { providerReference: payment } = await hasty.startCheckout(wanted);
  stripe.confirm(payment);
  for (const _try of [1, 2]) stripe.failNext('never', '/v1/refunds');
  const back = { reference: uuidv7(), payment, charge: null, amount: money(20_00, 'USD') };
  await expect(hasty.refund(back)).rejects.not.toMatchObject({ name: 'ProviderRefusal' });
  expect(await hasty.refund(back)).toMatchObject({ state: 'succeeded' });
});

describe('a webhook', () => {
  test('is accepted with either secret, over exactly its bytes, for five minutes', async () => {
    const { providerReference } = await provider.startCheckout(order());
    const { body, id } = stripe.event('payment_intent.succeeded', stripe.confirm(providerReference));
    for (const secret of [OLD_SECRET, NEW_SECRET])
      expect(await readWebhook(body, secret)).toMatchObject({
        id,
        news: { about: 'payment', state: 'paid', providerReference },
      });
    expect(await readWebhook(body, 'whsec_guessed')).toBeNull();
    expect(await readWebhook(body, NEW_SECRET, new Date(Date.now() - 301_000))).toBeNull();
    expect(
      await provider.readWebhook(Buffer.from(`${body} `), { 'stripe-signature': stripe.sign(body, NEW_SECRET) }),
    ).toBeNull();
    expect(await provider.readWebhook(Buffer.from(body), {})).toBeNull();
  });

  test('of a declined card names the attempt and the card, and each attempt differently', async () => {
    const { providerReference } = await provider.startCheckout(order());
    const declined = async () => {
      const { body } = stripe.event(
        'payment_intent.payment_failed',
        structuredClone(stripe.confirm(providerReference, 'declined')),
      );
      const event = await readWebhook(body, NEW_SECRET);
      return event?.news as { state: string; decline: { attempt: string; card: string } };
    };
    const [first, second] = [await declined(), await declined()];
    expect(first).toMatchObject({
      state: 'open',
      decline: { attempt: expect.stringMatching(/^ch_/), card: 'Xt5EWLLDS7FJjR1c' },
    });
    expect(second.decline.attempt).not.toBe(first.decline.attempt);
  });

  test('of a card that could not be saved names the customer and the card', async () => {
    const failed = {
      id: 'seti_1',
      object: 'setup_intent',
      customer: 'cus_1',
      latest_attempt: 'setatt_1',
      last_setup_error: {
        type: 'card_error',
        payment_method: { id: 'pm_1', card: { fingerprint: 'Xt5EWLLDS7FJjR1c' } },
      },
    };
    const { body } = stripe.event('setup_intent.setup_failed', failed);
    expect((await readWebhook(body, NEW_SECRET))?.news).toEqual({
      about: 'decline',
      customer: 'cus_1',
      attempt: 'setatt_1',
      card: 'Xt5EWLLDS7FJjR1c',
    });
  });

  test('of a connected account names it, so that it is not taken for ours', async () => {
    const { providerReference } = await provider.startCheckout(order());
    const { body } = stripe.event('payment_intent.succeeded', stripe.confirm(providerReference), {
      account: 'acct_other',
    });
    expect(await readWebhook(body, NEW_SECRET)).toMatchObject({ news: { account: 'acct_other' } });
    expect(provider.account).toBe('own');
  });

  test('of a kind that changes nothing is stored without news', async () => {
    const { body } = stripe.event('customer.updated', { id: 'cus_1', object: 'customer' });
    expect(await readWebhook(body, NEW_SECRET)).toMatchObject({ kind: 'customer.updated', news: null });
  });

  test('that is signed but cannot be read is kept for a person', async () => {
    const { body } = stripe.event('payment_intent.succeeded', { id: 'pi_1' });
    expect(await readWebhook(body, NEW_SECRET)).toMatchObject({ news: null, unreadable: expect.any(String) });
  });

  test.each([
    ['warning_needs_response', 'asked'],
    ['warning_closed', 'won'],
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
  ] as const)('about a dispute that is %s says %s', async (status, state) => {
    const { providerReference } = await provider.startCheckout(order());
    stripe.confirm(providerReference);
    const { body } = stripe.event('charge.dispute.updated', stripe.dispute(providerReference, status));
    expect(await readWebhook(body, NEW_SECRET)).toMatchObject({
      news: { about: 'dispute', state, payment: providerReference, amount: money(50_00, 'USD') },
    });
  });
});

describe('a refund', () => {
  test('is made once for one reference', async () => {
    const { providerReference: payment } = await provider.startCheckout(order());
    stripe.confirm(payment);
    const wanted = { reference: uuidv7(), payment, charge: null, amount: money(20_00, 'USD') };
    const before = stripe.refunds.size;
    stripe.failNext('lost', '/v1/refunds');
    const refund = await provider.refund(wanted);
    expect(refund).toMatchObject({
      about: 'refund',
      state: 'succeeded',
      reference: wanted.reference,
      payment,
      amount: money(20_00, 'USD'),
    });
    const requestCount = stripe.asked.length;
    expect(await provider.refund(wanted)).toEqual(refund);
    // It is looked up: by now Stripe may have forgotten the key of the first request.
    expect(stripe.asked.slice(requestCount).map(({ method }) => method)).toEqual(['GET']);
    expect(stripe.refunds.size).toBe(before + 1);
  });

  test('of more than was paid is refused by the provider', async () => {
    const { providerReference: payment } = await provider.startCheckout(order());
    stripe.confirm(payment);
    await expect(
      provider.refund({ reference: uuidv7(), payment, charge: null, amount: money(60_00, 'USD') }),
    ).rejects.toMatchObject({
      name: 'ProviderRefusal',
    });
  });
});

test('a card is saved for a customer, listed as people know it, and removed twice without harm', async () => {
  const { methods } = provider;
  if (methods === undefined) throw new Error('no saved methods');
  const userId = uuidv7();
  const customer = await methods.makeCustomer({ userId });
  expect(await methods.makeCustomer({ userId })).toBe(customer);
  expect(await methods.begin(customer, uuidv7(), 'http://localhost:3000')).toMatchObject({
    url: null,
    clientSecret: expect.stringMatching(/^seti_/),
  });
  stripe.saveCard(customer);
  const [card] = await methods.list(customer);
  expect(card).toMatchObject({ kind: 'card', label: 'Visa', last4: '4242', expires: '2029-04' });
  await methods.remove(customer, card?.providerReference ?? '');
  await methods.remove(customer, card?.providerReference ?? '');
  expect(await methods.list(customer)).toEqual([]);
});

test('its books list payments, refunds and disputes', async () => {
  const { providerReference: payment } = await provider.startCheckout(order());
  stripe.confirm(payment);
  stripe.dispute(payment);
  const lines = await provider.list(new Date(Date.now() - 3_600_000), new Date());
  expect(lines).toContainEqual(
    expect.objectContaining({ about: 'payment', providerReference: payment, state: 'paid' }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ about: 'dispute', payment, state: 'open' }));
  expect(lines.some(({ about }) => about === 'refund')).toBe(true);
});
