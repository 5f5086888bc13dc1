/** The ledger as the books read it: journals found by a search, their entries, and what may be corrected. Nothing is written here. */
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const MOST = 100;

/** Each gives ids of journals; `$1` is what was asked for. */
const ways = {
  ids: 'select unnest($1::uuid[])',
  id: `(select id from ledger.journal where id = $1::uuid) union (select id from ledger.journal where reference_id = $1::uuid limit ${MOST})
       union (select journal_id from ledger.account join ledger.entry on account_id = account.id where owner = $1::uuid order by entry.id desc limit ${MOST})`,
  account: `select entry.journal_id as id from ledger.account, lateral (select journal_id, id from ledger.entry where account_id = account.id order by id desc limit ${MOST}) entry
            where account.id in (select id from ledger.account where name = $1 order by id desc limit 500) order by entry.id desc limit ${MOST}`,
  amount: `select distinct journal_id as id from ledger.entry where amount in ($1::bigint, -$1::bigint) limit ${MOST}`,
  number: `select id from ledger.journal where reference_label = upper($1) limit ${MOST}`,
  person: `select entry.journal_id as id from account_contact person join ledger.account on account.owner = person.id join ledger.entry on entry.account_id = account.id
           where person.username = lower($1) or person.email = lower($1) order by entry.id desc limit ${MOST}`,
  about: `select id from ledger.journal where reference_id = $1::uuid limit ${MOST}`,
} as const;

const rowsOf = (ids: string): string =>
  `select journal.id, journal.kind, journal.currency, journal.created_at, journal.reference_type, journal.reference_id, journal.reference_label,
     (select coalesce(sum(amount), 0)::text from ledger.entry where journal_id = journal.id and amount > 0) as moved
   from ledger.journal where id in (${ids}) order by journal.created_at desc, journal.id desc limit ${MOST}`;

const searches = {
  ids: statement('journals_by_ids', rowsOf(ways.ids)),
  id: statement('journals_by_id', rowsOf(ways.id)),
  account: statement('journals_by_account', rowsOf(ways.account)),
  amount: statement('journals_by_amount', rowsOf(ways.amount)),
  number: statement('journals_by_number', rowsOf(ways.number)),
  person: statement('journals_by_person', rowsOf(ways.person)),
  about: statement('journals_about', rowsOf(ways.about)),
};

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
export const journalsBy = (db: Db, way: Exclude<keyof typeof ways, 'ids'>, value: string): Promise<readonly Journal[]> => db.rows(searches[way], [value]);
export const journalsOf = (db: Db, ids: readonly string[]): Promise<readonly Journal[]> => db.rows(searches.ids, [ids]);

const entries = statement(
  'journal_entries',
  `select entry.id, account.name, account.owner, account.currency, entry.amount, entry.balance_after, person.username,
     (select reference_label from ledger.journal where reference_id = account.owner limit 1) as label
   from ledger.entry join ledger.account on account.id = entry.account_id left join account_standing person on person.id = account.owner
   where journal_id = $1 order by entry.id`,
);
/** With who owns each account: a person by their username, a charge by its number. */
export const entriesOf = (db: Db, journalId: string) => db.rows(entries, [journalId]);

const reversals = statement('journal_undone', 'select journal_id, reversed_id from ledger.reversal where journal_id = $1 or reversed_id = $1');
/** What this journal reverses, or what reversed it. */
export const reversalsOf = (db: Db, journalId: string) => db.rows(reversals, [journalId]);

const correctable = statement(
  'journal_correctable',
  `select kind, exists (select from ledger.reversal where reversed_id = journal.id) as undone,
     exists (select from ledger.entry join ledger.account on account.id = account_id where journal_id = journal.id and owner = $2) as own
   from ledger.journal where id = $1`,
);
/** Its kind, whether it was reversed, and whether money of `userId` is in it. */
export const correctionFacts = (tx: Tx, journalId: string, userId: string) => tx.row(correctable, [journalId, userId]);

const own = statement(
  'journal_of_own_entry',
  'select entry.journal_id from ledger.account join ledger.entry on entry.account_id = account.id and entry.id = $2 where account.owner = $1',
);
export const journalOfOwnEntry = async (db: Db, userId: string, entryId: string): Promise<string | null> =>
  (await db.row(own, [userId, entryId]))?.journal_id ?? null;
