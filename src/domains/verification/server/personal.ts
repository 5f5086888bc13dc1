import type { PersonalData } from '#kit/server/context.ts';
import { STAFF } from '#kit/server/personal-data.ts';
import { exportOfVerification, eraseVerification } from './personal-data.ts';

export const personal: PersonalData = {
  tables: {
    phone_check: { fate: 'gone', copy: 'phone-check.json' },
    verification_case: { fate: STAFF, copy: 'identity-checks.json' },
    verification_file: { fate: 'gone', copy: 'files/' },
  },
  exportOf: exportOfVerification,
  erase: eraseVerification,
};
