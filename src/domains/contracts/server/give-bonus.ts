/** The client pays a bonus: out of their wallet, into the freelancer's clearing earnings, at once (MLS-10). */
import { clearanceOf, clearEarnings, clearsLater, holdTotal, releaseAll, type PaidWork } from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { compare, formatMoney, isPositive, money, subtract, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { BONUS_LIMITS, bonusNumberOf, bonusTerms } from '../bonus.ts';
import { bonusCharge } from '../charge-kind.ts';
import { bonusGiven } from '../events.ts';
import { announceContract } from './announce-contract.ts';
import { moveContract } from './move-contract.ts';
import { mostOf } from './offer-contract.ts';
import { lockContract, lockMyContract, sideOf, type Contract } from './store.ts';

const BONUS_CLEARS = 'bonus-clears';

const asWork = (contract: Contract, { id, number, amount }: { id: string; number: string; amount: Money }): PaidWork => ({
  id,
  kind: bonusCharge.kind,
  number,
  title: `Bonus for ${contract.title}`,
  clientId: contract.clientId,
  freelancerId: contract.freelancerId,
  terms: bonusTerms(contract.inForce, amount),
});

const counted = statement('contract_bonus_count', 'select count(*)::int as n from contract_bonus where contract_id = $1');
const insert = statement(
  'contract_bonus_insert',
  'insert into contract_bonus (id, contract_id, number, currency, amount, service_fee, note, given_at, clears_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
);

const clearsWhen = statement('contract_bonus_clears_when', 'update contract_bonus set clears_at = $2 where id = $1');
function clearBonusAt(tx: Tx, id: string, at: Date): void {
  tx.send(clearsWhen, [id, at]);
  setTimer(tx, BONUS_CLEARS, id, at);
}

interface Wish {
  readonly amount: Money;
  readonly note: string;
}

export async function giveBonus(tx: Tx, actor: Actor, number: string, { amount, note }: Wish, context: Context): Promise<Contract> {
  const now = context.clock();
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const most = mostOf(contract.inForce, contract.currency);
  if (amount.currency !== contract.currency || !isPositive(amount) || compare(amount, most) > 0)
    throw invalidField('amount', `Enter an amount of up to ${formatMoney(most)}.`);
  const by = { party: sideOf(contract, actor.userId), actorId: actor.userId };
  const given = await moveContract(tx, contract, { move: 'bonus', by, at: now, facts: { amount: amount.amount } });
  const before = (await tx.row(counted, [contract.id]))?.n ?? 0;
  if (before >= BONUS_LIMITS.bonuses)
    throw new Failure('wrong_state', { message: `A contract has at most ${BONUS_LIMITS.bonuses} bonuses.`, data: { state: contract.state } });
  const work = asWork(contract, { id: context.makeId(), number: bonusNumberOf(contract.number, before + 1), amount });
  const { service_fee: fee } = work.terms;
  await tx.rows(insert, [work.id, contract.id, work.number, amount.currency, amount.amount, fee.amount, note, now, now]);
  await holdTotal(tx, work, now);
  // Its source is known once it is held.
  const clears = await clearanceOf(tx, work, contract.inForce, context);
  clearBonusAt(tx, work.id, clears);
  await releaseAll(tx, work, { at: now, clearsAt: clears });
  const earned = subtract(amount, fee);
  announceContract(tx, bonusGiven, given, { amount: amount.amount, currency: amount.currency, earned: earned.amount, clearsAt: clears.toISOString() });
  return given;
}

const ofContract = statement(
  'contract_bonuses',
  'select number, currency, amount, service_fee, note, given_at, clears_at, cleared_at from contract_bonus where contract_id = $1 order by given_at, id',
);
type Kept = RowOf<typeof ofContract>;
const presentBonus = ({ number, currency, amount: text, service_fee: fee, note, given_at: givenAt, clears_at: clears, cleared_at: cleared }: Kept) => {
  const amount = money(text, currency);
  return {
    number,
    amount,
    earned: subtract(amount, money(fee, currency)),
    note,
    given_at: givenAt.toISOString(),
    clears_at: clears.toISOString(),
    is_cleared: cleared !== null,
  };
};
export const bonusesOf = async (reads: Db | Tx, contractId: string) => (await reads.rows(ofContract, [contractId])).map(presentBonus);

const due = statement(
  'contract_bonus_due',
  'select contract_id, number, currency, amount, given_at from contract_bonus where id = $1 and cleared_at is null and clears_at <= $2 for update',
);
const cleared = statement('contract_bonus_cleared', 'update contract_bonus set cleared_at = $2 where id = $1');
/** It may fire late, twice or concurrently: a bonus clears once (MON-13). */
export const bonusTimer = onTimer(BONUS_CLEARS, 'orders', async (tx, id, context) => {
  const now = context.clock();
  const bonus = await tx.row(due, [id, now]);
  if (bonus === undefined) return;
  const contract = await lockContract(tx, bonus.contract_id, context);
  const work = asWork(contract, { id, number: bonus.number, amount: money(bonus.amount, bonus.currency) });
  const later = await clearsLater(tx, work, bonus.given_at, context);
  if (later !== null) return clearBonusAt(tx, id, later);
  tx.send(cleared, [id, now]);
  await clearEarnings(tx, work, now);
});
