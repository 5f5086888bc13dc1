import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { EmailOutcomeUnknown, EmailRefused } from '#kit/server/mail/mail.ts';
import { namesIn } from './names-in.ts';
import { notificationEmail } from './notification-email.ts';
import { wordingOf } from './wording.ts';

export const EMAIL_TIMER = 'notifications.letter';
export const ESSENTIAL_EMAIL_TIMER = 'notifications.essential_letter';

/** Older notifications are in the app and no longer emailed; security notices are kept longer (JOB-4). */
const STALE_MS = 3 * DAY_MS;
const STALE_ESSENTIAL_MS = 14 * DAY_MS;

/** Longer than an attempt can take (`outboundLimits.smtp`). */
const ATTEMPT_MS = 5 * MINUTE_MS;

/** From here on nothing is added to it: later notices open the next email. One attempt at a time. */
const claim = statement(
  'notification_email_claim',
  `with before as (select id, trying_since from notification_letter where id = :emailId and sent_at is null
    and dropped_at is null for update)
   update notification_letter l set tries = tries + 1, slot = 'sending:' || l.id, trying_since = :tryingSince
   from before where l.id = before.id and (before.trying_since is null or before.trying_since <= :cutOffBefore)
   returning l.user_id, l.address, l.due_at, l.tries, before.trying_since as cut_off_at,
     (select email from notified_person p where p.user_id = l.user_id) as email,
     (select timezone from notified_person p where p.user_id = l.user_id) as timezone`,
);
const underWay = statement(
  'notification_email_under_way',
  'select trying_since from notification_letter where id = :emailId and sent_at is null and dropped_at is null',
);
/**
 * Of something that can be withdrawn: nothing is emailed after that but the withdrawal, and that only where it was
 * known.
 */
const WAS_WITHDRAWN =
  'exists (select from notification w where w.user_id = n.user_id and w.sent_what = n.sent_what and w.is_withdrawal and w.at >= n.at)';
const WAS_SEEN = `exists (select from notification s left join notification_letter l on l.id = s.letter_id
       where s.user_id = n.user_id and s.sent_what = n.sent_what and not s.is_withdrawal and (l.sent_at is not null or s.read_at is not null))`;
const contents = statement(
  'notification_email_contents',
  `select topic, event, facts, group_title, title, body, path, essential, in_app from notification n
   where letter_id = :emailId and (essential or read_at is null and (not in_app or snoozed_until is null))
     and (:at::timestamptz is null or at > :at)
     and (sent_what is null or case when is_withdrawal then ${WAS_SEEN} else not ${WAS_WITHDRAWN} end) order by at, id`,
);
const drop = statement(
  'notification_email_drop',
  'update notification_letter set dropped_at = :droppedAt, trying_since = null where id = :emailId',
);
const done = statement(
  'notification_email_sent',
  'update notification_letter set sent_at = :sentAt, trying_since = null where id = :emailId',
);
const rest = statement(
  'notification_email_rest',
  'update notification_letter set trying_since = null where id = :emailId',
);

/**
 * Sends what is still unread. A mail server that does not answer is asked again later, for days if need be; one that
 * refuses for good is not. When a worker died during an attempt, or the line was cut after the server had the email,
 * nobody knows whether it left: what is also on the person's list is not sent again, and what is nowhere else, or is
 * about safety, is, under the same Message-ID. In a restored instance nothing from before the backup is sent: the one
 * it was taken of has sent it, or could have (JOB-4).
 */
export async function sendEmail(emailId: string, context: Context): Promise<void> {
  const { database, mail, clock, log } = context;
  const message = await database.transact((tx) =>
    tx.row(claim, { emailId, tryingSince: clock(), cutOffBefore: after(clock(), -ATTEMPT_MS) }),
  );
  if (message === undefined) return lookAgain(emailId, context);
  const notices = await context.db.rows(contents, { emailId, at: context.restoredFrom ?? null });
  const reading = { zone: message.timezone ?? 'UTC', names: await namesIn(context.db, notices) };
  const news = notices.map((notice) => ({ topic: notice.topic, ...wordingOf(notice, reading, context.notices) }));
  const to = message.address ?? message.email;
  const isEssential = notices.some(({ essential }) => essential);
  const lifeMs = isEssential ? STALE_ESSENTIAL_MS : STALE_MS;
  const isOnTheList = notices.every(({ essential, in_app }) => in_app && !essential);
  const mayHaveLeft = message.cut_off_at !== null && isOnTheList;
  if (to === null || notices.length === 0 || mayHaveLeft || clock().getTime() - message.due_at.getTime() > lifeMs) {
    if (mayHaveLeft) log.warn({ emailId }, 'an email may have left before its worker ended; it is not sent again');
    await database.transact((tx) => tx.rows(drop, { emailId, droppedAt: clock() }));
    return;
  }
  try {
    await mail.send({ ...notificationEmail(to, message.user_id, news, context), id: emailId });
  } catch (error) {
    if (error instanceof EmailRefused) {
      log.error({ err: error, emailId }, 'the mail server refused an email for good');
      await database.transact((tx) => tx.rows(drop, { emailId, droppedAt: clock() }));
      return;
    }
    if (error instanceof EmailOutcomeUnknown && isOnTheList) {
      log.warn({ err: error, emailId }, 'an email may have left before the line was cut; it is not sent again');
      await database.transact((tx) => tx.rows(drop, { emailId, droppedAt: clock() }));
      return;
    }
    log.warn({ err: error, emailId }, 'an email waits for the mail server');
    const waitMs = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(message.tries - 1, 6));
    await database.transact(async (tx) => {
      await tx.rows(rest, { emailId });
      setTimer(tx, isEssential ? ESSENTIAL_EMAIL_TIMER : EMAIL_TIMER, emailId, after(clock(), waitMs));
    });
    return;
  }
  await database.transact((tx) => tx.rows(done, { emailId, sentAt: clock() }));
}

/** Another worker is sending it, or died: once no attempt can still be running, it is known which. */
async function lookAgain(emailId: string, { database, clock }: Context): Promise<void> {
  await database.transact(async (tx) => {
    const row = await tx.row(underWay, { emailId });
    if (row !== undefined) setTimer(tx, EMAIL_TIMER, emailId, after(row.trying_since ?? clock(), ATTEMPT_MS));
  });
}
