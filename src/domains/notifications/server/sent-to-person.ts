import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { TOPICS } from '#kit/notice-topics.ts';
import { cutPage, isInstant, placeOf, type PageAsked } from '#kit/paging.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { sentToPerson } from '../staff-contract.ts';

const PAGE_SIZE = 25;

const list = statement(
  'notifications_sent_to',
  `select n.id, n.topic, n.event, n.at, n.in_app, n.read_at, n.letter_id is not null as "is_emailed!", l.sent_at,
    l.dropped_at
   from notification n left join notification_letter l on l.id = n.letter_id
   where n.user_id = :userId and (:at::timestamptz is null or (n.at, n.id) < (:at::timestamptz, :id::uuid))
     order by n.at desc, n.id desc limit :limit`,
);

/** "order.ended_by_operator#1" is which of its notices; people read "Order ended by operator". */
function eventInWords(event: string): string {
  const words = event.replace(/[#:].*$/, '').replaceAll(/[._]/g, ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export async function readSentTo(
  db: Db,
  actor: Actor,
  id: string,
  { cursor, limit = PAGE_SIZE }: PageAsked,
  context: Context,
): Promise<DataOf<typeof sentToPerson>> {
  await recordStaffRead(context, actor, 'notification.list', { type: 'account', id });
  const place = placeOf(cursor, { key: isInstant });
  const rows = await db.rows(list, { userId: id, at: place?.key ?? null, id: place?.id ?? null, limit: limit + 1 });
  const page = cutPage(rows, limit, (row) => ({ key: row.at.toISOString(), id: row.id }));
  return {
    items: page.items.map(({ is_emailed: isEmailed, sent_at: sentAt, dropped_at: droppedAt, ...row }) => ({
      id: row.id,
      topic: TOPICS[row.topic].title,
      event: eventInWords(row.event),
      at: row.at.toISOString(),
      in_app: row.in_app,
      read_at: row.read_at?.toISOString() ?? null,
      email: !isEmailed ? 'none' : sentAt !== null ? 'sent' : droppedAt !== null ? 'dropped' : 'waiting',
      emailed_at: sentAt?.toISOString() ?? null,
    })),
    next_cursor: page.next_cursor,
  };
}
