import type { PersonalData } from '#kit/server/context.ts';
import { SECRET, STAFF } from '#kit/server/personal-data.ts';
import { emptyAccount } from './closing.ts';
import { exportOfAccount } from './export-account.ts';
import { eraseNotes } from './staff-notes.ts';

export const personal: PersonalData = {
  tables: {
    account: { fate: 'emptied', copy: 'account.json' },
    account_closing: {
      fate: 'gone',
      copy: 'not: account.json says since when the account is closing; an open copy ends with it',
    },
    account_link: { fate: STAFF, copy: 'not: the signs by which accounts are recognized would show how to avoid them' },
    credential: { fate: 'gone', copy: 'sign-in-methods.json' },
    email_change: { fate: 'gone', copy: 'email-changes.json' },
    google_attempt: { fate: 'gone', copy: SECRET },
    google_link: { fate: 'gone', copy: 'sign-in-methods.json' },
    google_ticket: { fate: 'gone', copy: SECRET },
    known_device: { fate: 'gone', copy: 'sign-in-methods.json' },
    login_challenge: { fate: 'gone', copy: SECRET },
    one_time_code: { fate: 'gone', copy: SECRET },
    passkey: { fate: 'gone', copy: 'sign-in-methods.json' },
    passkey_challenge: { fate: 'gone', copy: SECRET },
    recovery_code: { fate: 'gone', copy: SECRET },
    session: { fate: 'gone', copy: 'sessions.json' },
    staff_note: { fate: 'gone', copy: 'not: notes of staff for each other; what was decided is in suspensions.json' },
    staff_email_change: {
      fate: 'gone',
      copy: 'not: reasons of staff; a change that was made is in email-changes.json',
    },
    suspension: { fate: STAFF, copy: 'suspensions.json' },
    two_factor: { fate: 'gone', copy: 'sign-in-methods.json' },
  },
  exportOf: exportOfAccount,
  erase: async (tx, userId, { clock }) => {
    await eraseNotes(tx, userId);
    await emptyAccount(tx, userId, clock());
  },
};
