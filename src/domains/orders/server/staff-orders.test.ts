import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { readStaffOrders } from './staff-orders.ts';

let world: OrderWorld;
let numbers: string[];

beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(50_000));
  numbers = [];
  for (let count = 0; count < 3; count += 1) numbers.unshift((await world.place()).number);
});
afterAll(() => world.close());

const staff = () => world.stranger;
const read = (search: Parameters<typeof readStaffOrders>[2]) =>
  readStaffOrders(world.context.db, staff(), search, world.context);
const recorded = async () =>
  (
    await world.database.owner.query<{ act: string; subject_id: string }>(
      'select act, subject_id from staff_acts where is_read order by id',
    )
  ).rows;

it('lists the newest orders page by page, with both sides', async () => {
  const first = await read({ limit: 2 });
  expect(first.items.map((order) => order.order_number)).toEqual(numbers.slice(0, 2));
  expect(first.items[0]).toMatchObject({
    state: 'awaiting_requirements',
    client: { id: world.client.userId },
    freelancer: { id: world.freelancer.userId },
  });
  const rest = await read({ limit: 2, cursor: first.next_cursor ?? '' });
  expect(rest.items.map((order) => order.order_number)).toEqual(numbers.slice(2));
  expect(rest.next_cursor).toBeNull();
});

it('finds an order by the beginning of its number, however it is typed, and records what was asked', async () => {
  const [number = ''] = numbers;
  expect((await read({ number: ` ${number.toLowerCase()}%` })).items.map((order) => order.order_number)).toEqual([
    number,
  ]);
  expect((await read({ number: 'DK-0000-NONE' })).items).toEqual([]);
  expect(await recorded()).toContainEqual({ act: 'order.search', subject_id: number });
});

it('shows what one person bought and sold, and nothing of anyone else', async () => {
  expect((await read({ person: world.freelancer.userId })).items).toHaveLength(3);
  expect((await read({ person: staff().userId })).items).toEqual([]);
  expect(await recorded()).toContainEqual({ act: 'order.search', subject_id: world.freelancer.userId });
});

it('finds orders of everyone with a name, and by an email address only for staff whose work is people', async () => {
  const by = (who: string, roles: NonNullable<Actor['staffRoles']>) =>
    readStaffOrders(world.context.db, { ...staff(), staffRoles: roles }, { who }, world.context);
  expect((await by('client EXAMPLE', ['money'])).items).toHaveLength(3);
  expect((await by('No one of this name', ['support'])).items).toEqual([]);
  expect((await by(`${world.client.userId}@example.com`, ['support'])).items).toHaveLength(3);
  expect((await by(`${world.client.userId}@example.com`, ['money'])).items).toEqual([]);
  expect(await recorded()).toContainEqual({ act: 'order.search', subject_id: world.client.userId });
  expect((await recorded()).map(({ subject_id: id }) => id).join()).not.toContain('@');
});

it('narrows them down by state, days and total, page by page', async () => {
  const total = (await read({ limit: 1 })).items[0]?.total.amount ?? '0';
  const decimal = (Number(total) / 100).toFixed(2);
  expect((await read({ state: 'awaiting_requirements', least: decimal, most: decimal })).items).toHaveLength(3);
  expect((await read({ most: '1.00' })).items).toEqual([]);
  expect((await read({ state: 'completed' })).items).toEqual([]);
  expect((await read({ from: '2026-03-02', to: '2026-03-02' })).items).toHaveLength(3);
  expect((await read({ from: '2026-03-03' })).items).toEqual([]);
  expect((await read({ to: '2026-03-01' })).items).toEqual([]);
  const first = await read({ from: '2026-03-02', limit: 2 });
  expect(
    (await read({ from: '2026-03-02', limit: 2, cursor: first.next_cursor ?? '' })).items.map(
      (order) => order.order_number,
    ),
  ).toEqual(numbers.slice(2));
  expect(await recorded()).toContainEqual({ act: 'order.search', subject_id: 'filters' });
});
