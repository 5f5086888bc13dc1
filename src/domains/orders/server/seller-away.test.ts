import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../../../../db/checks/run-checks.ts';
import { balances, heldFor } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS, HOUR_MS } from '#kit/clock.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { approveDelivery } from './approve-delivery.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverWork } from './deliver-work.ts';
import { orderReactions } from './follow-seller.ts';
import { orderWorld, TOTAL, usd, type OrderWorld } from './order-world.ts';
import { payOrder } from './pay-order.ts';
import { lockMyOrder, type Order } from './store.ts';
import { submitRequirements } from './submit-requirements.ts';
import { waitForSeller } from './wait-for-seller.ts';

const FUNDS = usd(100_000);
let world: OrderWorld;
beforeEach(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, FUNDS);
});
afterEach(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

const commands = {
  pay: (tx: Tx, actor: Actor, orderNumber: string) => payOrder(tx, actor, { order_number: orderNumber }, world.context),
  require: (tx: Tx, actor: Actor, orderNumber: string) =>
    submitRequirements(
      tx,
      actor,
      { order_number: orderNumber, answers: [{ id: 'name', text: 'Brightwater' }], files: [] },
      world.context,
    ),
  deliver: (tx: Tx, actor: Actor, orderNumber: string) =>
    deliverWork(
      tx,
      actor,
      { order_number: orderNumber, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  approve: (tx: Tx, actor: Actor, orderNumber: string) =>
    approveDelivery(tx, actor, { order_number: orderNumber }, world.context),
  cancel: (tx: Tx, actor: Actor, orderNumber: string) =>
    cancelOrder(tx, actor, { order_number: orderNumber, reason: 'Not working' }, world.context),
  wait: (tx: Tx, actor: Actor, orderNumber: string) =>
    waitForSeller(tx, actor, { order_number: orderNumber }, world.context),
};
const run = (command: keyof typeof commands, order: { number: string }, actor = world.client): Promise<Order> =>
  world.do((tx) => commands[command](tx, actor, order.number));
const now = (order: Order) =>
  world.do(async (tx) => (await lockMyOrder(tx, order.number, world.client.userId, world.context)).order);
const awaiting = () => world.place();
const started = async () => run('require', await world.place());
const delivered = async () => run('deliver', await started(), world.freelancer);
const spendable = async () => (await balances(world.context.db, world.client.userId, 'USD')).spendable;
const clearing = async () => (await balances(world.context.db, world.freelancer.userId, 'USD')).clearing;
const held = (order: Order) => heldFor(world.context.db, { type: 'order', id: order.id }, 'USD');
const announced = async (name: string) =>
  (
    await world.database.owner.query<{ facts: Record<string, unknown> }>(
      'select facts from job where name = $1 order by id',
      [name],
    )
  ).rows.map(({ facts }) => facts);

type Standing = 'suspended_at' | 'closing_at' | 'closed_at';
const set = (who: Actor, column: Standing, at: Date | null) =>
  world.database.owner.query(
    `update account set ${column === 'closed_at' ? 'suspended_at = $2, closed_at' : column} = $2 where id = $1`,
    [who.userId, at],
  );
/** Runs each reaction as the queue would, sometimes twice. */
async function follow(): Promise<void> {
  const [reaction] = orderReactions;
  if (reaction === undefined) throw new Error('nothing follows');
  for (const id of ['1', '2'])
    await reaction.react({ userId: world.freelancer.userId } as never, world.context, { id, at: world.now() });
}
const suspend = async () => {
  await set(world.freelancer, 'suspended_at', world.now());
  await follow();
};
const restore = async () => {
  await set(world.freelancer, 'suspended_at', null);
  await follow();
};

describe('a suspended seller', () => {
  it('is not late while they cannot work, and the client can cancel for a full refund', async () => {
    const order = await started();
    await set(world.freelancer, 'suspended_at', world.now());
    await world.pass(5 * DAY_MS);
    expect((await now(order)).lateAt).toBeNull();
    await run('cancel', order);
    expect(await spendable()).toEqual(FUNDS);
  });

  it('has every undelivered order on hold, once, with its money held, and the client sees until when', async () => {
    const orders = [await awaiting(), await started()];
    await suspend();
    for (const order of orders) {
      expect(await now(order)).toMatchObject({ state: order.state, onHoldAt: world.now() });
      expect(await held(order)).toEqual(TOTAL);
    }
    expect(await announced('order.put_on_hold')).toHaveLength(2);
    expect((await announced('order.put_on_hold'))[0]).toMatchObject({
      endsAt: new Date(world.now().getTime() + 30 * DAY_MS).toISOString(),
    });
  });

  it('gets no new orders and no payments for old ones: what was not paid is canceled', async () => {
    const order = await world.place('later');
    await set(world.freelancer, 'suspended_at', world.now());
    await expect(world.place()).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(run('pay', order)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'pending_payment' } });
    await follow();
    expect(await now(order)).toMatchObject({ state: 'cancelled' });
    expect(await spendable()).toEqual(FUNDS);
    expect(await announced('order.cancelled')).toMatchObject([{ by: null, why: 'seller_gone', refunded: false }]);
  });

  it('is still paid for what they delivered, when the client approves or the review time ends', async () => {
    const [approved, left] = [await delivered(), await delivered()];
    await suspend();
    await run('approve', approved);
    await world.pass(3 * DAY_MS);
    expect([await now(approved), await now(left)]).toMatchObject([{ state: 'completed' }, { state: 'completed' }]);
    expect(await clearing()).toEqual(usd(27_000));
  });

  it('continues with the time that was left once the suspension is lifted, and nobody has a choice any more', async () => {
    const orders = { awaiting: await awaiting(), started: await started() };
    await world.pass(DAY_MS);
    await suspend();
    await world.pass(10 * DAY_MS);
    await restore();
    const [awaitingOrder, working] = [await now(orders.awaiting), await now(orders.started)];
    expect(working).toMatchObject({
      state: 'in_progress',
      onHoldAt: null,
      lateAt: null,
      dueAt: new Date(world.now().getTime() + 3 * DAY_MS),
    });
    expect(awaitingOrder).toMatchObject({ state: 'awaiting_requirements', onHoldAt: null, pausedMs: 10 * DAY_MS });
    await expect(run('wait', working)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'in_progress' } });
    await expect(run('cancel', working)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'in_progress' } });
    await run('deliver', working, world.freelancer);
    expect((await now(working)).lateAt).toBeNull();
    await world.pass(13 * DAY_MS - HOUR_MS);
    expect(await now(awaitingOrder)).toMatchObject({ state: 'awaiting_requirements' });
    await world.pass(HOUR_MS);
    expect(await now(awaitingOrder)).toMatchObject({ state: 'cancelled' });
  });

  it('stays as late as they were', async () => {
    const order = await started();
    await world.pass(4 * DAY_MS + 12 * HOUR_MS);
    await suspend();
    await world.pass(20 * DAY_MS);
    await restore();
    expect((await now(order)).lateAt).not.toBeNull();
    await expect(run('cancel', order)).rejects.toMatchObject({ code: 'wrong_state' });
    await world.pass(12 * HOUR_MS);
    await run('cancel', order);
    expect(await spendable()).toEqual(FUNDS);
  });

  it('is waited for at most 30 days, whether or not the client chose to wait', async () => {
    const [waiting, silent] = [await started(), await started()];
    await suspend();
    await run('wait', waiting);
    await expect(run('wait', waiting)).rejects.toMatchObject({ code: 'wrong_state' });
    await world.pass(30 * DAY_MS - 1);
    expect([await now(waiting), await now(silent)]).toMatchObject([{ state: 'in_progress' }, { state: 'in_progress' }]);
    expect(
      (await announced('order.reminded')).filter(({ clock }) => clock === 'hold').map(({ orderId }) => orderId),
    ).not.toContain(waiting.id);
    await world.pass(1);
    expect([await now(waiting), await now(silent)]).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }]);
    expect(await spendable()).toEqual(FUNDS);
  });

  it('is followed on orders that were placed in the same moment', async () => {
    const [reaction] = orderReactions;
    await set(world.freelancer, 'suspended_at', world.now());
    await reaction?.react({ userId: world.freelancer.userId } as never, world.context, { id: '1', at: world.now() });
    await set(world.freelancer, 'suspended_at', null);
    const late = await awaiting();
    await set(world.freelancer, 'suspended_at', world.now());
    await world.database.owner.query("delete from job where name = 'order-clock'");
    await world.database.owner.query(
      "insert into job (lane, name, subject, run_at) values ('timers', 'order-clock', $1, now() + interval '9 years')",
      [late.id],
    );
    await world.pass(60_000);
    expect(await now(late)).toMatchObject({ onHoldAt: expect.any(Date) });
  });
});

