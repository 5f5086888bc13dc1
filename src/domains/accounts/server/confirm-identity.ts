import type { Actor } from '#kit/actor.ts';
import { after, MINUTE_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { confirmationAsked } from '../events.ts';
import type { PasskeyAnswer } from '../passkey-shapes.ts';
import { reauthenticate } from './change-password.ts';
import { checkCode, takeCode as takeLetterCode } from './one-time-codes.ts';
import { outboxFor } from './outbox-link.ts';
import { readPasskey } from './passkeys.ts';
import { CONFIRMED_MINUTES, noteConfirmation } from './sessions.ts';
import { noteSecondStep } from './staff-second-step.ts';
import { readCode, takeCode, type ReadCode } from './two-factor-codes.ts';

const ways = statement(
  'ways_to_confirm',
  `select exists (select from credential c where c.user_id = a.id) as password, a.two_factor_enabled as code,
     exists (select from passkey p where p.user_id = a.id) as passkey, a.email, s.confirmed_at
   from session s join account a on a.id = s.user_id where s.id = $1`,
);

interface Ways {
  readonly password: boolean;
  readonly code: boolean;
  readonly passkey: boolean;
  readonly email: string;
  readonly confirmed_at: Date | null;
}

export async function waysToConfirm(db: Db | Tx, actor: Actor, context: Context) {
  const row = await db.row<Ways>(ways, [actor.sessionId]);
  if (row === undefined) throw new Failure('unauthenticated');
  const { password, code, passkey, email, confirmed_at } = row;
  const until = confirmed_at === null ? null : after(confirmed_at, CONFIRMED_MINUTES * MINUTE_MS);
  const confirmedUntil = until !== null && until > context.clock() ? until.toISOString() : null;
  return { password, code, passkey, letter: !password && !code && !passkey, email, confirmed_until: confirmedUntil };
}

export interface Proof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly letter_code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

/** Throws unless the proof is right. Runs before the transaction, so that a refusal cannot undo its count. */
export async function checkProof(db: Db, actor: Actor, proof: Proof, context: Context): Promise<ReadCode | null> {
  if (proof.passkey !== undefined) await readPasskey(db, proof.passkey, actor.userId, context);
  else if (proof.code !== undefined) return readCode(db, actor.userId, proof.code, context);
  else if (proof.letter_code !== undefined) await checkCode(db, actor.userId, 'confirm_identity', proof.letter_code, context);
  else if (proof.password === undefined || proof.password === '') throw invalidField('password', 'Enter your password.');
  else await reauthenticate(db, actor.userId, proof.password, 'password', context);
  return null;
}

/** Uses up what is good once, and lets this session do sensitive things for a while. */
export async function confirmIdentity(tx: Tx, actor: Actor, proof: Proof, code: ReadCode | null, context: Context): Promise<{ confirmed_until: string }> {
  if (code !== null) await takeCode(tx, actor.userId, code);
  else if (proof.letter_code !== undefined && proof.passkey === undefined) {
    const taken = await takeLetterCode(tx, actor.userId, 'confirm_identity', proof.letter_code);
    if (taken === undefined) throw invalidField('letter_code', 'This code was used already. Ask for a new one.');
  }
  if (code !== null || proof.passkey !== undefined) await noteSecondStep(tx, actor);
  context.log.info({ event: 'identity_confirmed', actor: actor.userId }, 'identity confirmed');
  return { confirmed_until: (await noteConfirmation(tx, actor.sessionId)).toISOString() };
}

/** A code by mail, for somebody who signs in through another site and has nothing else. */
export async function sendConfirmation(tx: Tx, actor: Actor, context: Context): Promise<{ outbox: string | null }> {
  const { letter, email } = await waysToConfirm(tx, actor, context);
  if (!letter) throw new Failure('wrong_state', { message: 'Confirm with your password, your app or your passkey.' });
  await announce(tx, confirmationAsked, { userId: actor.userId });
  return { outbox: outboxFor(context, email) };
}
