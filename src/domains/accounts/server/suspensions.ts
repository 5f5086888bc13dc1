import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { CLOSING_NOTICE_DAYS } from '../people-contract.ts';
import { closed, restored, suspended } from '../events.ts';
import { dropChallenges } from './second-factor.ts';
import { endOtherSessions } from './sessions.ts';
import { changeStanding } from './standing-gate.ts';

const open = statement(
  'suspension_open',
  `select s.reason, s.suspended_at, a.closed_at is not null as is_closed from suspension s
    join account a on a.id = s.user_id
   where s.user_id = :userId and s.lifted_at is null`,
);

/** Shown to someone who proved who they are: the decision, the reason, and where to appeal. */
export async function refuseSuspended(reads: Db | Tx, userId: string, context: Context): Promise<never> {
  const row = await reads.row(open, { userId });
  const explanation = row === undefined ? '' : ` The reason: ${row.reason}`;
  throw new Failure('suspended', {
    message: `This account is ${row?.is_closed === true ? 'closed' : 'suspended'}.${explanation} To appeal, contact ${context.config.supportEmail}.`,
    data: {
      reason: row?.reason ?? null,
      suspended_at: row?.suspended_at.toISOString() ?? null,
      write_to: context.config.supportEmail,
    },
  });
}

const lock = statement(
  'suspension_lock',
  'select id, is_operator, suspended_at, closed_at from account where id = :userId for no key update',
);
const mark = statement('suspension_mark', 'update account set suspended_at = :now where id = :userId');
const insert = statement(
  'suspension_insert',
  'insert into suspension (id, user_id, reason, suspended_by, suspended_at) values (:id, :userId, :reason, :suspendedBy, :now)',
);
const lift = statement(
  'suspension_lift',
  'update suspension set lifted_at = :liftedAt, lifted_by = :liftedBy, lifted_because = :because where user_id = :userId and lifted_at is null returning id',
);

interface Standing {
  readonly is_operator: boolean;
  readonly suspended_at: Date | null;
  readonly closed_at: Date | null;
}

/** Their running commands end first; new ones wait and are refused. */
async function locked(tx: Tx, userId: string): Promise<Standing> {
  await changeStanding(tx, userId);
  const row = await tx.row(lock, { userId });
  if (row === undefined) throw new Failure('not_found');
  return row;
}

/**
 * From now on none of their tokens is valid, and none is issued (AUT-5). Undelivered orders are put on hold (decision
 * 041).
 */
export async function suspendPerson(
  tx: Tx,
  operator: Actor,
  userId: string,
  reason: string,
  context: Context,
): Promise<void> {
  const person = await locked(tx, userId);
  if (person.is_operator) throw new Failure('forbidden', { message: 'You can’t suspend an operator.' });
  if (person.suspended_at !== null) throw new Failure('wrong_state', { message: 'This account is already suspended.' });
  const now = context.clock();
  await tx.rows(mark, { userId, now });
  await tx.rows(insert, { id: context.makeId(), userId, reason, suspendedBy: operator.userId, now });
  await endOtherSessions(tx, userId, null);
  await dropChallenges(tx, userId);
  await recordStaffAct(
    tx,
    operator,
    'account.suspend',
    { type: 'account', id: userId },
    reason,
    { suspended: false },
    { suspended: true },
  );
  announce(tx, suspended, { userId, reason }, [userTopic(userId)]);
  context.log.warn({ event: 'suspended', actor: operator.userId, subject: userId }, 'account suspended');
}

const markClosed = statement('account_mark_closed', 'update account set closed_at = :closedAt where id = :userId');

/** A suspension that nobody lifts, 30 days after its reasons were stated at the earliest (LIM-42, decision 041). */
export async function closePerson(
  tx: Tx,
  operator: Actor,
  userId: string,
  reason: string,
  context: Context,
): Promise<void> {
  const person = await locked(tx, userId);
  if (person.is_operator) throw new Failure('forbidden', { message: 'You can’t close an operator’s account.' });
  if (person.closed_at !== null) throw new Failure('wrong_state', { message: 'This account is already closed.' });
  if (person.suspended_at === null || after(person.suspended_at, CLOSING_NOTICE_DAYS * DAY_MS) > context.clock())
    throw new Failure('wrong_state', {
      message: `An account can be closed once it has been suspended for ${CLOSING_NOTICE_DAYS} days.`,
    });
  await tx.rows(markClosed, { userId, closedAt: context.clock() });
  await recordStaffAct(
    tx,
    operator,
    'account.close',
    { type: 'account', id: userId },
    reason,
    { closed: false },
    { closed: true },
  );
  announce(tx, closed, { userId, reason }, [userTopic(userId)]);
  context.log.warn({ event: 'closed', actor: operator.userId, subject: userId }, 'account closed');
}

export async function restorePerson(
  tx: Tx,
  operator: Actor,
  userId: string,
  because: string,
  context: Context,
): Promise<void> {
  const person = await locked(tx, userId);
  if (person.suspended_at === null) throw new Failure('wrong_state', { message: 'This account is not suspended.' });
  if (person.closed_at !== null) throw new Failure('wrong_state', { message: 'This account is permanently closed.' });
  await tx.rows(mark, { userId, now: null });
  await tx.rows(lift, { userId, liftedAt: context.clock(), liftedBy: operator.userId, because });
  await recordStaffAct(
    tx,
    operator,
    'account.restore',
    { type: 'account', id: userId },
    because,
    { suspended: true },
    { suspended: false },
  );
  announce(tx, restored, { userId, because }, [userTopic(userId)]);
  context.log.warn({ event: 'restored', actor: operator.userId, subject: userId }, 'account restored');
}
