import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { letterOf, type Told } from './letter.ts';
import { LETTER_TIMER } from './tell.ts';

/** News older than this is on the list and needs no letter any more; notices of safety are kept longer (JOB-4). */
const STALE_MS = 3 * DAY_MS;
const STALE_ESSENTIAL_MS = 14 * DAY_MS;

interface Claimed {
  user_id: string;
  address: string | null;
  email: string | null;
  due_at: Date;
  tries: number;
}

/** From here on nothing joins it: what comes now opens the next letter. */
const claim = statement(
  'notification_letter_claim',
  `update notification_letter l set tries = tries + 1, slot = 'sending:' || l.id
   where l.id = $1 and sent_at is null and dropped_at is null
   returning user_id, address, due_at, tries, (select email from notified_person p where p.user_id = l.user_id) as email`,
);
const contents = statement(
  'notification_letter_contents',
  `select topic, title, body, path, essential from notification where letter_id = $1 and (essential or not in_app or read_at is null) order by at, id`,
);
const drop = statement('notification_letter_drop', 'update notification_letter set dropped_at = $2 where id = $1');
const done = statement('notification_letter_sent', 'update notification_letter set sent_at = $2 where id = $1');

/** Sends what is still unread. A mail server that does not answer is asked again later, for days if need be. */
export async function sendLetter(letterId: string, context: Context): Promise<void> {
  const { database, mail, clock, log } = context;
  const letter = await database.transact((tx) => tx.row<Claimed>(claim, [letterId]));
  if (letter === undefined) return;
  const told = await context.db.rows<Told & { essential: boolean }>(contents, [letterId]);
  const to = letter.address ?? letter.email;
  const lifeMs = told.some(({ essential }) => essential) ? STALE_ESSENTIAL_MS : STALE_MS;
  if (to === null || told.length === 0 || clock().getTime() - letter.due_at.getTime() > lifeMs) {
    await database.transact((tx) => tx.rows(drop, [letterId, clock()]));
    return;
  }
  try {
    await mail.send(letterOf(to, letter.user_id, told, context));
  } catch (error) {
    log.warn({ err: error, letterId }, 'a letter waits for the mail server');
    const waitMs = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(letter.tries - 1, 6));
    await database.transact((tx) => setTimer(tx, LETTER_TIMER, letterId, after(clock(), waitMs)));
    return;
  }
  await database.transact((tx) => tx.rows(done, [letterId, clock()]));
}
