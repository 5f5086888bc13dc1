import type { Actor } from '#kit/actor.ts';
import { invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { emailChangeAsked, emailChanged } from '../events.ts';
import { takeCode } from './one-time-codes.ts';
import { outboxFor } from './outbox-link.ts';
import { cleanEmail, emailProblem } from './register-person.ts';
import { keepWayBack } from './undo-email-change.ts';

const holder = statement(
  'email_holder',
  `select id from account where email = :email
   union all select user_id from email_change where from_email = :email and user_id <> :userId and undone_at is null
     and undo_until > now() limit 1`,
);

/** Who has the address, or may have it back; the account itself where it is its own. */
export const addressHolder = async (tx: Tx, email: string, userId: string): Promise<string | undefined> =>
  (await tx.row(holder, { email, userId }))?.id ?? undefined;

/** The current address stays until the new one is proven. */
export async function askForEmailChange(
  tx: Tx,
  actor: Actor,
  typed: string,
  context: Context,
): Promise<{ email: string; outbox: string | null }> {
  const email = cleanEmail(typed);
  const problem = emailProblem(email);
  if (problem !== null) throw invalidField('email', problem);
  const held = await addressHolder(tx, email, actor.userId);
  if (held !== undefined)
    throw invalidField(
      'email',
      held === actor.userId ? 'This is your current address.' : 'This email address already has an account.',
    );
  announce(tx, emailChangeAsked, { userId: actor.userId, to: email });
  return { email, outbox: outboxFor(context, email) };
}

const present = statement(
  'email_present',
  'select email, email_verified_at is not null as "is_proven!" from account where id = :userId for no key update',
);
const replace = statement(
  'email_replace',
  `update account set email = :email, email_verified_at = :emailVerifiedAt
    where id = :id and not exists (select from account where email = :email)
     and not exists (select from email_change where from_email = :email and user_id <> :id and undone_at is null
       and undo_until > now()) returning id`,
);
/** Links sent to the old address stop working. */
const dropLinks = statement(
  'email_drop_links',
  "delete from one_time_code where user_id = :userId and purpose in ('reset_password', 'verify_email', 'confirm_identity')",
);

export const lockAddress = (tx: Tx, userId: string) => tx.row(present, { userId });
export const dropAddressLinks = (tx: Tx, userId: string): Promise<unknown> => tx.rows(dropLinks, { userId });

export async function confirmEmailChange(
  tx: Tx,
  actor: Actor,
  code: string,
  context: Context,
): Promise<{ email: string }> {
  const taken = await takeCode(tx, actor.userId, 'change_email', code);
  if (taken === undefined) throw invalidField('code', 'This code was already used. Request a new one.');
  const before = await lockAddress(tx, actor.userId);
  const from = before?.email ?? '';
  if (
    (await tx.row(replace, { id: actor.userId, email: taken.target, emailVerifiedAt: context.clock() })) === undefined
  )
    throw invalidField('code', 'This email address already has an account.');
  await dropAddressLinks(tx, actor.userId);
  // An unverified address may be a stranger's: it gets no access to the account.
  if (before?.is_proven === true) await keepWayBack(tx, actor.userId, from, taken.target, context);
  announce(tx, emailChanged, { userId: actor.userId, from, to: taken.target }, [userTopic(actor.userId)]);
  context.log.info({ event: 'email_changed', actor: actor.userId }, 'email address changed');
  return { email: taken.target };
}
