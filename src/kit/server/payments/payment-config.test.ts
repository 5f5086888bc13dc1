import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { widenPolicy } from './card-field-policy.ts';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const LIVE = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const PAYPAL = { PAYPAL_CLIENT_ID: 'client-id', PAYPAL_CLIENT_SECRET: 'client-secret', PAYPAL_WEBHOOK_ID: 'WH-1' };

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_abc' }, 'STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET is missing'],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }, 'must start with pk_test_'],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'not-a-secret' }, 'must be one signing secret'],
  [{ ...STRIPE, STRIPE_API_BASE: 'http://stripe.example' }, 'must be an https address'],
  [{ ...PAYPAL, PAYPAL_WEBHOOK_ID: undefined }, 'PAYPAL_WEBHOOK_ID is missing'],
  [{ ...LIVE, TEST_PAYMENTS: 'on' }, 'would mix real money'],
])('%j is refused at start', (env, words) => {
  expect(() => readConfig(env)).toThrow(words);
});

test('a secret is never repeated in a refusal', () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'short' })).toThrow(/STRIPE_SECRET_KEY(?!.*short)/);
});

test.each([
  [{}, { test: true, stripe: null, paypal: null }],
  [{ DEMO: 'off' }, { test: false }],
  [{ DEMO: 'off', TEST_PAYMENTS: 'on' }, { test: true }],
  [LIVE, { test: false, stripe: { live: true } }],
  [
    { ...STRIPE, STRIPE_WEBHOOK_SECRET: 'whsec_a1, whsec_b2' },
    { test: true, stripe: { live: false, webhookSecrets: ['whsec_a1', 'whsec_b2'] } },
  ],
  [PAYPAL, { test: false, paypal: { live: true } }],
  [
    { ...PAYPAL, PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' },
    { test: true, paypal: { live: false } },
  ],
])('%j offers what it says', (env, offered) => {
  expect(readConfig(env).payments).toMatchObject(offered);
});

test('the pages with the card field admit the provider and nobody else', () => {
  const policy =
    "default-src 'self'; img-src 'self' data:; connect-src 'self' ws://localhost; frame-src 'none'; object-src 'none'";
  const wide = widenPolicy(policy, {
    scriptUrl: 'https://js.stripe.com/endive/stripe.js',
    apiBase: 'https://api.stripe.com',
  });
  expect(wide).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  expect(wide).toContain("connect-src 'self' ws://localhost https://api.stripe.com https://js.stripe.com;");
  expect(wide).toContain("object-src 'none'");
});
