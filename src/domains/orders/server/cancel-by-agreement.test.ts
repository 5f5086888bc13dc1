import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balances, heldFor } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { approveDelivery } from './approve-delivery.ts';
import {
  acceptCancellation,
  declineCancellation,
  requestCancellation,
  withdrawCancellation,
} from './cancel-by-agreement.ts';
import { clearOneEarly } from './clear-early.ts';
import { deliverWork } from './deliver-work.ts';
import { exportOfOrders } from './leave.ts';
import { readOrderList } from './order-list.ts';
import { readOrderPage } from './order-page.ts';
import { orderWorld, TOTAL, usd, type OrderWorld } from './order-world.ts';
import { lockMyOrder, type Order } from './store.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(20_000));
});
afterEach(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

async function started(): Promise<Order> {
  const { number } = await world.place();
  return world.do((tx) =>
    submitRequirements(
      tx,
      world.client,
      { order_number: number, answers: [{ id: 'name', text: 'B' }], files: [] },
      world.context,
    ),
  );
}
const deliver = ({ number }: Order) =>
  world.do((tx) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: number, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  );
const ask = ({ number }: Order, by: Actor, percent: number) =>
  world.do((tx) =>
    requestCancellation(tx, by, { order_number: number, percent, reason: 'Plans changed' }, world.context),
  );
const answer = (how: typeof acceptCancellation, { number }: Order, by: Actor, requestId: string | undefined) =>
  world.do((tx) => how(tx, by, { order_number: number, request_id: requestId ?? '' }, world.context));
const now = async ({ number }: Order) =>
  world.do(async (tx) => (await lockMyOrder(tx, number, world.client.userId, world.context)).order);
const held = ({ id }: Order) => heldFor(world.context.db, { type: 'order', id }, 'USD');
const client = () => balances(world.context.db, world.client.userId, 'USD');
const freelancer = () => balances(world.context.db, world.freelancer.userId, 'USD');
const page = ({ number }: Order, reader: Actor) => readOrderPage(world.context.db, reader, number, world.context);
const announced = async (name: string) =>
  (await world.database.owner.query('select facts from job where name = $1 order by id', [name])).rows as {
    facts: object;
  }[];

describe('canceling by agreement', () => {
  it('releases the agreed share less its fee, refunds the rest to the cent, and clears the share', async () => {
    const order = await ask(await started(), world.client, 40);
    expect(order).toMatchObject({ state: 'cancel_requested', interruptedState: 'in_progress' });
    expect(await held(order)).toEqual(TOTAL);
    const accepted = await answer(acceptCancellation, order, world.freelancer, order.split?.id);
    expect(accepted).toMatchObject({ state: 'cancelled', completedAt: null });
    // 40% of 150.00 less 10%; of the 154.50 paid, 60.00 and 1.80 of the fee are used.
    expect(await freelancer()).toMatchObject({ clearing: usd(5_400), available: usd(0) });
    expect(await client()).toMatchObject({ spendable: usd(20_000 - 6_000 - 180), held: usd(0) });
    expect(await announced('order.split')).toMatchObject([
      { facts: { by: 'freelancer', percent: 40, earned: '5400', returned: '9270' } },
    ]);
    await world.pass(7 * DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(5_400) });
    expect(await now(order)).toMatchObject({ state: 'cancelled', clearedAt: world.now() });
  });

  it('with nothing for the freelancer refunds everything, with everything for the freelancer nothing', async () => {
    const none = await ask(await started(), world.freelancer, 0);
    await answer(acceptCancellation, none, world.client, none.split?.id);
    expect(await client()).toMatchObject({ spendable: usd(20_000) });
    expect(await now(none)).toMatchObject({ state: 'cancelled', clearsAt: null });
    const all = await ask(await started(), world.client, 100);
    await answer(acceptCancellation, all, world.freelancer, all.split?.id);
    expect(await freelancer()).toMatchObject({ clearing: usd(13_500) });
    expect(await client()).toMatchObject({ spendable: usd(20_000 - 15_450) });
  });

  it('leaves a share that can be cleared early like other earnings', async () => {
    await world.database.owner.query("insert into profile (user_id, level) values ($1, 'level_2')", [
      world.freelancer.userId,
    ]);
    const order = await ask(await started(), world.client, 40);
    await answer(acceptCancellation, order, world.freelancer, order.split?.id);
    const wish = { amount: usd(1_000), expected_fee: usd(10) };
    await world.do((tx) => clearOneEarly(tx, world.freelancer, order.number, wish, world.context));
    expect(await freelancer()).toMatchObject({ clearing: usd(4_400), available: usd(990) });
    await world.pass(7 * DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(0), available: usd(5_390) });
    await expect(
      world.do((tx) => clearOneEarly(tx, world.freelancer, order.number, wish, world.context)),
    ).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is answered by the other side alone, as it was read, and by a party of the order', async () => {
    const first = await ask(await started(), world.client, 0);
    for (const how of [acceptCancellation, declineCancellation])
      await expect(answer(how, first, world.client, first.split?.id)).rejects.toMatchObject({
        code: 'wrong_state',
        message: 'The other person answers this request.',
      });
    await expect(answer(withdrawCancellation, first, world.freelancer, first.split?.id)).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await expect(answer(acceptCancellation, first, world.stranger, first.split?.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(ask(first, world.freelancer, 100)).rejects.toMatchObject({
      code: 'wrong_state',
      data: { state: 'cancel_requested' },
    });
    await answer(withdrawCancellation, first, world.client, first.split?.id);
    const second = await ask(first, world.client, 90);
    await expect(answer(acceptCancellation, second, world.freelancer, first.split?.id)).rejects.toMatchObject({
      code: 'wrong_state',
    });
    expect(await held(second)).toEqual(TOTAL);
    await answer(declineCancellation, second, world.freelancer, second.split?.id);
    expect(await now(second)).toMatchObject({ state: 'in_progress', interruptedState: null });
  });

  it('is not offered before work starts, on hold or once it is approved', async () => {
    const paid = await world.place();
    await expect(ask(paid, world.client, 0)).rejects.toMatchObject({ code: 'wrong_state' });
    await world.addMoney(world.client, usd(20_000));
    const working = await started();
    await deliver(working);
    await world.do((tx) => approveDelivery(tx, world.client, { order_number: working.number }, world.context));
    await expect(ask(working, world.freelancer, 100)).rejects.toMatchObject({ code: 'wrong_state' });
  });
});

describe('silence for 48 hours', () => {
  it('is a yes before the first delivery', async () => {
    const order = await ask(await started(), world.freelancer, 25);
    await world.pass(24 * HOUR_MS);
    expect(await announced('order.reminded')).toMatchObject([{ facts: { clock: 'cancellation', turn: ['client'] } }]);
    await world.pass(24 * HOUR_MS - 1);
    expect(await now(order)).toMatchObject({ state: 'cancel_requested' });
    world.sleep(1);
    await expect(answer(declineCancellation, order, world.client, order.split?.id)).rejects.toMatchObject({
      message: 'The time to answer has ended.',
    });
    await world.fireTimers();
    expect(await now(order)).toMatchObject({ state: 'cancelled' });
    expect(await freelancer()).toMatchObject({ clearing: usd(3_375) });
    expect(await announced('order.split')).toMatchObject([{ facts: { by: null } }]);
  });

  it('changes nothing after it, and the time to review continues with what was left', async () => {
    const delivered = await deliver(await started());
    await world.pass(DAY_MS);
    const order = await ask(delivered, world.client, 0);
    expect((await page(order, world.freelancer)).cancellation).toMatchObject({
      by: 'client',
      percent: 0,
      silence: 'decline',
      outcome: null,
    });
    await world.pass(48 * HOUR_MS);
    expect(await now(order)).toMatchObject({
      state: 'delivered',
      split: null,
      reviewDueAt: after(delivered.reviewDueAt ?? world.now(), 48 * HOUR_MS),
    });
    expect(await held(order)).toEqual(TOTAL);
    expect(await announced('order.cancellation_ended')).toMatchObject([{ facts: { by: null, outcome: 'declined' } }]);
    await world.pass(2 * DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'completed' });
  });

  it('does not make a delivery late: the deadline moves by as long as the request waited', async () => {
    const working = await started();
    await world.pass(3 * DAY_MS);
    const order = await ask(working, world.client, 0);
    await world.pass(47 * HOUR_MS);
    await answer(declineCancellation, order, world.freelancer, order.split?.id);
    expect(await now(order)).toMatchObject({
      state: 'in_progress',
      lateAt: null,
      dueAt: after(working.dueAt ?? world.now(), 47 * HOUR_MS),
    });
    await world.pass(DAY_MS - 1);
    expect(await now(order)).toMatchObject({ lateAt: null });
    await world.pass(1);
    expect(await now(order)).toMatchObject({ state: 'in_progress', lateAt: world.now() });
  });
});

