import { statement, type Tx } from '#kit/server/db/database.ts';

/** A settled charge that was paid with spendable money, with what each account got of it. */
export interface PaidCharge {
  readonly chargeId: string;
  /** Of the payer's spendable money, less what was returned to it or already taken back for it. */
  readonly left: bigint;
  readonly isCleared: boolean;
  /** Of the earnings, what was made available early, the fee for it included. */
  readonly early: { readonly amount: bigint; readonly fee: bigint };
  /** Of the earnings, what was taken back while it was clearing. */
  readonly takenFromClearing: bigint;
  readonly parts: readonly { readonly account: string; readonly userId: string | null; readonly amount: bigint }[];
}

/** Money that someone paid in. */
interface PaidIn {
  readonly id: string;
  readonly userId: string;
  readonly currency: string;
}

const paidAfter = statement(
  'charges_paid_after',
  `select journal.reference_id as charge_id,
    -sum(entry.amount) - coalesce((select sum(amount) from taken_share where charge_id = journal.reference_id), 0)
    as left,
     exists (select from ledger.journal cleared where cleared.reference_id = journal.reference_id
       and cleared.kind = 'clear') as is_cleared,
     (select json_build_object('amount', coalesce(sum(amount), 0)::text, 'fee', coalesce(sum(fee), 0)::text)
       from early_clearance_kept where charge_id = journal.reference_id) as early,
     (select coalesce(sum(amount), 0)::text from taken_share
       where charge_id = journal.reference_id and account = 'U.pend') as taken_from_clearing,
     (select coalesce(json_agg(json_build_object('account', name, 'userId', owner, 'amount', amount::text)
       order by name), '[]') from (
        select account.name, account.owner, sum(part.amount) as amount from ledger.journal settled
          join ledger.entry part on part.journal_id = settled.id
        join ledger.account on account.id = part.account_id
        where settled.reference_id = journal.reference_id and settled.kind = 'settle' and part.amount > 0
          and not exists (select from ledger.reversal where reversed_id = settled.id)
            group by account.name, account.owner) paid) as parts
   from ledger.account spend join ledger.entry on entry.account_id = spend.id
     join ledger.journal on journal.id = entry.journal_id
   where spend.owner = :userId and spend.name = 'U.spend' and spend.currency = :currency
     and exists (select from charge where charge.id = journal.reference_id and flow = 'payment')
     and journal.kind <> 'repay'
     and entry.id > (select min(first.id) from ledger.entry first
       join ledger.journal credit on credit.id = first.journal_id
                     where first.account_id = spend.id and credit.kind = 'fund' and credit.reference_id = :id)
   group by journal.reference_id having sum(entry.amount) < 0 order by min(entry.id)`,
);

/**
 * What a payer bought with their spendable money since this funding, the oldest first; only what was paid out already.
 */
export async function chargesPaidAfter(tx: Tx, { id, userId, currency }: PaidIn): Promise<PaidCharge[]> {
  const rows = await tx.rows(paidAfter, { userId, currency, id });
  return rows
    .filter(({ parts }) => parts.length > 0)
    .map((row) => {
      const parts = row.parts.map((part) => ({ ...part, amount: BigInt(part.amount) }));
      const paid = parts.reduce((total, { amount }) => total + amount, 0n);
      const left = BigInt(row.left);
      return {
        chargeId: row.charge_id,
        left: left < paid ? left : paid,
        isCleared: row.is_cleared,
        early: { amount: BigInt(row.early.amount), fee: BigInt(row.early.fee) },
        takenFromClearing: BigInt(row.taken_from_clearing),
        parts,
      };
    });
}
