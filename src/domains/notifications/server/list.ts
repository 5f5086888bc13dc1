import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { cutPage, decodeCursor, type CursorPlace } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { NotificationItem } from '../contract.ts';
import { notificationsRead } from '../events.ts';

const PAGE_SIZE = 30;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Row {
  id: string;
  group_key: string;
  group_title: string;
  title: string;
  body: string;
  path: string;
  topic: string;
  at: Date;
  read_at: Date | null;
  count: number;
}

const list = statement(
  'notification_list',
  `select n.id, group_key, group_title, title, body, path, topic, at, read_at,
     case when read_at is not null then 1 else (select count(*)::int from notification o
       where o.user_id = n.user_id and o.in_app and o.read_at is null and o.group_key = n.group_key and o.event = n.event) end as count
   from notification n
   where user_id = $1 and in_app and (not $2::boolean or read_at is null) and ($3::timestamptz is null or (at, id) < ($3, $4::uuid))
   order by at desc, id desc limit $5`,
);
const unreadCount = statement('notification_unread', 'select count(*)::int as unread from notification where user_id = $1 and in_app and read_at is null');

export const unreadOf = async (reads: Db | Tx, userId: string): Promise<number> => (await reads.row<{ unread: number }>(unreadCount, [userId]))?.unread ?? 0;

function placeOf(cursor: string | undefined): CursorPlace | null {
  if (cursor === undefined) return null;
  const place = decodeCursor(cursor);
  if (place === null || !ID.test(place.id) || !/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(place.key) || Number.isNaN(Date.parse(place.key)))
    throw new Failure('invalid_shape', { fields: { cursor: ['This is not a cursor of this list.'] } });
  return place;
}

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  readonly filter?: 'all' | 'unread' | undefined;
}

export async function listOf(db: Db, { userId }: Actor, { cursor, limit = PAGE_SIZE, filter = 'all' }: Asked) {
  const place = placeOf(cursor);
  const rows = await db.rows<Row>(list, [userId, filter === 'unread', place?.key ?? null, place?.id ?? null, limit + 1]);
  const page = cutPage(rows, limit, ({ at, id }) => ({ key: at.toISOString(), id }));
  return { items: page.items.map(present), nextCursor: page.nextCursor, unread: await unreadOf(db, userId) };
}

const present = ({ id, group_key, group_title, title, body, path, topic, at, read_at, count }: Row): NotificationItem => ({
  id,
  group: { key: group_key, title: group_title },
  title,
  text: body,
  path,
  category: topic,
  at: at.toISOString(),
  readAt: read_at?.toISOString() ?? null,
  count,
});

/** Every tab and device of theirs reads again. */
const changed = (tx: Tx, userId: string): Promise<void> => announce(tx, notificationsRead, { userId }, [userTopic(userId)]);

const readOne = statement(
  'notification_read',
  'update notification set read_at = coalesce(read_at, $3) where id = $1 and user_id = $2 and in_app returning id',
);

export async function markRead(tx: Tx, { userId }: Actor, id: string, { clock }: Context): Promise<{ unread: number }> {
  if ((await tx.row(readOne, [id, userId, clock()])) === undefined) throw new Failure('not_found');
  await changed(tx, userId);
  return { unread: await unreadOf(tx, userId) };
}

const readAll = statement(
  'notification_read_all',
  'update notification set read_at = $2, read_batch = $3 where user_id = $1 and in_app and read_at is null returning id',
);

export async function markAllRead(tx: Tx, { userId }: Actor, { clock, makeId }: Context) {
  const batch = makeId();
  const marked = (await tx.rows(readAll, [userId, clock(), batch])).length;
  if (marked > 0) await changed(tx, userId);
  return { marked, batch: marked === 0 ? null : batch, unread: await unreadOf(tx, userId) };
}

const unreadAgain = statement(
  'notification_unread_again',
  'update notification set read_at = null, read_batch = null where user_id = $1 and read_batch = $2 returning id',
);

export async function undoMarkAll(tx: Tx, { userId }: Actor, batch: string): Promise<{ unread: number }> {
  if ((await tx.rows(unreadAgain, [userId, batch])).length === 0) throw new Failure('not_found');
  await changed(tx, userId);
  return { unread: await unreadOf(tx, userId) };
}
