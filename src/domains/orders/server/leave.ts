import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { forgetScans } from '#kit/server/scanning/file-scans.ts';
import { paged, type Export, type ExportFile } from '#kit/server/personal-export.ts';
import { FINAL_STATES, type OrderState, type Side } from '../order.ts';

/** An order that somebody still has a part to play in. */
export interface OpenOrder {
  readonly number: string;
  readonly side: Side;
  readonly state: OrderState;
  readonly title: string;
}

/** Completed work only waits for its money, which is asked about by itself. */
const SETTLED: readonly OrderState[] = [...FINAL_STATES, 'completed'];
const SHOWN = 50;
const open = statement(
  'orders_open_of',
  `select number, case when client_id = $1 then 'client' else 'freelancer' end as side, state, offer->>'title' as title
   from orders where (client_id = $1 or freelancer_id = $1) and not state = any ($2) order by placed_at limit ${SHOWN}`,
);

export const openOrdersOf = (reads: Db | Tx, userId: string): Promise<OpenOrder[]> => reads.rows<OpenOrder>(open, [userId, SETTLED]);

/** Both sides' words are the order's; what only the other side may see is left out. */
const orders = statement(
  'export_orders',
  `select o.id, o.number, case when o.client_id = $1 then 'client' else 'freelancer' end as your_side, other.display_name as other_person, o.state, o.currency,
     o.price, o.client_fee, o.service_fee, o.tax, o.total, o.offer, o.delivery_days, o.placed_at, o.paid_at, o.started_at, o.due_at, o.delivered_at, o.completed_at,
     o.clears_at, o.cleared_at, o.closed_at, o.answers,
     (select jsonb_agg(jsonb_build_object('at', e.at, 'move', e.move, 'by', e.party, 'from', e.state_before, 'to', e.state_after, 'reason', e.reason) order by e.id)
      from order_event e where e.order_id = o.id) as history,
     (select jsonb_agg(jsonb_build_object('version', d.version, 'note', d.note, 'link', d.link, 'delivered_at', d.delivered_at) order by d.version)
      from order_delivery d where d.order_id = o.id) as deliveries
   from orders o left join person_card other on other.user_id = case when o.client_id = $1 then o.freelancer_id else o.client_id end
   where (o.client_id = $1 or o.freelancer_id = $1) and ($2::uuid is null or o.id > $2) order by o.id limit $3`,
);
/** One's own from the moment they are written; those of others once they are shown. */
const reviews = statement(
  'export_reviews',
  `select r.id, o.number as order_number, case when r.author_id = $1 then 'you' else 'the other side' end as written_by, r.communication, r.quality, r.value, r.body,
     r.private_note, r.written_at, r.shown_at, r.reply, r.replied_at
   from review r join orders o on o.id = r.order_id
   where (r.author_id = $1 or (r.about_id = $1 and r.shown_at is not null)) and ($2::uuid is null or r.id > $2) order by r.id limit $3`,
);
const files = statement(
  'export_order_files',
  `select f.id, o.number, f.name, f.storage_key from order_file f join orders o on o.id = f.order_id
   where (f.uploader_id = $1 or (f.sent_at is not null and $1 in (o.client_id, o.freelancer_id))) and ($2::uuid is null or f.id > $2) order by f.id limit $3`,
);

/** A person's file name is only a name here: nothing in it leads anywhere. */
const safeName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cs}\\/:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120) || 'file';

async function* filesOf(db: Db, userId: string): AsyncGenerator<ExportFile> {
  for await (const { id, number, name, storage_key: key } of paged<{ id: string; number: string; name: string; storage_key: string }>(db, files, userId))
    yield { name: `orders/${number}/${id.slice(-6)}-${safeName(name)}`, key };
}

export const exportOfOrders = (db: Db, userId: string): Export => ({
  parts: [
    { name: 'orders', about: 'Orders you bought or sold: terms, answers, history and deliveries.', records: paged(db, orders, userId) },
    { name: 'reviews', about: 'Reviews you wrote, and those about you that are shown.', records: paged(db, reviews, userId) },
  ],
  files: filesOf(db, userId),
});

const dropUnsent = statement('order_files_unsent_drop', 'delete from order_file where uploader_id = $1 and sent_at is null returning storage_key');

const unnameScans = statement('file_scans_unname', 'update file_scan set uploader_id = null where uploader_id = $1');

/** What was sent belongs to the order and stays with the other side; what never was goes. */
export async function eraseFromOrders(tx: Tx, userId: string, context: Context): Promise<void> {
  const dropped = (await tx.rows<{ storage_key: string }>(dropUnsent, [userId])).map(({ storage_key: key }) => key);
  for (const key of dropped) await context.files.remove(key);
  await forgetScans(tx, dropped);
  await tx.rows(unnameScans, [userId]);
}