describe('two at the same moment', () => {
  const settle = (...both: Promise<unknown>[]) =>
    Promise.allSettled(both).then((done) => done.map(({ status }) => status));

  it('a client cancels while the suspension is lifted: one of them wins, and the money is in one place', async () => {
    const order = await started();
    await suspend();
    await set(world.freelancer, 'suspended_at', null);
    await settle(run('cancel', order), follow());
    const after = await now(order);
    expect(after.onHoldAt).toBeNull();
    expect([await held(order), await spendable()]).toEqual(
      after.state === 'cancelled' ? [usd(0), FUNDS] : [TOTAL, usd(100_000 - Number(TOTAL.amount))],
    );
  });

  it('a client cancels twice and waits: one refund', async () => {
    const order = await started();
    await suspend();
    const [first, second] = await settle(run('cancel', order), run('cancel', order), run('wait', order));
    expect(new Set([first, second])).toEqual(new Set(['fulfilled', 'rejected']));
    await expect(run('cancel', order)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'cancelled' } });
    expect(await spendable()).toEqual(FUNDS);
  });

  it('a delivery in the moment of the suspension is reviewed, or the order is on hold', async () => {
    const order = await started();
    await set(world.freelancer, 'suspended_at', world.now());
    await settle(run('deliver', order, world.freelancer), follow());
    const after = await now(order);
    expect([after.state, after.onHoldAt === null]).toEqual(
      after.state === 'delivered' ? ['delivered', true] : ['in_progress', false],
    );
    expect(await held(order)).toEqual(TOTAL);
  });

  it('a client cancels in the moment the hold ends: one refund', async () => {
    const order = await started();
    await suspend();
    world.sleep(30 * DAY_MS);
    await settle(run('cancel', order), world.fireTimers());
    await world.fireTimers();
    expect(await now(order)).toMatchObject({ state: 'cancelled' });
    expect(await announced('order.cancelled')).toHaveLength(1);
    expect(await spendable()).toEqual(FUNDS);
  });
});

