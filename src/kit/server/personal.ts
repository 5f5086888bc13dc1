import { statement } from './db/database.ts';
import type { PersonalData } from './context.ts';
import { SECRET } from './personal-data.ts';
import { eraseUploads } from './uploads/drop-uploads.ts';

const dropAnswers = statement('idempotency_forget', 'delete from idempotency where user_id = :userId');
const unnameScans = statement(
  'file_scans_unname',
  'update file_scan set uploader_id = null where uploader_id = :userId',
);
const dropSeen = statement('last_seen_forget', 'delete from last_seen where user_id = :userId');
const dropEmails = statement('kept_letters_forget', 'delete from kept_letter where recipient = :email');

export const personal: PersonalData = {
  tables: {
    attachment: {
      fate: 'kept: as what it belongs to, and gone with a project, a ticket, an identity check or what was never sent',
      copy: 'files/',
    },
    file_scan: {
      fate: 'kept: what was found in a file stays with the file; whose it was is emptied',
      copy: 'not: what a scanner said of the files, which are under files/',
    },
    idempotency: {
      fate: 'gone',
      copy: 'not: answers kept for a day for the case that a call is repeated; they say what the other parts say',
    },
    kept_letter: {
      fate: 'gone',
      copy: 'not: emails that only a demonstration keeps; what they said went to the person',
    },
    last_seen: { fate: 'gone', copy: 'not: when a screen of yours was last open; your sessions are in the record' },
    live_person: {
      fate: 'kept: the row of an open screen, gone seconds after it is closed',
      copy: 'not: whether a screen of yours is open now',
    },
    partial_upload: {
      fate: 'gone',
      copy: 'not: files on their way, for a day at most; a finished one is with what it was sent for',
    },
    realtime_ticket: { fate: 'kept: a ticket lives for seconds, and is swept', copy: SECRET },
  },
  forgetAddress: (tx, email) => tx.rows(dropEmails, { email }),
  erase: async (tx, userId, context) => {
    await eraseUploads(tx, userId, context);
    await tx.rows(dropAnswers, { userId });
    await tx.rows(unnameScans, { userId });
    await tx.rows(dropSeen, { userId });
  },
};
