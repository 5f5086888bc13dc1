/**
 * Whatever a provider does with any one of our requests (nothing, half, an unreadable answer, a connection cut after
 * the work), a payment is credited once, a refund goes out once, unknown never becomes failed (ID-4), and the books
 * are right.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '#kit/clock.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { PaymentProvider } from '#kit/server/payments/provider.ts';
import type { PaypalSimulator } from '#kit/server/payments/simulators/paypal-simulator.ts';
import { paypalProvider } from '#kit/server/payments/paypal-provider.ts';
import type { Fault } from '#kit/server/payments/simulators/simulator.ts';
import { movableTimeLimits, type TimeLimits } from '#kit/server/test-time-limits.ts';
import { drawSome, SEED } from '#kit/server/test-draw.ts';
import type { StripeSimulator } from '#kit/server/payments/simulators/stripe-simulator.ts';
import { stripeProvider } from '#kit/server/payments/stripe-provider.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import type { FundingWorld } from './funding-world.ts';
import { providerWorld, type ProviderWorld } from './provider-world.ts';
import { bookReconciliation, reconcile } from './reconcile.ts';

export const FAULTS: readonly Fault[] = [
  'wrong',
  'broken',
  'page',
  'lost',
  'reset',
  'half',
  'cut',
  'torn',
  'sum',
  'name',
  'never',
  'late',
];
/** The SDKs wait before they try again, request by request. */
export const PATIENCE_MS = 1_200_000;
/** Of the ways in which one request goes wrong, how many `npm test` draws. */
const DRAWN = 3;
/** Both clients try once more automatically. */
export const IN_A_ROW = 2;
export const TRIES = 8;
/** Doubled each time: the last try comes after the rest of a circuit breaker, which a busy machine may open. */
const FIRST_WAIT_MS = 130;
/** Not requests of ours, or tried further down and in stripe-faults.test.ts. */
const ELSEWHERE = new Set(['readWebhook', 'payouts', 'methods', 'endCheckout']);

let all: ProviderWorld;
/** Silence takes no time: its limit is over as soon as a request is left without an answer. */
let limits: TimeLimits;
/** Made anew by `usesProviders`. */
export let world: FundingWorld;
export let stripe: StripeSimulator;
export let paypal: PaypalSimulator;
const called = new Map<string, Set<string>>();

/** Records which of a provider's methods were called. */
const watched = (provider: PaymentProvider): PaymentProvider =>
  new Proxy(provider, {
    get(target, name, receiver) {
      called.set(target.name, (called.get(target.name) ?? new Set()).add(String(name)));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });

/** For a file of tests, at its top: a process runs several of them, and evaluates this module for the first alone. */
export function usesProviders(): void {
  beforeAll(async () => {
    all = await providerWorld();
    ({ world, stripe, paypal } = all);
    called.clear();
    limits = movableTimeLimits();
    for (const simulator of [stripe, paypal]) simulator.onSilence(limits.pass);
    const { payments } = world.context.config;
    if (payments.stripe === null || payments.paypal === null) throw new Error('both providers are set up');
    const [card, other] = [stripeProvider(payments.stripe), paypalProvider(payments.paypal)];
    Object.assign(world.context, {
      payments: { ...world.context.payments, card: watched(card), paypal: watched(other) },
    });
  });
  afterAll(() => {
    limits.restore();
    return all.close();
  });
  beforeEach(() => world.startAfresh());
}

/** Retries as a person would, with the same key, until there is an answer or a refusal. */
export async function until(what: string, attempt: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await attempt()) return;
    await sleep(FIRST_WAIT_MS * 2 ** tries);
  }
  throw new Error(`${what} did not happen in ${TRIES} tries`);
}
export const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => null);

/**
 * 50.00 to add. The provider may not be called yet: its circuit breaker is open after the faults of the round before.
 */
export async function startedCheckout(provider: 'card' | 'paypal'): Promise<string> {
  const key = uuidv7();
  let fundingId = '';
  await until('the checkout', async () => {
    const body = { amount: { amount: '5000', currency: 'USD' }, provider };
    const { status, data } = await world.call<{ funding_id: string } | null>('POST', '/api/wallet/funding', body, {
      key,
    });
    expect([201, 503]).toContain(status);
    fundingId = data?.funding_id ?? '';
    return status === 201;
  });
  return fundingId;
}

