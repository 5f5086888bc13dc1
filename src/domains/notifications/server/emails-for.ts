import { after } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announceAll } from '#kit/server/jobs/announce.ts';
import { setTimers } from '#kit/server/jobs/timers.ts';
import { essentialEmailDue, emailDue } from '../events.ts';
import { nextDigest, ONE_PER_GROUP_MS, outsideQuietHours } from '../schedule.ts';
import { EMAIL_TIMER } from './send-email.ts';
import type { NoticeRow } from './notice-rows.ts';

interface Wanted {
  readonly id: string;
  readonly userId: string;
  readonly slot: string;
  readonly address: string | null;
  readonly essential: boolean;
  readonly dueAt: Date;
}

/** What one email collects: all that one sender sends this person, or else the notices of one group. */
const collected = ({ notice: { sent, group } }: NoticeRow): string =>
  sent === undefined ? group.key : `from:${sent.by}`;
/** What someone sent is never alone, however urgent: a dozen offers would be a dozen emails (decision 171). */
const goesAlone = ({ essential, notice: { isImmediate, sent } }: NoticeRow): boolean =>
  essential || (isImmediate === true && sent === undefined);
const waitsForDigest = ({ notice: { isImmediate }, kept: { digest } }: NoticeRow): boolean =>
  digest !== 'off' && isImmediate !== true;
const keyOf = (userId: string, slot: string): string => `${userId} ${slot}`;
/**
 * After a restore none joins what was open then: it may have left, and a second email of one id is thrown away as a
 * copy (JOB-4).
 */
const slotOf = (row: NoticeRow, { restoredFrom = null }: Context): string => {
  const slot = goesAlone(row) ? `notice:${row.id}` : waitsForDigest(row) ? 'digest' : collected(row);
  return restoredFrom === null ? slot : `${slot} after ${restoredFrom.toISOString()}`;
};

const open = statement(
  'notification_emails_for',
  `insert into notification_letter (id, user_id, slot, address, due_at, created_at)
   select id, user_id, slot, address, due_at, :now
     from unnest(:ids::uuid[], :userIds::uuid[], :slots::text[], :addresses::text[],
   :dueAts::timestamptz[]) as one (id, user_id, slot, address, due_at)
   on conflict (user_id, slot) where sent_at is null and dropped_at is null do update set slot = excluded.slot
     returning id, user_id, slot`,
);

/**
 * The email each notice goes into: one of its own for security, money and deadlines, the one that collects its sender's
 * or its group's notices, or the digest. Open emails are locked, so that none is sent before its new notices are
 * written.
 */
export async function emailsFor(tx: Tx, notices: readonly NoticeRow[], context: Context): Promise<Map<string, string>> {
  if (notices.length === 0) return new Map();
  const now = context.clock();
  const lastSent = await lastSentOf(tx, notices);
  const wanted = new Map<string, Wanted>();
  for (const row of notices) {
    const { userId, essential, notice } = row;
    const slot = slotOf(row, context);
    if (wanted.has(keyOf(userId, slot))) continue;
    const dueAt = essential ? now : timeFor(row, lastSent.get(keyOf(userId, collected(row))) ?? null, now);
    wanted.set(keyOf(userId, slot), {
      id: context.makeId(),
      userId,
      slot,
      address: notice.address ?? null,
      essential,
      dueAt,
    });
  }
  // Two batches that open the same emails take them in the same order.
  const all = [...wanted.values()].toSorted((a, b) => (keyOf(a.userId, a.slot) < keyOf(b.userId, b.slot) ? -1 : 1));
  const used = await tx.rows(open, {
    ids: all.map(({ id }) => id),
    userIds: all.map(({ userId }) => userId),
    slots: all.map(({ slot }) => slot),
    addresses: all.map(({ address }) => address),
    dueAts: all.map(({ dueAt }) => dueAt),
    now,
  });
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
  announceAll(tx, essentialEmailDue, factsOf(due.filter(({ essential }) => essential)));
  announceAll(tx, emailDue, factsOf(due.filter(({ essential }) => !essential)));
  setTimers(
    tx,
    EMAIL_TIMER,
    opened.filter(({ dueAt }) => dueAt > now).map(({ id, dueAt }) => ({ subject: id, firesAt: dueAt })),
  );
}

const lastSent = statement(
  'notification_emails_last',
  `select n.user_id, n.group_key as "key!", max(l.sent_at) as at
    from unnest(:userIds::uuid[], :groupKeys::text[]) as asked (user_id, group_key)
   join notification n using (user_id, group_key) join notification_letter l on l.id = n.letter_id
   where n.in_app and n.read_at is null and not n.essential and n.sent_by is null group by n.user_id, n.group_key
   union all
   select n.user_id, 'from:' || n.sent_by, max(l.sent_at) from unnest(:userIds, :groupKeys) as asked (user_id, key)
   join notification n on n.user_id = asked.user_id and n.sent_by = substr(asked.key, 6)
     join notification_letter l on l.id = n.letter_id
   where starts_with(asked.key, 'from:') group by n.user_id, n.sent_by`,
);

/** When the latest email about a group left, of groups with something unread; and about a sender, read or not. */
async function lastSentOf(tx: Tx, notices: readonly NoticeRow[]): Promise<Map<string, Date | null>> {
  const wanted = new Map(
    notices
      .filter((row) => !goesAlone(row) && !waitsForDigest(row))
      .map((row) => [keyOf(row.userId, collected(row)), row]),
  );
  const all = [...wanted.values()];
  if (all.length === 0) return new Map();
  const rows = await tx.rows(lastSent, { userIds: all.map(({ userId }) => userId), groupKeys: all.map(collected) });
  return new Map(rows.map((row) => [keyOf(row.user_id, row.key), row.at]));
}

function timeFor(row: NoticeRow, last: Date | null, now: Date): Date {
  const { digest, quietHours, timeZone } = row.kept;
  if (goesAlone(row)) return outsideQuietHours(now, quietHours, timeZone);
  if (digest !== 'off' && waitsForDigest(row))
    return outsideQuietHours(nextDigest(now, digest, timeZone), quietHours, timeZone);
  const next = last === null ? now : after(last, ONE_PER_GROUP_MS);
  return outsideQuietHours(next > now ? next : now, quietHours, timeZone);
}
