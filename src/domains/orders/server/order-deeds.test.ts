import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balances, heldFor } from '#domains/wallet/server/wallet.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { approveDelivery } from './approve-delivery.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverWork } from './deliver-work.ts';
import { extendReview } from './extend-review.ts';
import { fireOrderClock } from './order-clock.ts';
import { addFile, storeBytes } from './order-files.ts';
import { orderWorld, TOTAL, usd, type OrderWorld } from './order-world.ts';
import { isPartyOf } from './orders.ts';
import { payOrder } from './pay-order.ts';
import { MOST_UNPAID, placeOrder } from './place-order.ts';
import { replyToReview } from './reply-to-review.ts';
import { reviewOrder } from './review-order.ts';
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

const stars = { communication: 5, quality: 4, value: 3, text: 'Good.' };
const deeds = {
  pay: (tx: Tx, actor: Actor, orderNumber: string) => payOrder(tx, actor, { orderNumber }, world.context),
  requirements: (tx: Tx, actor: Actor, orderNumber: string) =>
    submitRequirements(tx, actor, { orderNumber, answers: [{ id: 'name', text: 'Brightwater' }], files: [] }, world.context),
  deliver: (tx: Tx, actor: Actor, orderNumber: string) =>
    deliverWork(tx, actor, { orderNumber, note: 'Done', link: 'https://example.com/logo', files: [] }, world.context),
  approve: (tx: Tx, actor: Actor, orderNumber: string) => approveDelivery(tx, actor, { orderNumber }, world.context),
  cancel: (tx: Tx, actor: Actor, orderNumber: string) => cancelOrder(tx, actor, { orderNumber, reason: 'Changed plans' }, world.context),
  extend: (tx: Tx, actor: Actor, orderNumber: string) => extendReview(tx, actor, { orderNumber }, world.context),
  review: (tx: Tx, actor: Actor, orderNumber: string) => reviewOrder(tx, actor, { orderNumber, ...stars }, world.context),
  reply: (tx: Tx, actor: Actor, orderNumber: string) => replyToReview(tx, actor, { orderNumber, text: 'Thanks' }, world.context),
};
type Deed = keyof typeof deeds;
const run = (deed: Deed, actor: Actor, order: { number: string }): Promise<Order> => world.do((tx) => deeds[deed](tx, actor, order.number));
const now = async (order: Order): Promise<Order> => world.do(async (tx) => (await lockMyOrder(tx, order.number, world.client.userId)).order);
const spendable = async () => (await balances(world.context.db, world.client.userId, 'USD')).spendable;
const clearing = async () => (await balances(world.context.db, world.freelancer.userId, 'USD')).clearing;
const held = (order: Order) => heldFor(world.context.db, { type: 'order', id: order.id }, 'USD');
const announced = async (name: string) =>
  (await world.database.owner.query<{ n: number }>('select count(*)::int as n from outbox where name = $1', [name])).rows[0]?.n;

async function started(): Promise<Order> {
  return run('requirements', world.client, await world.place());
}
async function delivered(): Promise<Order> {
  return run('deliver', world.freelancer, await started());
}
async function completed(): Promise<Order> {
  return run('approve', world.client, await delivered());
}

describe('placing an order', () => {
  const buy = (actor: Actor, change: object) => {
    const purchase = { service: world.slug, package: 'basic' as const, extras: [], expected_total: TOTAL, pay_with: 'wallet' as const, ...change };
    return world.do((tx) => placeOrder(tx, actor, purchase, world.context));
  };

  it('refuses one’s own service, unknown services and packages, another price, and too little money', async () => {
    await expect(buy(world.freelancer, {})).rejects.toMatchObject({ code: 'forbidden' });
    await expect(buy(world.client, { service: 'nothing' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(buy(world.client, { package: 'premium' })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(buy(world.client, { extras: ['source'] })).rejects.toMatchObject({ code: 'price_changed', data: { total: usd(17_510) } });
    await expect(buy(world.client, { expected_total: usd(1) })).rejects.toMatchObject({ code: 'price_changed' });
    await expect(buy(world.stranger, {})).rejects.toMatchObject({ code: 'insufficient_funds', data: { missing: TOTAL } });
    expect((await world.database.owner.query('select 1 from orders')).rowCount).toBe(0);
  });

  it('cannot spend one balance twice, however many orders arrive at once', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => buy(world.client, {})));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await spendable()).toEqual(usd(20_000 - 15_450));
  });

  it('takes seven statements at most once people and accounts are known', async () => {
    await world.addMoney(world.client, usd(20_000));
    await buy(world.client, {});
    let statements = 0;
    await world.do((tx) => {
      const counted: Tx = { ...tx, rows: (...call) => ((statements += 1), tx.rows(...call)), row: (...call) => ((statements += 1), tx.row(...call)) };
      return placeOrder(counted, world.client, { service: world.slug, package: 'basic', extras: [], expected_total: TOTAL, pay_with: 'wallet' }, world.context);
    });
    // The seventh keeps the answer under the Idempotency-Key (kit).
    expect(statements).toBeLessThanOrEqual(6);
  });
});

