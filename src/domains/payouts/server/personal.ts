import type { PersonalData } from '#kit/server/context.ts';
import { BOOKS } from '#kit/server/personal-data.ts';
import { bankDetailsOf, exportOfPayouts, erasePayouts } from './leave.ts';

export const personal: PersonalData = {
  tables: {
    payout_method: { fate: 'kept: the books point at it; holder and account are emptied', copy: 'payout-methods.json' },
    withdrawal: { fate: BOOKS, copy: 'withdrawals.json' },
  },
  recordPart: (reads, { id }) => bankDetailsOf(reads, id),
  exportOf: exportOfPayouts,
  erase: erasePayouts,
};