/** Adds 50.00, without a single webhook, sends 20.00 of it back, compares the books. */
async function scenario(provider: 'card' | 'paypal'): Promise<void> {
  const back = uuidv7();
  const fundingId = await startedCheckout(provider);
  const { rows } = await world.base.owner.query<{ provider_reference: string }>(
    'select provider_reference from funding where id = $1',
    [fundingId],
  );
  const reference = rows[0]?.provider_reference ?? '';
  if (provider === 'card') {
    await until(
      'the field',
      async () => (await world.call('POST', `/api/wallet/funding/${fundingId}/card-field`)).status === 200,
    );
    stripe.confirm(reference);
  } else paypal.approve(reference);
  await until('the credit', async () => {
    await quietly(world.pass(6 * MINUTE_MS));
    const { state } = (await world.call<{ state: string }>('GET', `/api/wallet/funding/${fundingId}`)).data;
    expect(state).not.toBe('failed');
    return state === 'succeeded';
  });
  expect(await world.spendable()).toBe('5000');
  const wanted = { amount: { amount: '2000', currency: 'USD' } };
  await until(
    'the refund',
    async () =>
      (await world.call('POST', `/api/wallet/funding/${fundingId}/refund`, wanted, { key: back })).status === 202,
  );
  await until('its end', async () => {
    await quietly(world.react());
    const refund = await world.base.owner.query<{ state: string }>(
      'select state from funding_refund where funding_id = $1',
      [fundingId],
    );
    expect(refund.rows.map(({ state }) => state)).not.toContain('failed');
    if (refund.rows[0]?.state === 'succeeded') return true;
    await quietly(world.pass(30 * MINUTE_MS));
    return false;
  });
  const id = uuidv7();
  await world.base.database.transact((tx) =>
    bookReconciliation(tx, world.context, { id, provider, askedBy: world.payer.userId }),
  );
  await until('the comparison', async () =>
    reconcile(world.context, id).then(
      () => true,
      () => false,
    ),
  );
}

const sums = async (): Promise<string[]> => {
  const { spendable, in_flight: inFlight } = (
    await world.call<Record<'spendable' | 'in_flight', { amount: string }>>('GET', '/api/mybalance')
  ).data;
  return [spendable.amount, inFlight.amount];
};

/** The faults that one request meets: all of them, or a few drawn by the seed. */
export const faultsOf = (request: string): readonly Fault[] => drawSome(request, FAULTS, DRAWN, 'wallet');

/** Defines the test of one provider: each has a file of its own, because two files can wait for the SDKs at once. */
export function everyRequestGoesWrong(
  provider: 'card' | 'paypal',
  simulator: () => StripeSimulator | PaypalSimulator,
  refunded: () => number[],
): void {
  test(
    'every request in turn goes wrong in every way, and it ends as if none had',
    { timeout: PATIENCE_MS },
    async () => {
      const before = simulator().asked.length;
      await scenario(provider);
      const requests = simulator()
        .asked.slice(before)
        .map(({ method, path }) => `${method} ${path}`);
      expect(requests.length).toBeGreaterThan(4);
      // A new way to ask this provider needs its place in the scenario.
      const known = Object.entries(world.context.payments[provider] ?? {}).flatMap(([name, value]) =>
        typeof value === 'function' ? [name] : [],
      );
      expect(known.filter((name) => !ELSEWHERE.has(name) && called.get(provider)?.has(name) !== true)).toEqual([]);
      for (const [place, request] of requests.entries())
        for (const fault of faultsOf(`${provider} ${place} ${request}`)) {
          await world.startAfresh();
          const refundCount = refunded().length;
          for (let again = 0; again < IN_A_ROW; again += 1) simulator().failNext(fault, '/', place + again);
          const what = `${request} ${fault}, TEST_SEED=${SEED}`;
          await scenario(provider).catch((error: unknown) => {
            throw new Error(what, { cause: error });
          });
          expect([what, ...(await sums())]).toEqual([what, '3000', '0']);
          if (provider === 'card') expect([what, refunded().length - refundCount]).toEqual([what, 1]);
        }
      expect(simulator().complaints).toEqual([]);
      expect(await violations(world.base.owner)).toEqual([]);
    },
  );
}
