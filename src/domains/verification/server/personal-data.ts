import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import { once, type Export, type ExportFile } from '#kit/server/personal-export.ts';
import { CASE_COLUMNS, filesOf } from './case-store.ts';
import { deleteCaseFiles } from './case-timers.ts';

const cases = statement('verification_cases_of', 'select id from verification_case where user_id = :userId');
const phone = statement('verification_phone_erase', 'delete from phone_check where user_id = :userId');
const words = statement(
  'verification_words_erase',
  'update verification_case set statement = null, appeal = null, appeal_answer = null where user_id = :userId',
);

/** Removes the files and all free text; the outcome, its reviewer and the files' hashes stay. */
export async function eraseVerification(tx: Tx, userId: string, context: Context): Promise<void> {
  for (const { id } of await tx.rows(cases, { userId })) {
    await deleteCaseFiles(tx, id, context);
    cancelTimers(tx, id);
  }
  await tx.rows(words, { userId });
  await tx.rows(phone, { userId });
}

const checks = statement(
  'verification_export_phone',
  'select dial_code, number, channel, asked_at from phone_check where user_id = :userId',
);
const tries = statement(
  'verification_export_cases',
  `select ${CASE_COLUMNS},
     (select jsonb_agg(jsonb_build_object('at', at, 'move', move, 'by', party, 'from', state_before, 'to', state_after)
       order by event.id)
      from verification_event event where case_id = verification_case.id) as history
   from verification_case where user_id = :userId order by started_at`,
);

async function* files(db: Db, userId: string): AsyncGenerator<ExportFile> {
  for (const { id } of await db.rows(cases, { userId }))
    for (const file of await filesOf(db, id)) yield { name: `identity/${id}/${file.name}`, key: file.storage_key };
}

export const exportOfVerification = (db: Db, userId: string): Export => ({
  parts: [
    { name: 'phone-check', about: 'A phone number you haven’t confirmed yet.', records: once(db, checks, userId) },
    { name: 'identity-checks', about: 'Your identity checks and their results.', records: once(db, tries, userId) },
  ],
  files: files(db, userId),
});
