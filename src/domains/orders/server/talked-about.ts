import { statement } from '#kit/server/db/database.ts';
import type { TalkedAbout } from '#domains/messaging/server/messaging.ts';
import { ordersBetween } from './orders-between.ts';
import { orderEventsBetween, newestOrderEvents } from './talk-events.ts';

const mine = statement(
  'order_talked_about',
  `select number, offer->>'title' as "title!",
    case when client_id = :readerId then freelancer_id else client_id end as "other_id!",
     (freelancer_id = :readerId or paid_at is not null) as "is_known!"
   from orders where number = :number and (client_id = :readerId or freelancer_id = :readerId)`,
);

const ended = statement(
  'order_ended_among',
  `select number as ref from orders
    where number = any(:refs::text[]) and state in ('completed', 'cleared', 'cancelled', 'expired')`,
);

const paid = statement(
  'orders_between',
  `select exists (select from orders where client_id = :clientId and freelancer_id = :other and paid_at is not null)
     or exists (select from orders where client_id = :other and freelancer_id = :clientId and paid_at is not null)
       as "found!"`,
);

const running = statement(
  'orders_running_between',
  `select exists (select from orders where (client_id, freelancer_id) in ((:clientId, :other), (:other, :clientId))
     and state not in ('pending_payment', 'cleared', 'cancelled', 'expired')) as "found!"`,
);

const people = statement(
  'order_people',
  `select distinct id as "id!" from (
     (select freelancer_id as id from orders where client_id = :userId and paid_at is not null order by placed_at desc
       limit 200)
     union all (select client_id from orders where freelancer_id = :userId and paid_at is not null
       order by placed_at desc limit 200)) o`,
);

/** Its two sides, whatever became of it. Its client is known once it was paid. */
export const orderTalkedAbout: TalkedAbout = {
  name: 'order',
  async read(reads, number, readerId) {
    const row = await reads.row(mine, { number, readerId });
    return row === undefined
      ? null
      : { kind: 'order', ref: row.number, title: row.title, otherId: row.other_id, isKnown: row.is_known };
  },
  endedAmong: async (db, refs) => (await db.rows(ended, { refs })).map(({ ref }) => ref),
  mayDispute: async (reads, userId, other) => (await reads.row(running, { clientId: userId, other }))?.found === true,
  haveWork: async (reads, userId, other) => (await reads.row(paid, { clientId: userId, other }))?.found === true,
  workedWith: async (db, userId) => (await db.rows(people, { userId })).map(({ id }) => id),
  happenedBetween: orderEventsBetween,
  newestWith: newestOrderEvents,
  workBetween: ordersBetween,
};