describe('a seller whose account is closed, or who is leaving', () => {
  it.each(['closed_at', 'closing_at'] as const)(
    '%s: nothing undelivered is waited for, everything paid goes back; delivered work is reviewed',
    async (column) => {
      const [unpaid, awaitingOrder, working, done] = [
        await world.place('later'),
        await awaiting(),
        await started(),
        await delivered(),
      ];
      await set(world.freelancer, column, world.now());
      await follow();
      for (const order of [unpaid, awaitingOrder, working])
        expect(await now(order)).toMatchObject({ state: 'cancelled' });
      expect(await spendable()).toEqual(usd(100_000 - Number(TOTAL.amount)));
      await world.pass(3 * DAY_MS);
      expect(await now(done)).toMatchObject({ state: 'completed' });
      expect(await clearing()).toEqual(usd(13_500));
    },
  );

  it('cancels what was on hold when the suspension becomes final', async () => {
    const order = await started();
    await suspend();
    await run('wait', order);
    await set(world.freelancer, 'closed_at', world.now());
    await follow();
    expect(await now(order)).toMatchObject({ state: 'cancelled', onHoldAt: null, waitsSince: null });
    expect(await spendable()).toEqual(FUNDS);
  });
});

describe('a suspended client', () => {
  it('changes nothing for the freelancer: they start, deliver, and are paid when the review time ends', async () => {
    const order = await awaiting();
    await set(world.client, 'suspended_at', world.now());
    await run('require', order, world.freelancer);
    await run('deliver', order, world.freelancer);
    await world.pass(3 * DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'completed' });
    expect(await clearing()).toEqual(usd(13_500));
  });

  it('gets everything back when no requirements arrive in time', async () => {
    const order = await awaiting();
    await set(world.client, 'suspended_at', world.now());
    await world.pass(14 * DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'cancelled' });
    expect(await spendable()).toEqual(FUNDS);
  });
});
