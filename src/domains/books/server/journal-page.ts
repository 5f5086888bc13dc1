import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { readJournal } from '../admin-contract.ts';
import { isReversible } from './reversible.ts';
import { journalRow, journalsAbout } from './ledger-search.ts';

const entries = statement(
  'journal_entries',
  `select entry.id, account.name, account.owner, account.currency, entry.amount, entry.balance_after, person.username,
     (select reference_label from ledger.journal where reference_id = account.owner limit 1) as label
   from ledger.entry join ledger.account on account.id = entry.account_id left join account person on person.id = account.owner
   where journal_id = $1 order by entry.id`,
);
const seal = statement(
  'journal_seal',
  `select block::int, place, to_char(day, 'YYYY-MM-DD') as day, encode(root, 'hex') as root from ledger.seal join ledger.seal_block on number = block where journal_id = $1`,
);
const undone = statement('journal_undone', 'select journal_id, reversed_id from ledger.reversal where journal_id = $1 or reversed_id = $1');

interface EntryRow {
  id: string;
  name: string;
  owner: string | null;
  currency: string;
  amount: string;
  balance_after: string | null;
  username: string | null;
  label: string | null;
}

export async function journalPage(db: Db, id: string): Promise<DataOf<typeof readJournal>> {
  const row = await journalRow(db, id);
  if (row === null) throw new Failure('not_found');
  const lines = await db.rows<EntryRow>(entries, [id]);
  const sealed = await db.row<{ block: number; place: number; day: string; root: string }>(seal, [id]);
  const reversals = await db.rows<{ journal_id: string; reversed_id: string }>(undone, [id]);
  const reversedBy = reversals.find(({ reversed_id }) => reversed_id === id)?.journal_id ?? null;
  return {
    ...row,
    entries: lines.map((line) => ({
      id: line.id,
      account: line.name,
      owner: line.owner === null ? null : { id: line.owner, label: line.username ?? line.label ?? line.owner, isPerson: line.username !== null },
      amount: money(line.amount, line.currency),
      balanceAfter: line.balance_after === null ? null : money(line.balance_after, line.currency),
    })),
    seal: sealed ?? null,
    reverses: reversals.find(({ journal_id }) => journal_id === id)?.reversed_id ?? null,
    reversedBy,
    trail: await journalsAbout(db, row.reference.id),
    mayBeReversed: isReversible(row.kind) && reversedBy === null,
  };
}
