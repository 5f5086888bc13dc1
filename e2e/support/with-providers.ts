import { startTestProvider, TEST_CLIENT, type TestProvider } from '#kit/server/test-oidc-provider.ts';
import { paypalSimulator, type PaypalSimulator } from '#kit/server/payments/simulators/paypal-simulator.ts';
import { stripeSimulator, type StripeSimulator } from '#kit/server/payments/simulators/stripe-simulator.ts';
import { startApp } from './app.ts';
import { test as base } from './test.ts';
import { freePort } from '#kit/server/free-port.ts';

/** The product as set up by an operator with provider accounts: cards go through Stripe, people sign in with Google. */
interface Configured {
  readonly url: string;
  readonly google: TestProvider;
  readonly stripe: StripeSimulator;
  readonly paypal: PaypalSimulator;
}

const SECRET = 'sk_test_only_for_tests';
export const STRIPE_KEY = 'pk_test_only_for_tests';

/**
 * One for all the end-to-end tests about it: starting a product with a world of its own takes longer than most of them.
 */
export const test = base.extend<object, { configured: Configured }>({
  configured: [
    async ({}, use) => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const google = await startTestProvider([`${url}/googlecallback`], {
        sub: 'nobody',
        email: 'nobody@example.com',
        email_verified: true,
        given_name: 'Nobody',
        family_name: 'Yet',
      });
      const stripe = await stripeSimulator(SECRET, '2026-10-28.endive');
      const paypal = await paypalSimulator('client-id', 'client-secret');
      const app = await startApp({
        PORT: String(port),
        APP_URL: url,
        GOOGLE_CLIENT_ID: TEST_CLIENT.clientId,
        GOOGLE_CLIENT_SECRET: TEST_CLIENT.clientSecret,
        GOOGLE_ISSUER: google.issuer,
        STRIPE_SECRET_KEY: SECRET,
        STRIPE_PUBLISHABLE_KEY: STRIPE_KEY,
        STRIPE_WEBHOOK_SECRET: 'whsec_only_for_tests',
        STRIPE_API_BASE: stripe.url,
        PAYPAL_CLIENT_ID: 'client-id',
        PAYPAL_CLIENT_SECRET: 'client-secret',
        PAYPAL_WEBHOOK_ID: 'WH-ID',
        PAYPAL_MERCHANT_ID: 'MERCHANT12345',
        PAYPAL_API_BASE: paypal.url,
        TEST_PAYMENTS: 'off',
      });
      await use({ url, google, stripe, paypal });
      await app.stop();
      await Promise.all([google.stop(), stripe.close(), paypal.close()]);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