describe('at the same moment', () => {
  it('of an acceptance, a refusal, a withdrawal and the end of the time one counts, and the books say which', async () => {
    for (const round of [0, 1, 2, 3]) {
      await world.addMoney(world.client, usd(20_000));
      const before = { client: await client(), freelancer: await freelancer() };
      const order = await ask(await started(), world.client, 20);
      const id = order.split?.id;
      const tries = [
        () => answer(acceptCancellation, order, world.freelancer, id),
        () => answer(declineCancellation, order, world.freelancer, id),
        () => answer(withdrawCancellation, order, world.client, id),
        () => answer(acceptCancellation, order, world.freelancer, id),
      ];
      const tried = await Promise.allSettled(
        [...tries.slice(round), ...tries.slice(0, round)].map((attempt) => attempt()),
      );
      expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of tried)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'wrong_state' });
      const { state } = await now(order);
      const isOver = state === 'cancelled';
      expect(isOver || state === 'in_progress').toBe(true);
      expect(await held(order)).toEqual(isOver ? usd(0) : TOTAL);
      expect(BigInt((await freelancer()).clearing.amount) - BigInt(before.freelancer.clearing.amount)).toBe(
        isOver ? 2_700n : 0n,
      );
      expect(BigInt(before.client.spendable.amount) - BigInt((await client()).spendable.amount)).toBe(
        isOver ? 3_090n : 15_450n,
      );
    }
  });

  it('a delivery and a request exclude each other', async () => {
    const working = await started();
    const tried = await Promise.allSettled([deliver(working), ask(working, world.client, 0)]);
    const after_ = await now(working);
    // Asked first: the delivery is refused. Delivered first: the request is about delivered work.
    if (tried[0].status === 'rejected')
      expect(after_).toMatchObject({
        state: 'cancel_requested',
        interruptedState: 'in_progress',
        split: { silence: 'accept' },
      });
    else
      expect(after_).toMatchObject({
        state: 'cancel_requested',
        interruptedState: 'delivered',
        split: { silence: 'decline' },
      });
  });
});

