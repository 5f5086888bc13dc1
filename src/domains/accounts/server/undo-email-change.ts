import { after, DAY_MS } from '#kit/clock.ts';
import { userTopic, type FactsOf } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { pathTo } from '#routes';
import { emailChangeUndone, type emailChanged } from '../events.ts';
import { UNDO_DAYS } from '../reset-pause.ts';
import { sendAccountEmail } from './account-email.ts';
import { makeLinkToken, sha256 } from './tokens.ts';

const insert = statement(
  'email_change_insert',
  'insert into email_change (id, user_id, from_email, to_email, changed_at, undo_until) values (:id, :userId, :from, :to, :now, :undoUntil)',
);

export async function keepWayBack(tx: Tx, userId: string, from: string, to: string, context: Context): Promise<void> {
  const now = context.clock();
  await tx.rows(insert, { id: context.makeId(), userId, from, to, now, undoUntil: after(now, UNDO_DAYS * DAY_MS) });
}

const open = 'undone_at is null and undo_until > :now';
const frozen = statement(
  'email_frozen_until',
  `select max(undo_until) as until from email_change where user_id = :userId and ${open}`,
);

/** Until when a change of address can still be taken back, or null. */
export const emailFrozenUntil = async (reads: Db | Tx, userId: string, now: Date): Promise<Date | null> =>
  (await reads.row(frozen, { now, userId }))?.until ?? null;

const putLink = statement(
  'email_change_link',
  `update email_change set undo_hash = :undoHash where user_id = :userId and from_email = :from and to_email = :to
    and ${open} returning id`,
);

/** Sent to the old address. The link is made here, so that it is never stored unhashed; a retry makes another. */
export async function offerWayBack(
  { userId, from, to }: FactsOf<typeof emailChanged>,
  context: Context,
): Promise<void> {
  const link = makeLinkToken();
  const written = await context.database.transact((tx) =>
    tx.row(putLink, { now: context.clock(), userId, undoHash: sha256(link), from, to }),
  );
  if (written === undefined) return;
  const { appUrl, brandName: brand } = context.config;
  await sendAccountEmail(context, {
    to: from,
    subject: `Your ${brand} email address was changed`,
    heading: 'Your email address was changed',
    lead: `Your account now uses another address. For ${UNDO_DAYS} days, this link restores the old one, signs out all devices and lets you choose a new password. Withdrawals are paused until the link expires.`,
    button: {
      words: 'Restore this address',
      link: `${appUrl}${pathTo('reset-password', {}, { token: link, undo: 'email' })}`,
    },
    otherwise: 'If you didn’t change it, open the link now. If you did, ignore this email.',
  });
}

const wayBack = statement(
  'email_change_way_back',
  `select a.email, a.first_name, a.last_name, a.username from email_change c join account a on a.id = c.user_id
    where c.undo_hash = :undoHash and c.${open}`,
);
export const personOfWayBack = (db: Db, token: string, now: Date) => db.row(wayBack, { now, undoHash: sha256(token) });

const lock = statement(
  'email_change_take',
  `select c.user_id, c.from_email, c.changed_at from email_change c join account a on a.id = c.user_id
   where c.undo_hash = :undoHash and c.${open} for no key update of a, c`,
);
const restore = statement(
  'email_restore',
  'update account set email = :email where id = :id and not exists (select from account other where other.email = :email and other.id <> :id) returning id',
);
/** Later changes are undone too: none of their old addresses is the owner's. */
const close = statement(
  'email_change_undone',
  'update email_change set undone_at = :now where user_id = :userId and changed_at >= :changedAt and undone_at is null',
);

/**
 * The link in that email: the old address is restored and the freeze ends, in addition to what a password reset does.
 */
export async function undoEmailChange(
  tx: Tx,
  token: string,
  context: Context,
): Promise<{ user_id: string; target: string } | undefined> {
  const now = context.clock();
  const change = await tx.row(lock, { now, undoHash: sha256(token) });
  if (change === undefined || (await tx.row(restore, { id: change.user_id, email: change.from_email })) === undefined)
    return undefined;
  await tx.rows(close, { now, userId: change.user_id, changedAt: change.changed_at });
  announce(tx, emailChangeUndone, { userId: change.user_id, to: change.from_email }, [userTopic(change.user_id)]);
  context.log.warn({ event: 'email_change_undone', actor: change.user_id }, 'change of email address undone');
  return { user_id: change.user_id, target: change.from_email };
}
