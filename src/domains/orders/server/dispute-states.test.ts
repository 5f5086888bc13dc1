/**
 * Disputes of orders, state by state: each command by each person is allowed, or refused with the sentence that says
 * why.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENE_NAMES, tryEverything, type Subject } from '#domains/disputes/server/test-dispute-states.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { approveDelivery } from './approve-delivery.ts';
import { deliverWork } from './deliver-work.ts';
import { openDispute } from './dispute-order.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(5_000_000));
});
afterAll(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

async function started(): Promise<Subject & { readonly number: string }> {
  const { id, number } = await world.place();
  await world.do((tx) =>
    submitRequirements(
      tx,
      world.client,
      { order_number: number, answers: [{ id: 'name', text: 'B' }], files: [] },
      world.context,
    ),
  );
  return {
    kind: 'order',
    workId: id,
    number,
    open: (tx, by, percent) =>
      openDispute(
        tx,
        by,
        { order_number: number, items: ['Not as agreed.'], text: 'See the brief.', percent, files: [] },
        world.context,
      ),
  };
}
async function completed(): Promise<Subject> {
  const order = await started();
  const { number } = order;
  await world.do((tx) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: number, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  );
  await world.do((tx) => approveDelivery(tx, world.client, { order_number: number }, world.context));
  return order;
}

const AGAIN = { running: 'This order is in dispute; its deadlines are paused.', ended: 'This order was canceled.' };
describe.each([
  ['in progress', started],
  ['completed, its money still clearing', completed],
])('a dispute of an order %s', (_name, begin) => {
  it.each(SCENE_NAMES)('%s', async (scene) => {
    const { found, expected } = await tryEverything(world, await begin(), scene, AGAIN);
    expect(found).toEqual(expected);
  });
});
