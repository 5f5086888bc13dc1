import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#kit/clock.ts';
import { readOrderBoard } from './order-board.ts';
import { readOrderList, type ListQuery } from './order-list.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';

let world: OrderWorld;
const day = (days: number): Date => new Date(world.now().getTime() + days * DAY_MS);
const names = new Map<string, string>();

async function plant(name: string, sql: string, values: readonly unknown[] = []): Promise<void> {
  const { id, number } = await world.place();
  names.set(number, name);
  await world.database.owner.query(`update orders set ${sql} where id = $1`, [id, ...values]);
}

const completed = (name: string, clearsIn: number) =>
  plant(
    name,
    "state = 'completed', started_at = $2, delivered_at = $2, completed_at = $2, clears_at = $3, clock_at = $3",
    [day(0), day(clearsIn)],
  );
const working = (name: string, dueIn: number, clockIn: number) =>
  plant(name, "state = 'in_progress', started_at = $2, due_at = $3, clock_at = $4", [day(0), day(dueIn), day(clockIn)]);

beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(200_000));
  await completed('done, clears first', 1);
  await working('due last', 9, 9);
  await working('due second, asked for more time', 6, 2);
  await working('due first', 4, 4);
  await plant(
    'stopped by a dispute',
    "state = 'disputed', interrupted_state = 'in_progress', started_at = $2, due_at = $2, clock_at = null",
    [day(0)],
  );
  await completed('done, clears last', 7);
});
afterAll(() => world.close());

const listed = async (query: ListQuery) => {
  const actor = query.side === 'selling' ? world.freelancer : world.client;
  const { items } = await readOrderList(world.context.db, actor, { sort: 'due', ...query }, world.context);
  return items.map(({ order_number: number }) => names.get(number));
};

it('sorts a freelancer’s orders by the deadline they show, and done ones after all that is due', async () => {
  expect(await listed({ side: 'selling' })).toEqual([
    'due first',
    'due second, asked for more time',
    'due last',
    'stopped by a dispute',
    'done, clears first',
    'done, clears last',
  ]);
});

it('never sorts a client’s orders by when earnings clear', async () => {
  const shown = await listed({ side: 'buying' });
  expect(new Set(shown.slice(-2))).toEqual(new Set(['done, clears first', 'done, clears last']));
});

it('sorts the cards of the board by the deadline they show', async () => {
  const { columns } = await readOrderBoard(world.context.db, world.freelancer, world.context);
  const shown = columns
    .flatMap(({ items }) => items.map(({ order_number: number }) => names.get(number)))
    .filter((name) => name?.startsWith('due'));
  expect(shown).toEqual(['due first', 'due second, asked for more time', 'due last']);
});
