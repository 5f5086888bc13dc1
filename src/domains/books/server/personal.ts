import type { PersonalData } from '#kit/server/context.ts';
import { BOOKS } from '#kit/server/personal-data.ts';

export const personal: PersonalData = {
  tables: {
    ledger_adjustment: { fate: BOOKS, copy: 'not: a note of staff; the movement it made is in wallet.json' },
  },
};
