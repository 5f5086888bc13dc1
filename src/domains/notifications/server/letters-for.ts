import { after } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announceAll } from '#kit/server/jobs/announce.ts';
import { setTimers } from '#kit/server/jobs/timers.ts';
import { essentialLetterDue, letterDue } from '../events.ts';
import { nextDigest, ONE_PER_GROUP_MS, outsideQuietHours } from '../schedule.ts';
import { LETTER_TIMER } from './send-letter.ts';
import type { Notice } from './notice-rows.ts';

interface Wanted {
  readonly id: string;
  readonly userId: string;
  readonly slot: string;
  readonly address: string | null;
  readonly essential: boolean;
  readonly dueAt: Date;
}

const keyOf = (userId: string, slot: string): string => `${userId} ${slot}`;
/** After a restore none joins what was open then: it may have left, and a second email of one id is thrown away as a copy (JOB-4). */
const slotOf = ({ id, essential, kept, telling }: Notice, { restoredFrom = null }: Context): string => {
  const slot = essential ? `notice:${id}` : kept.digest === 'off' ? telling.group.key : 'digest';
  return restoredFrom === null ? slot : `${slot} after ${restoredFrom.toISOString()}`;
};

const open = statement(
  'notification_letters_for',
  `insert into notification_letter (id, user_id, slot, address, due_at, created_at)
   select id, user_id, slot, address, due_at, $6 from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::timestamptz[]) as one (id, user_id, slot, address, due_at)
   on conflict (user_id, slot) where sent_at is null and dropped_at is null do update set slot = excluded.slot returning id, user_id, slot`,
);

/**
 * The letter each notice goes into: one of its own at once, the one that collects its group's news, or the digest. Those
 * that are open are locked: nobody sends one before what is put in has been written.
 */
export async function lettersFor(tx: Tx, notices: readonly Notice[], context: Context): Promise<Map<string, string>> {
  if (notices.length === 0) return new Map();
  const now = context.clock();
  const lastSent = await lastSentOf(tx, notices);
  const wanted = new Map<string, Wanted>();
  for (const notice of notices) {
    const { userId, essential, telling } = notice;
    const slot = slotOf(notice, context);
    if (wanted.has(keyOf(userId, slot))) continue;
    const dueAt = essential ? now : timeFor(notice, lastSent.get(keyOf(userId, telling.group.key)) ?? null, now);
    wanted.set(keyOf(userId, slot), { id: context.makeId(), userId, slot, address: telling.address ?? null, essential, dueAt });
  }
  // Two batches that open the same letters take them in the same order.
  const all = [...wanted.values()].toSorted((a, b) => (keyOf(a.userId, a.slot) < keyOf(b.userId, b.slot) ? -1 : 1));
  const column = (of: (one: Wanted) => unknown): unknown[] => all.map(of);
  const columns = [
    column(({ id }) => id),
    column(({ userId }) => userId),
    column(({ slot }) => slot),
    column(({ address }) => address),
    column(({ dueAt }) => dueAt),
  ];
  const used = await tx.rows<{ id: string; user_id: string; slot: string }>(open, [...columns, now]);
  const ids = new Map(used.map((row) => [keyOf(row.user_id, row.slot), row.id]));
  await sendInTime(
    tx,
    all.filter(({ id, userId, slot }) => ids.get(keyOf(userId, slot)) === id),
    now,
  );
  return new Map(notices.map((notice) => [notice.id, ids.get(keyOf(notice.userId, slotOf(notice, context))) ?? '']));
}

async function sendInTime(tx: Tx, opened: readonly Wanted[], now: Date): Promise<void> {
  const due = opened.filter(({ dueAt }) => dueAt <= now);
  const factsOf = (all: readonly Wanted[]) => all.map(({ id }) => ({ facts: { letterId: id } }));
  await announceAll(tx, essentialLetterDue, factsOf(due.filter(({ essential }) => essential)));
  await announceAll(tx, letterDue, factsOf(due.filter(({ essential }) => !essential)));
  await setTimers(
    tx,
    LETTER_TIMER,
    opened.filter(({ dueAt }) => dueAt > now).map(({ id, dueAt }) => ({ subject: id, firesAt: dueAt })),
  );
}

const lastSent = statement(
  'notification_letters_last',
  `select n.user_id, n.group_key, max(l.sent_at) as at from unnest($1::uuid[], $2::text[]) as asked (user_id, group_key)
   join notification n using (user_id, group_key) join notification_letter l on l.id = n.letter_id
   where n.in_app and n.read_at is null and not n.essential group by n.user_id, n.group_key`,
);

/** When the latest letter about a group left, of groups with something unread. */
async function lastSentOf(tx: Tx, notices: readonly Notice[]): Promise<Map<string, Date | null>> {
  const groups = new Map(
    notices
      .filter(({ essential, kept }) => !essential && kept.digest === 'off')
      .map(({ userId, telling }) => [keyOf(userId, telling.group.key), { userId, group: telling.group.key }]),
  );
  const all = [...groups.values()];
  if (all.length === 0) return new Map();
  const rows = await tx.rows<{ user_id: string; group_key: string; at: Date | null }>(lastSent, [
    all.map(({ userId }) => userId),
    all.map(({ group }) => group),
  ]);
  return new Map(rows.map((row) => [keyOf(row.user_id, row.group_key), row.at]));
}

function timeFor({ kept: { digest, quietHours, timeZone } }: Notice, last: Date | null, now: Date): Date {
  if (digest !== 'off') return outsideQuietHours(nextDigest(now, digest, timeZone), quietHours, timeZone);
  const next = last === null ? now : after(last, ONE_PER_GROUP_MS);
  return outsideQuietHours(next > now ? next : now, quietHours, timeZone);
}
