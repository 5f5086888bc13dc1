import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { twoFactorChanged } from '../events.ts';
import { dropChallenges } from './second-factor.ts';
import { endOtherSessions } from './sessions.ts';
import { changeStanding } from './standing-gate.ts';

const person = statement('two_factor_reset_of', 'select is_operator from account where id = :id');
const dropAll = statement(
  'two_factor_reset',
  `with apps as (delete from two_factor where user_id = :id returning enabled_at),
    keys as (delete from passkey where user_id = :id returning id),
     codes as (delete from recovery_code where user_id = :id returning user_id),
     marked as (update account set two_factor_enabled = false where id = :id returning id)
   select ((select count(*) from apps where enabled_at is not null) + (select count(*) from keys))::integer
     as "dropped!"`,
);

/**
 * For someone who lost app, passkeys and recovery codes. From then on their password or email is enough, so they are
 * emailed immediately. Staff accounts are refused: their roles are removed first (AUT-5, ADM-1).
 */
export async function resetTwoFactor(
  tx: Tx,
  operator: Actor,
  id: string,
  reason: string,
  context: Context,
): Promise<null> {
  await changeStanding(tx, id);
  const row = await tx.row(person, { id });
  if (row === undefined) throw new Failure('not_found');
  if (row.is_operator)
    throw new Failure('wrong_state', { message: 'This is a staff account. Remove its roles first.' });
  const dropped = (await tx.row(dropAll, { id }))?.dropped ?? 0;
  if (dropped === 0) throw new Failure('wrong_state', { message: 'This account has no two-factor authentication.' });
  await dropChallenges(tx, id);
  await endOtherSessions(tx, id, null);
  await recordStaffAct(
    tx,
    operator,
    'account.reset-two-factor',
    { type: 'account', id },
    reason,
    { factors: dropped },
    { factors: 0 },
  );
  announce(tx, twoFactorChanged, { userId: id, change: 'reset' }, [userTopic(id)]);
  context.log.warn({ event: 'two_factor_reset_by_staff', actor: operator.userId, subject: id }, 'second factor reset');
  return null;
}
