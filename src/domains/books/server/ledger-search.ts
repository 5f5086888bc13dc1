import { isId } from '#kit/ids.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { journalsBy, journalsOf, type Journal } from '#domains/wallet/server/wallet.ts';
import type { searchLedger } from '../admin-contract.ts';

export type JournalRow = DataOf<typeof searchLedger>['items'][number];
type FoundBy = DataOf<typeof searchLedger>['found_by'];

const ACCOUNT = /^[A-Z]\.[a-z]{2,12}$/;
const AMOUNT = /^\d{1,12}([.,]\d{1,2})?$/;
const NUMBER = /^[A-Z]{2}-[A-Z0-9-]{3,20}$/i;
const MOST = 100;

const newest = statement('sealed_newest', `select journal_id from ledger.seal order by block desc, place desc limit ${MOST}`);
const among = statement('sealed_among', 'select journal_id from ledger.seal where journal_id = any($1)');

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
  const sealed = new Set((await db.rows(among, [journals.map(({ id }) => id)])).map((row) => row.journal_id));
  return journals.map((journal) => present(journal, sealed.has(journal.id)));
}

function wayTo(q: string): { by: FoundBy; value: string } {
  if (q === '') return { by: 'newest', value: '' };
  if (isId(q.toLowerCase())) return { by: 'id', value: q.toLowerCase() };
  if (ACCOUNT.test(q)) return { by: 'account', value: q };
  if (AMOUNT.test(q)) {
    const [whole = '0', cents = ''] = q.split(/[.,]/);
    return { by: 'amount', value: String(BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'))) };
  }
  if (NUMBER.test(q)) return { by: 'number', value: q };
  return { by: 'person', value: q };
}

async function sealedLast(db: Db): Promise<JournalRow[]> {
  const ids = (await db.rows(newest)).map((row) => row.journal_id);
  return (await journalsOf(db, ids)).map((journal) => present(journal, true));
}

/** Recognizes what was typed: an id, an account, an amount, a document number, or else a name or email address. */
export async function findJournals(db: Db, q: string): Promise<DataOf<typeof searchLedger>> {
  // PostgreSQL's text has no zero byte.
  const { by, value } = wayTo(q.replaceAll('\0', ''));
  return { items: by === 'newest' ? await sealedLast(db) : await withSeals(db, await journalsBy(db, by, value)), found_by: by };
}

export const journalsAbout = async (db: Db, referenceId: string): Promise<JournalRow[]> => withSeals(db, await journalsBy(db, 'about', referenceId));

export const journalRow = async (db: Db, id: string): Promise<JournalRow | null> => (await withSeals(db, await journalsOf(db, [id])))[0] ?? null;