describe('paying later', () => {
  it('pays once even when asked twice at the same time', async () => {
    const order = await world.place('later');
    expect(await held(order)).toEqual(usd(0));
    const both = await Promise.allSettled([run('pay', world.client, order), run('pay', world.client, order)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await held(order)).toEqual(TOTAL);
  });

  it('leaves no more than a few orders unpaid, however many arrive at once, until one is paid, cancelled or expired', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: MOST_UNPAID + 4 }, () => world.place('later')));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_UNPAID);
    await expect(world.place('later')).rejects.toMatchObject({ code: 'wrong_state' });
    await world.place('wallet');
    await world.pass(15 * MINUTE_MS);
    await world.place('later');
  });

  it('never pays two orders from one balance', async () => {
    const [one, two] = [await world.place('later'), await world.place('later')];
    const both = await Promise.allSettled([run('pay', world.client, one), run('pay', world.client, two)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'insufficient_funds' } });
  });

  it('expires after 15 minutes without payment', async () => {
    const order = await world.place('later');
    world.sleep(15 * MINUTE_MS);
    await expect(run('pay', world.client, order)).rejects.toMatchObject({ code: 'wrong_state' });
    await world.fireTimers();
    expect(await now(order)).toMatchObject({ state: 'expired' });
    expect(await announced('order.expired')).toBe(1);
  });
});

describe('people who have no part in it', () => {
  it('find nothing, whatever they try', async () => {
    const order = await completed();
    for (const deed of Object.keys(deeds) as Deed[]) {
      await expect(run(deed, world.stranger, order)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await isPartyOf(world.context.db, world.stranger.userId, order.number)).toBe(false);
    expect(await isPartyOf(world.context.db, world.client.userId, order.number)).toBe(true);
    expect(await isPartyOf(world.context.db, world.client.userId, 'new')).toBe(false);
  });

  it('cannot do the other side’s part', async () => {
    const order = await world.place();
    await expect(run('cancel', world.freelancer, order)).rejects.toMatchObject({ code: 'forbidden' });
    await run('requirements', world.freelancer, order);
    await expect(run('deliver', world.client, order)).rejects.toMatchObject({ code: 'forbidden' });
    await run('deliver', world.freelancer, order);
    await expect(run('approve', world.freelancer, order)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(run('extend', world.freelancer, order)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('requirements', () => {
  it('need every required answer, and only answers to what was asked', async () => {
    const order = await world.place();
    const answer = (answers: { id: string; text: string }[]) =>
      world.do((tx) => submitRequirements(tx, world.client, { orderNumber: order.number, answers, files: [] }, world.context));
    await expect(answer([])).rejects.toMatchObject({ code: 'invalid_input', fields: { name: ['The freelancer needs this to start.'] } });
    await expect(
      answer([
        { id: 'name', text: 'B' },
        { id: 'tone', text: 'Shrill' },
      ]),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(
      answer([
        { id: 'name', text: 'B' },
        { id: 'size', text: 'XL' },
      ]),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await now(order)).toMatchObject({ state: 'awaiting_requirements' });
  });

  it('are asked for on days 1, 3 and 7 and the last day; after 14 days all money goes back', async () => {
    const order = await world.place();
    for (const days of [1, 2, 4, 6]) await world.pass(days * DAY_MS);
    expect(await announced('order.reminded')).toBe(4);
    await world.pass(DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'cancelled' });
    expect(await spendable()).toEqual(usd(20_000));
    expect(await held(order)).toEqual(usd(0));
  });

  it('let the client cancel for a full refund until work starts, and not after', async () => {
    const order = await world.place();
    await run('cancel', world.client, order);
    expect(await spendable()).toEqual(usd(20_000));
    await expect(run('cancel', world.client, order)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'cancelled' } });
    const other = await started();
    await expect(run('cancel', world.client, other)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'in_progress' } });
  });
});

describe('a late delivery', () => {
  it('can be cancelled by the client a day after it was due', async () => {
    const order = await started();
    await world.pass(4 * DAY_MS);
    expect((await now(order)).lateAt).not.toBeNull();
    await expect(run('cancel', world.client, order)).rejects.toMatchObject({ code: 'wrong_state' });
    await world.pass(DAY_MS);
    await run('cancel', world.client, order);
    expect(await spendable()).toEqual(usd(20_000));
  });

  it('is cancelled by itself after two weeks with nothing delivered', async () => {
    const order = await started();
    await world.pass(4 * DAY_MS);
    await world.pass(14 * DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'cancelled' });
    expect(await spendable()).toEqual(usd(20_000));
  });

  it('still counts as late when it is delivered before anyone noticed', async () => {
    const order = await started();
    world.sleep(4 * DAY_MS + 1);
    expect((await run('deliver', world.freelancer, order)).lateAt).not.toBeNull();
  });

  it('catches up when no deadline fired for a month', async () => {
    const order = await started();
    await world.pass(30 * DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'cancelled' });
    expect(await announced('order.became_late')).toBe(1);
  });
});

describe('files', () => {
  const program = { bytes: Buffer.from('MZ\u0090\u0000'), name: 'logo.png' };
  const upload = (actor: Actor, order: Order, file = { bytes: Buffer.from('hello'), name: 'a.txt' }, intention = 'one') =>
    storeBytes(world.context.db, actor, order.number, 'delivery', file, intention, world.context).then((stored) =>
      world.do((tx) => addFile(tx, actor, order.number, 'delivery', file, stored, world.context)),
    );

  it('are refused from strangers, from the wrong side, at the wrong time, and when they are programs whatever their name', async () => {
    const order = await world.place();
    await expect(upload(world.stranger, order)).rejects.toMatchObject({ code: 'not_found' });
    await expect(upload(world.client, order)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(upload(world.freelancer, order)).rejects.toMatchObject({ code: 'wrong_state' });
    await run('requirements', world.client, order);
    await expect(upload(world.freelancer, order, program)).rejects.toMatchObject({ code: 'unsupported_media' });
  });

  it('can be delivered once only', async () => {
    const order = await started();
    const file = await upload(world.freelancer, order);
    const deliver = (files: string[]) => world.do((tx) => deliverWork(tx, world.freelancer, { orderNumber: order.number, note: 'Done', files }, world.context));
    await expect(deliver([])).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(deliver([file.id, '01234567-89ab-7def-8123-456789abcdef'])).rejects.toMatchObject({ code: 'invalid_input' });
    await deliver([file.id, file.id]);
  });
});

describe('approving', () => {
  it('pays once when two approvals arrive at the same time', async () => {
    const order = await delivered();
    const both = await Promise.allSettled([run('approve', world.client, order), run('approve', world.client, order)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'wrong_state', data: { state: 'completed' } } });
    expect(await clearing()).toEqual(usd(13_500));
  });

  it('pays once when the client approves in the moment the clock runs out', async () => {
    const order = await delivered();
    world.sleep(3 * DAY_MS);
    const [approval] = await Promise.allSettled([run('approve', world.client, order), world.fireTimers()]);
    await world.fireTimers();
    expect(['fulfilled', 'rejected']).toContain(approval.status);
    expect(await now(order)).toMatchObject({ state: 'completed' });
    expect(await clearing()).toEqual(usd(13_500));
    expect(await announced('order.completed')).toBe(1);
  });

  it('happens by itself when the time to review is over, 4 days later if it was extended once', async () => {
    const order = await delivered();
    await run('extend', world.client, order);
    await expect(run('extend', world.client, order)).rejects.toMatchObject({ code: 'wrong_state' });
    await world.pass(3 * DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'delivered' });
    await world.pass(4 * DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'completed' });
  });
});

