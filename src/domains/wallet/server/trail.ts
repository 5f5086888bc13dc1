import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';

/** One posting about a thing, with every account it touched; held parts are added up. */
export interface TrailJournal {
  readonly journalId: string;
  readonly kind: string;
  readonly at: Date;
  readonly lines: readonly { readonly account: string; readonly owner: string | null; readonly amount: Money }[];
}

const trailOf = statement(
  'wallet_trail',
  `select journal.id, journal.kind, journal.created_at, account.name, account.owner, account.currency, sum(entry.amount)::bigint as amount
   from ledger.journal join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
   where journal.reference_id = $1
   group by journal.id, account.id
   order by journal.created_at, min(min(entry.id)) over (partition by journal.id), account.owner is null, min(entry.id)`,
);

/** Everything the ledger posted about one charge, oldest first. */
export async function trail(db: Db | Tx, referenceId: string): Promise<TrailJournal[]> {
  const rows = await db.rows(trailOf, [referenceId]);
  const journals = Map.groupBy(rows, (row) => row.id);
  return [...journals.values()].map((lines) => {
    const [first] = lines as [RowOf<typeof trailOf>, ...RowOf<typeof trailOf>[]];
    return {
      journalId: first.id,
      kind: first.kind,
      at: first.created_at,
      lines: lines.map((line) => ({ account: line.name, owner: line.owner, amount: money(line.amount, line.currency) })),
    };
  });
}
