import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balances, heldFor, payments } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { FactsOf } from '#kit/events.ts';
import { add, negate } from '#kit/money.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { orderCharge } from '../charge-kind.ts';
import type { extraOffered } from '../events.ts';
import { acceptExtra, addExtras, declineExtra, offerExtra, withdrawExtra } from './add-extras.ts';
import { approveDelivery } from './approve-delivery.ts';
import { acceptCancellation, requestCancellation } from './cancel-by-agreement.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverWork } from './deliver-work.ts';
import { readOrderPage } from './order-page.ts';
import { orderWorld, TOTAL, usd, type OrderWorld } from './order-world.ts';
import { askRevisionPrice, requestRevision } from './request-revision.ts';
import { lockMyOrder, type Order } from './store.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
beforeEach(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(30_000));
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
/** 20.00 with 3% more of the client fee. */
const SOURCE = usd(2_060);
const addSource = ({ number }: Order, expected = SOURCE, by: Actor = world.client) =>
  world.do((tx) =>
    addExtras(tx, by, { order_number: number, extras: ['source'], expected_total: expected }, world.context),
  );
const offer = ({ number }: Order, kind: 'extra' | 'revision' = 'extra', days = 2, price = usd(5_000)) =>
  world.do((tx) =>
    offerExtra(tx, world.freelancer, { order_number: number, kind, title: 'Dark version', price, days }, world.context),
  );
const accept = ({ number, extra }: Order, expected = usd(5_150)) =>
  world.do((tx) =>
    acceptExtra(
      tx,
      world.client,
      { order_number: number, request_id: extra?.id ?? '', expected_total: expected },
      world.context,
    ),
  );
const held = ({ id }: Order) => heldFor(world.context.db, { type: 'order', id }, 'USD');
const client = () => balances(world.context.db, world.client.userId, 'USD');
const freelancer = () => balances(world.context.db, world.freelancer.userId, 'USD');
const page = ({ number }: Order, reader = world.client) =>
  readOrderPage(world.context.db, reader, number, world.context);
const now = async ({ number }: Order) =>
  world.do(async (tx) => (await lockMyOrder(tx, number, world.client.userId, world.context)).order);

