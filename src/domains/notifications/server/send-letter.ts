import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { LetterRefused } from '#kit/server/mail/mail.ts';
import { letterOf, type Told } from './letter.ts';

export const LETTER_TIMER = 'notifications.letter';
export const ESSENTIAL_LETTER_TIMER = 'notifications.essential_letter';

/** News older than this is on the list and needs no letter any more; notices of safety are kept longer (JOB-4). */
const STALE_MS = 3 * DAY_MS;
const STALE_ESSENTIAL_MS = 14 * DAY_MS;

/** Longer than an attempt can take: each step with the mail server is given up after 30 seconds. */
const ATTEMPT_MS = 5 * MINUTE_MS;

interface Claimed {
  user_id: string;
  address: string | null;
  email: string | null;
  due_at: Date;
  tries: number;
  /** Of the attempt before, when its end was never written. */
  cut_off_at: Date | null;
}

/** From here on nothing joins it: what comes now opens the next letter. One attempt at a time. */
const claim = statement(
  'notification_letter_claim',
  `with before as (select id, trying_since from notification_letter where id = $1 and sent_at is null and dropped_at is null for update)
   update notification_letter l set tries = tries + 1, slot = 'sending:' || l.id, trying_since = $2
   from before where l.id = before.id and (before.trying_since is null or before.trying_since <= $3)
   returning l.user_id, l.address, l.due_at, l.tries, before.trying_since as cut_off_at,
     (select email from notified_person p where p.user_id = l.user_id) as email`,
);
const underWay = statement(
  'notification_letter_under_way',
  'select trying_since from notification_letter where id = $1 and sent_at is null and dropped_at is null',
);
const contents = statement(
  'notification_letter_contents',
  `select topic, group_title, title, body, path, essential, in_app from notification where letter_id = $1 and (essential or not in_app or read_at is null) and ($2::timestamptz is null or at > $2) order by at, id`,
);
const drop = statement('notification_letter_drop', 'update notification_letter set dropped_at = $2, trying_since = null where id = $1');
const done = statement('notification_letter_sent', 'update notification_letter set sent_at = $2, trying_since = null where id = $1');
const rest = statement('notification_letter_rest', 'update notification_letter set trying_since = null where id = $1');

interface Content extends Told {
  readonly essential: boolean;
  readonly in_app: boolean;
}

/**
 * Sends what is still unread. A mail server that does not answer is asked again later, for days if need be; one that
 * refuses for good is not. When a worker died during an attempt, nobody knows whether the letter left: what also stands
 * on the person's list is not sent again, and what stands nowhere else, or is about safety, is, under the same Message-ID.
 * In a restored instance nothing from before the backup is sent: the one it was taken of has sent it, or could have (JOB-4).
 */
export async function sendLetter(letterId: string, context: Context): Promise<void> {
  const { database, mail, clock, log } = context;
  const letter = await database.transact((tx) => tx.row<Claimed>(claim, [letterId, clock(), after(clock(), -ATTEMPT_MS)]));
  if (letter === undefined) return lookAgain(letterId, context);
  const told = await context.db.rows<Content>(contents, [letterId, context.restoredFrom ?? null]);
  const to = letter.address ?? letter.email;
  const isEssential = told.some(({ essential }) => essential);
  const lifeMs = isEssential ? STALE_ESSENTIAL_MS : STALE_MS;
  const mayHaveLeft = letter.cut_off_at !== null && told.every(({ essential, in_app }) => in_app && !essential);
  if (to === null || told.length === 0 || mayHaveLeft || clock().getTime() - letter.due_at.getTime() > lifeMs) {
    if (mayHaveLeft) log.warn({ letterId }, 'a letter may have left before its worker ended; it is not sent again');
    await database.transact((tx) => tx.rows(drop, [letterId, clock()]));
    return;
  }
  try {
    await mail.send({ ...letterOf(to, letter.user_id, told, context), id: letterId });
  } catch (error) {
    if (error instanceof LetterRefused) {
      log.error({ err: error, letterId }, 'the mail server refused a letter for good');
      await database.transact((tx) => tx.rows(drop, [letterId, clock()]));
      return;
    }
    log.warn({ err: error, letterId }, 'a letter waits for the mail server');
    const waitMs = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(letter.tries - 1, 6));
    await database.transact(async (tx) => {
      await tx.rows(rest, [letterId]);
      await setTimer(tx, isEssential ? ESSENTIAL_LETTER_TIMER : LETTER_TIMER, letterId, after(clock(), waitMs));
    });
    return;
  }
  await database.transact((tx) => tx.rows(done, [letterId, clock()]));
}

/** Somebody is at it, or died at it: once no attempt can still be going on, it is known which. */
async function lookAgain(letterId: string, { database, clock }: Context): Promise<void> {
  await database.transact(async (tx) => {
    const row = await tx.row<{ trying_since: Date | null }>(underWay, [letterId]);
    if (row !== undefined) await setTimer(tx, LETTER_TIMER, letterId, after(row.trying_since ?? clock(), ATTEMPT_MS));
  });
}
