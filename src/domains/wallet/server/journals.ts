/** The ledger as the books read it: journals with their entries, and what may be corrected. Nothing is written here. */
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const MOST = 100;

const rowsOf = (which: string): string =>
  `select journal.id, journal.kind, journal.currency, journal.created_at, journal.reference_type, journal.reference_id,
    journal.reference_label,
     (select coalesce(sum(amount), 0)::text from ledger.entry where journal_id = journal.id and amount > 0) as moved
   from ledger.journal where ${which} order by journal.created_at desc, journal.id desc limit ${MOST}`;
const byIds = statement('journals_by_ids', rowsOf('id = any(:ids::uuid[])'));
const byReference = statement('journals_about', rowsOf('reference_id = :referenceId'));

export interface Journal {
  readonly id: string;
  readonly kind: string;
  readonly currency: string;
  readonly created_at: Date;
  readonly reference_type: string;
  readonly reference_id: string;
  readonly reference_label: string;
  /** What all its credits add up to. */
  readonly moved: string;
}

/** The newest first, a hundred at most. */
export const journalsAbout = (db: Db, referenceId: string): Promise<readonly Journal[]> =>
  db.rows(byReference, { referenceId });
export const journalsOf = (db: Db, ids: readonly string[]): Promise<readonly Journal[]> => db.rows(byIds, { ids });

const entries = statement(
  'journal_entries',
  `select entry.id, entry.journal_id, account.name, account.owner, account.currency, entry.amount, entry.balance_after,
    person.username,
     (select reference_label from ledger.journal where reference_id = account.owner limit 1) as label
   from ledger.entry join ledger.account on account.id = entry.account_id left
     join account_standing person on person.id = account.owner
   where journal_id = any(:journalIds::uuid[]) order by entry.id`,
);
/** With who owns each account: a person by their username, a charge by its number. */
export const entriesOf = (db: Db, journalIds: readonly string[]) => db.rows(entries, { journalIds });

const reversals = statement(
  'journal_undone',
  'select journal_id, reversed_id from ledger.reversal where journal_id = :journalId or reversed_id = :journalId',
);
/** What this journal reverses, or what reversed it. */
export const reversalsOf = (db: Db, journalId: string) => db.rows(reversals, { journalId });

const correctable = statement(
  'journal_correctable',
  `select kind, exists (select from ledger.reversal where reversed_id = journal.id) as undone,
     exists (select from ledger.entry join ledger.account on account.id = account_id
       where journal_id = journal.id and owner = :userId) as own
   from ledger.journal where id = :journalId`,
);
/** Its kind, whether it was reversed, and whether money of `userId` is in it. */
export const correctionFacts = (tx: Tx, journalId: string, userId: string) =>
  tx.row(correctable, { journalId, userId });

const own = statement(
  'journal_of_own_entry',
  'select entry.journal_id from ledger.account join ledger.entry on entry.account_id = account.id and entry.id = :entryId where account.owner = :userId',
);
export const journalOfOwnEntry = async (db: Db, userId: string, entryId: string): Promise<string | null> =>
  (await db.row(own, { userId, entryId }))?.journal_id ?? null;
