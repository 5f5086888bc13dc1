/** For tests: a funding world whose payments go to Stripe's and PayPal's simulators, by the real SDKs. */
import { paypalSimulator, type PaypalSimulator } from '#kit/server/payments/simulators/paypal-simulator.ts';
import { stripeSimulator, type StripeSimulator } from '#kit/server/payments/simulators/stripe-simulator.ts';
import { fundingWorld, type FundingWorld } from './funding-world.ts';

const KEY = 'sk_test_only_for_tests';
export const STRIPE_WEBHOOK_SECRET = 'whsec_only_for_tests';
export const PAYPAL_WEBHOOK_ID = 'WH-ID';

export interface ProviderWorld {
  readonly world: FundingWorld;
  readonly stripe: StripeSimulator;
  readonly paypal: PaypalSimulator;
  close(): Promise<void>;
}

export async function providerWorld(): Promise<ProviderWorld> {
  const stripe = await stripeSimulator(KEY, '2026-10-28.endive');
  const paypal = await paypalSimulator('client-id', 'client-secret');
  const world = await fundingWorld({
    STRIPE_SECRET_KEY: KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_only_for_tests',
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: 'client-id',
    PAYPAL_CLIENT_SECRET: 'client-secret',
    PAYPAL_WEBHOOK_ID,
    PAYPAL_MERCHANT_ID: 'MERCHANT12345',
    PAYPAL_API_BASE: paypal.url,
  });
  return {
    world,
    stripe,
    paypal,
    async close() {
      await Promise.all([world.close(), stripe.close(), paypal.close()]);
    },
  };
}
