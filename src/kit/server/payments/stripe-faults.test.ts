/**
 * Whatever Stripe does with a request about a saved card, an open checkout or an identity, it is unknown: never done,
 * gone or refused (ID-4).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '../../money.ts';
import { stripeIdentity } from '../identity/stripe-identity.ts';
import { uuidv7 } from '../make-id.ts';
import { movableTimeLimits } from '../test-time-limits.ts';
import { ProviderRefusal } from './provider.ts';
import type { Fault } from './simulators/simulator.ts';
import { stripeSimulator, type StripeSimulator } from './simulators/stripe-simulator.ts';
import { stripeProvider } from './stripe-provider.ts';

const KEY = 'sk_test_only_for_tests';
const WAYS: readonly Fault[] = ['broken', 'wrong', 'page', 'cut', 'torn', 'reset', 'half', 'lost', 'never'];
/** The SDK tries once more automatically. */
const IN_A_ROW = 2;
/** A webhook is no request of ours; the others are in the wallet's card-provider-faults.test.ts. */
const ELSEWHERE = new Set([
  'readWebhook',
  'aboutOf',
  'startCheckout',
  'lookUp of payments',
  'refund',
  'list of payments',
]);

let stripe: StripeSimulator;
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
  const provider = stripeProvider(config);
  const { methods, endCheckout, embed } = provider;
  if (methods === undefined || endCheckout === undefined || embed === undefined)
    throw new Error('Stripe saves cards, shows its field and ends checkouts');
  return { provider, identity: stripeIdentity(config), methods, endCheckout, embed };
};
beforeAll(async () => void (stripe = await stripeSimulator(KEY, '2026-10-28.endive')));
afterAll(() => stripe.close());

type Set = ReturnType<typeof set>;
interface Arranged {
  readonly ask: (clients: Set) => Promise<unknown>;
  /** What it changes at Stripe, counted; it may rise by one, however often it is asked. */
  readonly effects?: () => number;
}
const cards = (): number => [...stripe.methods.values()].filter(({ customer }) => customer === null).length;
const order = () => ({
  reference: uuidv7(),
  amount: money('5000', 'USD'),
  title: 'Docket',
  returnUrl: 'http://localhost:3000',
});
const ASKS: Readonly<Record<string, (clients: Set) => Promise<Arranged>>> = {
  makeCustomer: async () => {
    const userId = uuidv7();
    return { ask: ({ methods }) => methods.makeCustomer({ userId }), effects: () => stripe.customers.size };
  },
  begin: async (clients) => {
    const [customer, key] = [await clients.methods.makeCustomer({ userId: uuidv7() }), uuidv7()];
    return {
      ask: ({ methods }) => methods.begin(customer, key, 'http://localhost:3000'),
      effects: () => stripe.setups.size,
    };
  },
  list: async (clients) => {
    const customer = await clients.methods.makeCustomer({ userId: uuidv7() });
    stripe.saveCard(customer);
    return { ask: ({ methods }) => methods.list(customer) };
  },
  remove: async (clients) => {
    const customer = await clients.methods.makeCustomer({ userId: uuidv7() });
    stripe.saveCard(customer);
    const [card] = await clients.methods.list(customer);
    return { ask: ({ methods }) => methods.remove(customer, card?.providerReference ?? ''), effects: cards };
  },
  endCheckout: async (clients) => {
    const { providerReference } = await clients.provider.startCheckout(order());
    const ended = (): number => [...stripe.intents.values()].filter(({ status }) => status === 'canceled').length;
    return { ask: ({ endCheckout }) => endCheckout(providerReference), effects: ended };
  },
  embed: async (clients) => {
    const { providerReference } = await clients.provider.startCheckout(order());
    return { ask: ({ embed }) => embed(providerReference) };
  },
  'begin of a check': async () => {
    const [caseId, key] = [uuidv7(), uuidv7()];
    return {
      ask: ({ identity }) => identity.begin(caseId, key, 'http://localhost:3000'),
      effects: () => stripe.checks.size,
    };
  },
  'lookUp of a check': async (clients) => {
    const { reference } = await clients.identity.begin(uuidv7(), uuidv7(), 'http://localhost:3000');
    return { ask: ({ identity }) => identity.lookUp(reference) };
  },
};
const arranged = async (name: string): Promise<Arranged> => {
  const arrange = ASKS[name];
  if (arrange === undefined) throw new Error(name);
  return arrange(set());
};
/** The others only read. */
const CHANGES = ['makeCustomer', 'begin', 'remove', 'endCheckout', 'begin of a check'];
/** What is new is known by our reference in it alone; everything else by the provider's id for it. */
const aboutAnother = (name: string): Fault =>
  name === 'makeCustomer' || name === 'begin of a check' ? 'name' : 'other';
const ALL = Object.keys(ASKS).flatMap((name) => [...WAYS, aboutAnother(name)].map((fault) => [name, fault] as const));

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

async function meet(name: string, failing: (ask: () => Promise<unknown>) => Promise<unknown>): Promise<void> {
  const { ask, effects = () => 0 } = await arranged(name);
  const before = effects();
  const outcome = await failing(() => ask(set())).then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(Error);
  expect(outcome).not.toBeInstanceOf(ProviderRefusal);
  // endCheckout belongs to a job; for everything else a person waits, and is told to try again.
  if (name !== 'endCheckout') expect(outcome).toMatchObject({ code: 'unavailable' });
  await ask(set());
  expect(effects() - before).toBe(CHANGES.includes(name) ? 1 : 0);
}

test.each(ALL)('%s, %s: unknown, done once, and works the next time', (name, fault) =>
  meet(name, async (ask) => {
    const limits = movableTimeLimits();
    stripe.onSilence(limits.pass);
    for (let nth = 0; nth < IN_A_ROW; nth += 1) stripe.failNext(fault, '/v1', nth);
    const before = stripe.asked.length;
    const [outcome] = await Promise.allSettled([ask()]);
    // What was not repeated by the SDK is not left for the next test.
    for (let left = IN_A_ROW - (stripe.asked.length - before); left > 0; left -= 1) await ask().catch(() => null);
    limits.restore();
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }),
);

test.each(Object.keys(ASKS))('%s, a refused connection: unknown, and works the next time', (name) =>
  meet(name, (ask) => stripe.whileRefusing(ask)),
);

test.each(Object.keys(ASKS))('%s: a late answer is an answer, and done once', async (name) => {
  const { ask, effects = () => 0 } = await arranged(name);
  const before = effects();
  stripe.failNext('late', '/v1');
  await ask(set());
  expect(effects() - before).toBe(CHANGES.includes(name) ? 1 : 0);
});
