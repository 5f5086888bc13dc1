import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import type { TopicKey } from '#kit/notice-topics.ts';
import type { NoticesByEvent } from '#kit/notices.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { NotificationItem } from '../contract.ts';
import { notificationsRead } from '../events.ts';
import { namesIn } from './names-in.ts';
import { wordingOf, type StoredNotice } from './wording.ts';

const PAGE_SIZE = 30;

interface Row extends StoredNotice {
  id: string;
  group_key: string;
  timezone: string;
  topic: TopicKey;
  at: Date;
  happened_at: Date | null;
  snoozed_until: Date | null;
  read_at: Date | null;
}

const list = statement(
  'notification_list',
  `select n.id, group_key, event, facts, group_title, title, body, path, topic, at, happened_at, snoozed_until, read_at,
    p.timezone
   from notification n join notified_person p using (user_id)
   where user_id = :userId and in_app and (:filter::text <> 'unread' or read_at is null)
     and (snoozed_until is not null) = (:filter = 'snoozed')
     and (:at::timestamptz is null or (at, id) < (:at, :id::uuid))
   order by at desc, id desc limit :limit`,
);
const unreadCount = statement(
  'notification_unread',
  'select count(*)::int as unread from notification where user_id = :userId and in_app and read_at is null and snoozed_until is null',
);
const snoozedCount = statement(
  'notification_snoozed_count',
  'select count(*)::int as snoozed from notification where user_id = :userId and snoozed_until is not null',
);

export const unreadOf = async (reads: Db | Tx, userId: string): Promise<number> =>
  (await reads.row(unreadCount, { userId }))?.unread ?? 0;

interface Asked extends PageAsked {
  readonly filter?: 'all' | 'unread' | 'snoozed' | undefined;
}

export async function listOf(
  db: Db,
  { userId }: Actor,
  { cursor, limit = PAGE_SIZE, filter = 'all' }: Asked,
  { notices }: Context,
) {
  const place = placeOf(cursor);
  const rows = await db.rows(list, { userId, filter, at: place?.key ?? null, id: place?.id ?? null, limit: limit + 1 });
  const page = cutPage(rows, limit, ({ at, id }) => ({ key: at.toISOString(), id }));
  const snoozed = (await db.row(snoozedCount, { userId }))?.snoozed ?? 0;
  const names = await namesIn(db, page.items);
  return {
    items: page.items.map((row) => present(row, names, notices)),
    next_cursor: page.next_cursor,
    unread: await unreadOf(db, userId),
    snoozed,
  };
}

function present(
  { id, group_key, topic, at, happened_at, snoozed_until, read_at, timezone, ...notice }: Row,
  names: ReadonlyMap<string, string>,
  notices: NoticesByEvent | undefined,
): NotificationItem {
  const { group_title, title, body, path, action } = wordingOf(notice, { zone: timezone, names }, notices);
  return {
    id,
    group: { key: group_key, title: group_title },
    title,
    text: body,
    path,
    category: topic,
    at: (happened_at ?? at).toISOString(),
    read_at: read_at?.toISOString() ?? null,
    action,
    snoozed_until: snoozed_until?.toISOString() ?? null,
  };
}

/** Every tab and device of the person reads again. */
export const changed = (tx: Tx, userId: string): void =>
  announce(tx, notificationsRead, { userId }, [userTopic(userId)]);

const readOne = statement(
  'notification_read',
  `update notification set read_at = coalesce(read_at, :readAt), snoozed_until = null
    where id = :id and user_id = :userId
   returning event, facts, group_title, title, body, path`,
);

/** Also what is not in the list: a push opens it. */
export async function markRead(
  tx: Tx,
  { userId }: Actor,
  id: string,
  { clock, notices }: Context,
): Promise<{ unread: number; path: string }> {
  const row = await tx.row(readOne, { id, userId, readAt: clock() });
  if (row === undefined)
    throw new Failure('not_found', { message: 'This notification is gone, or belongs to another account.' });
  changed(tx, userId);
  return { unread: await unreadOf(tx, userId), path: wordingOf(row, { zone: 'UTC' }, notices).path };
}

const readAll = statement(
  'notification_read_all',
  `update notification set read_at = :readAt, read_batch = :batch
   where user_id = :userId and in_app and read_at is null and snoozed_until is null returning id`,
);

export async function markAllRead(tx: Tx, { userId }: Actor, { clock, makeId }: Context) {
  const batch = makeId();
  const marked = (await tx.rows(readAll, { userId, readAt: clock(), batch })).length;
  if (marked > 0) changed(tx, userId);
  return { marked, batch: marked === 0 ? null : batch, unread: await unreadOf(tx, userId) };
}

const unreadAgain = statement(
  'notification_unread_again',
  'update notification set read_at = null, read_batch = null where user_id = :userId and read_batch = :batch returning id',
);

export async function undoMarkAll(tx: Tx, { userId }: Actor, batch: string): Promise<{ unread: number }> {
  if ((await tx.rows(unreadAgain, { userId, batch })).length === 0) throw new Failure('not_found');
  changed(tx, userId);
  return { unread: await unreadOf(tx, userId) };
}
