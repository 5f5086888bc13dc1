import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Announcement } from '#kit/server/jobs/reactions.ts';
import type { Telling } from '../catalogue/telling.ts';
import type { Kept } from './preferences.ts';

/** What one person is to be told about one event. */
export interface Notice {
  readonly id: string;
  readonly userId: string;
  readonly news: Announcement;
  /** The event, and which of its tellings: with the person, what makes it this notice and no other. */
  readonly name: string;
  readonly telling: Telling;
  readonly kept: Kept;
  readonly essential: boolean;
  readonly inApp: boolean;
  readonly byMail: boolean;
}

const keyOf = (eventId: string, userId: string, name: string): string => `${eventId} ${userId} ${name}`;
const known = statement(
  'notification_known',
  `select event_id, user_id, event from notification n
   join unnest($1::bigint[], $2::uuid[], $3::text[]) as asked (event_id, user_id, event) using (event_id, user_id, event)`,
);

/** Those that were not written before: a batch that is tried again, or comes twice, tells nobody twice. */
export async function untold(tx: Tx, notices: readonly Notice[]): Promise<Notice[]> {
  const values = [notices.map(({ news }) => news.id), notices.map(({ userId }) => userId), notices.map(({ name }) => name)];
  const rows = notices.length === 0 ? [] : await tx.rows<{ event_id: string; user_id: string; event: string }>(known, values);
  const seen = new Set(rows.map((row) => keyOf(row.event_id, row.user_id, row.event)));
  return notices.filter(({ news, userId, name }) => {
    const key = keyOf(news.id, userId, name);
    return !seen.has(key) && seen.add(key);
  });
}

const insert = statement(
  'notification_insert',
  `insert into notification (id, user_id, event_id, event, topic, group_key, group_title, title, body, path, essential, in_app, letter_id, at)
   select id, user_id, event_id, event, topic, group_key, group_title, title, body, path, essential, in_app, letter_id, at
   from jsonb_to_recordset($1) as one (id uuid, user_id uuid, event_id bigint, event text, topic text, group_key text, group_title text, title text, body text,
     path text, essential boolean, in_app boolean, letter_id uuid, at timestamptz) on conflict do nothing`,
);

/** All in one statement, each put in its letter. */
export async function writeNotices(tx: Tx, notices: readonly Notice[], letters: ReadonlyMap<string, string>): Promise<void> {
  const rows = notices.map(({ id, userId, news, name, telling: { topic, group, title, text, path }, essential, inApp }) => ({
    id,
    user_id: userId,
    event_id: news.id,
    event: name,
    topic,
    group_key: group.key,
    group_title: group.title,
    title,
    body: text,
    path,
    essential,
    in_app: inApp,
    letter_id: letters.get(id) ?? null,
    at: news.at,
  }));
  await tx.rows(insert, [JSON.stringify(rows)]);
}
