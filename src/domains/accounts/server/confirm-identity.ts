import type { Actor } from '#kit/actor.ts';
import { after, MINUTE_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { confirmationAsked } from '../events.ts';
import type { PasskeyAnswer } from '../passkey-shapes.ts';
import { reauthenticate } from './change-password.ts';
import { checkCode, takeCode as takeEmailCode } from './one-time-codes.ts';
import { outboxFor } from './outbox-link.ts';
import { readPasskey } from './passkeys.ts';
import { CONFIRMED_MINUTES, noteConfirmation } from './sessions.ts';
import { noteSecondStep } from './staff-second-step.ts';
import { readCode, takeCode, type ReadCode } from './two-factor-codes.ts';

const ways = statement(
  'ways_to_confirm',
  `select exists (select from credential c where c.user_id = a.id) as password, a.two_factor_enabled as app,
     exists (select from recovery_code r where r.user_id = a.id and r.used_at is null) as recovery,
     exists (select from passkey p where p.user_id = a.id) as passkey, a.email, s.confirmed_at, s.confirmed_with_factor
   from session s join account a on a.id = s.user_id where s.id = :sessionId`,
);

interface Ways {
  readonly password: boolean;
  readonly app: boolean;
  readonly recovery: boolean;
  readonly passkey: boolean;
  readonly email: string;
  readonly confirmed_at: Date | null;
  readonly confirmed_with_factor: boolean;
}

const hasFactor = ({ app, passkey }: Ways): boolean => app || passkey;

async function waysOf(db: Db | Tx, { sessionId }: Actor): Promise<Ways> {
  const row = await db.row(ways, { sessionId });
  if (row === undefined) throw new Failure('unauthenticated');
  return row;
}

/** Anyone who has a second factor confirms by one, never by the password alone; a recovery code is one (AUT-12). */
export async function waysToConfirm(db: Db | Tx, actor: Actor, context: Context) {
  const row = await waysOf(db, actor);
  const { password, app, passkey, email, confirmed_at: confirmedAt } = row;
  const code = app || (passkey && row.recovery);
  const until = confirmedAt === null ? null : after(confirmedAt, CONFIRMED_MINUTES * MINUTE_MS);
  const counts = until !== null && until > context.clock() && (row.confirmed_with_factor || !hasFactor(row));
  const whoHasNone = !hasFactor(row);
  return {
    has_password: password,
    password: password && whoHasNone,
    code,
    app,
    passkey,
    email_code: whoHasNone && !password,
    email,
    confirmed_until: counts ? until.toISOString() : null,
  };
}

export interface Proof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly email_code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

const FACTOR_WANTED =
  'Confirm with your authenticator app, a recovery code or a passkey. Your password alone is not enough.';

/** Throws unless the proof is right. Runs before the transaction, so that a refusal cannot undo its count. */
export async function checkProof(db: Db, actor: Actor, proof: Proof, context: Context): Promise<ReadCode | null> {
  if (proof.passkey !== undefined) await readPasskey(db, proof.passkey, actor.userId, context);
  else if (proof.code !== undefined) return readCode(db, actor.userId, proof.code, context);
  else if (hasFactor(await waysOf(db, actor))) throw new Failure('wrong_state', { message: FACTOR_WANTED });
  else if (proof.email_code !== undefined)
    await checkCode(db, actor.userId, 'confirm_identity', proof.email_code, context);
  else if (proof.password === undefined || proof.password === '')
    throw invalidField('password', 'Enter your password.');
  else await reauthenticate(db, actor.userId, proof.password, 'password', context);
  return null;
}

/** Uses up one-time proofs, and lets this session do sensitive things for a while. */
export async function confirmIdentity(
  tx: Tx,
  actor: Actor,
  proof: Proof,
  code: ReadCode | null,
  context: Context,
): Promise<{ confirmed_until: string }> {
  if (code !== null) await takeCode(tx, actor.userId, code);
  else if (proof.email_code !== undefined && proof.passkey === undefined) {
    const taken = await takeEmailCode(tx, actor.userId, 'confirm_identity', proof.email_code);
    if (taken === undefined) throw invalidField('email_code', 'This code was already used. Request a new one.');
  }
  const withFactor = code !== null || proof.passkey !== undefined;
  if (withFactor) await noteSecondStep(tx, actor);
  context.log.info({ event: 'identity_confirmed', actor: actor.userId, withFactor }, 'identity confirmed');
  return { confirmed_until: (await noteConfirmation(tx, actor.sessionId, withFactor)).toISOString() };
}

/** A code by email, for someone who signs in through another site and has no other proof. */
export async function sendConfirmation(tx: Tx, actor: Actor, context: Context): Promise<{ outbox: string | null }> {
  const { email_code, email } = await waysToConfirm(tx, actor, context);
  if (!email_code)
    throw new Failure('wrong_state', { message: 'Confirm with your password, your app or your passkey.' });
  announce(tx, confirmationAsked, { userId: actor.userId });
  return { outbox: outboxFor(context, email) };
}