describe('deadlines', () => {
  it('do nothing when their timer fires early, twice or at once', async () => {
    const order = await delivered();
    const fire = () => world.do((tx) => fireOrderClock(tx, order.id, world.context));
    await fire();
    expect(await now(order)).toMatchObject({ state: 'delivered' });
    world.sleep(3 * DAY_MS);
    await Promise.all([fire(), fire(), fire()]);
    expect(await now(order)).toMatchObject({ state: 'completed' });
    expect(await announced('order.completed')).toBe(1);
    expect(await clearing()).toEqual(usd(13_500));
  });

  it('remind at half time and a day before the end, each once', async () => {
    await started();
    await world.pass(2 * DAY_MS);
    await world.fireTimers();
    expect(await announced('order.reminded')).toBe(1);
    await world.pass(DAY_MS + HOUR_MS);
    await world.fireTimers();
    expect(await announced('order.reminded')).toBe(2);
  });

  it('show a lone review when 14 days have passed', async () => {
    const order = await completed();
    await run('review', world.client, order);
    await expect(run('review', world.client, order)).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(run('reply', world.freelancer, order)).rejects.toMatchObject({ code: 'wrong_state' });
    await world.pass(7 * DAY_MS);
    expect(await now(order)).toMatchObject({ state: 'cleared', reviewsShownAt: null });
    await world.pass(7 * DAY_MS);
    expect((await now(order)).reviewsShownAt).not.toBeNull();
    await expect(run('review', world.freelancer, order)).rejects.toMatchObject({ code: 'wrong_state' });
    await run('reply', world.freelancer, order);
    const sums = await world.database.owner.query('select rating_sum, rating_count from service');
    expect(sums.rows).toEqual([{ rating_sum: 400, rating_count: 1 }]);
  });
});
