/** Who may give and take staff roles (ADM-1). Checked under the lock that keeps the answer true. */
import type { FailureCode } from '#kit/errors.ts';
import type { StaffRole } from '#kit/staff.ts';

export interface RoleChange {
  readonly actorId: string;
  /** Everyone who is an owner now. */
  readonly owners: readonly string[];
  readonly role: StaffRole;
  readonly person: {
    readonly id: string;
    readonly roles: readonly StaffRole[];
    readonly emailVerified: boolean;
    readonly suspended: boolean;
    readonly closing: boolean;
    /** Set up to sell or to hire. */
    readonly onboarded: boolean;
  };
}

export interface Refusal {
  readonly code: Extract<FailureCode, 'role_missing' | 'forbidden' | 'wrong_state'>;
  readonly message?: string;
}

const wrong = (message: string): Refusal => ({ code: 'wrong_state', message });

export function whyNotGrant({ actorId, owners, role, person }: RoleChange): Refusal | null {
  if (!owners.includes(actorId)) return { code: 'role_missing' };
  if (person.id === actorId)
    return { code: 'forbidden', message: 'You can’t grant a role to yourself. Ask another owner.' };
  if (person.roles.includes(role)) return wrong('This person already has the role.');
  if (!person.emailVerified) return wrong('The person must verify their email address first.');
  if (person.suspended) return wrong('This account is suspended.');
  if (person.closing) return wrong('This account is about to be deleted.');
  if (person.roles.length === 0 && person.onboarded)
    return wrong(
      'This account is set up to sell or hire. Staff need a separate account. Ask the person to create one.',
    );
  return null;
}

/** Anyone's role can be taken, one's own too; but an instance always has an owner. */
export function whyNotTake({ actorId, owners, role, person }: RoleChange): Refusal | null {
  if (!owners.includes(actorId)) return { code: 'role_missing' };
  if (!person.roles.includes(role)) return wrong('This person doesn’t have the role.');
  if (role === 'owner' && owners.length <= 1)
    return wrong('You can’t remove the last owner. Make someone else an owner first.');
  return null;
}
