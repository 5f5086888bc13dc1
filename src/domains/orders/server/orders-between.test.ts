/** What runs between two people, as their conversation lists it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import { approveDelivery } from './approve-delivery.ts';
import { deliverWork } from './deliver-work.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { ordersBetween } from './orders-between.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(50_000));
});
afterAll(() => world.close());

const between = (reader: Actor, other: Actor) =>
  ordersBetween(world.context.db, reader.userId, other.userId, world.context.clock());

it('lists an order that runs, for each side with what they do next, without any message about it', async () => {
  const { number } = await world.place();
  const path = `/services/orders/${number}`;
  expect(await between(world.client, world.freelancer)).toMatchObject([
    { kind: 'order', ref: number, path, step: { label: 'Send requirements', path } },
  ]);
  await world.do((tx) =>
    submitRequirements(
      tx,
      world.client,
      { order_number: number, answers: [{ id: 'name', text: 'B' }], files: [] },
      world.context,
    ),
  );
  expect(await between(world.client, world.freelancer)).toMatchObject([
    { ref: number, state: 'In progress', ends: { words: 'due' }, step: null },
  ]);
  expect(await between(world.freelancer, world.client)).toMatchObject([{ ref: number, step: { label: 'Deliver' } }]);
  expect(await between(world.stranger, world.freelancer)).toEqual([]);

  await world.do((tx) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: number, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  );
  const [delivered] = await between(world.client, world.freelancer);
  expect(delivered).toMatchObject({ state: 'Delivered, in review', step: { label: 'Review the delivery' } });
  expect(delivered?.ends).toMatchObject({ words: 'review by', at: expect.any(Date) });

  await world.do((tx) => approveDelivery(tx, world.client, { order_number: number }, world.context));
  expect(await between(world.client, world.freelancer)).toMatchObject([
    { state: 'Completed', step: { label: 'Write a review', path: `${path}/review` } },
  ]);
});
