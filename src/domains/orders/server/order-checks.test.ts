import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#kit/clock.ts';
import { approveDelivery } from './approve-delivery.ts';
import { clearOneEarly } from './clear-early.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverWork } from './deliver-work.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { reviewOrder } from './review-order.ts';
import { submitRequirements } from './submit-requirements.ts';
import { orderChecks } from './order-checks.ts';
import { reviewChecks } from '#domains/reviews/server/review-checks.ts';
import { serviceChecks } from '#domains/services/server/service-checks.ts';
import { violations } from '../../../../db/checks/run-checks.ts';

let world: OrderWorld;
let waiting: string;
let reviewed: string;
let cancelled: string;

/** One order of each kind the checks look at. */
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(100_000));
  const { client, freelancer, context } = world;
  const done = await world.place();
  const orderNumber = done.number;
  await world.do((tx) =>
    submitRequirements(
      tx,
      client,
      { order_number: orderNumber, answers: [{ id: 'name', text: 'B' }], files: [] },
      context,
    ),
  );
  await world.do((tx) =>
    deliverWork(
      tx,
      freelancer,
      { order_number: orderNumber, note: 'Done', link: 'https://example.com', files: [] },
      context,
    ),
  );
  await world.do((tx) => approveDelivery(tx, client, { order_number: orderNumber }, context));
  await world.database.owner.query("insert into profile (user_id, level) values ($1, 'level_2')", [freelancer.userId]);
  await world.do((tx) =>
    clearOneEarly(tx, freelancer, orderNumber, { amount: usd(5_000), expected_fee: usd(50) }, context),
  );
  for (const actor of [client, freelancer])
    await world.do((tx) =>
      reviewOrder(
        tx,
        actor,
        { order_number: orderNumber, communication: 5, quality: 5, value: 4, text: 'Fine.' },
        context,
      ),
    );
  await world.pass(7 * DAY_MS);
  const dropped = await world.place();
  await world.do((tx) => cancelOrder(tx, client, { order_number: dropped.number, reason: 'Changed plans' }, context));
  const open = await world.place();
  [waiting, reviewed, cancelled] = [open.id, done.id, dropped.id];
});
afterAll(() => world.close());

const checks = [...orderChecks, ...reviewChecks, ...serviceChecks];

/** What a faulty command or a manual change could leave behind, one for each check. */
const faults: Record<string, () => string> = {
  'order-holds-what-its-state-says': () => `update orders set state = 'expired' where id = '${waiting}'`,
  'completed-order-paid-its-terms': () => `update orders set service_fee = service_fee - 1 where id = '${reviewed}'`,
  'cleared-order-cleared-its-earnings': () => `update orders set state = 'completed' where id = '${reviewed}'`,
  'paid-order-has-its-charge': () => `update charge set due_at = now() where id = '${waiting}'`,
  'early-clearance-is-posted': () => 'update early_clearance set fee = fee - 1',
  'cancelled-order-refunded': () => `update orders set price = price + 1 where id = '${cancelled}'`,
  'order-matches-its-timeline': () =>
    `update work_event set state_after = 'disputed' where work_id = '${waiting}' and move = 'pay'`,
  'parts-belong-to-their-order': () =>
    `update work_event set work_id = gen_random_uuid() where id = (select max(id) from work_event)`,
  'order-waits-for-its-answer': () => `update orders set state = 'cancel_requested' where id = '${waiting}'`,
  'revisions-are-counted': () => `update orders set revisions_used = 1 where id = '${waiting}'`,
  'tips-are-paid': () =>
    `insert into order_tip (id, order_id, currency, amount, service_fee, given_at, clears_at)
      values (gen_random_uuid(), '${reviewed}', 'USD', 500, 0, now(), now())`,
  'added-extras-are-paid': () => `update orders set revisions_added = 1 where id = '${waiting}'`,
  'offers-wait-while-they-can-be-accepted': () =>
    `insert into work_extra (id, work_id, kind, offered_by, title, days, currency, price, asked_at, ends_at)
     values (gen_random_uuid(), '${waiting}', 'extra', 'freelancer', 'More', 0, 'USD', 500, now(),
       now() + interval '2 days')`,
  'extension-waits-while-work-runs': () =>
    `insert into work_extension (id, work_id, days, reason, asked_at, ends_at)
      values (gen_random_uuid(), '${waiting}', 2, 'More', now(), now() + interval '2 days')`,
  'disputed-order-has-its-dispute': () => `update orders set state = 'disputed' where id = '${waiting}'`,
  'custom-offers-have-their-orders': () =>
    `update orders set offer = offer ||
      '{"custom_offer": {"id": "00000000-0000-0000-0000-000000000001", "number": "CO-1", "version": 1}}'
      where id = '${waiting}'`,
  'running-order-has-its-timer': () => 'delete from job where subject is not null',
  'suspended-sellers-orders-are-on-hold': () =>
    `update account set suspended_at = now() - interval '1 day'
      where id = (select freelancer_id from orders where id = '${waiting}')`,
  'deadlines-do-not-keep-failing': () =>
    "update job set attempts = 8, last_error = 'division by zero' where lane = 'timers'",
  'finished-orders-can-be-reviewed': () => `update review_round set opened_at = opened_at - interval '1 minute'`,
  'open-round-has-its-timer': () =>
    'update review_round set shown_at = null; delete from job where subject is not null',
  'reviews-are-shown-together': () => `update review set shown_at = null where author = 'client'`,
  'ratings-equal-their-reviews': () => 'update service set rating_sum = rating_sum - 1',
  'live-sellers-are-watched': () => 'delete from seller_absence',
  'closed-as-the-limit-and-absence-say': () =>
    'insert into seller_capacity (user_id, most_open, open_orders) values (gen_random_uuid(), 1, 1)',
  'queues-are-counted': () =>
    `insert into seller_capacity (user_id, most_open, open_orders) select freelancer_id, 9, 5 from orders
      where id = '${waiting}'`,
  'orders-refer-to-what-exists': () => `update orders set client_id = gen_random_uuid() where id = '${waiting}'`,
};

test('an honest history breaks nothing, and every check has a fault that proves it', async () => {
  expect(await violations(world.database.owner, checks)).toEqual([]);
  expect(Object.keys(faults).toSorted()).toEqual(checks.map(({ name }) => name).toSorted());
});

test.each(checks.map(({ name }) => name))('%s finds its fault', async (name) => {
  const check = checks.filter((check) => check.name === name);
  const client = await world.database.owner.connect();
  try {
    await client.query('begin');
    await client.query(faults[name]?.() ?? '');
    const found = await client.query(check[0]?.sql ?? '');
    expect(found.rowCount).toBeGreaterThan(0);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
