import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { acceptExtension, askExtension, declineExtension, withdrawExtension } from './ask-extension.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverWork } from './deliver-work.ts';
import { readOrderList } from './order-list.ts';
import { readOrderPage } from './order-page.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
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
const ask = ({ number }: Order, days = 3, by: Actor = world.freelancer) =>
  world.do((tx) => askExtension(tx, by, { order_number: number, days, reason: 'The printer is ill' }, world.context));
const answer = (how: typeof acceptExtension, { number, extension }: Order, by: Actor) =>
  world.do((tx) => how(tx, by, { order_number: number, request_id: extension?.id ?? '' }, world.context));
const deliver = ({ number }: Order) =>
  world.do((tx) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: number, note: 'Done', link: 'https://example.com', files: [] },
      world.context,
    ),
  );
const now = async ({ number }: Order) =>
  world.do(async (tx) => (await lockMyOrder(tx, number, world.client.userId, world.context)).order);
const page = ({ number }: Order) => readOrderPage(world.context.db, world.client, number, world.context);
const announced = async (name: string) =>
  (await world.database.owner.query('select facts from job where name = $1 order by id', [name])).rows as {
    facts: object;
  }[];

describe('more time', () => {
  it('that the client gives moves the due date, and what was late is not late any more', async () => {
    const order = await started();
    const due = order.dueAt?.getTime() ?? 0;
    const given = await answer(acceptExtension, await ask(order), world.client);
    expect(given).toMatchObject({ dueAt: new Date(due + 3 * DAY_MS), extension: null });
    await world.pass(8 * DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'in_progress', lateAt: expect.any(Date) });
    const late = await answer(acceptExtension, await ask(order, 2), world.client);
    // The due date has passed: the days count from now.
    expect(late).toMatchObject({ lateAt: null, dueAt: new Date(world.now().getTime() + 2 * DAY_MS) });
    await expect(
      world.do((tx) => cancelOrder(tx, world.client, { order_number: order.number, reason: 'Late' }, world.context)),
    ).rejects.toMatchObject({
      code: 'wrong_state',
    });
    await world.pass(20 * DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'cancelled' });
  });

  it('is declined by the client or by 48 hours of silence, and reminded of before', async () => {
    const order = await started();
    expect(await answer(declineExtension, await ask(order), world.client)).toMatchObject({
      dueAt: order.dueAt,
      extension: null,
    });
    const again = await ask(order);
    await world.pass(24 * HOUR_MS);
    expect(await announced('order.reminded')).toMatchObject([{ facts: { clock: 'extension', turn: ['client'] } }]);
    await world.pass(24 * HOUR_MS);
    expect(await now(order)).toMatchObject({ state: 'in_progress', extension: null, dueAt: order.dueAt });
    expect((await page(order)).extension).toMatchObject({ outcome: 'declined' });
    expect(await announced('order.extension_ended')).toMatchObject([
      { facts: { by: 'client' } },
      { facts: { by: null, outcome: 'declined' } },
    ]);
    await expect(answer(acceptExtension, again, world.client)).rejects.toMatchObject({
      message: 'There is no extension request to answer.',
    });
  });

  it('leaves each side with the deadline that they have to keep', async () => {
    const order = await started();
    const lineOf = async (actor: Actor, side: 'buying' | 'selling') =>
      (await readOrderList(world.context.db, actor, { side, limit: 10 }, world.context)).items.find(
        (line) => line.order_number === order.number,
      );
    expect(await lineOf(world.freelancer, 'selling')).toMatchObject({
      clock: { kind: 'delivery' },
      asked_for_time: false,
    });
    await ask(order);
    // The client's answer is due first, and is no deadline of the freelancer.
    expect(await lineOf(world.freelancer, 'selling')).toMatchObject({
      clock: { kind: 'delivery', ends_at: order.dueAt?.toISOString() },
      asked_for_time: true,
    });
    expect(await lineOf(world.client, 'buying')).toMatchObject({ clock: { kind: 'extension' } });
  });

  it('is asked for by the freelancer alone, once at a time, and withdrawn by them alone', async () => {
    const order = await started();
    await expect(ask(order, 1, world.client)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(ask(order, 1, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    const orderWithRequest = await ask(order);
    await expect(ask(order)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'in_progress' } });
    await expect(answer(acceptExtension, orderWithRequest, world.freelancer)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(answer(withdrawExtension, orderWithRequest, world.client)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await answer(withdrawExtension, orderWithRequest, world.freelancer);
    const second = await ask(order, 9);
    await expect(
      answer(acceptExtension, { ...second, extension: orderWithRequest.extension }, world.client),
    ).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is closed when the work is delivered', async () => {
    const orderWithRequest = await ask(await started());
    expect(await deliver(orderWithRequest)).toMatchObject({ extension: null });
    expect((await page(orderWithRequest)).extension).toMatchObject({ outcome: 'closed' });
    await expect(answer(acceptExtension, orderWithRequest, world.client)).rejects.toMatchObject({
      code: 'wrong_state',
      data: { state: 'delivered' },
    });
  });

  it('accepted while its deadline marks it late ends on time, whichever is first', async () => {
    for (const first of ['timer', 'answer'] as const) {
      await world.addMoney(world.client, usd(20_000));
      const order = await started();
      await world.pass(3 * DAY_MS);
      const orderWithRequest = await ask(order);
      world.sleep(DAY_MS);
      const acts = [() => world.fireTimers(), () => answer(acceptExtension, orderWithRequest, world.client)];
      await Promise.all((first === 'timer' ? acts : acts.toReversed()).map((act) => act()));
      expect(await now(order)).toMatchObject({ lateAt: null, extension: null, state: 'in_progress' });
      expect((await page(order)).clocks).toMatchObject([{ kind: 'delivery' }]);
    }
  });
});
