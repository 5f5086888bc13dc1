import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { entriesOf, reversalsOf } from '#domains/wallet/server/wallet.ts';
import type { readJournal } from '../admin-contract.ts';
import { isReversible } from './reversible.ts';
import { journalRow, journalsAbout } from './ledger-search.ts';

const seal = statement(
  'journal_seal',
  `select block::int, place, to_char(day, 'YYYY-MM-DD') as day, encode(root, 'hex') as root from ledger.seal
    join ledger.seal_block on number = block where journal_id = :id`,
);
export async function journalPage(db: Db, id: string): Promise<DataOf<typeof readJournal>> {
  const row = await journalRow(db, id);
  if (row === null) throw new Failure('not_found');
  const lines = await entriesOf(db, [id]);
  const sealed = await db.row(seal, { id });
  const reversals = await reversalsOf(db, id);
  const reversedBy = reversals.find(({ reversed_id }) => reversed_id === id)?.journal_id ?? null;
  return {
    ...row,
    entries: lines.map((line) => ({
      id: line.id,
      account: line.name,
      owner:
        line.owner === null
          ? null
          : { id: line.owner, label: line.username ?? line.label ?? line.owner, is_person: line.username !== null },
      amount: money(line.amount, line.currency),
      balance_after: line.balance_after === null ? null : money(line.balance_after, line.currency),
    })),
    seal: sealed ?? null,
    reverses: reversals.find(({ journal_id }) => journal_id === id)?.reversed_id ?? null,
    reversed_by: reversedBy,
    trail: await journalsAbout(db, row.reference.id),
    may_be_reversed: isReversible(row.kind) && reversedBy === null,
  };
}
