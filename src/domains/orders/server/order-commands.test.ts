import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balances, heldFor } from '#domains/wallet/server/wallet.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { composed } from '#kit/server/db/statement.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { approveDelivery } from './approve-delivery.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverWork } from './deliver-work.ts';
import { extendReview } from './extend-review.ts';
import { fireOrderClock } from './order-clock.ts';
import { orderFiles } from './order-files.ts';
import { readOrderPage } from './order-page.ts';
import { orderWorld, TOTAL, usd, type OrderWorld } from './order-world.ts';
import { ORDER_NUMBER_BYTES, orderNumberFrom } from '../order-number.ts';
import { isPartyOf } from './orders.ts';
import { payOrder } from './pay-order.ts';
import { MOST_UNPAID, placeOrder } from './place-order.ts';
import { replyToReview, reviewOrder } from './review-order.ts';
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
const commands = {
  pay: (tx: Tx, actor: Actor, orderNumber: string) => payOrder(tx, actor, { order_number: orderNumber }, world.context),
  requirements: (tx: Tx, actor: Actor, orderNumber: string) =>
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
      { order_number: orderNumber, note: 'Done', link: 'https://example.com/logo', files: [] },
      world.context,
    ),
  approve: (tx: Tx, actor: Actor, orderNumber: string) =>
    approveDelivery(tx, actor, { order_number: orderNumber }, world.context),
  cancel: (tx: Tx, actor: Actor, orderNumber: string) =>
    cancelOrder(tx, actor, { order_number: orderNumber, reason: 'Changed plans' }, world.context),
  extend: (tx: Tx, actor: Actor, orderNumber: string) =>
    extendReview(tx, actor, { order_number: orderNumber }, world.context),
  review: (tx: Tx, actor: Actor, orderNumber: string) =>
    reviewOrder(tx, actor, { order_number: orderNumber, ...stars }, world.context),
  reply: (tx: Tx, actor: Actor, orderNumber: string) =>
    replyToReview(tx, actor, { order_number: orderNumber, text: 'Thanks' }, world.context),
};
type Command = keyof typeof commands;
const run = (command: Command, actor: Actor, order: { number: string }): Promise<Order> =>
  world.do((tx) => commands[command](tx, actor, order.number));
const now = async (order: Order): Promise<Order> =>
  world.do(async (tx) => (await lockMyOrder(tx, order.number, world.client.userId, world.context)).order);
