import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { approveDelivery } from './approve-delivery.ts';
import { acceptCancellation, requestCancellation } from './cancel-by-agreement.ts';
import { deliverWork } from './deliver-work.ts';
import { exportOfOrders } from './leave.ts';
import { readOrderPage } from './order-page.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { requestRevision, withdrawRevision } from './request-revision.ts';
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

async function delivered(): Promise<Order> {
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
  return deliver(number);
}
const deliver = (number: string) =>
  world.do((tx) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: number, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  );
const ITEMS = [
  { what: 'A darker blue', where: 'Page 2' },
  { what: 'Shorter stem', where: '' },
];
const ask = ({ number }: Order) =>
  world.do((tx) => requestRevision(tx, world.client, { order_number: number, items: ITEMS }, world.context));
const page = ({ number }: Order) => readOrderPage(world.context.db, world.client, number, world.context);
const now = async ({ number }: Order) =>
  world.do(async (tx) => (await lockMyOrder(tx, number, world.client.userId, world.context)).order);
const openId = async (order: Order) =>
  (await page(order)).revisions.requests.find(({ outcome }) => outcome === null)?.id ?? '';
const withdraw = async (order: Order, id: string) =>
  world.do((tx) => withdrawRevision(tx, world.client, { order_number: order.number, request_id: id }, world.context));

describe('a revision', () => {
  it('is due in half the delivery time, and the review starts again with the new delivery', async () => {
    const order = await ask(await delivered());
    // Four days of delivery: two for the revision.
    expect(order).toMatchObject({
      state: 'in_revision',
      dueAt: new Date(world.now().getTime() + 2 * DAY_MS),
      revisions: { included: 2, used: 1 },
    });
    await world.pass(DAY_MS);
    const again = await deliver(order.number);
    expect(again).toMatchObject({ state: 'delivered', reviewDueAt: new Date(world.now().getTime() + 3 * DAY_MS) });
    const seen = await page(order);
    expect(seen.deliveries.map(({ version }) => version)).toEqual([2, 1]);
    expect(seen.revisions).toMatchObject({
      left: 1,
      requests: [{ delivery_version: 1, outcome: 'delivered', items: ITEMS }],
    });
    await world.do((tx) => approveDelivery(tx, world.client, { order_number: order.number }, world.context));
  });

  it('is refused when none is left, to the freelancer, and before a delivery', async () => {
    const order = await delivered();
    for (const _ of [1, 2]) {
      await ask(order);
      await deliver(order.number);
    }
    await expect(ask(order)).rejects.toMatchObject({
      code: 'wrong_state',
      message: 'No revisions are left on this order.',
    });
    const wish = { order_number: order.number, items: ITEMS };
    await expect(world.do((tx) => requestRevision(tx, world.freelancer, wish, world.context))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(world.do((tx) => requestRevision(tx, world.stranger, wish, world.context))).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await page(order)).moves.find(({ name }) => name === 'requestRevision')).toMatchObject({ ok: false });
  });

  it('that is withdrawn is not used up, and the review continues with the time that was left', async () => {
    const order = await delivered();
    await world.pass(2 * DAY_MS);
    await ask(order);
    await world.pass(DAY_MS);
    expect(await withdraw(order, await openId(order))).toMatchObject({
      state: 'delivered',
      reviewDueAt: new Date(world.now().getTime() + DAY_MS),
    });
    expect((await page(order)).revisions).toMatchObject({ left: 2, requests: [{ outcome: 'withdrawn' }] });
    await world.pass(DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'completed' });
  });

  it('that is late is marked late and never canceled for it; one after a late delivery is not late', async () => {
    const { number } = await world.place();
    await world.do((tx) =>
      submitRequirements(
        tx,
        world.client,
        { order_number: number, answers: [{ id: 'name', text: 'B' }], files: [] },
        world.context,
      ),
    );
    await world.pass(5 * DAY_MS);
    const order = await ask(await deliver(number));
    expect(await page(order)).toMatchObject({ late: false, clocks: [{ kind: 'delivery' }] });
    await world.pass(2 * DAY_MS);
    expect(await page(order)).toMatchObject({ late: true, clocks: [] });
    await world.pass(60 * DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'in_revision' });
    await deliver(number);
  });

  it('ends with the order, and is in the export of both', async () => {
    const order = await ask(await delivered());
    const updatedOrder = await world.do((tx) =>
      requestCancellation(
        tx,
        world.client,
        { order_number: order.number, percent: 50, reason: 'Too far off' },
        world.context,
      ),
    );
    await world.pass(HOUR_MS);
    const request = { order_number: order.number, request_id: updatedOrder.split?.id ?? '' };
    await world.do((tx) => acceptCancellation(tx, world.freelancer, request, world.context));
    expect((await page(order)).revisions.requests).toMatchObject([{ outcome: 'closed' }]);
    for (const { userId } of [world.client, world.freelancer]) {
      const [part] = exportOfOrders(world.context.db, userId).parts;
      for await (const record of part?.records ?? [])
        expect(record).toMatchObject({ revision_requests: [{ delivery: 1, changes: ITEMS, outcome: 'closed' }] });
    }
  });

  it('asked for twice, or withdrawn while it is delivered, has one winner', async () => {
    const order = await delivered();
    const twice = await Promise.allSettled([ask(order), ask(order)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(twice.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'wrong_state', data: { state: 'in_revision' } },
    });
    const id = await openId(order);
    const race = await Promise.allSettled([withdraw(order, id), deliver(order.number)]);
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await now(order)).toMatchObject({ state: 'delivered' });
  });
});