describe('what people see', () => {
  it('says whose turn it is and until when, in the list and on the page, and who asked for what afterwards', async () => {
    const order = await ask(await started(), world.client, 40);
    const list = await readOrderList(world.context.db, world.freelancer, { side: 'selling' }, world.context);
    expect(list.items).toMatchObject([
      {
        state: 'cancel_requested',
        next_move: 'acceptCancellation',
        clock: { kind: 'cancellation', turn: ['freelancer'] },
      },
    ]);
    const seen = await page(order, world.freelancer);
    expect(seen.cancellation).toMatchObject({
      by: 'client',
      percent: 40,
      to_freelancer: usd(5_400),
      back_to_client: usd(9_270),
      silence: 'accept',
      outcome: null,
    });
    expect(seen.clocks).toMatchObject([
      { kind: 'cancellation', next: 'The request is accepted and the order is canceled' },
    ]);
    await answer(acceptCancellation, order, world.freelancer, order.split?.id);
    expect((await page(order, world.client)).cancellation).toMatchObject({ outcome: 'accepted' });
    for await (const record of exportOfOrders(world.context.db, world.client.userId).parts[0]?.records ?? [])
      expect(record).toMatchObject({
        cancellation_requests: [{ by: 'client', percent_to_freelancer: 40, outcome: 'accepted' }],
      });
  });

  it('an order that goes on follows a seller who was suspended meanwhile', async () => {
    const order = await ask(await started(), world.client, 0);
    await world.database.owner.query('update account set suspended_at = $2 where id = $1', [
      world.freelancer.userId,
      world.now(),
    ]);
    await answer(withdrawCancellation, order, world.client, order.split?.id);
    expect(await now(order)).toMatchObject({ state: 'in_progress', onHoldAt: world.now() });
    await world.database.owner.query('update account set suspended_at = null where id = $1', [world.freelancer.userId]);
    await world.database.owner.query(`update orders set on_hold_at = null where number = $1`, [order.number]);
  });
});