const spendable = async () => (await balances(world.context.db, world.client.userId, 'USD')).spendable;
const clearing = async () => (await balances(world.context.db, world.freelancer.userId, 'USD')).clearing;
const held = (order: Order) => heldFor(world.context.db, { type: 'order', id: order.id }, 'USD');
const announced = async (name: string) =>
  (await world.database.owner.query<{ n: number }>('select count(*)::int as n from job where name = $1', [name]))
    .rows[0]?.n;

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
    const purchase = {
      service: world.slug,
      package: 'basic' as const,
      extras: [],
      expected_total: TOTAL,
      pay_with: 'wallet' as const,
      ...change,
    };
    return world.do((tx) => placeOrder(tx, actor, purchase, world.context));
  };

  it('refuses one’s own service, unknown services and packages, another price, and too little money', async () => {
    await expect(buy(world.freelancer, {})).rejects.toMatchObject({ code: 'forbidden' });
    await expect(buy(world.client, { service: 'nothing' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(buy(world.client, { package: 'premium' })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(buy(world.client, { extras: ['source'] })).rejects.toMatchObject({
      code: 'price_changed',
      data: { total: usd(17_510) },
    });
    await expect(buy(world.client, { expected_total: usd(1) })).rejects.toMatchObject({ code: 'price_changed' });
    await expect(buy(world.stranger, {})).rejects.toMatchObject({
      code: 'insufficient_funds',
      data: { missing: TOTAL },
    });
    expect((await world.database.owner.query('select 1 from orders')).rowCount).toBe(0);
  });

  it('cannot spend one balance twice, however many orders arrive at once', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => buy(world.client, {})));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await spendable()).toEqual(usd(20_000 - 15_450));
  });

  it('waits for three statements once people and accounts are known', async () => {
    await world.addMoney(world.client, usd(20_000));
    await buy(world.client, {});
    let statements = 0;
    await world.do((tx) => {
      const counting = <Read extends Tx['rows'] | Tx['row']>(read: Read): Read =>
        ((...call: unknown[]) => ((statements += 1), Reflect.apply(read, null, call))) as Read;
      const counted: Tx = { ...tx, rows: counting(tx.rows), row: counting(tx.row) };
      return placeOrder(
        counted,
        world.client,
        { service: world.slug, package: 'basic', extras: [], expected_total: TOTAL, pay_with: 'wallet' },
        world.context,
      );
    });
    // What is on sale, the order, and the money that is held. Gates, timers, events and the kept answer are sent along.
    expect(statements).toBeLessThanOrEqual(3);
  });

  it('takes another number when its own is taken, and holds the money once', async () => {
    await world.addMoney(world.client, usd(20_000));
    const taken = await buy(world.client, {});
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    const numbers = ids.map((id) =>
      orderNumberFrom(createHash('sha256').update(`${id} 0`).digest().subarray(0, ORDER_NUMBER_BYTES)),
    );
    await world.database.owner.query('update orders set number = $1 where id = $2', [numbers[0], taken.id]);
    await world.database.owner.query('update charge set number = $1 where id = $2', [numbers[0], taken.id]);
    let idCount = 0;
    const context = { ...world.context, makeId: () => ids[idCount++] ?? '' };
    const purchase = {
      service: world.slug,
      package: 'basic' as const,
      extras: [],
      expected_total: TOTAL,
      pay_with: 'wallet' as const,
    };
    const order = await world.do((tx) => placeOrder(tx, world.client, purchase, context));
    expect([order.number, idCount]).toEqual([numbers[1], 2]);
    expect(await held(order)).toEqual(TOTAL);
    expect(await spendable()).toEqual(usd(2 * 20_000 - 2 * 15_450));
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

  it('leaves no more than a few orders unpaid, however many arrive at once, until one is paid, canceled or expired', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: MOST_UNPAID + 4 }, () => world.place('later')));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_UNPAID);
    await expect(world.place('later')).rejects.toMatchObject({ code: 'wrong_state' });
    await world.place('wallet');
    await world.pass(15 * MINUTE_MS);
    await world.place('later');
  });

  it('never pays two orders from one balance', async () => {
    const [firstOrder, two] = [await world.place('later'), await world.place('later')];
    const both = await Promise.allSettled([run('pay', world.client, firstOrder), run('pay', world.client, two)]);
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
    for (const command of Object.keys(commands) as Command[]) {
      await expect(run(command, world.stranger, order)).rejects.toMatchObject({ code: 'not_found' });
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
      world.do((tx) =>
        submitRequirements(tx, world.client, { order_number: order.number, answers, files: [] }, world.context),
      );
    await expect(answer([])).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { name: ['The freelancer needs this to start.'] },
    });
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
    await expect(run('cancel', world.client, order)).rejects.toMatchObject({
      code: 'wrong_state',
      data: { state: 'cancelled' },
    });
    const other = await started();
    await expect(run('cancel', world.client, other)).rejects.toMatchObject({
      code: 'wrong_state',
      data: { state: 'in_progress' },
    });
  });
});

describe('a late delivery', () => {
  it('can be canceled by the client a day after it was due', async () => {
    const order = await started();
    await world.pass(4 * DAY_MS);
    expect((await now(order)).lateAt).not.toBeNull();
    await expect(run('cancel', world.client, order)).rejects.toMatchObject({ code: 'wrong_state' });
    await world.pass(DAY_MS);
    await run('cancel', world.client, order);
    expect(await spendable()).toEqual(usd(20_000));
  });

  it('is canceled automatically after two weeks with nothing delivered', async () => {
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

  it('does not count as late when it arrived in time and only had to wait', async () => {
    const order = await started();
    world.sleep(4 * DAY_MS - 1);
    const holding = await world.database.owner.connect();
    await holding.query('begin');
    await holding.query('select from orders where id = $1 for update', [order.id]);
    const sent = run('deliver', world.freelancer, order);
    const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await world.database.owner.query(waits)).rowCount).toBe(1);
    world.sleep(HOUR_MS);
    await holding.query('commit');
    holding.release();
    expect(await sent).toMatchObject({ state: 'delivered', lateAt: null });
  });

  it('does not count as late when the deadline fired while it waited', async () => {
    const order = await started();
    const arrivedAt = new Date(world.now().getTime() + 4 * DAY_MS - 1);
    await world.pass(4 * DAY_MS);
    expect((await now(order)).lateAt).not.toBeNull();
    const context = { ...world.context, clock: () => arrivedAt };
    const work = { order_number: order.number, note: 'Done', link: 'https://example.com/logo', files: [] };
    await world.do((tx) => deliverWork(tx, world.freelancer, work, context));
    expect(await now(order)).toMatchObject({ state: 'delivered', lateAt: null });
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
  async function upload(
    actor: Actor,
    order: Order,
    { name, bytes } = { bytes: Buffer.from('hello'), name: 'a.txt' },
    intention = 'one',
  ) {
    const file = await asUpload(world.context.files, name, bytes);
    const { context } = world;
    const to = { order_number: order.number, purpose: 'delivery' } as const;
    const stored = await orderFiles.store(context.db, actor, to, file, intention, context);
    return (await world.do((tx) => orderFiles.add(tx, actor, to, stored, context))).file;
  }

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
    const deliver = (files: string[]) =>
      world.do((tx) =>
        deliverWork(tx, world.freelancer, { order_number: order.number, note: 'Done', files }, world.context),
      );
    await expect(deliver([])).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(deliver([file.id, '01234567-89ab-7def-8123-456789abcdef'])).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await deliver([file.id, file.id]);
  });
});

