import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { paypalProvider } from './paypal-provider.ts';
import type { PaymentProviders } from './provider.ts';
import { stripeProvider } from './stripe-provider.ts';
import { testProvider } from './test-provider.ts';

/** The providers this instance can be paid through, by its configuration; there may be none. */
export const paymentProviders = ({ payments, appUrl }: Config, database: Database): PaymentProviders => ({
  ...(payments.test ? { test: testProvider(database, appUrl) } : {}),
  ...(payments.stripe === null ? {} : { card: stripeProvider(payments.stripe) }),
  ...(payments.paypal === null ? {} : { paypal: paypalProvider(payments.paypal) }),
});
