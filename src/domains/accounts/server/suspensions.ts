import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { restored, suspended } from '../events.ts';
import { dropChallenges } from './second-factor.ts';
import { endOtherSessions } from './sessions.ts';

const open = statement('suspension_open', 'select reason, suspended_at from suspension where user_id = $1 and lifted_at is null');

/** Said to somebody who proved who they are: what was decided, why, and where to object. */
export async function refuseSuspended(reads: Db | Tx, userId: string, context: Context): Promise<never> {
  const row = await reads.row<{ reason: string; suspended_at: Date }>(open, [userId]);
  const why = row === undefined ? '' : ` The reason: ${row.reason}`;
  throw new Failure('suspended', {
    message: `This account is suspended.${why} To object, write to ${context.config.supportEmail}.`,
    data: { reason: row?.reason ?? null, suspended_at: row?.suspended_at.toISOString() ?? null, write_to: context.config.supportEmail },
  });
}

const lock = statement('suspension_lock', 'select id, is_operator, suspended_at from account where id = $1 for no key update');
const mark = statement('suspension_mark', 'update account set suspended_at = $2 where id = $1');
const insert = statement('suspension_insert', 'insert into suspension (id, user_id, reason, suspended_by, suspended_at) values ($1, $2, $3, $4, $5)');
const lift = statement(
  'suspension_lift',
  'update suspension set lifted_at = $2, lifted_by = $3, lifted_because = $4 where user_id = $1 and lifted_at is null returning id',
);

async function locked(tx: Tx, userId: string): Promise<{ is_operator: boolean; suspended_at: Date | null }> {
  const row = await tx.row<{ is_operator: boolean; suspended_at: Date | null }>(lock, [userId]);
  if (row === undefined) throw new Failure('not_found');
  return row;
}

/** From this moment no token of theirs is good, and none is given (AUT-5). Their money and orders stay as they are. */
export async function suspendPerson(tx: Tx, operator: Actor, userId: string, reason: string, context: Context): Promise<void> {
  const person = await locked(tx, userId);
  if (person.is_operator) throw new Failure('forbidden', { message: 'An operator cannot be suspended here.' });
  if (person.suspended_at !== null) throw new Failure('wrong_state', { message: 'This account is suspended already.' });
  const now = context.clock();
  await tx.rows(mark, [userId, now]);
  await tx.rows(insert, [context.makeId(), userId, reason, operator.userId, now]);
  await endOtherSessions(tx, userId, null);
  await dropChallenges(tx, userId);
  await recordStaffAct(tx, operator, 'account.suspend', { type: 'account', id: userId }, reason, { suspended: false }, { suspended: true });
  await announce(tx, suspended, { userId, reason }, [userTopic(userId)]);
  context.log.warn({ event: 'suspended', actor: operator.userId, subject: userId }, 'account suspended');
}

export async function restorePerson(tx: Tx, operator: Actor, userId: string, because: string, context: Context): Promise<void> {
  const person = await locked(tx, userId);
  if (person.suspended_at === null) throw new Failure('wrong_state', { message: 'This account is not suspended.' });
  await tx.rows(mark, [userId, null]);
  await tx.rows(lift, [userId, context.clock(), operator.userId, because]);
  await recordStaffAct(tx, operator, 'account.restore', { type: 'account', id: userId }, because, { suspended: true }, { suspended: false });
  await announce(tx, restored, { userId, because }, [userTopic(userId)]);
  context.log.warn({ event: 'restored', actor: operator.userId, subject: userId }, 'account restored');
}
