/**
 * Staff change the address of someone who lost their mailbox (AUT-6, AUT-12): with a reason, confirmed by another
 * operator where there is one, told to the old address, and only once the new one is verified. Withdrawals wait as
 * after any change.
 */
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { StaffEmailChange } from '../people-contract.ts';
import { emailChanged, staffEmailChangeSent } from '../events.ts';
import { addressHolder, dropAddressLinks, lockAddress } from './change-email.ts';
import { takeLink, type Taken } from './one-time-codes.ts';
import { cleanEmail, emailProblem } from './register-person.ts';
import { hasStaffBeside } from './staff-beside.ts';
import { keepWayBack } from './undo-email-change.ts';

const person = statement(
  'staff_email_person',
  'select email, is_operator, closed_at from account where id = :id and erased_at is null for no key update',
);
const insert = statement(
  'staff_email_insert',
  `insert into staff_email_change (id, user_id, to_email, reason, state, proposed_by, proposed_at)
   values (:id, :userId, :to, :reason, :state, :proposedBy, :proposedAt)
   on conflict do nothing returning id`,
);
const lockOpen = statement(
  'staff_email_lock',
  "select id, user_id, to_email, reason, state, proposed_by, proposed_at from staff_email_change where user_id = :id and state in ('proposed', 'sent') for update",
);
const decide = statement(
  'staff_email_decide',
  'update staff_email_change set state = :state, decided_by = :decidedBy, decided_at = :decidedAt, decided_because = :reason where id = :id',
);
const dropLink = statement(
  'staff_email_drop_link',
  "delete from one_time_code where user_id = :id and purpose = 'staff_email'",
);

type Open = RowOf<typeof lockOpen>;

async function lockPerson(tx: Tx, operator: Actor, id: string) {
  if (id === operator.userId) throw new Failure('forbidden', { message: 'Change your own address in your settings.' });
  const row = await tx.row(person, { id });
  if (row === undefined) throw new Failure('not_found');
  if (row.is_operator)
    throw new Failure('wrong_state', { message: 'This is a staff account. Remove its roles first.' });
  if (row.closed_at !== null) throw new Failure('wrong_state', { message: 'This account is closed.' });
  return row;
}

async function lockChange(tx: Tx, id: string): Promise<Open> {
  const row = await tx.row(lockOpen, { id });
  if (row === undefined) throw new Failure('wrong_state', { message: 'No change of this address is open.' });
  return row;
}

const send = (tx: Tx, userId: string, to: string): void =>
  announce(tx, staffEmailChangeSent, { userId, to }, [userTopic(userId)]);

export async function proposeEmail(
  tx: Tx,
  operator: Actor,
  id: string,
  { email: typed, reason }: { readonly email: string; readonly reason: string },
  context: Context,
): Promise<{ state: 'proposed' | 'sent' }> {
  const to = cleanEmail(typed);
  const problem = emailProblem(to);
  if (problem !== null) throw invalidField('email', problem);
  await lockPerson(tx, operator, id);
  const holder = await addressHolder(tx, to, id);
  if (holder !== undefined)
    throw invalidField(
      'email',
      holder === id ? 'This is their current address.' : 'This email address already has an account.',
    );
  // Who reads the mail of an account gets its money: one operator alone sends it nowhere, unless no one else may.
  const waits = await hasStaffBeside(tx, 'support', operator.userId, id);
  const state = waits ? 'proposed' : 'sent';
  if (
    (await tx.row(insert, {
      id: context.makeId(),
      userId: id,
      to,
      reason,
      state,
      proposedBy: operator.userId,
      proposedAt: context.clock(),
    })) === undefined
  )
    throw new Failure('wrong_state', {
      message: 'A change of this address is open already. Confirm or decline that first.',
    });
  await recordStaffAct(tx, operator, 'account.propose-email', { type: 'account', id }, reason, null, { state });
  if (!waits) send(tx, id, to);
  context.log.warn(
    { event: 'email_change_by_staff', actor: operator.userId, subject: id, state },
    'change of an address proposed',
  );
  return { state };
}

