/** What happened to an order, as the conversation of its two sides says it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#kit/clock.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { deliverWork } from './deliver-work.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { submitRequirements } from './submit-requirements.ts';
import { newestOrderEvents, orderEventsBetween } from './talk-events.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(50_000));
});
afterAll(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

it('says what each of the two did, and what happened without them', async () => {
  const { number } = await world.place();
  await world.do((tx) =>
    submitRequirements(
      tx,
      world.client,
      { order_number: number, answers: [{ id: 'name', text: 'B' }], files: [] },
      world.context,
    ),
  );
  await world.pass(DAY_MS);
  await world.do((tx) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: number, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  );
  await world.pass(8 * DAY_MS);
  const happened = { one: world.freelancer.userId, other: world.client.userId, ref: number, from: null, before: null };
  const events = await orderEventsBetween(world.context.db, happened);
  expect(events.map(({ by, words }) => [by, words])).toEqual([
    [world.client.userId, 'placed an order and paid · $150.00'],
    [world.client.userId, 'sent the requirements, and work started'],
    [world.freelancer.userId, 'delivered the work'],
    [null, 'The delivery was approved automatically · $150.00 released'],
  ]);
  expect(events[0]).toMatchObject({ kind: 'order', ref: number, title: 'A logo that still looks right at 16 pixels' });
  expect(events.map(({ note }) => note)).toEqual([null, null, 'Done', null]);
  expect(await orderEventsBetween(world.context.db, { ...happened, other: world.stranger.userId })).toEqual([]);

  // A list of conversations needs the newest one with each person.
  const newest = await newestOrderEvents(world.context.db, world.freelancer.userId, [
    world.client.userId,
    world.stranger.userId,
  ]);
  expect([...newest].map(([other, { id }]) => [other, id])).toEqual([[world.client.userId, events.at(-1)?.id]]);
});