describe('approving', () => {
  it('pays once when two approvals arrive at the same time', async () => {
    const order = await delivered();
    const both = await Promise.allSettled([run('approve', world.client, order), run('approve', world.client, order)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'wrong_state', data: { state: 'completed' } },
    });
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

  it('happens automatically when the time to review is over, 4 days later if it was extended once', async () => {
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
    expect(await now(order)).toMatchObject({ state: 'cleared', reviews: { shownAt: null } });
    await world.pass(7 * DAY_MS);
    expect((await now(order)).reviews?.shownAt ?? null).not.toBeNull();
    await expect(run('review', world.freelancer, order)).rejects.toMatchObject({ code: 'wrong_state' });
    await run('reply', world.freelancer, order);
    const sums = await world.database.owner.query('select rating_sum, rating_count from service');
    expect(sums.rows).toEqual([{ rating_sum: 400, rating_count: 1 }]);
  });
});

describe('the release before, beside this one', () => {
  /** Its own statements, under the names it knows, as the role it works as. */
  it('writes timeline, deliveries and files under their old names, and reads what is written here', async () => {
    const order = await started();
    const { id } = order;
    const fileId = uuidv7();
    await world.do(async (tx) => {
      await tx.rows(
        composed<object>(`insert into order_file
          (id, order_id, uploader_id, purpose, storage_key, name, kind, bytes, sha256, uploaded_at)
         values ($1, $2, $3, 'delivery', $4, 'a.txt', 'text', 1, '\\x00', now())
           returning *, sent_at is not null as sent`),
        [fileId, id, world.freelancer.userId, `orders/${id}/${fileId}`],
      );
      await tx.rows(
        composed<object>(`with moved as (update orders set state = 'delivered', delivered_at = now()
          where id = $1 and state = 'in_progress' returning id),
         noted as (insert into order_event (order_id, at, move, party, actor_id, state_before, state_after, reason)
           select id, now(), 'deliver', 'freelancer', $2::uuid, 'in_progress', 'delivered', null from moved)
         select * from moved`),
        [id, world.freelancer.userId],
      );
      await tx.rows(
        composed<object>(`insert into order_delivery (id, order_id, version, note, link, proof, delivered_at)
         values ($1, $2, (select count(*) + 1 from order_delivery where order_id = $2), 'Done', null, sha256('x'),
           now())`),
        [fileId, id],
      );
      await tx.rows(
        composed<object>('update order_file set sent_at = now(), delivery_id = $1 where id = $1 and order_id = $2'),
        [fileId, id],
      );
    });
    const page = await readOrderPage(world.context.db, world.client, order.number, world.context);
    expect(page.deliveries).toMatchObject([
      { version: 1, note: 'Done', files: [{ name: 'a.txt', uploaded_by: 'freelancer' }] },
    ]);
    expect(page.timeline.at(-1)).toMatchObject({ move: 'deliver', before: 'in_progress', after: 'delivered' });
    await run('approve', world.client, order);
    const seen = await world.do((tx) =>
      tx.rows(composed<{ move: string }>('select move from order_event where order_id = $1 order by id desc limit 1'), [
        id,
      ]),
    );
    expect(seen).toEqual([{ move: 'approve' }]);
    const forbidden = world.do((tx) => tx.rows(composed<object>('delete from order_event where order_id = $1'), [id]));
    await expect(forbidden).rejects.toMatchObject({ code: '42501' });
    const around = world.do((tx) =>
      tx.rows(composed<object>("update work_timeline set move = 'x' where work_id = $1"), [id]),
    );
    await expect(around).rejects.toMatchObject({ code: '42501' });
  });

  it('completes an order, writes a review and closes the time for them: all of it is known here', async () => {
    const order = await completed();
    const { owner } = world.database;
    const { id } = order;
    await owner.query(
      `insert into review (id, order_id, author, author_id, about_id, service_id, service_slug, communication, quality,
        value, body, written_at)
       select gen_random_uuid(), id, 'client', client_id, freelancer_id, service_id, 'a-slug', 5, 5, 5, 'Fine.', now()
         from orders where id = $1`,
      [id],
    );
    await owner.query("update orders set reviewed_by = '{client}' where id = $1", [id]);
    expect(await now(order)).toMatchObject({ reviews: { reviewedBy: ['client'], shownAt: null } });
    await run('review', world.freelancer, order);
    const storedOrder = await owner.query(
      'select reviewed_by, reviews_shown_at is not null as shown from orders where id = $1',
      [id],
    );
    expect(storedOrder.rows).toEqual([{ reviewed_by: ['client', 'freelancer'], shown: true }]);
    expect((await owner.query('select order_id from review where order_id = $1', [id])).rowCount).toBe(2);
  });
});
