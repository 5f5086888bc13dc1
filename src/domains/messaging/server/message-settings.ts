/** What others see of someone's reading, and what they read while someone is away (decision 145). */
import { personCards } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { marksMoved } from '../events.ts';
import type { MessageSettings } from '../settings-contract.ts';
import { conversationTopic } from '../topics.ts';

const LONGEST_DAYS = 366;

const read = statement(
  'message_setting_read',
  `select user_id, shows_reading, to_char(away_until, 'YYYY-MM-DD') as away_until, away_text from message_setting
    where user_id = any(:userIds::uuid[])`,
);

const DEFAULTS: MessageSettings = { shows_reading: true, away_until: null, away_text: '' };

async function settingsOf(reads: Db | Tx, userIds: readonly string[]): Promise<(userId: string) => MessageSettings> {
  const rows = await reads.rows(read, { userIds });
  const known = new Map(
    rows.map(({ user_id: id, away_text: text, ...row }) => [id, { ...row, away_text: text ?? '' }]),
  );
  return (id) => known.get(id) ?? DEFAULTS;
}

export const mySettings = async (reads: Db | Tx, userId: string): Promise<MessageSettings> =>
  (await settingsOf(reads, [userId]))(userId);

const save = statement(
  'message_setting_save',
  `insert into message_setting (user_id, shows_reading, away_until, away_text)
    values (:userId, :showsReading, :day::text::date, :awayText)
   on conflict (user_id) do update set shows_reading = excluded.shows_reading, away_until = excluded.away_until,
     away_text = excluded.away_text`,
);

export async function saveSettings(
  tx: Tx,
  { userId }: Actor,
  wanted: MessageSettings,
  { clock }: Context,
): Promise<MessageSettings> {
  const now = clock().getTime();
  const { away_until: day, away_text: text } = wanted;
  const until = day === null ? null : Date.parse(day);
  // A day ends later west of here: yesterday is today for some.
  if (until !== null && until < now - 2 * DAY_MS) throw invalidField('away_until', 'Choose today or a later date.');
  if (until !== null && until > now + LONGEST_DAYS * DAY_MS)
    throw invalidField('away_until', 'Choose a date within a year.');
  if (until !== null && text === '') throw invalidField('away_text', 'Write what people should know.');
  await tx.rows(save, { userId, showsReading: wanted.shows_reading, day, awayText: day === null ? null : text });
  return mySettings(tx, userId);
}

export interface OtherNow {
  readonly shows_reading: boolean;
  readonly timezone: string | null;
  readonly away: { readonly until: string; readonly text: string } | null;
}

/** Of the other person of a conversation: what the reader may know of their day. Nobody's in a group. */
export async function otherNow(
  db: Db,
  userId: string,
  otherIds: readonly string[],
  { clock }: Context,
): Promise<OtherNow> {
  const [settingsFor, cards] = await Promise.all([settingsOf(db, [userId, ...otherIds]), personCards(db, otherIds)]);
  const [only, ...more] = otherIds;
  const showsReading = [userId, ...otherIds].every((id) => settingsFor(id).shows_reading);
  if (only === undefined || more.length > 0) return { shows_reading: showsReading, timezone: null, away: null };
  const { away_until: until, away_text: text } = settingsFor(only);
  const isAway = until !== null && Date.parse(until) > clock().getTime() - 1.5 * DAY_MS;
  return {
    shows_reading: showsReading,
    timezone: cards.get(only)?.timezone ?? null,
    away: isAway ? { until, text } : null,
  };
}

/** Rows that another command holds are left for the next time. */
const deliver = statement(
  'conversation_deliver',
  `with behind as (
     select m.conversation_id, c.last_seq from conversation_member m join conversation c on c.id = m.conversation_id
     where m.user_id = :userId and m.left_at is null and m.unread > 0 and m.delivered_seq < c.last_seq
       limit 200 for no key update of m skip locked)
   update conversation_member m set delivered_seq = behind.last_seq from behind
   where m.conversation_id = behind.conversation_id and m.user_id = :userId and m.delivered_seq < behind.last_seq
     returning m.conversation_id`,
);

export async function markDelivered(tx: Tx, { userId }: Actor): Promise<{ conversations: number }> {
  const moved = await tx.rows(deliver, { userId });
  for (const { conversation_id: id } of moved)
    announce(tx, marksMoved, { conversationId: id, userId }, [conversationTopic(id)]);
  return { conversations: moved.length };
}
