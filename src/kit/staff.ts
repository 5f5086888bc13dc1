/** Staff roles (ADM-1): each opens its own calls and pages and nothing else; an owner's opens all of them and gives roles. */
export const STAFF_ROLES = ['owner', 'support', 'trust', 'money'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether what is open to `named` is open to whoever holds `held`. With nobody named it is an owner's: nothing opens by omission. */
export const isOpenTo = (held: readonly StaffRole[], named: readonly StaffRole[] = []): boolean =>
  held.some((role) => role === 'owner' || named.includes(role));
