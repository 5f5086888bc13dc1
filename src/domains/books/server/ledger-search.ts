import { unitsOf } from '#kit/amount-filter.ts';
import { isId } from '#kit/ids.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { money, parseMoney } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import {
  findJournals,
  journalsAbout as allAbout,
  journalsOf,
  type Journal,
  type JournalFilters,
} from '#domains/wallet/server/wallet.ts';
import type { searchLedger } from '../admin-contract.ts';

export type JournalRow = DataOf<typeof searchLedger>['items'][number];
type FoundBy = DataOf<typeof searchLedger>['found_by'];
export type LedgerQuery = Parsed<typeof searchLedger>['query'];

const ACCOUNT = /^[A-Z]\.[a-z]{2,12}$/;
const AMOUNT = /^\d[\d.,]{0,15}$/;
const NUMBER = /^[A-Z]{2}-[A-Z0-9-]{3,20}$/i;

const among = statement('sealed_among', 'select journal_id from ledger.seal where journal_id = any(:journalIds)');

const present = (row: Journal, sealed: boolean): JournalRow => ({
  id: row.id,
  kind: row.kind,
  at: row.created_at.toISOString(),
  reference: { type: row.reference_type, id: row.reference_id, label: row.reference_label },
  moved: money(row.moved, row.currency),
  sealed,
});

/** The wallet has the journals, the books know which of them are sealed. */
async function withSeals(db: Db, journals: readonly Journal[]): Promise<JournalRow[]> {
  if (journals.length === 0) return [];
  const sealed = new Set(
    (await db.rows(among, { journalIds: journals.map(({ id }) => id) })).map((row) => row.journal_id),
  );
  return journals.map((journal) => present(journal, sealed.has(journal.id)));
}

/** Recognizes what was typed: an id, an account, an amount, a document number, or else a username or email address. */
function wayTo(q: string, currency: string): { by: FoundBy; filter: JournalFilters } {
  if (q === '') return { by: 'newest', filter: {} };
  if (isId(q.toLowerCase())) return { by: 'id', filter: { id: q.toLowerCase() } };
  if (ACCOUNT.test(q)) return { by: 'account', filter: { account: q } };
  const amount = AMOUNT.test(q) ? parseMoney(q, currency)?.amount : undefined;
  if (amount !== undefined) return { by: 'amount', filter: { least: amount, most: amount } };
  if (NUMBER.test(q)) return { by: 'number', filter: { number: q } };
  return { by: 'person', filter: { person: q } };
}

/** What was typed and every filter together. */
export function filtersOf(
  { q = '', least, most, ...wanted }: LedgerQuery,
  currency: string,
): { by: FoundBy; filters: JournalFilters } {
  // PostgreSQL's text has no zero byte.
  const { by, filter } = wayTo(q.replaceAll('\0', ''), currency);
  return {
    by,
    filters: { ...wanted, least: unitsOf('least', least, currency), most: unitsOf('most', most, currency), ...filter },
  };
}

export async function searchJournals(
  db: Db,
  query: LedgerQuery,
  currency: string,
): Promise<DataOf<typeof searchLedger>> {
  const { by, filters } = filtersOf(query, currency);
  const page = await findJournals(db, filters);
  return { items: await withSeals(db, page.items), next_cursor: page.next_cursor, found_by: by };
}

export const journalsAbout = async (db: Db, referenceId: string): Promise<JournalRow[]> =>
  withSeals(db, await allAbout(db, referenceId));

export const journalRow = async (db: Db, id: string): Promise<JournalRow | null> =>
  (await withSeals(db, await journalsOf(db, [id])))[0] ?? null;
