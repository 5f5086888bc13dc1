import { afterEach, beforeEach, expect, it } from 'vitest';
import { balances } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { approveDelivery } from './approve-delivery.ts';
import { deliverWork } from './deliver-work.ts';
import { giveTip } from './give-tip.ts';
import { readOrderPage } from './order-page.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
let number: string;
beforeEach(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(40_000));
  number = (await world.place()).number;
  await world.do((tx) =>
    submitRequirements(
      tx,
      world.client,
      { order_number: number, answers: [{ id: 'name', text: 'B' }], files: [] },
      world.context,
    ),
  );
  await world.do((tx) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: number, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  );
});
afterEach(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});
const approve = () => world.do((tx) => approveDelivery(tx, world.client, { order_number: number }, world.context));
const tip = (amount: number, by: Actor = world.client) =>
  world.do((tx) => giveTip(tx, by, { order_number: number, amount: usd(amount), note: 'Thank you' }, world.context));
const client = () => balances(world.context.db, world.client.userId, 'USD');
const freelancer = () => balances(world.context.db, world.freelancer.userId, 'USD');

it('a tip goes to the freelancer’s clearing earnings, less the fee above a fifth of the price, and clears', async () => {
  await expect(tip(3_000)).rejects.toMatchObject({ code: 'wrong_state' });
  await approve();
  await world.pass(DAY_MS);
  await tip(5_000);
  // 10% of the 20.00 above 30.00.
  expect(await freelancer()).toMatchObject({ clearing: usd(13_500 + 4_800) });
  expect(await client()).toMatchObject({ spendable: usd(40_000 - 15_450 - 5_000), held: usd(0) });
  const seen = await readOrderPage(world.context.db, world.client, number, world.context);
  expect(seen).toMatchObject({ tip: { amount: usd(5_000), earned: usd(4_800), note: 'Thank you' } });
  await world.pass(7 * DAY_MS);
  expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(18_300) });
});

it('is given once, by the client, up to the price, until 30 days after', async () => {
  await approve();
  await expect(tip(15_001)).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(tip(1_000, world.freelancer)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(tip(1_000, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
  const twice = await Promise.allSettled([tip(1_000), tip(1_000)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(twice.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'wrong_state', data: { state: 'completed' } },
  });
  expect(await freelancer()).toMatchObject({ clearing: usd(14_500) });
});

it('is refused without the money and after 30 days', async () => {
  await approve();
  await world.pass(30 * DAY_MS);
  await expect(tip(1_000)).rejects.toMatchObject({
    message: 'Tips can be given until 30 days after the order was completed.',
  });
});
