import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { seal } from '#kit/server/sealed.ts';
import { makeTotpSecret, totpAddress } from '#kit/server/totp.ts';
import { twoFactorChanged } from '../events.ts';
import { dropChallenges } from './second-factor.ts';
import { endOtherSessions, noteFactor } from './sessions.ts';
import { HAS_FACTOR, refuseLastStep, refuseUnshownStep } from './staff-second-step.ts';
import {
  dropUselessRecoveryCodes,
  renewRecoveryCodes,
  SEALED_AS,
  takeCode,
  type ReadCode,
} from './two-factor-codes.ts';

const state = statement(
  'two_factor_state',
  `select (select enabled_at from two_factor where user_id = :userId) as enabled_at,
     (select count(*)::integer from recovery_code where user_id = :userId and used_at is null) as codes_left`,
);

export async function twoFactorState(db: Db, userId: string) {
  const row = await db.row(state, { userId });
  const enabledAt = row?.enabled_at ?? null;
  return {
    enabled: enabledAt !== null,
    enabled_at: enabledAt?.toISOString() ?? null,
    recovery_codes_left: row?.codes_left ?? 0,
  };
}

const nameOf = statement('account_email', 'select email from account where id = :id');
/** An unfinished set-up is replaced; a finished one is not touched. */
const put = statement(
  'two_factor_put',
  `insert into two_factor (user_id, secret, created_at) values (:userId, :secret, now())
   on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = 0
     where two_factor.enabled_at is null returning 1 as done`,
);

export const makeSecret = (): Promise<string> => makeTotpSecret();

/** A secret for the app, shown once. It takes effect when a code made with it is confirmed. */
export async function startTwoFactor(tx: Tx, actor: Actor, secret: string, context: Context) {
  await refuseUnshownStep(tx, actor, context);
  const stored = await tx.row(put, {
    userId: actor.userId,
    secret: seal(context.config, SEALED_AS, actor.userId, secret),
  });
  if (stored === undefined) throw new Failure('wrong_state', { message: 'Two-factor authentication is already on.' });
  const label = (await tx.row(nameOf, { id: actor.userId }))?.email ?? '';
  return { secret, address: await totpAddress(secret, { issuer: context.config.brandName, label }) };
}

const enable = statement(
  'two_factor_enable',
  'update two_factor set enabled_at = :enabledAt where user_id = :userId and enabled_at is null returning 1 as done',
);
const mark = statement(
  'account_two_factor',
  'update account set two_factor_enabled = :twoFactorEnabled where id = :id',
);

/** Every change of the second factor ends the other sessions and every sign-in that is half done (AUT-5). */
async function changed(tx: Tx, actor: Actor, change: 'enabled' | 'disabled', context: Context): Promise<void> {
  await tx.rows(mark, { id: actor.userId, twoFactorEnabled: change === 'enabled' });
  await dropChallenges(tx, actor.userId);
  await endOtherSessions(tx, actor.userId, actor.sessionId);
  announce(tx, twoFactorChanged, { userId: actor.userId, change }, [userTopic(actor.userId)]);
  context.log.info({ event: `two_factor_${change}`, actor: actor.userId }, 'second factor changed');
}

export async function enableTwoFactor(
  tx: Tx,
  actor: Actor,
  code: ReadCode,
  context: Context,
): Promise<{ recovery_codes: string[] }> {
  await refuseUnshownStep(tx, actor, context);
  if (code.kind !== 'app' || (await tx.row(enable, { userId: actor.userId, enabledAt: context.clock() })) === undefined)
    throw new Failure('wrong_state', { message: 'No setup is in progress. Start again.' });
  await takeCode(tx, actor.userId, code);
  await noteFactor(tx, actor);
  await changed(tx, actor, 'enabled', context);
  return { recovery_codes: await renewRecoveryCodes(tx, actor.userId) };
}

const drop = statement(
  'two_factor_drop',
  'delete from two_factor where user_id = :userId and enabled_at is not null returning 1 as done',
);

/** Needs a code on top of the confirmation: the password alone must not remove it. */
export async function disableTwoFactor(tx: Tx, actor: Actor, code: ReadCode, context: Context): Promise<null> {
  await refuseLastStep(tx, actor, context);
  await takeCode(tx, actor.userId, code);
  if ((await tx.row(drop, { userId: actor.userId })) === undefined)
    throw new Failure('wrong_state', { message: 'Two-factor authentication is already off.' });
  await changed(tx, actor, 'disabled', context);
  await dropUselessRecoveryCodes(tx, actor.userId);
  return null;
}

/** One at a time: of two lists made at once only one would work. */
const isOn = statement(
  'two_factor_on',
  `select 1 as found from account a where a.id = :id and ${HAS_FACTOR} for no key update of a`,
);

export async function freshRecoveryCodes(
  tx: Tx,
  actor: Actor,
  context: Context,
): Promise<{ recovery_codes: string[] }> {
  await refuseUnshownStep(tx, actor, context);
  if ((await tx.row(isOn, { id: actor.userId })) === undefined)
    throw new Failure('wrong_state', { message: 'Add an authenticator app or a passkey first.' });
  const codes = await renewRecoveryCodes(tx, actor.userId);
  announce(tx, twoFactorChanged, { userId: actor.userId, change: 'new_recovery_codes' }, [userTopic(actor.userId)]);
  context.log.info({ event: 'recovery_codes_renewed', actor: actor.userId }, 'new recovery codes');
  return { recovery_codes: codes };
}
