import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { searchLedger } from '../admin-contract.ts';

export type JournalRow = DataOf<typeof searchLedger>['items'][number];
type FoundBy = DataOf<typeof searchLedger>['foundBy'];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ACCOUNT = /^[A-Z]\.[a-z]{2,12}$/;
const AMOUNT = /^\d{1,12}([.,]\d{1,2})?$/;
const NUMBER = /^[A-Z]{2}-[A-Z0-9-]{3,20}$/i;
const MOST = 100;

/** Each gives ids of journals; `$1` is what was typed. */
const ways: Record<FoundBy, string> = {
  newest: `select journal_id as id from ledger.seal where $1::text is not null order by block desc, place desc limit ${MOST}`,
  id: `(select id from ledger.journal where id = $1::uuid) union (select id from ledger.journal where reference_id = $1::uuid limit ${MOST})
       union (select journal_id from ledger.account join ledger.entry on account_id = account.id where owner = $1::uuid order by entry.id desc limit ${MOST})`,
  account: `select entry.journal_id as id from ledger.account, lateral (select journal_id, id from ledger.entry where account_id = account.id order by id desc limit ${MOST}) entry
            where account.id in (select id from ledger.account where name = $1 order by id desc limit 500) order by entry.id desc limit ${MOST}`,
  amount: `select distinct journal_id as id from ledger.entry where amount in ($1::bigint, -$1::bigint) limit ${MOST}`,
  number: `select id from ledger.journal where reference_label = upper($1) limit ${MOST}`,
  person: `select entry.journal_id as id from account person join ledger.account on account.owner = person.id join ledger.entry on entry.account_id = account.id
           where person.username = lower($1) or person.email = lower($1) order by entry.id desc limit ${MOST}`,
};

const rowsOf = (ids: string): string =>
  `select journal.id, journal.kind, journal.currency, journal.created_at, journal.reference_type, journal.reference_id, journal.reference_label,
     (select coalesce(sum(amount), 0)::text from ledger.entry where journal_id = journal.id and amount > 0) as moved,
     exists (select from ledger.seal where journal_id = journal.id) as sealed
   from ledger.journal where id in (${ids}) order by journal.created_at desc, journal.id desc limit ${MOST}`;

interface Row {
  id: string;
  kind: string;
  currency: string;
  created_at: Date;
  reference_type: string;
  reference_id: string;
  reference_label: string;
  moved: string;
  sealed: boolean;
}

const present = (row: Row): JournalRow => ({
  id: row.id,
  kind: row.kind,
  at: row.created_at.toISOString(),
  reference: { type: row.reference_type, id: row.reference_id, label: row.reference_label },
  moved: money(row.moved, row.currency),
  sealed: row.sealed,
});

function wayTo(q: string): { by: FoundBy; value: string } {
  if (q === '') return { by: 'newest', value: '' };
  if (UUID.test(q)) return { by: 'id', value: q.toLowerCase() };
  if (ACCOUNT.test(q)) return { by: 'account', value: q };
  if (AMOUNT.test(q)) {
    const [whole = '0', cents = ''] = q.split(/[.,]/);
    return { by: 'amount', value: String(BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'))) };
  }
  if (NUMBER.test(q)) return { by: 'number', value: q };
  return { by: 'person', value: q };
}

/** What was typed says what it is: an id, an account, an amount, a number on a document, else somebody's name or address. */
export async function findJournals(db: Db, q: string): Promise<DataOf<typeof searchLedger>> {
  // PostgreSQL's text has no zero byte.
  const { by, value } = wayTo(q.replaceAll('\0', ''));
  const rows = await db.rows<Row>(statement(`ledger_search_${by}`, rowsOf(ways[by])), [value]);
  return { items: rows.map(present), foundBy: by };
}

const about = statement('ledger_about', rowsOf(`select id from ledger.journal where reference_id = $1 limit ${MOST}`));
const one = statement('ledger_journal', rowsOf('$1'));

export const journalsAbout = async (db: Db, referenceId: string): Promise<JournalRow[]> => (await db.rows<Row>(about, [referenceId])).map(present);

export async function journalRow(db: Db, id: string): Promise<JournalRow | null> {
  const row = await db.row<Row>(one, [id]);
  return row === undefined ? null : present(row);
}
