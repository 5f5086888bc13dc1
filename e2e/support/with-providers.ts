import { startTestProvider, TEST_CLIENT, type TestProvider } from '#kit/server/test-oidc-provider.ts';
import { stripeStandIn, type StripeStandIn } from '#kit/server/payments/stand-ins/stripe-stand-in.ts';
import { startApp } from './app.ts';
import { freePort } from './product.ts';
import { test as base } from './test.ts';

/** The product as an operator sets it up who has accounts elsewhere: cards go through Stripe, people come in through Google. */
interface Configured {
  readonly url: string;
  readonly google: TestProvider;
  readonly stripe: StripeStandIn;
}

const SECRET = 'sk_test_only_for_tests';
export const STRIPE_KEY = 'pk_test_only_for_tests';

/** One for all the stories about it: starting a product with a world of its own takes longer than most of them. */
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
      const stripe = await stripeStandIn(SECRET, '2026-10-28.endive');
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
        TEST_PAYMENTS: 'off',
      });
      await use({ url, google, stripe });
      await app.stop();
      await Promise.all([google.stop(), stripe.close()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
