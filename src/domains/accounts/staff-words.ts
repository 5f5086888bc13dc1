import type { StaffRole } from '#kit/staff.ts';

/** What each staff role is called, and what it opens, in the words of screens and emails. */
export const STAFF_WORDS = {
  owner: { name: 'Owner', opens: 'everything, including granting roles' },
  support: {
    name: 'Support',
    opens:
      'tickets, suggestions, public pages, open positions, and people: finding them, suspending and restoring accounts, ending sessions',
  },
  trust: { name: 'Trust', opens: 'identity checks, reports, disputes, appeals, and services and projects on hold' },
  money: {
    name: 'Money',
    opens: 'payouts, the ledger and its checks, corrections, reconciliation, chargebacks and fees',
  },
} as const satisfies Record<StaffRole, { readonly name: string; readonly opens: string }>;
