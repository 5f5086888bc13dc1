import { formatWait } from '#kit/format/wait.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { verificationRequested } from '../events.ts';
import { proveAddress } from './first-proof.ts';
import { takeCode, takeLink } from './one-time-codes.ts';
import { cleanEmail, emailProblem } from './register-person.ts';

export const RESEND_SECONDS = 60;

interface Waiting {
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly verification_asked_at: Date | null;
}

const state = statement(
  'verification_state',
  'select email, email_verified_at, verification_asked_at from account where id = :userId',
);
const lock = statement(
  'verification_lock',
  'select email, email_verified_at, verification_asked_at from account where id = :userId for no key update',
);
const noteAsked = statement(
  'verification_note',
  'update account set verification_asked_at = :verificationAskedAt where id = :userId',
);
const setEmail = statement(
  'account_set_email',
  'update account set email = :email where id = :userId and not exists (select 1 from account where email = :email) returning id',
);
/** Someone who reads the mistyped address must not get in by what was sent there. */
const dropLinks = statement('verification_drop_links', 'delete from one_time_code where user_id = :userId');

function view(row: Waiting, context: Context) {
  const verified = row.email_verified_at !== null;
  const seconds =
    verified || row.verification_asked_at === null ? 0 : secondsLeft(row.verification_asked_at, context.clock());
  const keepsEmails = context.config.demo && context.config.smtpUrl === null;
  return {
    email: row.email,
    verified,
    resend_at: seconds === 0 ? null : new Date(context.clock().getTime() + seconds * 1_000).toISOString(),
    resend_in_seconds: seconds,
    outbox: keepsEmails ? `/demo/outbox?to=${encodeURIComponent(row.email)}` : null,
  };
}

const secondsLeft = (askedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil(RESEND_SECONDS - (now.getTime() - askedAt.getTime()) / 1_000));

export async function verificationState(db: Db | Tx, userId: string, context: Context) {
  const row = await db.row(state, { userId });
  if (row === undefined) throw new Failure('not_found');
  return view(row, context);
}

/**
 * Proves the address the code or link was sent to. Repeating it, in another tab, is no error. A link opened outside a
 * session of the account also proves the address and removes what was set before: the person who opened the account
 * may be someone else (AUT-11).
 */
export async function proveEmail(
  tx: Tx,
  actor: Actor | null,
  given: { code?: string | undefined; token?: string | undefined },
  context: Context,
): Promise<{ email: string; verified: true; password_needed: boolean }> {
  const taken =
    given.token !== undefined
      ? await takeLink(tx, given.token, 'verify_email', context)
      : actor === null
        ? undefined
        : await takeCode(tx, actor.userId, 'verify_email', given.code ?? '');
  if (taken !== undefined) {
    const by = actor?.userId === taken.user_id ? 'session' : 'other_act';
    if (await proveAddress(tx, { userId: taken.user_id, email: taken.target }, by, context))
      return { email: taken.target, verified: true, password_needed: by === 'other_act' };
  }
  // Used before, expired, or sent to an address that was corrected since: it proves nothing, but what is proven stays
  // proven.
  const userId = taken?.user_id ?? actor?.userId;
  const row = userId === undefined ? undefined : await tx.row(state, { userId });
  if (row !== undefined && row.email_verified_at !== null)
    return { email: row.email, verified: true, password_needed: false };
  throw invalidField(
    given.token === undefined ? 'code' : 'token',
    'This link is no longer valid. Sign in and request a new email.',
  );
}

async function unverified(tx: Tx, userId: string, context: Context): Promise<Waiting> {
  const row = await tx.row(lock, { userId });
  if (row === undefined) throw new Failure('not_found');
  if (row.email_verified_at !== null)
    throw new Failure('wrong_state', { message: 'This address is already verified.' });
  const wait = row.verification_asked_at === null ? 0 : secondsLeft(row.verification_asked_at, context.clock());
  if (wait > 0)
    throw new Failure('too_many_requests', {
      message: `You can request another email in ${formatWait(wait)}.`,
      retryAfterSeconds: wait,
      data: view(row, context),
    });
  return row;
}

async function askForEmail(tx: Tx, userId: string, returnTo: string | null, context: Context) {
  await tx.rows(noteAsked, { userId, verificationAskedAt: context.clock() });
  announce(tx, verificationRequested, { userId, returnTo });
  return verificationState(tx, userId, context);
}

/** Another email, at most one a minute; the answer says how long is left. */
export async function requestVerification(tx: Tx, userId: string, returnTo: string | null, context: Context) {
  await unverified(tx, userId, context);
  return askForEmail(tx, userId, returnTo, context);
}

/** Corrects a mistyped address that is not verified. The password was asked again before this (AUT-6). */
export async function correctEmail(
  tx: Tx,
  userId: string,
  typed: { email: string; return_to: string | null },
  context: Context,
) {
  const { return_to: returnTo } = typed;
  const email = cleanEmail(typed.email);
  const problem = emailProblem(email);
  if (problem !== null) throw invalidField('email', problem);
  const before = await unverified(tx, userId, context);
  if (before.email !== email && (await tx.row(setEmail, { userId, email })) === undefined)
    throw invalidField('email', 'This email address already has an account.');
  if (before.email !== email) await tx.rows(dropLinks, { userId });
  return askForEmail(tx, userId, returnTo, context);
}
