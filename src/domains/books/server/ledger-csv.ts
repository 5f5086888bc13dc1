import { money, toDecimal } from '#kit/money.ts';
import type { Page } from '#kit/paging.ts';
import type { Db } from '#kit/server/db/database.ts';
import { csvFile, csvPages } from '#kit/server/documents/csv-file.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { entriesOf, findJournals, type Journal, type JournalFilters } from '#domains/wallet/server/wallet.ts';
import { journalKindWords } from '#domains/wallet/wording.ts';
import { MOST_EXPORTED } from '../admin-contract.ts';

const AT_ONCE = 500;
const HEADS = [
  'Date (UTC)',
  'Journal',
  'About',
  'Account',
  'Owner',
  'Amount',
  'Balance after',
  'Currency',
  'Entry',
  'Journal id',
];

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

function lineOf({ kind, created_at: at, reference_label: reference, id }: Journal, entry: Entry): string[] {
  const amount = (units: string | null): string => (units === null ? '' : toDecimal(money(units, entry.currency)));
  const whose = entry.username ?? entry.label ?? entry.owner ?? '';
  return [
    at.toISOString(),
    journalKindWords[kind] ?? kind,
    reference,
    entry.name,
    whose,
    amount(entry.amount),
    amount(entry.balance_after),
    entry.currency,
    entry.id,
    id,
  ];
}

/**
 * Every entry of the journals found, the newest journal first; what is left out at the end is said in the file itself.
 */
export function ledgerAsCsv(db: Db, filters: JournalFilters): Promise<FileAnswer> {
  let journals = 0;
  const read = async (cursor: string | undefined): Promise<Page<string[]>> => {
    const page = await findJournals(db, { ...filters, cursor, limit: AT_ONCE });
    const entries = Map.groupBy(
      await entriesOf(
        db,
        page.items.map(({ id }) => id),
      ),
      (entry) => entry.journal_id,
    );
    const items = page.items.flatMap((journal) =>
      (entries.get(journal.id) ?? []).map((entry) => lineOf(journal, entry)),
    );
    journals += page.items.length;
    if (page.next_cursor === null || journals < MOST_EXPORTED) return { items, next_cursor: page.next_cursor };
    return {
      items: [
        ...items,
        [
          `Only the newest ${MOST_EXPORTED} journals are in this file. Narrow the filters for the rest.`,
          ...HEADS.slice(1).map(() => ''),
        ],
      ],
      next_cursor: null,
    };
  };
  return csvFile(
    'ledger.csv',
    HEADS,
    csvPages(read, (line) => line),
  );
}
