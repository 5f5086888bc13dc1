/**
 * The built-in test provider sends us webhooks over HTTP: whatever happens to one, it is sent again and counts once
 * (WH-3).
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { faultProxy } from '#kit/server/fault-proxy.ts';
import type { Fault, Simulator } from '#kit/server/payments/simulators/simulator.ts';
import { deliverTestEvents } from '#kit/server/payments/test-deliveries.ts';
import { movableTimeLimits } from '#kit/server/test-time-limits.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { fundingWorld, type FundingWorld } from './funding-world.ts';

/** Longer than any machine needs for an answer that comes. */
const LIMIT_MS = 30_000;
const PATH = '/api/payments/webhooks/test';
/** The provider cannot know that it arrived, and sends it again. */
const REPEATED: readonly Fault[] = ['reset', 'half', 'torn', 'lost', 'never', 'broken', 'page'];
/** The status alone says that it arrived. */
const TAKEN: readonly Fault[] = ['late', 'twice', 'wrong', 'cut'];

let world: FundingWorld;
let proxy: Simulator;
beforeAll(async () => {
  world = await fundingWorld();
  proxy = await faultProxy(() => world.origin);
});
afterAll(async () => {
  await proxy.close();
  await world.close();
});
beforeEach(() => world.startAfresh());

const deliver = () => deliverTestEvents(world.context, `${proxy.url}${PATH}`, LIMIT_MS);
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await world.base.owner.query<Row>(text, values)).rows;
const waiting = async (): Promise<number> =>
  (await query('select 1 from test_provider.event where delivered_at is null')).length;
const due = () => query('update test_provider.event set next_try_at = now() where delivered_at is null');

/** Money is there; what the provider says next is the event that goes wrong. */
async function funded(): Promise<{ funding_id: string; checkout: string }> {
  const { funding_id: fundingId, redirect_url: redirectUrl } = await world.add(50_00);
  await world.choose(redirectUrl, 'pay');
  await deliver();
  await world.react();
  return { funding_id: fundingId, checkout: new URL(redirectUrl).pathname };
}
const afterwards = async (page: string, what: string): Promise<void> => {
  const answer = await fetch(`${world.origin}${page}/afterwards`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ what }),
  });
  expect(answer.status).toBe(303);
};

/** Each brings about one event, and says what the payer has once it has arrived. */
const EVENTS: Readonly<Record<string, { bringAbout: () => Promise<void>; spendable: string }>> = {
  'a payment': {
    bringAbout: async () => {
      const { redirect_url: redirectUrl } = await world.add(50_00);
      await world.choose(redirectUrl, 'pay');
    },
    spendable: '5000',
  },
  'a declined payment': {
    bringAbout: async () => {
      const { redirect_url: redirectUrl } = await world.add(50_00);
      await world.choose(redirectUrl, 'decline');
    },
    spendable: '0',
  },
  'a refund begun there': { bringAbout: async () => afterwards((await funded()).checkout, 'refund'), spendable: '0' },
  'a dispute': { bringAbout: async () => afterwards((await funded()).checkout, 'dispute'), spendable: '0' },
};

async function arrivesOnce(spendable: string): Promise<void> {
  await due();
  await deliver();
  await world.react();
  expect(await waiting()).toBe(0);
  expect(await world.spendable()).toBe(spendable);
  // Sent once more, by a provider that forgot that it was accepted.
  await query('update test_provider.event set delivered_at = null, next_try_at = now()');
  await deliver();
  await world.react();
  expect(await world.spendable()).toBe(spendable);
  expect(await violations(world.base.owner)).toEqual([]);
}

describe.each(Object.entries(EVENTS))('the webhook of %s', (_name, { bringAbout, spendable }) => {
  test.each(REPEATED)('%s: is sent again, and counts once', async (fault) => {
    await bringAbout();
    const limits = movableTimeLimits();
    proxy.onSilence(limits.pass);
    proxy.failNext(fault, PATH);
    await deliver();
    limits.restore();
    expect(await waiting()).toBe(1);
    await arrivesOnce(spendable);
  });

  test.each(TAKEN)('%s: counts once', async (fault) => {
    await bringAbout();
    proxy.failNext(fault, PATH);
    await deliver();
    expect(await waiting()).toBe(0);
    await arrivesOnce(spendable);
  });

  test('a refused connection: is sent again, and counts once', async () => {
    await bringAbout();
    await proxy.whileRefusing(() => deliver());
    expect(await waiting()).toBe(1);
    await arrivesOnce(spendable);
  });
});
