import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Announcement } from '#kit/server/jobs/reactions.ts';
import type { Notice } from '#kit/notices.ts';
import type { Kept } from './preferences.ts';

/** What one person is to be notified of about one event. */
export interface NoticeRow {
  readonly id: string;
  readonly userId: string;
  readonly news: Announcement;
  /** The event and which of its notices it is: together with the person, the notice's key. */
  readonly name: string;
  readonly notice: Notice;
  readonly kept: Kept;
  readonly essential: boolean;
  readonly inApp: boolean;
  readonly byMail: boolean;
  readonly byPush: boolean;
}

const keyOf = (eventId: string, userId: string, name: string): string => `${eventId} ${userId} ${name}`;
const known = statement(
  'notification_known',
  `select event_id, user_id, event from notification n
   join unnest(:eventIds::bigint[], :userIds::uuid[], :events::text[]) as asked (event_id, user_id, event) using
     (event_id, user_id, event)`,
);

/** Keeps those not written before, so that a repeated batch notifies nobody twice. */
export async function unwritten(tx: Tx, notices: readonly NoticeRow[]): Promise<NoticeRow[]> {
  if (notices.length === 0) return [];
  const rows = await tx.rows(known, {
    eventIds: notices.map(({ news }) => news.id),
    userIds: notices.map(({ userId }) => userId),
    events: notices.map(({ name }) => name),
  });
  const seen = new Set(rows.map((row) => keyOf(row.event_id, row.user_id, row.event)));
  return notices.filter(({ news, userId, name }) => {
    const key = keyOf(news.id, userId, name);
    return !seen.has(key) && seen.add(key);
  });
}

const insert = statement(
  'notification_insert',
  `insert into notification (id, user_id, event_id, event, topic, group_key, facts, essential, in_app, letter_id, at,
    sent_by, sent_what, is_withdrawal, stage)
   select id, user_id, event_id, event, topic, group_key, facts, essential, in_app, letter_id, at, sent_by, sent_what,
     is_withdrawal, stage
   from jsonb_to_recordset(:ids) as one (id uuid, user_id uuid, event_id bigint, event text, topic text, group_key text,
     facts jsonb,
     essential boolean, in_app boolean, letter_id uuid, at timestamptz, sent_by text, sent_what text,
       is_withdrawal boolean, stage text) on conflict do nothing`,
);

/**
 * Also where the older event is handled after the newer. The same event again, such as a second delivery, comes after
 * its reader acted.
 */
const overtake = statement(
  'notification_overtake',
  `update notification n set read_at = :readAt, snoozed_until = null
   from (select distinct user_id, group_key
     from unnest(:userIds::uuid[], :groupKeys::text[]) as asked (user_id, group_key)) asked
   where n.user_id = asked.user_id and n.group_key = asked.group_key and n.stage is not null and n.stage not like '%end'
     and n.read_at is null
     and exists (select from notification later where later.user_id = n.user_id and later.group_key = n.group_key
       and later.stage in (n.stage, n.stage || ' end', 'end')
       and later.event_id > n.event_id and later.event <> n.event)`,
);

/** All in one statement, each put in its email. What they overtake is read. */
export async function writeNotices(
  tx: Tx,
  notices: readonly NoticeRow[],
  emails: ReadonlyMap<string, string>,
  context: Context,
): Promise<void> {
  const rows = notices.map(({ id, userId, news, name, notice: { topic, group, sent, stage }, essential, inApp }) => ({
    id,
    user_id: userId,
    event_id: news.id,
    event: name,
    topic,
    group_key: group.key,
    facts: news.facts,
    essential,
    in_app: inApp,
    letter_id: emails.get(id) ?? null,
    at: news.at,
    sent_by: sent?.by ?? null,
    sent_what: sent?.what ?? null,
    is_withdrawal: sent?.isWithdrawn === true,
    stage: stage ?? null,
  }));
  await tx.rows(insert, { ids: JSON.stringify(rows) });
  const staged = rows.filter((row) => row.stage !== null);
  if (staged.length > 0)
    await tx.rows(overtake, {
      userIds: staged.map((row) => row.user_id),
      groupKeys: staged.map((row) => row.group_key),
      readAt: context.clock(),
    });
}
