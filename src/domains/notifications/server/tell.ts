import { after } from '#kit/clock.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { News } from '#kit/server/jobs/reactions.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { catalogue } from '../catalogue.ts';
import { whenIn, type Telling } from '../catalogue/telling.ts';
import { letterDue, notificationsArrived } from '../events.ts';
import { nextDigest, ONE_PER_GROUP_MS, outsideQuietHours } from '../schedule.ts';
import { topicOf } from '../topics.ts';
import { preferencesOf, wants, type Kept } from './preferences.ts';

export const LETTER_TIMER = 'notifications.letter';
const described = new Map(catalogue.map((one) => [one.kind.name, one]));
const operators = statement('notified_operators', "select distinct user_id from notified_staff where role in ('owner', $1)");

/** Writes what people are told about an event. Run again it changes nothing: a row per event and person. */
export async function tellAll(event: string, facts: unknown, context: Context, news: News): Promise<void> {
  const tellingsIn = (zone: string): readonly Telling[] => described.get(event)?.tell(facts as never, whenIn(zone)) ?? [];
  await context.database.transact(async (tx) => {
    for (const [place, { to, staff }] of tellingsIn('UTC').entries()) {
      const people = to === 'operators' ? (await tx.rows<{ user_id: string }>(operators, [staff ?? 'owner'])).map((one) => one.user_id) : [to];
      const name = place === 0 ? event : `${event}#${place}`;
      for (const userId of people) await tellOne(tx, userId, (zone) => tellingsIn(zone)[place], { name, ...news }, context);
    }
  });
}

const insert = statement(
  'notification_insert',
  `insert into notification (id, user_id, event_id, event, topic, group_key, group_title, title, body, path, essential, in_app, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning id`,
);
const putIn = statement('notification_put_in_letter', 'update notification set letter_id = $2 where id = $1');

/** In the words of whoever is told: an hour of the day is read on their own clock. */
type TellingIn = (zone: string) => Telling | undefined;

async function tellOne(tx: Tx, userId: string, tellingIn: TellingIn, event: News & { name: string }, context: Context): Promise<void> {
  const kept = await preferencesOf(tx, userId);
  const telling = kept === null ? undefined : tellingIn(kept.timeZone);
  if (kept === null || telling === undefined) return;
  const { topic, group, title, text, path, only } = telling;
  const inApp = only !== 'mail' && wants(kept, topic, 'inApp');
  const byMail = only !== 'in_app' && wants(kept, topic, 'mail');
  if (!inApp && !byMail) return;
  const essential = topicOf(topic).essential !== null;
  const id = context.makeId();
  const row = [id, userId, event.id, event.name, topic, group.key, group.title, title, text, path, essential, inApp, event.at];
  if ((await tx.row(insert, row)) === undefined) return;
  if (byMail) await tx.rows(putIn, [id, await letterFor(tx, userId, telling, essential, kept, id, context)]);
  if (inApp) await announce(tx, notificationsArrived, { userId }, [userTopic(userId)]);
}

const open = statement(
  'notification_letter_for',
  `insert into notification_letter (id, user_id, slot, address, due_at, created_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (user_id, slot) where sent_at is null and dropped_at is null do update set slot = excluded.slot returning id`,
);
const lastSent = statement(
  'notification_letter_last',
  `select max(l.sent_at) as at from notification_letter l join notification n on n.letter_id = l.id
   where l.user_id = $1 and n.group_key = $2 and not n.essential and n.in_app and n.read_at is null`,
);

/** The letter this goes into: one of its own at once, the one that collects its group's news, or the digest. */
async function letterFor(tx: Tx, userId: string, telling: Telling, essential: boolean, kept: Kept, id: string, context: Context): Promise<string> {
  const now = context.clock();
  const slot = essential ? `notice:${id}` : kept.digest === 'off' ? telling.group.key : 'digest';
  const dueAt = essential ? now : await timeFor(tx, userId, telling.group.key, kept, now);
  const letterId = context.makeId();
  const used = await tx.row<{ id: string }>(open, [letterId, userId, slot, telling.address ?? null, dueAt, now]);
  if (used?.id !== letterId) return used?.id ?? letterId;
  if (dueAt > now) await setTimer(tx, LETTER_TIMER, letterId, dueAt);
  else await announce(tx, letterDue, { letterId });
  return letterId;
}

async function timeFor(tx: Tx, userId: string, group: string, kept: Kept, now: Date): Promise<Date> {
  const { digest, quietHours, timeZone } = kept;
  if (digest !== 'off') return outsideQuietHours(nextDigest(now, digest, timeZone), quietHours, timeZone);
  const last = (await tx.row<{ at: Date | null }>(lastSent, [userId, group]))?.at ?? null;
  const next = last === null ? now : after(last, ONE_PER_GROUP_MS);
  return outsideQuietHours(next > now ? next : now, quietHours, timeZone);
}
