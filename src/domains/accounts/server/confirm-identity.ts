import type { Actor } from '#kit/actor.ts';
import { after, MINUTE_MS } from '#kit/clock.ts';
import { invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { reauthenticate } from './change-password.ts';
import { CONFIRMED_MINUTES } from './sessions.ts';

const ways = statement(
  'ways_to_confirm',
  `select c.user_id is not null as password, s.confirmed_at
   from session s left join credential c on c.user_id = s.user_id where s.id = $1`,
);

interface Ways {
  readonly password: boolean;
  readonly confirmed_at: Date | null;
}

export async function waysToConfirm(db: Db, actor: Actor, context: Context) {
  const row = await db.row<Ways>(ways, [actor.sessionId]);
  const until = row?.confirmed_at == null ? null : after(row.confirmed_at, CONFIRMED_MINUTES * MINUTE_MS);
  return {
    password: row?.password === true,
    confirmed_until: until !== null && until > context.clock() ? until.toISOString() : null,
  };
}

export interface Proof {
  readonly password?: string | undefined;
}

/** Throws unless the proof is right. Runs before the transaction, so that a refusal cannot undo its count. */
export async function checkProof(db: Db, actor: Actor, proof: Proof, context: Context): Promise<void> {
  if (proof.password === undefined || proof.password === '') throw invalidField('password', 'Enter your password.');
  await reauthenticate(db, actor.userId, proof.password, 'password', context);
  context.log.info({ event: 'identity_confirmed', actor: actor.userId }, 'identity confirmed');
}
