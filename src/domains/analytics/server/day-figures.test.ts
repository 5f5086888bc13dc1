/** What staff read of today, beside the same hours yesterday and a week ago. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderWorld, usd, type OrderWorld } from '#domains/orders/server/order-world.ts';
import { DAY_MS } from '#kit/clock.ts';
import { readDay } from './day-figures.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(100_000));
});
afterAll(() => world.close());

test('paid orders are counted on their day, then as those of yesterday, and a week later as those of a week ago', async () => {
  const before = await readDay(world.context.db, world.context);
  const order = await world.place();
  world.sleep(60_000);
  const { today } = await readDay(world.context.db, world.context);
  expect(today.paid).toBe(before.today.paid + 1);
  expect(BigInt(today.value.amount) - BigInt(before.today.value.amount)).toBe(BigInt(order.terms.price.amount));
  world.sleep(DAY_MS);
  const next = await readDay(world.context.db, world.context);
  expect([next.today.paid, next.yesterday.paid]).toEqual([0, today.paid]);
  world.sleep(6 * DAY_MS);
  const later = await readDay(world.context.db, world.context);
  expect([later.today.paid, later.week_ago.paid]).toEqual([0, today.paid]);
});
