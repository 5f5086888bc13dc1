import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';

/** One posting about a thing, with every account it touched; held parts are added up. */
export interface TrailJournal {
  readonly journalId: string;
  readonly kind: string;
  readonly at: Date;
  readonly lines: readonly { readonly account: string; readonly owner: string | null; readonly amount: Money }[];
}

const trails = statement(
  'wallet_trails',
  `select journal.reference_id, journal.id, journal.kind, journal.created_at, account.name, account.owner,
    account.currency, sum(entry.amount)::bigint as amount
   from ledger.journal join ledger.entry on entry.journal_id = journal.id
     join ledger.account on account.id = entry.account_id
   where journal.reference_id = any (:referenceIds)
   group by journal.id, account.id
   order by journal.created_at, min(min(entry.id)) over (partition by journal.id), account.owner is null,
     min(entry.id)`,
);

type Row = RowOf<typeof trails>;

function journalOf(lines: readonly Row[]): TrailJournal {
  const [first] = lines as [Row, ...Row[]];
  return {
    journalId: first.id,
    kind: first.kind,
    at: first.created_at,
    lines: lines.map((line) => ({ account: line.name, owner: line.owner, amount: money(line.amount, line.currency) })),
  };
}

/** Everything the ledger posted about each of these charges, oldest first, in their order and by one statement. */
export async function trailsOf(db: Db | Tx, referenceIds: readonly string[]): Promise<TrailJournal[][]> {
  const rows = Map.groupBy(await db.rows(trails, { referenceIds }), (row) => row.reference_id);
  return referenceIds.map((id) => [...Map.groupBy(rows.get(id) ?? [], (row) => row.id).values()].map(journalOf));
}

export const trail = async (db: Db | Tx, referenceId: string): Promise<TrailJournal[]> =>
  (await trailsOf(db, [referenceId])).flat();
