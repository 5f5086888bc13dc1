import type { DataOf } from '#kit/endpoint.ts';
import { money, zero, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { fundingState, recentFundings } from '../contract.ts';
import { balances } from './balances.ts';
import { recentFundingsOf, type Funding } from './fundings.ts';

const repaidOf = statement(
  'fundings_repaid',
  `select journal.reference_id as id, sum(entry.amount)::text as amount from ledger.journal
    join ledger.entry on entry.journal_id = journal.id
   join ledger.account on account.id = entry.account_id
   where journal.reference_id = any(:referenceIds) and journal.kind = 'repay' and account.name = 'U.owed' group by 1`,
);

/** Of each of these payments, what went to a debt before it could be spent. */
async function repaidBy(db: Db, fundings: readonly Funding[]): Promise<(funding: Funding) => Money> {
  const rows = await db.rows(repaidOf, { referenceIds: fundings.map(({ id }) => id) });
  const amounts = new Map(rows.map(({ id, amount }) => [id, amount]));
  return ({ id, amount: { currency } }) => money(amounts.get(id) ?? '0', currency);
}

/** Held under what a payment was made for, no matter which payment paid it. */
const paidFor = statement('fundings_paid_for', "select id from ledger.journal where id = any (:ids) and kind = 'hold'");

async function isPaidBy(db: Db, fundings: readonly Funding[]): Promise<(funding: Funding) => boolean> {
  const ids = fundings.flatMap(({ pays }) => pays?.id ?? []);
  const paid = new Set(ids.length === 0 ? [] : (await db.rows(paidFor, { ids })).map(({ id }) => id));
  return ({ pays }) => pays !== null && paid.has(pays.id);
}

export async function presentFunding(db: Db, funding: Funding, context: Context): Promise<DataOf<typeof fundingState>> {
  const [repaid, isPaid] = await Promise.all([repaidBy(db, [funding]), isPaidBy(db, [funding])]);
  return present(funding, repaid(funding), isPaid(funding), context);
}

function present(funding: Funding, repaid: Money, isPaid: boolean, context: Context): DataOf<typeof fundingState> {
  const isInTime = funding.expiresAt > context.clock();
  const { id, number, state, amount, provider, live, reason, nextPath, pays, paysOutcome } = funding;
  return {
    funding_id: id,
    number,
    state,
    amount,
    provider,
    live,
    reason,
    repaid,
    redirect_url: funding.state === 'created' && isInTime ? funding.checkoutUrl : null,
    next: nextPath,
    outcome: paysOutcome,
    pays:
      pays === null ? null : { kind: pays.type, number: pays.label, is_paid: isPaid, can_retry: isInTime && !isPaid },
    created_at: funding.createdAt.toISOString(),
  };
}

const MOST = 20;
const refundsOf = statement(
  'refunds_of_fundings',
  `select funding_id, id, number, amount, state, reason, created_at from funding_refund where funding_id = any(:ids)
    order by created_at`,
);
const disputedOf = statement(
  'disputed_of_fundings',
  `select funding_id, sum(amount)::text as amount from payment_dispute where funding_id = any(:ids) and state <> 'won'
    group by funding_id`,
);

/** The last payments of one person, each with what went back of it and what still can. */
export async function readRecentFundings(
  db: Db,
  userId: string,
  context: Context,
): Promise<DataOf<typeof recentFundings>> {
  const fundings = await recentFundingsOf(db, userId, MOST);
  const ids = fundings.map(({ id }) => id);
  const refunds = Map.groupBy(await db.rows(refundsOf, { ids }), (row) => row.funding_id);
  const disputed = new Map((await db.rows(disputedOf, { ids })).map((row) => [row.funding_id, BigInt(row.amount)]));
  const [repaid, isPaid] = await Promise.all([repaidBy(db, fundings), isPaidBy(db, fundings)]);
  const spendable = BigInt((await balances(db, userId, context.config.currency)).spendable.amount);
  const items = fundings.map((funding) => {
    const { currency } = funding.amount;
    const own = refunds.get(funding.id) ?? [];
    const gone = own
      .filter(({ state }) => state !== 'failed')
      .reduce((sum, { amount }) => sum + BigInt(amount), disputed.get(funding.id) ?? 0n);
    const left = BigInt(funding.amount.amount) - gone;
    const can = funding.state !== 'succeeded' || left < 0n ? 0n : left < spendable ? left : spendable;
    return {
      ...present(funding, repaid(funding), isPaid(funding), context),
      refundable: can === 0n ? zero(currency) : money(can, currency),
      refunds: own.map(({ id, number, amount, state, reason, created_at }) => ({
        id,
        number,
        amount: money(amount, currency),
        state,
        reason,
        created_at: created_at.toISOString(),
      })),
    };
  });
  return { items };
}