export async function confirmEmail(tx: Tx, operator: Actor, id: string, context: Context): Promise<{ state: 'sent' }> {
  await lockPerson(tx, operator, id);
  const change = await lockChange(tx, id);
  if (change.state !== 'proposed') throw new Failure('wrong_state', { message: 'This change is confirmed already.' });
  if (change.proposed_by === operator.userId)
    throw new Failure('forbidden', { message: 'You can’t confirm your own proposal. Ask another operator.' });
  await tx.rows(decide, {
    id: change.id,
    state: 'sent',
    decidedBy: operator.userId,
    decidedAt: context.clock(),
    reason: null,
  });
  await recordStaffAct(
    tx,
    operator,
    'account.confirm-email',
    { type: 'account', id },
    change.reason,
    { state: 'proposed' },
    { state: 'sent' },
  );
  send(tx, id, change.to_email);
  context.log.warn(
    { event: 'email_change_by_staff', actor: operator.userId, subject: id, state: 'sent' },
    'change of an address confirmed',
  );
  return { state: 'sent' };
}

/** The link works for half an hour, and the person may have been away. */
export async function sendEmailAgain(tx: Tx, operator: Actor, id: string): Promise<null> {
  const change = await lockChange(tx, id);
  if (change.state !== 'sent')
    throw new Failure('wrong_state', { message: 'Another operator confirms this change first.' });
  await recordStaffAct(tx, operator, 'account.send-email-link', { type: 'account', id }, null, null, null);
  send(tx, id, change.to_email);
  return null;
}

/** The one who proposed it withdraws it, another declines it; also after it was sent, when its owner objects. */
export async function declineEmail(
  tx: Tx,
  operator: Actor,
  id: string,
  reason: string,
  context: Context,
): Promise<null> {
  const change = await lockChange(tx, id);
  const state = change.proposed_by === operator.userId ? 'withdrawn' : 'declined';
  await tx.rows(decide, { id: change.id, state, decidedBy: operator.userId, decidedAt: context.clock(), reason });
  await tx.rows(dropLink, { id });
  await recordStaffAct(
    tx,
    operator,
    'account.decline-email',
    { type: 'account', id },
    reason,
    { state: change.state },
    { state },
  );
  return null;
}

const openOf = statement(
  'staff_email_open',
  `select c.to_email, c.reason, c.state, c.proposed_at, c.proposed_by, b.email as by from staff_email_change c left
    join account b on b.id = c.proposed_by
   where c.user_id = :id and c.state in ('proposed', 'sent')`,
);
/** For staff, beside the account. */
export async function openEmailChange(
  db: Db,
  id: string,
  reader: Pick<Actor, 'userId'>,
): Promise<StaffEmailChange | null> {
  const row = await db.row(openOf, { id });
  if (row === undefined) return null;
  const { to_email: to, reason, state, proposed_at: at, proposed_by: by } = row;
  return {
    to,
    reason,
    is_sent: state === 'sent',
    by: row.by ?? 'A former operator',
    proposed_at: at.toISOString(),
    is_own: by === reader.userId,
  };
}

const finish = statement(
  'staff_email_done',
  "update staff_email_change set state = 'done', done_at = :now where user_id = :userId and to_email = :to and state = 'sent' returning id",
);
const replace = statement(
  'staff_email_replace',
  `update account set email = :to, email_verified_at =
    case when email_verified_at is not null then :now::timestamptz end
   where id = :userId and not is_operator and not exists (select from account other where other.email = :to)
     and not exists (select from email_change where from_email = :to and user_id <> :userId and undone_at is null
       and undo_until > :now) returning id`,
);

/**
 * The link in the email to the new address. It belongs to a new password: the one before may be known to who has the
 * old mailbox. An address that was never verified is verified by the caller, which ends what was set before (AUT-11).
 */
export async function takeStaffEmail(tx: Tx, token: string, context: Context): Promise<Taken | undefined> {
  const taken = await takeLink(tx, token, 'staff_email', context);
  if (taken === undefined) return undefined;
  const { user_id: userId, target: to } = taken;
  const now = context.clock();
  const before = await lockAddress(tx, userId);
  if (before === undefined || (await tx.row(finish, { userId, to, now })) === undefined) return undefined;
  if ((await tx.row(replace, { userId, to, now })) === undefined) return undefined;
  await dropAddressLinks(tx, userId);
  if (before.is_proven) await keepWayBack(tx, userId, before.email, to, context);
  announce(tx, emailChanged, { userId, from: before.email, to }, [userTopic(userId)]);
  context.log.info({ event: 'email_changed', actor: userId, by: 'staff' }, 'email address changed');
  return taken;
}