describe('extras during work', () => {
  it('of the service join what is held, add their days, and are released with the order', async () => {
    const order = await started();
    expect((await page(order)).addable).toMatchObject([
      { id: 'source', price: usd(2_000), total: SOURCE, added_days: 1 },
    ]);
    const more = await addSource(order);
    expect(more).toMatchObject({
      dueAt: after(order.dueAt ?? new Date(), DAY_MS),
      terms: { price: usd(17_000), client_fee: usd(510), total: usd(17_510) },
    });
    expect(await held(order)).toEqual(add(TOTAL, SOURCE));
    expect(await page(order)).toMatchObject({ addable: [], additions: [{ listed_id: 'source', outcome: 'accepted' }] });
    expect((await page(order)).money.map(({ details }) => details)).toEqual([
      'Held for this work',
      expect.stringMatching(/^For “/),
    ]);
    await expect(addSource(order)).rejects.toMatchObject({ code: 'invalid_input' });
    await deliver(order);
    await world.do((tx) => approveDelivery(tx, world.client, { order_number: order.number }, world.context));
    // 170.00 less 10%.
    expect(await freelancer()).toMatchObject({ clearing: usd(15_300) });
    await world.pass(7 * DAY_MS);
    expect(await freelancer()).toMatchObject({ available: usd(15_300) });
  });

  it('are payments of their own in the client’s list, each with its share of the fee', async () => {
    const order = await addSource(await started());
    const { items } = await payments(world.context.db, world.client.userId, { kind: 'paid' }, [orderCharge]);
    expect(items.map(({ words, number, amount, fee }) => [words, number, amount, fee])).toEqual([
      ['Extra paid', order.number, negate(SOURCE), usd(60)],
      ['Order paid', order.number, negate(TOTAL), usd(450)],
    ]);
  });

  it('are offered for what the client pays, with the fee', async () => {
    await offer(await started());
    const [facts] = (
      await world.database.owner.query<{ facts: FactsOf<typeof extraOffered> }>(
        "select facts from job where name = 'order.extra_offered'",
      )
    ).rows;
    expect(facts?.facts).toMatchObject({ amount: '5000', total: '5150' });
  });

  it('offered by the freelancer wait for the client, who pays exactly what was shown', async () => {
    const order = await offer(await started());
    expect(await page(order)).toMatchObject({
      offer_total: usd(5_150),
      clocks: [{ kind: 'extra', turn: ['client'] }, { kind: 'delivery' }],
    });
    await expect(accept(order, usd(5_000))).rejects.toMatchObject({
      code: 'price_changed',
      data: { total: usd(5_150) },
    });
    await expect(offer(order)).rejects.toMatchObject({ code: 'wrong_state' });
    const taken = await accept(order);
    expect(taken).toMatchObject({ extra: null, dueAt: after(order.dueAt ?? new Date(), 2 * DAY_MS) });
    expect(await client()).toMatchObject({ held: add(TOTAL, usd(5_150)), spendable: usd(30_000 - 15_450 - 5_150) });
  });

  it('are split and refunded to the cent with the rest', async () => {
    const order = await accept(await offer(await started()));
    const orderWithRequest = await world.do((tx) =>
      requestCancellation(
        tx,
        world.client,
        { order_number: order.number, percent: 50, reason: 'Enough' },
        world.context,
      ),
    );
    const request = { order_number: order.number, request_id: orderWithRequest.split?.id ?? '' };
    await world.do((tx) => acceptCancellation(tx, world.freelancer, request, world.context));
    // Half of 200.00 less 10%; half of 206.00 back.
    expect(await freelancer()).toMatchObject({ clearing: usd(9_000) });
    expect(await client()).toMatchObject({ spendable: usd(30_000 - 10_300), held: usd(0) });
    const late = await addSource(await started());
    await world.pass(7 * DAY_MS);
    await world.do((tx) => cancelOrder(tx, world.client, { order_number: late.number, reason: 'Late' }, world.context));
    expect(await client()).toMatchObject({ spendable: usd(30_000 - 10_300) });
  });

  it('need the money, the right side, and work in progress', async () => {
    const order = await started();
    const big = await offer(order, 'extra', 0, usd(20_000));
    await expect(accept(big, usd(20_600))).rejects.toMatchObject({ code: 'insufficient_funds' });
    expect(await held(order)).toEqual(TOTAL);
    await expect(addSource(order, SOURCE, world.freelancer)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(addSource(order, SOURCE, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(offer(order, 'revision')).rejects.toMatchObject({ code: 'wrong_state' });
    await deliver(order);
    expect((await page(order)).additions).toMatchObject([{ outcome: 'closed' }]);
    await expect(addSource(order)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'delivered' } });
    await expect(accept(big, usd(20_600))).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('that nobody answers in 48 hours expire; a declined or withdrawn one can be offered again', async () => {
    const order = await offer(await started());
    await world.pass(2 * DAY_MS);
    expect((await page(order)).additions).toMatchObject([{ outcome: 'declined' }]);
    for (const [how, by] of [
      [declineExtra, world.client],
      [withdrawExtra, world.freelancer],
    ] as const) {
      const again = await offer(order);
      await world.do((tx) =>
        how(tx, by, { order_number: order.number, request_id: again.extra?.id ?? '' }, world.context),
      );
    }
    expect((await page(order)).additions).toHaveLength(3);
    expect(await held(order)).toEqual(TOTAL);
  });

  it('accepted twice at once are paid once', async () => {
    const order = await offer(await started());
    const twice = await Promise.allSettled([accept(order), accept(order), addSource(order, usd(2_060))]);
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await held(order)).toEqual(usd(15_450 + 5_150 + 2_060));
  });
});

describe('another revision', () => {
  it('is requested once none is left, offered, paid, and then used', async () => {
    const order = await started();
    const items = [{ what: 'Bluer', where: '' }];
    const revise = () =>
      world.do((tx) => requestRevision(tx, world.client, { order_number: order.number, items }, world.context));
    const askPrice = () =>
      world.do((tx) =>
        askRevisionPrice(tx, world.client, { order_number: order.number, reason: 'Bluer' }, world.context),
      );
    await deliver(order);
    await expect(askPrice()).rejects.toMatchObject({ message: 'There are revisions left.' });
    await expect(offer(order, 'revision', 0, usd(1_500))).rejects.toMatchObject({ code: 'wrong_state' });
    for (const _ of [1, 2]) {
      await revise();
      await deliver(order);
    }
    await askPrice();
    expect(await page(order)).toMatchObject({ revisions: { left: 0 } });
    await accept(await offer(order, 'revision', 9, usd(1_500)), usd(1_545));
    expect(await page(order)).toMatchObject({ revisions: { included: 3, left: 1 }, terms: { price: usd(16_500) } });
    expect(await revise()).toMatchObject({ state: 'in_revision' });
    await deliver(order);
    await expect(revise()).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await now(order)).toMatchObject({ revisionsAdded: 1 });
    await world.pass(3 * DAY_MS);
    expect(await freelancer()).toMatchObject({ clearing: usd(14_850) });
  });
});
