import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { sharedHit } from '#kit/server/http/rate-limit.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { passwordReset, passwordResetAsked } from '../events.ts';
import { storePassword } from './change-password.ts';
import { proveAddress } from './first-proof.ts';
import { refuseWeak } from './new-password.ts';
import { takeLink } from './one-time-codes.ts';
import { hashPassword } from './password-hash.ts';
import { cleanEmail, emailProblem } from './register-person.ts';
import { dropChallenges } from './second-factor.ts';
import { endOtherSessions } from './sessions.ts';
import { changeStanding } from './standing-gate.ts';
import { sha256 } from './tokens.ts';
import { takeStaffEmail } from './staff-email-change.ts';
import { personOfWayBack, undoEmailChange } from './undo-email-change.ts';

/** Emails to one address, no matter who asks. */
const EMAILS = { max: 6, windowSeconds: 3_600, per: 'address' } as const;

/** Before the transaction. Counts the address as typed, so the limit reveals nothing about accounts. */
export async function checkForgotten(db: Db, typed: string, context: Context): Promise<string> {
  const email = cleanEmail(typed);
  const problem = emailProblem(email);
  if (problem !== null) throw invalidField('email', problem);
  if (!context.config.rateLimits) return email;
  const { allowed, retryAfterSeconds } = await sharedHit(db, `forgot:${sha256(email).toString('base64url')}`, EMAILS);
  if (!allowed)
    throw new Failure('too_many_requests', {
      message: 'We already sent several emails to this address. Check your inbox, or try again later.',
      retryAfterSeconds,
    });
  return email;
}

/**
 * The same work, words and time for every address: whether there is an account is looked up later, by the reaction
 * (AUT-2).
 */
export const askForReset = (tx: Tx, email: string, returnTo: string | null): void =>
  announce(tx, passwordResetAsked, { email, returnTo });

const holder = statement(
  'reset_holder',
  `select a.email, a.first_name, a.last_name, a.username from one_time_code o join account a on a.id = o.user_id
   where o.link_hash = :linkHash and o.purpose in ('reset_password', 'staff_email') and o.link_expires_at > :now`,
);

export interface PasswordReset {
  readonly token: string;
  readonly password: string;
  readonly password_confirmation: string;
}

const deadLink = () =>
  invalidField('token', 'This link was already used or is older than 30 minutes. Request a new one.');

/** Refuses what can be refused before the slow part, which is the hash. */
export async function prepareReset(db: Db, body: PasswordReset, context: Context): Promise<string> {
  const person =
    (await db.row(holder, { linkHash: sha256(body.token), now: context.clock() })) ??
    (await personOfWayBack(db, body.token, context.clock()));
  if (person === undefined) throw deadLink();
  if (body.password === '') throw invalidField('password', 'Choose a new password.');
  if (body.password !== body.password_confirmation)
    throw invalidField('password_confirmation', 'Passwords do not match');
  refuseWeak('password', body.password, {
    email: person.email,
    names: [person.first_name, person.last_name, person.username],
  });
  return hashPassword(body.password);
}

/** Withdrawals wait from here (MON-11). If the account's address has changed since, the link is refused. */
const note = statement(
  'reset_note',
  'update account set password_reset_at = :passwordResetAt where id = :userId and email = :email returning id',
);

/** Signs nobody in, and ends every session (AUT-7). */
export async function resetPassword(tx: Tx, token: string, passwordHash: string, context: Context): Promise<null> {
  // Undoing a change of address also sets a new password: the person who changed one may know the other. So does a
  // change by staff.
  const taken =
    (await takeLink(tx, token, 'reset_password', context)) ??
    (await undoEmailChange(tx, token, context)) ??
    (await takeStaffEmail(tx, token, context));
  if (taken === undefined) throw deadLink();
  const userId = taken.user_id;
  await changeStanding(tx, userId);
  if ((await tx.row(note, { userId, passwordResetAt: context.clock(), email: taken.target })) === undefined)
    throw deadLink();
  // First, because it ends what was set before: reading the email proves the address as well.
  await proveAddress(tx, { userId, email: taken.target }, 'other_act', context);
  await storePassword(tx, userId, passwordHash, context);
  await dropChallenges(tx, userId);
  await endOtherSessions(tx, userId, null);
  announce(tx, passwordReset, { userId }, [userTopic(userId)]);
  context.log.info({ event: 'password_reset', actor: userId }, 'password reset by email');
  return null;
}
