/**
 * Correctly signed bodies that no provider should send: each is refused as ours (400), or kept as an event nobody can
 * read, and never answers 500.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paypalSimulator, type PaypalSimulator } from '#kit/server/payments/simulators/paypal-simulator.ts';
import { stripeSimulator, type StripeSimulator } from '#kit/server/payments/simulators/stripe-simulator.ts';
import { SIGNATURE_HEADER } from '#kit/server/payments/test-provider.ts';
import { signWebhook } from '#kit/server/payments/webhook-signature.ts';
import { handlers } from '#app/server/modules.ts';
import { testApp, type TestApp } from '#app/server/test-app.ts';

const [KEY, CARDS, IDENTITY, WEBHOOK] = [
  'sk_test_only_for_tests',
  'whsec_cards_for_tests',
  'whsec_identity_for_tests',
  'WH-ID',
];

let app: TestApp;
let stripe: StripeSimulator;
let paypal: PaypalSimulator;
let testSecret = '';
beforeAll(async () => {
  stripe = await stripeSimulator(KEY, '2026-10-28.endive');
  paypal = await paypalSimulator('client-id', 'client-secret');
  app = await testApp({
    STRIPE_SECRET_KEY: KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_only_for_tests',
    STRIPE_WEBHOOK_SECRET: CARDS,
    STRIPE_IDENTITY_WEBHOOK_SECRET: IDENTITY,
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: 'client-id',
    PAYPAL_CLIENT_SECRET: 'client-secret',
    PAYPAL_WEBHOOK_ID: WEBHOOK,
    PAYPAL_API_BASE: paypal.url,
  });
  const [row] = (
    await app.base.database.pool.query<{ secret: string }>(
      'select secret from test_provider.secret where retires_at is null',
    )
  ).rows;
  testSecret = row?.secret ?? '';
});
afterAll(() => Promise.all([app.close(), stripe.close(), paypal.close()]));

const stripeSigned = (secret: string) => (body: Buffer) => ({
  'stripe-signature': stripe.sign(body.toString(), secret),
});
const PROVIDERS: Record<string, { path: string; sign: (body: Buffer) => Record<string, string> }> = {
  'test provider': {
    path: '/api/payments/webhooks/test',
    sign: (body) => ({ [SIGNATURE_HEADER]: signWebhook(testSecret, new Date(), body) }),
  },
  Stripe: { path: '/api/payments/webhooks/card', sign: stripeSigned(CARDS) },
  PayPal: { path: '/api/payments/webhooks/paypal', sign: (body) => paypal.headers(body.toString(), WEBHOOK) },
  'Stripe Identity': { path: '/api/identity/webhooks/stripe', sign: stripeSigned(IDENTITY) },
};

async function deliver(provider: string, body: string): Promise<{ status: number; code: unknown; text: string }> {
  const { path, sign } = PROVIDERS[provider] ?? { path: '', sign: () => ({}) };
  const payload = Buffer.from(body);
  const answer = await app.server.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...sign(payload) },
    payload,
  });
  const { code, success } = JSON.parse(answer.body) as { code?: string; success: boolean };
  expect(success).toBe(answer.statusCode < 300);
  return { status: answer.statusCode, code, text: answer.body };
}

/** Nothing in these is an event: there is no id to keep it by. */
const NOT_AN_EVENT: Record<string, string> = {
  'an empty body': '',
  'spaces only': '  \n ',
  null: 'null',
  true: 'true',
  'a number': '7',
  'a text': '"evt_1"',
  'an empty list': '[]',
  'a list of events': '[{"id":"evt_1","type":"x"}]',
  'an empty object': '{}',
  'half an object': '{"id":"evt_',
  'no JSON': 'id=evt_1&type=x',
  'a page': '<html>gateway</html>',
  'an id of null': '{"id":null,"type":null,"event_type":null,"kind":null,"data":null,"resource":null}',
  'an id that is a number': '{"id":1,"type":2,"event_type":2,"kind":3,"live":1,"payment":null,"data":{"object":{}}}',
  'an id that is an object': '{"id":{"id":"x"},"type":{},"event_type":{},"kind":{},"data":[]}',
  'an endless id': JSON.stringify({
    id: 'e'.repeat(5_000),
    type: 'x',
    event_type: 'x',
    kind: 'x',
    live: false,
    payment: null,
    data: { object: {} },
    resource: {},
  }),
  'a kind without end': JSON.stringify({
    id: 'e',
    type: 'x'.repeat(5_000),
    event_type: 'x'.repeat(5_000),
    kind: 'x'.repeat(5_000),
    live: false,
    payment: null,
  }),
  'thousands of levels of lists': '['.repeat(50_000) + ']'.repeat(50_000),
  'thousands of levels of objects': '{"id":'.repeat(20_000) + '1' + '}'.repeat(20_000),
};

describe.each(Object.keys(PROVIDERS))('%s, correctly signed', (provider) => {
  it.each(Object.entries(NOT_AN_EVENT))('%s is refused with 400 in our envelope', async (_name, body) => {
    expect(await deliver(provider, body)).toMatchObject({ status: 400, code: 'invalid_shape' });
  });

  it('an event with an unreadable object is kept or refused, never an error of ours', async () => {
    const objects: unknown[] = [
      null,
      7,
      'x',
      [],
      {},
      { id: 7 },
      { id: '../../x' },
      { id: '\uD800', amount: 1.5, currency: 7 },
      { amount: '9'.repeat(400) },
    ];
    const kinds = [
      'payment_intent.succeeded',
      'refund.created',
      'charge.dispute.created',
      'identity.verification_session.verified',
    ].concat(
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.REFUND.FAILED',
      'CUSTOMER.DISPUTE.CREATED',
      'PAYMENT.PAYOUTS-ITEM.SUCCEEDED',
      'CHECKOUT.ORDER.APPROVED',
    );
    for (const [n, object] of objects.entries())
      for (const kind of kinds) {
        const id = `evt_${provider.length}_${n}_${kind}`;
        const { status, text } = await deliver(
          provider,
          JSON.stringify({
            id,
            type: kind,
            event_type: kind,
            kind,
            live: false,
            payment: object,
            data: { object },
            resource: object,
          }),
        );
        expect([kind, object, status < 500 || text]).toEqual([kind, object, true]);
      }
  });

  it('any JSON at all is answered without an error of ours', async () => {
    const field = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.string({ unit: 'binary' }),
      fc.constant('payment_intent.succeeded'),
      fc.constant('PAYMENT.CAPTURE.COMPLETED'),
    );
    const event = fc.dictionary(
      fc.constantFrom(
        'id',
        'type',
        'event_type',
        'kind',
        'live',
        'payment',
        'payout',
        'data',
        'resource',
        'account',
        'object',
      ),
      field,
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(event, fc.jsonValue()), async (body) => {
        const { status, text } = await deliver(provider, JSON.stringify(body));
        expect(status < 500 || text).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

it('every call that a provider makes is in this table', () => {
  const paths = handlers
    .map(({ endpoint }) => endpoint)
    .filter(({ limit }) => limit === 'webhook')
    .map(({ path }) => path);
  expect(paths.toSorted()).toEqual(['/api/identity/webhooks/stripe', '/api/payments/webhooks/:provider']);
});
