import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { StaffRole } from '#kit/staff.ts';
import { staffRoleGranted, staffRoleTaken } from '../events.ts';
import { whyNotGrant, whyNotTake, type Refusal, type RoleChange } from '../staff-roles.ts';

/** Holds the place of the first owner until the one-time token is used; no email can ever reach it. */
export const UNSET_EMAIL = 'operator@setup.invalid';

/** Changes of roles run one at a time: of two owners who take each other's role at once, one stays. */
const lockOwners = statement(
  'staff_owners_lock',
  `select r.account_id as id from staff_role r join account a on a.id = r.account_id
   where r.role = 'owner' and a.email <> :email order by r.account_id for update of r`,
);
const lockPerson = statement(
  'staff_person_lock',
  `select id, email_verified_at is not null as "emailVerified", suspended_at is not null as suspended,
    closing_at is not null as closing, onboarded or keeps_other_side as "onboarded!"
   from account where id = :userId and erased_at is null for no key update`,
);
const rolesOf = statement('staff_roles_of', 'select role from staff_role where account_id = :userId order by role');
const insert = statement(
  'staff_role_insert',
  'insert into staff_role (account_id, role, granted_by, granted_at) values (:userId, :role, :grantedBy, :grantedAt)',
);
const insertOwner = statement(
  'staff_role_insert_owner',
  "insert into staff_role (account_id, role, granted_at) values (:userId, 'owner', :now) on conflict do nothing",
);
const remove = statement('staff_role_delete', 'delete from staff_role where account_id = :userId and role = :role');

/** The first owners come from the start or the configuration; all others are made by an owner. */
export const makeOwnerAtStart = async (tx: Tx, userId: string, now: Date): Promise<void> =>
  void (await tx.rows(insertOwner, { userId, now }));

const firstOwner = statement(
  'staff_first_owner',
  `select a.id, c.password_hash from staff_role r join account a on a.id = r.account_id
    join credential c on c.user_id = a.id
   where r.role = 'owner' order by a.created_at, a.id limit 1`,
);

/** The earliest owner who can sign in, for what is done in their name when a demo world is planted. */
export async function ownerOf(tx: Tx): Promise<{ actor: Actor; passwordHash: string } | null> {
  const row = await tx.row(firstOwner);
  if (row === undefined) return null;
  const actor: Actor = {
    userId: row.id,
    sessionId: row.id,
    role: 'user',
    isOperator: true,
    staffRoles: ['owner'],
    emailVerified: true,
    onboarded: true,
  };
  return { actor, passwordHash: row.password_hash };
}

async function changeFor(tx: Tx, actor: Actor, userId: string, role: StaffRole): Promise<RoleChange> {
  const owners = (await tx.rows(lockOwners, { email: UNSET_EMAIL })).map(({ id }) => id);
  const person = await tx.row(lockPerson, { userId });
  if (person === undefined) throw new Failure('not_found');
  const roles = (await tx.rows(rolesOf, { userId })).map((row) => row.role);
  return { actorId: actor.userId, owners, role, person: { ...person, roles } };
}

function refuse(refusal: Refusal | null): void {
  if (refusal !== null)
    throw new Failure(refusal.code, refusal.message === undefined ? {} : { message: refusal.message });
}

/** From the next call on. */
export async function grantRole(
  tx: Tx,
  actor: Actor,
  userId: string,
  role: StaffRole,
  reason: string,
  context: Context,
): Promise<{ staff_roles: StaffRole[] }> {
  const change = await changeFor(tx, actor, userId, role);
  refuse(whyNotGrant(change));
  await tx.rows(insert, { userId, role, grantedBy: actor.userId, grantedAt: context.clock() });
  const after = [...change.person.roles, role].toSorted();
  await recordStaffAct(
    tx,
    actor,
    'staff.grant-role',
    { type: 'account', id: userId },
    reason,
    { roles: change.person.roles },
    { roles: after },
  );
  announce(tx, staffRoleGranted, { userId, role, reason }, [userTopic(userId)]);
  context.log.warn({ event: 'staff_role_granted', actor: actor.userId, subject: userId, role }, 'staff role granted');
  return { staff_roles: after };
}

/**
 * From the next call on. Anyone who has none left is an ordinary person again, who has yet to set up what they sell or
 * hire.
 */
export async function takeRole(
  tx: Tx,
  actor: Actor,
  userId: string,
  role: StaffRole,
  reason: string,
  context: Context,
): Promise<{ staff_roles: StaffRole[] }> {
  const change = await changeFor(tx, actor, userId, role);
  refuse(whyNotTake(change));
  await tx.rows(remove, { userId, role });
  const after = change.person.roles.filter((heldRole) => heldRole !== role);
  await recordStaffAct(
    tx,
    actor,
    'staff.take-role',
    { type: 'account', id: userId },
    reason,
    { roles: change.person.roles },
    { roles: after },
  );
  announce(tx, staffRoleTaken, { userId, role, reason }, [userTopic(userId)]);
  context.log.warn({ event: 'staff_role_taken', actor: actor.userId, subject: userId, role }, 'staff role taken');
  return { staff_roles: after };
}
