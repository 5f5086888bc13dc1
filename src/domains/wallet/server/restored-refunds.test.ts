/** JOB-4: a provider's refusal of a refund from before a restore may mean that the original instance made it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { ProviderRefusal, type PaymentProvider, type RefundOrder } from '#kit/server/payments/provider.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { fundingWorld, type FundingWorld } from './funding-world.ts';

let world: FundingWorld;
let real: PaymentProvider;
beforeAll(async () => {
  world = await fundingWorld();
  if (world.context.payments.test === undefined) throw new Error('the test provider is set up');
  real = world.context.payments.test;
});
afterAll(async () => {
  expect(await violations(world.base.owner)).toEqual([]);
  await world.close();
});
beforeEach(() => world.startAfresh());

const provideBy = (test: PaymentProvider, restoredFrom: Date | null): void =>
  void Object.assign(world.context, { payments: { test }, restoredFrom });
const refusing = async (): Promise<never> => {
  throw new ProviderRefusal('This payment was returned already.');
};

/** 20.00 of 50.00 asked back, before the queue got to it. */
async function requested(): Promise<RefundOrder> {
  provideBy(real, null);
  const { funding_id: fundingId, redirect_url: redirectUrl } = await world.add(5_000);
  await world.choose(redirectUrl, 'pay');
  await world.deliver();
  await world.react();
  await world.react();
  const amount = { amount: '2000', currency: 'USD' };
  expect((await world.call('POST', `/api/wallet/funding/${fundingId}/refund`, { amount })).status).toBe(202);
  const { rows } = await world.base.owner.query<{ id: string; payment: string }>(
    'select r.id, f.provider_reference as payment from funding_refund r join funding f on f.id = r.funding_id',
  );
  const [{ id: reference, payment } = { id: '', payment: '' }] = rows;
  return { reference, payment, charge: null, amount: { amount: '2000', currency: 'USD' } };
}
const stateOf = async (): Promise<string | undefined> =>
  (await world.base.owner.query<{ state: string }>('select state from funding_refund')).rows[0]?.state;

test('does not count while the provider’s list has the refund', async () => {
  const order = await requested();
  await real.refund(order);
  provideBy({ ...real, refund: refusing }, new Date());
  await world.react();
  expect([await stateOf(), await world.spendable()]).toEqual(['succeeded', '3000']);
});

test('counts once the list has no such refund', async () => {
  await requested();
  provideBy({ ...real, refund: refusing }, new Date());
  await world.react();
  expect([await stateOf(), await world.spendable()]).toEqual(['failed', '5000']);
});

test('stays unknown while the list cannot be read', async () => {
  await requested();
  const silent = { ...real, refund: refusing, list: () => Promise.reject(new Error('silent')) };
  provideBy(silent, new Date());
  await world.react().catch(() => null);
  expect([await stateOf(), await world.spendable()]).toEqual(['requested', '3000']);
  provideBy({ ...real, refund: refusing }, new Date(Date.now() + HOUR_MS));
  await world.pass(6 * MINUTE_MS);
  expect([await stateOf(), await world.spendable()]).toEqual(['failed', '5000']);
});
