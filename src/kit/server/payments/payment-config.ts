import { isLoopback } from '../oidc.ts';
import { StartRefusal } from '../start-refusal.ts';

export interface StripeConfig {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Two while one replaces the other (WH-1). */
  readonly webhookSecrets: readonly string[];
  readonly apiBase: string;
  readonly scriptUrl: string;
  readonly live: boolean;
  /** Signing secrets of Stripe Identity's own webhook; empty where identities are checked by our reviewers alone. */
  readonly identitySecrets: readonly string[];
}

export interface PaypalConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Two while one webhook replaces another. */
  readonly webhookIds: readonly string[];
  /** Our account there; null leaves it unchecked. */
  readonly merchantId: string | null;
  readonly apiBase: string;
  readonly live: boolean;
}

/** What this instance can be paid through. */
export interface PaymentConfig {
  /** The built-in test provider, whose money is not real. */
  readonly test: boolean;
  readonly stripe: StripeConfig | null;
  readonly paypal: PaypalConfig | null;
}

type Given = Readonly<Record<string, unknown>>;

/**
 * All of them or none: a provider that can charge but cannot notify us would take money that nobody is credited with.
 */
function together(given: Given, names: readonly string[]): boolean {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === names.length) return false;
  if (missing.length > 0)
    throw new StartRefusal(`Set ${names.join(', ')} together, or none of them: ${missing.join(' and ')} is missing.`);
  return true;
}

const text = (given: Given, name: string): string => String(given[name]);

function base(given: Given, name: string): string {
  const address = text(given, name).replace(/\/+$/, '');
  if (!address.startsWith('https://') && !isLoopback(address))
    throw new StartRefusal(`The environment variable ${name} is not usable: it must be an https address.`);
  return address;
}

function secretsOf(given: Given, name: string): string[] {
  const secrets = text(given, name)
    .split(/[\s,]+/)
    .filter((secret) => secret !== '');
  if (secrets.length < 1 || secrets.length > 2 || secrets.some((secret) => !secret.startsWith('whsec_')))
    throw new StartRefusal(
      `${name} must be one signing secret (whsec_…), or two separated by a comma while one replaces the other.`,
    );
  return secrets;
}

function readStripe(given: Given): StripeConfig | null {
  if (!together(given, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])) {
    if (given['STRIPE_IDENTITY_WEBHOOK_SECRET'] === undefined) return null;
    throw new StartRefusal(
      'STRIPE_IDENTITY_WEBHOOK_SECRET needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET beside it.',
    );
  }
  const secretKey = text(given, 'STRIPE_SECRET_KEY');
  const publishableKey = text(given, 'STRIPE_PUBLISHABLE_KEY');
  const mode = /^(?:sk|rk)_(live|test)_/.exec(secretKey)?.[1];
  if (mode === undefined)
    throw new StartRefusal(
      'The environment variable STRIPE_SECRET_KEY is not usable: it must be a secret key (sk_live_… or sk_test_…).',
    );
  if (!publishableKey.startsWith(`pk_${mode}_`))
    throw new StartRefusal(
      `STRIPE_PUBLISHABLE_KEY must be of the same mode as STRIPE_SECRET_KEY: it must start with pk_${mode}_.`,
    );
  return {
    secretKey,
    publishableKey,
    webhookSecrets: secretsOf(given, 'STRIPE_WEBHOOK_SECRET'),
    identitySecrets:
      given['STRIPE_IDENTITY_WEBHOOK_SECRET'] === undefined ? [] : secretsOf(given, 'STRIPE_IDENTITY_WEBHOOK_SECRET'),
    apiBase: base(given, 'STRIPE_API_BASE'),
    scriptUrl: base(given, 'STRIPE_SCRIPT_URL'),
    live: mode === 'live',
  };
}

function readPaypal(given: Given): PaypalConfig | null {
  if (!together(given, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'])) return null;
  const apiBase = base(given, 'PAYPAL_API_BASE');
  return {
    clientId: text(given, 'PAYPAL_CLIENT_ID'),
    clientSecret: text(given, 'PAYPAL_CLIENT_SECRET'),
    webhookIds: text(given, 'PAYPAL_WEBHOOK_ID').split(/[\s,]+/),
    merchantId: given['PAYPAL_MERCHANT_ID'] === undefined ? null : text(given, 'PAYPAL_MERCHANT_ID'),
    apiBase,
    // A sandbox has an address of its own, and so has a simulator.
    live: new URL(apiBase).hostname === 'api-m.paypal.com',
  };
}

/**
 * Refuses what is half configured. The test provider comes with the demo, and never beside a provider of real money.
 */
export function readPayments(given: Given, demo: boolean): PaymentConfig {
  const stripe = readStripe(given);
  const paypal = readPaypal(given);
  const isReal = stripe?.live === true || paypal?.live === true;
  if (given['TEST_PAYMENTS'] === 'on' && isReal)
    throw new StartRefusal(
      'TEST_PAYMENTS=on beside a live payment provider would mix real money with money that is not.',
    );
  const test = given['TEST_PAYMENTS'] === undefined ? demo && !isReal : given['TEST_PAYMENTS'] === 'on';
  return { test, stripe, paypal };
}
