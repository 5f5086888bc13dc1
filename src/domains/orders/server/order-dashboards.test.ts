import { afterAll, beforeAll, expect, it } from 'vitest';
import { units } from '#kit/money.ts';
import type { DashboardName } from '#kit/dashboard.ts';
import type { OrderLine } from '../contract.ts';
import { orderDashboards } from './dashboards.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';

const ORDERS = 12;

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(500_000));
});
afterAll(() => world.close());

async function homeOf(name: DashboardName) {
  const part = orderDashboards.find((orderDashboard) => orderDashboard.of === name);
  const answer = await part?.read(world.context.db, name === 'client' ? world.client : world.freelancer, world.context);
  return {
    turns: answer?.turns ?? [],
    ...(answer?.data as { active: OrderLine[]; counts: { all: number; unpaid: number } }),
  };
}

it('a freelancer does not see a checkout that nobody has paid yet', async () => {
  const { number } = await world.place('later');
  expect((await homeOf('client')).active.map(({ order_number }) => order_number)).toEqual([number]);
  expect(await homeOf('freelancer')).toMatchObject({ active: [], turns: [], counts: { all: 0 } });
});

it('someone with many open orders sees the first ten, all that wait for them, and how many there are', async () => {
  for (let n = 0; n < ORDERS; n += 1) await world.place();
  const { active, turns, counts } = await homeOf('client');
  expect(active).toHaveLength(10);
  // Each of them waits for its requirements, and one to be paid.
  expect(turns).toHaveLength(ORDERS + 1);
  expect(counts).toMatchObject({ all: ORDERS + 1, unpaid: 1 });
  expect(active[0]?.you_earn).toBeNull();
});

it('a freelancer sees what they earn with an open order, after the service fee', async () => {
  const [order] = (await homeOf('freelancer')).active;
  if (order === undefined || order.you_earn === null) throw new Error('an open order earns something');
  const fee = units(order.amount) - units(order.you_earn);
  expect(fee).toBe(units(order.amount) / 10n);
});
