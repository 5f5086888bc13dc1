/**
 * Held money remembers its source (MON-20, decision 169): a charge is at risk while the payment that paid for it was
 * taken back and its payer owes it, or while a bank asks about it. Earnings out of it don't become available before
 * that ends.
 */
import { formatMoney, money, type Money } from '#kit/money.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { Reference } from '../accounts.ts';
import { raiseFlag } from './operator-flags.ts';

export interface AtRisk {
  /** Of what its payer spent on the charge. */
  readonly amount: Money;
  /** The bank has decided: only the payer can still make it good. */
  readonly isDecided: boolean;
}

/** A charge, and who paid for it. */
export interface PaidFor {
  readonly chargeId: string;
  readonly payerId: string;
  readonly currency: string;
}

const ofCharge = statement(
  'charge_at_risk',
  'select amount::text as "amount!", is_decided as "decided!" from charges_at_risk(:payerId, :currency) where charge_id = :chargeId',
);

export async function moneyAtRisk(reads: Db | Tx, { chargeId, payerId, currency }: PaidFor): Promise<AtRisk | null> {
  const row = await reads.row(ofCharge, { chargeId, payerId, currency });
  return row === undefined ? null : { amount: money(row.amount, currency), isDecided: row.decided };
}

const ofPayer = statement(
  'charges_at_risk_of',
  `select charge.kind, charge.id, charge.number, charge.title, charge.state = 'settled' as "released!",
    risk.amount::text as "amount!" from charges_at_risk(:payerId, :currency) risk
   join charge on charge.id = risk.charge_id where charge.cleared_at is null order by charge.opened_at, charge.id`,
);
export interface ChargeAtRisk extends Reference {
  readonly title: string;
  readonly amount: Money;
}
/** Those whose money has not cleared, the oldest first. */
async function chargesAtRisk(
  reads: Db | Tx,
  payerId: string,
  currency: string,
): Promise<(ChargeAtRisk & { readonly isReleased: boolean })[]> {
  const rows = await reads.rows(ofPayer, { payerId, currency });
  return rows.map(({ kind, id, number, title, released, amount }) => ({
    type: kind,
    id,
    label: number,
    title,
    amount: money(amount, currency),
    isReleased: released,
  }));
}

const waiting = statement(
  'earnings_at_risk',
  `select coalesce(sum(ceil(risk.amount * charge.paid / (charge.total - charge.returned)::numeric)), 0)::bigint::text
    as "amount!"
   from (select distinct user_id from payment_dispute d where state = 'asked' and taken_at is null
     and currency = :currency
           and exists (select from charge where payer_id = d.user_id and payee_id = :payeeId)) payer
   cross join lateral charges_at_risk(payer.user_id, :currency) risk join charge on charge.id = risk.charge_id
   where charge.payee_id = :payeeId and charge.currency = :currency and charge.cleared_at is not null
     and charge.paid > 0`,
);

/** Of what someone earned and could withdraw, what a bank asks about: it stays until the bank has answered. */
export async function earningsAtRisk(reads: Db | Tx, payeeId: string, currency: string): Promise<Money> {
  return money((await reads.row(waiting, { payeeId, currency }))?.amount ?? '0', currency);
}

interface FlagFacts {
  readonly payerId: string;
  readonly isReleased: boolean;
  readonly flagId: string;
}

/** One flag for each charge, raised when the case begins and again when its money is released. */
export async function flagAtRisk(
  tx: Tx,
  { id, label, title, amount }: ChargeAtRisk,
  { payerId, isReleased, flagId }: FlagFacts,
): Promise<void> {
  const what = isReleased ? 'was released and waits to clear' : 'is still held';
  const words = `${formatMoney(amount)} of ${label} (${title}) ${what}, but the payment for it was disputed or reversed.`;
  await raiseFlag(tx, {
    id: flagId,
    kind: 'money_at_risk',
    subject: id,
    words,
    facts: { charge: label, amount: formatMoney(amount), user: payerId },
  });
}

/** A payment was taken back, or its bank asks about it: operators see what stands on it. */
export async function flagChargesAtRisk(tx: Tx, payerId: string, currency: string): Promise<void> {
  for (const charge of await chargesAtRisk(tx, payerId, currency))
    await flagAtRisk(tx, charge, { payerId, isReleased: charge.isReleased, flagId: uuidv7() });
}
