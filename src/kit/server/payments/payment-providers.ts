import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { PaymentProviders } from './provider.ts';
import { testProvider } from './test-provider.ts';

/** What this instance can be paid through. Without an account anywhere that is the built-in test provider. */
export const paymentProviders = (config: Config, database: Database): PaymentProviders => ({ test: testProvider(database, config.appUrl) });
