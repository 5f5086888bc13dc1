import type { Actor } from '#kit/actor.ts';
import type { TopicKey } from '#kit/notice-topics.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { changed, unreadOf } from './list.ts';
import { wordingOf } from './wording.ts';

/** Their pages are opened for other reasons, and do not show what happened. */
const READ_ONLY_THEMSELVES: readonly TopicKey[] = ['security', 'operations', 'standing'];

const unread = statement(
  'notification_unread_pages',
  `select id, event, facts, group_title, title, body, path from notification
   where user_id = :userId and in_app and read_at is null and snoozed_until is null and topic <> all (:topics::text[])
     order by at desc, id desc limit 500`,
);
const read = statement(
  'notification_read_these',
  'update notification set read_at = :readAt where id = any (:ids::uuid[])',
);

/** A conversation, in whichever screen, or the page of an address. The rest, such as a tab, is a place on it. */
function thingAt(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://page.invalid');
  return searchParams.get('conversation') ?? pathname;
}

/** The page is open, so what leads to it is no longer news (NTF-2). */
export async function markPageRead(
  tx: Tx,
  { userId }: Actor,
  path: string,
  { clock, notices }: Context,
): Promise<{ marked: number; unread: number }> {
  const here = thingAt(path);
  const leadHere = (await tx.rows(unread, { userId, topics: READ_ONLY_THEMSELVES })).filter(
    (row) => thingAt(wordingOf(row, { zone: 'UTC' }, notices).path) === here,
  );
  if (leadHere.length > 0) {
    await tx.rows(read, { ids: leadHere.map(({ id }) => id), readAt: clock() });
    changed(tx, userId);
  }
  return { marked: leadHere.length, unread: await unreadOf(tx, userId) };
}
