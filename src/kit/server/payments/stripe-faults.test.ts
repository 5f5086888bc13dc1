/** Whatever Stripe does with a request about a saved card, an open checkout or an identity, it is unknown: never done, gone or refused (ID-4). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '../../money.ts';
import { stripeIdentity } from '../identity/stripe-identity.ts';
import { uuidv7 } from '../make-id.ts';
import { ProviderRefusal } from './provider.ts';
import type { Fault } from './stand-ins/stand-in.ts';
import { stripeStandIn, type StripeStandIn } from './stand-ins/stripe-stand-in.ts';
import { stripeProvider } from './stripe-provider.ts';

const KEY = 'sk_test_only_for_tests';
const WAYS: readonly Fault[] = ['broken', 'wrong', 'page', 'cut', 'reset', 'lost'];
/** The SDK tries once more by itself. */
const IN_A_ROW = 2;
/** A webhook is no request of ours; the others are in the wallet's provider-faults.test.ts. */
const ELSEWHERE = new Set(['readWebhook', 'aboutOf', 'startCheckout', 'lookUp of payments', 'refund', 'list of payments', 'embed']);

let stripe: StripeStandIn;
const set = () => {
  const config = {
    secretKey: KEY,
    publishableKey: 'pk_test_only_for_tests',
    webhookSecrets: ['whsec'],
    live: false,
    apiBase: stripe.url,
    scriptUrl: 'https://js.stripe.com',
    identitySecrets: ['whsec'],
  };
  const provider = stripeProvider(config, 'http://localhost:3000');
  if (provider.methods === undefined || provider.endCheckout === undefined) throw new Error('Stripe saves cards and ends checkouts');
  const identity = stripeIdentity(config);
  return { provider, identity, methods: provider.methods, endCheckout: provider.endCheckout };
};
beforeAll(async () => void (stripe = await stripeStandIn(KEY, '2026-10-28.endive')));
afterAll(() => stripe.close());

type Set = ReturnType<typeof set>;
/** Each arranges what it asks about, and gives the asking. */
const ASKS: Readonly<Record<string, (of: Set) => Promise<() => Promise<unknown>>>> = {
  makeCustomer: async ({ methods }) => {
    const userId = uuidv7();
    return () => methods.makeCustomer({ userId });
  },
  begin: async ({ methods }) => {
    const [customer, key] = [await methods.makeCustomer({ userId: uuidv7() }), uuidv7()];
    return () => methods.begin(customer, key, 'http://localhost:3000');
  },
  list: async ({ methods }) => {
    const customer = await methods.makeCustomer({ userId: uuidv7() });
    stripe.saveCard(customer);
    return () => methods.list(customer);
  },
  remove: async ({ methods }) => {
    const customer = await methods.makeCustomer({ userId: uuidv7() });
    stripe.saveCard(customer);
    const [card] = await methods.list(customer);
    return () => methods.remove(customer, card?.providerReference ?? '');
  },
  endCheckout: async ({ provider, endCheckout }) => {
    const order = { reference: uuidv7(), amount: money('5000', 'USD'), title: 'Docket', returnUrl: 'http://localhost:3000' };
    const { providerReference } = await provider.startCheckout(order);
    return () => endCheckout(providerReference);
  },
  'begin of a check': async ({ identity }) => {
    const [caseId, key] = [uuidv7(), uuidv7()];
    return () => identity.begin(caseId, key, 'http://localhost:3000');
  },
  'lookUp of a check': async ({ identity }) => {
    const { reference } = await identity.begin(uuidv7(), uuidv7(), 'http://localhost:3000');
    return () => identity.lookUp(reference);
  },
};

test('every way of asking Stripe is tried, here or in the wallet', () => {
  const { provider, identity, methods } = set();
  const all = [
    ...Object.keys(methods),
    ...Object.keys(identity).map((name) => (name === 'aboutOf' ? name : `${name} of a check`)),
    ...Object.entries(provider).flatMap(([name, value]) =>
      typeof value !== 'function' ? [] : [name === 'lookUp' || name === 'list' ? `${name} of payments` : name],
    ),
  ];
  expect(all.filter((name) => !ELSEWHERE.has(name) && !(name in ASKS))).toEqual([]);
});

test.each(Object.keys(ASKS).flatMap((name) => WAYS.map((fault) => [name, fault] as const)))('%s, %s: unknown, and works the next time', async (name, fault) => {
  const of = set();
  const ask = await ASKS[name]?.(of);
  if (ask === undefined) throw new Error(name);
  for (let nth = 0; nth < IN_A_ROW; nth += 1) stripe.failNext(fault, '/v1', nth);
  const before = stripe.asked.length;
  const outcome = await ask().then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
  // What was not repeated by the SDK is not left for the next test.
  const left = IN_A_ROW - (stripe.asked.length - before);
  expect(outcome).toBeInstanceOf(Error);
  expect(outcome).not.toBeInstanceOf(ProviderRefusal);
  // endCheckout is a job's; everything else a person asked for, and is told to try again.
  if (name !== 'endCheckout') expect(outcome).toMatchObject({ code: 'unavailable' });
  for (let nth = 0; nth < left; nth += 1) await ask().catch(() => null);
  await ask();
});
