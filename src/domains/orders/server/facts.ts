/** What orders know of people's work (src/kit/server/person-facts.ts). */
import { statement } from '#kit/server/db/database.ts';
import type { PersonFacts } from '#kit/server/person-facts.ts';
import { pathTo } from '#routes';
import { UNDELIVERED_STATES } from '../order.ts';
import { openOrders } from './open-work.ts';

const sellersAfter = statement(
  'order_sellers_after',
  `select distinct freelancer_id from orders
   where freelancer_id > coalesce(:after::uuid, '00000000-0000-0000-0000-000000000000')
     and (completed_at is not null or late_at is not null)
   order by freelancer_id limit :most`,
);

/** Late and canceled counts against being on time. Between linked accounts nothing counts (AUT-15). */
const DEALINGS = `select freelancer_id, client_id, count(*) filter (where completed_at is not null)::int as completed,
    count(*) filter (where completed_at is not null and late_at is null)::int as on_time,
    count(*) filter (where completed_at is not null or late_at is not null and state = 'cancelled')::int as judged,
      max(completed_at) as last_completed_at
  from orders where not exists (select from linked_account l
    where l.user_id = freelancer_id and l.other_id = client_id)`;
const sold = statement(
  'order_dealings_sold',
  `${DEALINGS} and freelancer_id = any (:ids::uuid[]) group by freelancer_id, client_id`,
);
const bought = statement('order_dealings_bought', `${DEALINGS} and client_id = :id group by freelancer_id, client_id`);

const soldIn = statement(
  'order_sold_in',
  `select o.freelancer_id, count(*)::int as "done!", coalesce(sum(o.price - o.service_fee), 0)::text as "earned!"
   from orders o join service_field f on f.service_id = o.service_id
   where o.freelancer_id = any (:ids::uuid[]) and o.completed_at is not null and f.top_category = :top
     and o.currency = :currency
     and not exists (select from linked_account l where l.user_id = o.freelancer_id and l.other_id = o.client_id)
   group by o.freelancer_id`,
);

const earned = statement(
  'order_earned_by',
  `select coalesce(sum(price - service_fee), 0)::text as "earned!" from orders
   where freelancer_id = :id and completed_at is not null and currency = :currency
     and not exists (select from linked_account l where l.user_id = freelancer_id and l.other_id = client_id)`,
);

const finished = statement(
  'order_finished_of',
  `select id, offer->>'title' as title, completed_at as "finished_at!", late_at is null as "on_time!" from orders
   where freelancer_id = :id and completed_at is not null
     and not exists (select from linked_account l where l.user_id = freelancer_id and l.other_id = client_id)
   order by completed_at desc, id desc limit :most`,
);

/** On hold there is no deadline. */
const due = statement(
  'order_due_of',
  `select number, offer->>'title' as "title!", due_at as "due_at!" from orders
   where freelancer_id = :id and state = any (:states) and due_at is not null and on_hold_at is null order by due_at, id
     limit 500`,
);

export const orderFacts: PersonFacts = {
  sellersAfter: async (reads, after, most) =>
    (await reads.rows(sellersAfter, { after, most })).map(({ freelancer_id: id }) => id),
  sold: (reads, ids) => reads.rows(sold, { ids }),
  soldIn: (reads, { ids, top, currency }) => reads.rows(soldIn, { ids, top, currency }),
  bought: (reads, id) => reads.rows(bought, { id }),
  earned: async (reads, id, currency) => (await reads.rows(earned, { id, currency })).map((sum) => BigInt(sum.earned)),
  finished: async (reads, id, most) =>
    (await reads.rows(finished, { id, most })).map((order) => ({ kind: 'order', ...order })),
  due: async (reads, id) =>
    (await reads.rows(due, { id, states: UNDELIVERED_STATES })).map(({ number, title, due_at: at }) => ({
      number,
      title,
      at,
      path: pathTo('order', { orderNumber: number }),
    })),
  openWork: openOrders,
};
