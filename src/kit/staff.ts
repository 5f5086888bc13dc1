/**
 * Staff roles (ADM-1): each opens its own calls and pages and nothing else. An owner may open all of them and give
 * roles.
 */
export const STAFF_ROLES = ['owner', 'support', 'trust', 'money'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * Whether someone with the roles `held` may use what is open to the roles `named`. With none named, only an owner may:
 * nothing opens by omission.
 */
export const isOpenTo = (held: readonly StaffRole[], named: readonly StaffRole[] = []): boolean =>
  held.some((role) => role === 'owner' || named.includes(role));
