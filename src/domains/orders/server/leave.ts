import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { paged, type Export } from '#kit/server/personal-export.ts';
import type { Side } from '#kit/sides.ts';
import { FINAL_STATES, type OrderState } from '../order.ts';

/** An order that someone still has to act on. */
export interface OpenOrder {
  readonly number: string;
  readonly side: Side;
  readonly state: OrderState;
  readonly title: string;
}

/** Completed work only waits for its money, which is checked separately. */
const SETTLED: readonly OrderState[] = [...FINAL_STATES, 'completed'];
const SHOWN = 50;
const open = statement(
  'orders_open_of',
  `select number, case when client_id = :userId then 'client' else 'freelancer' end as side, state,
    offer->>'title' as "title!"
   from orders where (client_id = :userId or freelancer_id = :userId) and not state = any (:states) order by placed_at
     limit ${SHOWN}`,
);

export const openOrdersOf = (reads: Db | Tx, userId: string): Promise<OpenOrder[]> =>
  reads.rows(open, { userId, states: SETTLED });

/** Both sides' words are the order's; what only the other side may see is left out. */
const orders = statement(
  'export_orders',
  `select o.id, o.number, case when o.client_id = :userId then 'client' else 'freelancer' end as your_side,
    other.display_name as other_person, o.state, o.currency,
     o.price, o.client_fee, o.service_fee, o.tax, o.total, o.offer, o.delivery_days, o.placed_at, o.paid_at,
       o.started_at, o.due_at, o.delivered_at, o.completed_at,
     o.clears_at, o.cleared_at, o.closed_at, o.answers,
     (select jsonb_agg(jsonb_build_object('at', e.at, 'move', e.move, 'by', e.party, 'from', e.state_before, 'to',
       e.state_after, 'reason', e.reason) order by e.id)
      from work_timeline e where e.work_id = o.id) as history,
     (select jsonb_agg(jsonb_build_object('version', d.version, 'note', d.note, 'link', d.link, 'delivered_at',
       d.delivered_at) order by d.version)
      from work_handover d where d.work_id = o.id) as deliveries,
     (select jsonb_agg(jsonb_build_object('at', s.offered_at, 'by', s.offered_by, 'percent_to_freelancer',
       s.share / 100, 'outcome', s.outcome, 'ended_at', s.ended_at)
        order by s.offered_at) from work_split s where s.work_id = o.id) as cancellation_requests,
     (select jsonb_agg(jsonb_build_object('at', r.asked_at, 'delivery', r.delivery_version, 'changes', r.items,
       'outcome', r.outcome, 'ended_at', r.ended_at)
        order by r.asked_at) from work_revision_request r where r.work_id = o.id) as revision_requests,
     (select jsonb_agg(jsonb_build_object('at', x.asked_at, 'days', x.days, 'reason', x.reason, 'outcome', x.outcome,
       'ended_at', x.ended_at)
        order by x.asked_at) from work_extension_request x where x.work_id = o.id) as extension_requests,
     (select jsonb_agg(jsonb_build_object('at', a.asked_at, 'kind', a.kind, 'by', a.offered_by, 'title', a.title,
       'price', a.price, 'days', a.days, 'outcome', a.outcome,
        'ended_at', a.ended_at) order by a.asked_at) from work_addition a where a.work_id = o.id) as extras,
     (select jsonb_build_object('amount', t.amount, 'note', t.note, 'given_at', t.given_at) from order_tip t
       where t.order_id = o.id) as tip
   from orders o left join person_card other on other.user_id =
     case when o.client_id = :userId then o.freelancer_id else o.client_id end
   where (o.client_id = :userId or o.freelancer_id = :userId) and (:after::uuid is null or o.id > :after) order by o.id
     limit :limit`,
);
export const exportOfOrders = (db: Db, userId: string): Export => ({
  parts: [
    {
      name: 'orders',
      about: 'Orders you bought or sold: terms, answers, history and deliveries.',
      records: paged(db, orders, userId),
    },
  ],
});
