/** The client pays a bonus: out of their wallet, into the freelancer's clearing earnings, at once (MLS-10). */
import {
  clearanceOf,
  clearEarnings,
  clearsLater,
  holdTotal,
  releaseAll,
  type PaidWork,
} from '#domains/paid-work/server/paid-work.ts';
import type { By } from '#domains/paid-work/party.ts';
import { endPaymentsFor } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { add, compare, equals, formatMoney, isPositive, money, subtract, zero, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { failureOf } from '#kit/transitions.ts';
import { BONUS_LIMITS, bonusNumberOf, bonusRoom, bonusTerms, whyNoBonus } from '../bonus.ts';
import { bonusCharge } from '../charge-kind.ts';
import { bonusGiven } from '../events.ts';
import { mayMoveContract } from '../policy.ts';
import { announceContract } from './announce-contract.ts';
import { moveContract } from './move-contract.ts';
import { mustStillWork } from './people.ts';
import { lockContract, lockMyContract, sideOf, type Contract } from './store.ts';

const BONUS_CLEARS = 'bonus-clears';

const asWork = (
  contract: Contract,
  { id, number }: { id: string; number: string },
  terms: PaidWork['terms'],
): PaidWork => ({
  id,
  kind: bonusCharge.kind,
  number,
  title: `Bonus for ${contract.title}`,
  clientId: contract.clientId,
  freelancerId: contract.freelancerId,
  terms,
});

const counted = statement(
  'contract_bonus_count',
  'select count(*)::int as n, coalesce(sum(amount), 0)::text as amount from contract_bonus where contract_id = :contractId',
);
const insert = statement(
  'contract_bonus_insert',
  `insert into contract_bonus (id, contract_id, number, currency, amount, client_fee, service_fee, note, given_at,
    clears_at)
   values (:id, :contractId, :number, :currency, :amount, :clientFee, :serviceFee, :note, :now, :clearsAt)`,
);

const clearsWhen = statement('contract_bonus_clears_when', 'update contract_bonus set clears_at = :at where id = :id');
function clearBonusAt(tx: Tx, id: string, at: Date): void {
  tx.send(clearsWhen, { id, at });
  setTimer(tx, BONUS_CLEARS, id, at);
}

export interface BonusWish {
  readonly amount: Money;
  /** With the client fee, as the client saw it. */
  readonly expected_total: Money;
  readonly note: string;
}

/** A milestone in dispute says nothing until it ends. */
export const releasedPrices = ({ milestones }: Pick<Contract, 'milestones'>): Money[] =>
  milestones.flatMap(({ state, releasedPrice }) =>
    (state === 'released' || state === 'cleared') && releasedPrice !== null ? [releasedPrice] : [],
  );

const isThere = statement('contract_bonus_is_given', 'select 1 as found from contract_bonus where id = :id');
export const isGiven = async (tx: Tx, id: string): Promise<boolean> => (await tx.row(isThere, { id })) !== undefined;
/**
 * Known before the bonus is given, so that a payment can name it: the contract, and whether it is its first bonus, its
 * second and so on.
 */
const bonusIdOf = (contractId: string, count: number): string => derivedId('bonus', contractId, String(count));

/** The next bonus as it would be given now, or why this side can't give it. */
export async function nextBonus(
  tx: Tx,
  contract: Contract,
  { amount }: Pick<BonusWish, 'amount'>,
  { party }: By,
  context: Context,
): Promise<Failure | PaidWork> {
  const { state, currency, number } = contract;
  const answer = mayMoveContract(contract, 'bonus', party, context.clock());
  if (!answer.ok) return failureOf(answer, contract);
  const given = await tx.row(counted, { contractId: contract.id });
  const count = (given?.n ?? 0) + 1;
  if (count > BONUS_LIMITS.bonuses)
    return new Failure('wrong_state', {
      message: `A contract has at most ${BONUS_LIMITS.bonuses} bonuses.`,
      data: { state },
    });
  const released = releasedPrices(contract);
  const { most, free } = bonusRoom(released, money(given?.amount ?? '0', currency));
  if (!isPositive(most)) return new Failure('wrong_state', { message: whyNoBonus(released), data: { state } });
  if (amount.currency !== currency || !isPositive(amount) || compare(amount, most) > 0)
    return invalidField('amount', `Enter an amount of up to ${formatMoney(most)}.`);
  const name = { id: bonusIdOf(contract.id, count), number: bonusNumberOf(number, count) };
  return asWork(contract, name, bonusTerms(contract.inForce, amount, free));
}

export async function giveBonus(
  tx: Tx,
  actor: Actor,
  number: string,
  wish: BonusWish,
  context: Context,
): Promise<Contract> {
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const by: By = { party: sideOf(contract, actor.userId), actorId: actor.userId };
  const next = await nextBonus(tx, contract, wish, by, context);
  if (next instanceof Failure) throw next;
  const { total } = next.terms;
  if (!equals(total, wish.expected_total)) throw new Failure('price_changed', { data: { total } });
  await mustStillWork(tx, contract);
  return payBonus(tx, contract, next, wish.note, by, context);
}

/** Of a contract that is locked and can have it. */
export async function payBonus(
  tx: Tx,
  contract: Contract,
  work: PaidWork,
  note: string,
  by: By,
  context: Context,
): Promise<Contract> {
  const now = context.clock();
  const { price: amount, service_fee: fee, client_fee: onTop } = work.terms;
  const moved = await moveContract(tx, contract, { move: 'bonus', by, at: now, facts: { amount: amount.amount } });
  await tx.rows(insert, {
    id: work.id,
    contractId: contract.id,
    number: work.number,
    currency: amount.currency,
    amount: amount.amount,
    clientFee: onTop.amount,
    serviceFee: fee.amount,
    note,
    now,
    clearsAt: now,
  });
  // Another payment for it that is still open would only be kept.
  await endPaymentsFor(tx, work.id, 'You already gave this bonus. You were not charged for it again.');
  await holdTotal(tx, work, now);
  // Its source is known once it is held.
  const clears = await clearanceOf(tx, work, contract.inForce, context);
  clearBonusAt(tx, work.id, clears);
  await releaseAll(tx, work, { at: now, clearsAt: clears });
  const earned = subtract(amount, fee);
  announceContract(tx, bonusGiven, moved, {
    amount: amount.amount,
    currency: amount.currency,
    earned: earned.amount,
    clearsAt: clears.toISOString(),
  });
  return moved;
}

const ofContract = statement(
  'contract_bonuses',
  `select number, currency, amount, client_fee, service_fee, note, given_at, clears_at, cleared_at from contract_bonus
   where contract_id = :contractId order by given_at, length(number), number`,
);
type BonusRow = RowOf<typeof ofContract>;
const presentBonus = ({
  number,
  currency,
  amount: text,
  client_fee: onTop,
  service_fee: fee,
  note,
  given_at: givenAt,
  clears_at: clears,
  cleared_at: cleared,
}: BonusRow) => {
  const amount = money(text, currency);
  return {
    number,
    amount,
    client_fee: money(onTop, currency),
    earned: subtract(amount, money(fee, currency)),
    note,
    given_at: givenAt.toISOString(),
    clears_at: clears.toISOString(),
    is_cleared: cleared !== null,
  };
};
export const bonusesOf = async (reads: Db | Tx, contractId: string) =>
  (await reads.rows(ofContract, { contractId })).map(presentBonus);

const due = statement(
  'contract_bonus_due',
  `select contract_id, number, currency, amount, client_fee, service_fee, given_at from contract_bonus
   where id = :id and cleared_at is null and clears_at <= :now for update`,
);
const cleared = statement('contract_bonus_cleared', 'update contract_bonus set cleared_at = :now where id = :id');
function termsOf({ currency, ...bonus }: RowOf<typeof due>): PaidWork['terms'] {
  const [price, fee] = [money(bonus.amount, currency), money(bonus.client_fee, currency)];
  return {
    price,
    client_fee: fee,
    service_fee: money(bonus.service_fee, currency),
    tax: zero(currency),
    total: add(price, fee),
  };
}

/** It may fire late, twice or concurrently: a bonus clears once (MON-13). */
export const bonusTimer = onTimer(BONUS_CLEARS, 'orders', async (tx, id, context) => {
  const now = context.clock();
  const bonus = await tx.row(due, { id, now });
  if (bonus === undefined) return;
  const contract = await lockContract(tx, bonus.contract_id, context);
  const work = asWork(contract, { id, number: bonus.number }, termsOf(bonus));
  const later = await clearsLater(tx, work, bonus.given_at, context);
  if (later !== null) return clearBonusAt(tx, id, later);
  tx.send(cleared, { id, now });
  await clearEarnings(tx, work, now);
});
