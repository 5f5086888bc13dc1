/** What one operator may move alone, and what a second one confirms (ORD-25, MON-23). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checks } from '../../../../db/checks/checks.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { heldFor } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { ALONE_WHOLE, needsSecond } from '#domains/paid-work/operator-end.ts';
import { confirmEnd, declineEnd, endByOperator } from './end-by-operator.ts';
import { openDispute } from './dispute-order.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { readStaffOrders } from './staff-orders.ts';
import { lockMyOrder, type Order } from './store.ts';

let world: OrderWorld;
/** Held of one order: 154.50. */
const HELD = 15_450;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(40 * HELD));
});
afterAll(async () => {
  expect(await violations(world.database.owner, checks)).toEqual([]);
  await world.close();
});

const staff = (): Actor => ({
  userId: uuidv7(),
  sessionId: uuidv7(),
  role: 'user',
  isOperator: true,
  staffRoles: ['trust'],
  emailVerified: true,
  onboarded: true,
});
const REASON = 'Both sides asked for it.';
const end = ({ number }: Order, by: Actor, percent = 100) =>
  world.do((tx) => endByOperator(tx, by, { order_number: number, percent, reason: REASON }, world.context));
const confirm = ({ number }: Order, by: Actor) => world.do((tx) => confirmEnd(tx, by, number, world.context));
const decline = ({ number }: Order, by: Actor) =>
  world.do((tx) => declineEnd(tx, by, number, 'Not delivered at all.', world.context));
const held = ({ id }: Order) => heldFor(world.context.db, { type: 'order', id }, 'USD');
const state = async ({ number }: Order) =>
  (await world.do(async (tx) => (await lockMyOrder(tx, number, world.client.userId, world.context)).order)).state;
const shown = async ({ number }: Order, by: Actor) =>
  (await readStaffOrders(world.context.db, by, { number }, world.context)).items[0]?.end_proposed;
/** As many as one operator may end alone, and then the next one waits. */
async function spent(): Promise<Actor> {
  const operator = staff();
  for (let times = 0; times < Math.floor((ALONE_WHOLE * 100) / HELD); times += 1)
    expect((await end(await world.place(), operator)).waits).toBe(false);
  return operator;
}

test('the limit is in whole units of the currency, and counts what was held', () => {
  const yen = (amount: number) => money(amount, 'JPY');
  expect([
    needsSecond(usd(50_000), usd(0)),
    needsSecond(usd(50_001), usd(0)),
    needsSecond(usd(1), usd(50_000)),
  ]).toEqual([false, true, true]);
  expect([needsSecond(yen(500), yen(0)), needsSecond(yen(501), yen(0))]).toEqual([false, true]);
  // Where nothing is held, nothing moves.
  expect(needsSecond(usd(0), usd(90_000))).toBe(false);
});

test('above the limit nothing moves until another operator confirms, however the order is ended', async () => {
  const first = await spent();
  for (const [percent, ends] of [
    [100, 'completed'],
    [0, 'cancelled'],
    [1, 'cancelled'],
  ] as const) {
    const order = await world.place();
    const before = order.state;
    expect((await end(order, first, percent)).waits).toBe(true);
    expect([await state(order), await held(order)]).toEqual([before, usd(HELD)]);
    await expect(confirm(order, first)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(end(order, staff())).rejects.toMatchObject({ code: 'wrong_state' });
    const second = staff();
    expect([await shown(order, first), await shown(order, second)]).toMatchObject([
      { percent, reason: REASON, is_own: true },
      { is_own: false },
    ]);
    expect((await confirm(order, second)).state).toBe(ends);
    expect([await held(order), await shown(order, second)]).toEqual([usd(0), null]);
    await expect(confirm(order, staff())).rejects.toMatchObject({ code: 'wrong_state' });
  }
  const { rows } = await world.database.owner.query<{ act: string }>(
    'select act from staff_acts where actor_id = $1 order by id',
    [first.userId],
  );
  expect(rows.filter(({ act }) => act === 'order.propose-end')).toHaveLength(3);
});

test('a day later an operator ends orders alone again', async () => {
  const operator = await spent();
  await world.pass(DAY_MS);
  expect((await end(await world.place(), operator)).waits).toBe(false);
});

test('a proposal is declined by another or withdrawn by its operator, and the order continues', async () => {
  const operator = await spent();
  const order = await world.place();
  for (const by of [staff(), operator]) {
    await end(order, operator);
    await decline(order, by);
    expect([await held(order), await shown(order, by)]).toEqual([usd(HELD), null]);
  }
  await expect(decline(order, operator)).rejects.toMatchObject({ code: 'wrong_state' });
  const { rows } = await world.database.owner.query<{ state: string }>(
    'select state from work_operator_end where work_id = $1 order by proposed_at, id',
    [order.id],
  );
  expect(rows.map((row) => row.state)).toEqual(['declined', 'withdrawn']);
});

test('a dispute that was opened meanwhile decides instead', async () => {
  const operator = await spent();
  const order = await world.place();
  await end(order, operator);
  const claim = {
    order_number: order.number,
    items: ['Not as agreed.'],
    text: 'See the brief.',
    percent: 0,
    files: [],
  };
  await world.do((tx) => openDispute(tx, world.client, claim, world.context));
  await expect(confirm(order, staff())).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'disputed' } });
  expect(await held(order)).toEqual(usd(HELD));
});

test('many at the same moment are no way around the limit', async () => {
  const operator = staff();
  const orders = [];
  for (let times = 0; times < 6; times += 1) orders.push(await world.place());
  const ended = await Promise.all(orders.map((order) => end(order, operator)));
  expect(ended.filter(({ waits }) => !waits)).toHaveLength(3);
});

test('no operator ends an order of their own', async () => {
  const order = await world.place();
  await expect(end(order, { ...world.freelancer, isOperator: true, staffRoles: ['trust'] })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(await held(order)).toEqual(usd(HELD));
});
