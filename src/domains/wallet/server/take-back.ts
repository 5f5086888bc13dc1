/**
 * A bank or a provider took a payment back (ORD-17, MON-12). It is borne in this order: what the payer has not spent;
 * then what they bought with it, the oldest charge first, by those who were paid for it, fees pro rata; and what is
 * left, because it lies in held funds or was never spent, comes from what else the payer has. What someone no longer
 * has becomes theirs to owe. One journal, whose lines are kept as shares so that it can be given back. Nobody here
 * bears more than was paid: where refunds and disputes of one payment exceed it, the rest is the platform's.
 */
import { userTopic } from '#kit/events.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { formatMoney, money } from '#kit/money.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { fundingSources, type PlatformAccount, type Reference } from '../accounts.ts';
import { moneyTakenBack, operatorNeeded } from '../events.ts';
import type { Funding } from './fundings.ts';
import { balances } from './balances.ts';
import { excessOf, stillToLose } from './excess.ts';
import { platformAccounts, postLines, userAccounts, type Line } from './ledger.ts';
import { chargesPaidAfter, type PaidCharge } from './paid-charges.ts';
import { keepShares, lockMoneyOf, queueForMoneyOf, type TakenShare } from './taken-shares.ts';

export interface TakenBack {
  /** The dispute's id, or the refund's; also what the journal is about. */
  readonly reference: Reference;
  readonly journalId: string;
  readonly funding: Funding;
  readonly amount: bigint;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * The part of one charge, split as it was paid out; the odd unit is the service fee's, never the freelancer's (MON-7).
 */
export function sharesOfCharge(charge: PaidCharge, part: bigint): TakenShare[] {
  const paid = charge.parts.reduce((total, { amount }) => total + amount, 0n);
  const shares = charge.parts.flatMap(({ userId, account, amount: whole }): TakenShare[] => {
    const amount = (part * whole) / paid;
    return userId === null
      ? [{ chargeId: charge.chargeId, userId, account, amount }]
      : ofEarnings(charge, userId, whole, amount);
  });
  const odd = part - shares.reduce((total, { amount }) => total + amount, 0n);
  const fee = shares.find(({ account }) => account === 'R.svc');
  const all =
    fee === undefined
      ? [...shares, { chargeId: charge.chargeId, userId: null, account: 'R.svc', amount: odd }]
      : shares.map((share) => (share === fee ? { ...share, amount: share.amount + odd } : share));
  return all.filter(({ amount }) => amount > 0n);
}

/** First from what is still clearing, the rest from what is available; the early-clearance fee is returned pro rata. */
function ofEarnings(
  { chargeId, isCleared, early, takenFromClearing }: PaidCharge,
  userId: string,
  earned: bigint,
  part: bigint,
): TakenShare[] {
  const fee = (part * early.fee) / earned;
  const clearing = isCleared ? 0n : least(part - fee, earned - early.amount - takenFromClearing);
  return [
    { chargeId, userId: null, account: 'R.exp', amount: fee },
    { chargeId, userId, account: 'U.pend', amount: clearing },
    { chargeId, userId, account: 'U.avail', amount: part - fee - clearing },
  ];
}

async function plan(tx: Tx, { funding, amount }: TakenBack): Promise<TakenShare[]> {
  const payer = await balances(tx, funding.userId, funding.amount.currency);
  const unspent = least(amount, BigInt(payer.spendable.amount));
  const shares: TakenShare[] =
    unspent > 0n ? [{ chargeId: null, userId: funding.userId, account: 'U.spend', amount: unspent }] : [];
  let left = amount - unspent;
  for (const charge of left > 0n
    ? await chargesPaidAfter(tx, { id: funding.id, userId: funding.userId, currency: funding.amount.currency })
    : []) {
    const part = least(left, charge.left);
    if (part <= 0n) continue;
    shares.push(...sharesOfCharge(charge, part));
    left -= part;
  }
  if (left > 0n) shares.push({ chargeId: null, userId: funding.userId, account: 'U.avail', amount: left });
  return shares;
}

/**
 * Earnings that someone no longer has are taken from their spendable money, and only the rest is owed: nobody has both
 * money and a debt (MON-17).
 */
export async function withDebts(tx: Tx, shares: readonly TakenShare[], currency: string): Promise<TakenShare[]> {
  const purses = new Map<string, Map<string, bigint>>();
  const all: TakenShare[] = [];
  for (const share of shares) {
    if (share.userId === null || (share.account !== 'U.avail' && share.account !== 'U.spend')) {
      all.push(share);
      continue;
    }
    const purse = purses.get(share.userId) ?? (await purseOf(tx, share.userId, currency));
    purses.set(share.userId, purse);
    let left = share.amount;
    for (const account of share.account === 'U.avail' ? ['U.avail', 'U.spend'] : ['U.spend']) {
      const has = purse.get(account) ?? 0n;
      const amount = least(has, left);
      purse.set(account, has - amount);
      left -= amount;
      if (amount > 0n) all.push({ ...share, account, amount });
    }
    if (left > 0n) all.push({ ...share, account: 'U.owed', amount: left });
  }
  return all;
}

async function purseOf(tx: Tx, userId: string, currency: string): Promise<Map<string, bigint>> {
  const { spendable, available } = await balances(tx, userId, currency);
  return new Map([
    ['U.spend', BigInt(spendable.amount)],
    ['U.avail', BigInt(available.amount)],
  ]);
}

export async function takeBack(tx: Tx, taken: TakenBack): Promise<void> {
  const { funding, reference, amount } = taken;
  const borne = least(amount, await stillToLose(tx, funding));
  if (!(await bear(tx, { ...taken, amount: borne }, amount - borne)) || borne === amount) return;
  const words = `${funding.number}: refunds and disputes exceed the payment. ${formatMoney(money(amount - borne, funding.amount.currency))} is booked as our loss until the provider corrects it.`;
  announce(tx, operatorNeeded, { what: 'reconciliation', subject: reference.id, words });
}

/** One of several claims was withdrawn: people now bear what it had left no room for, as if it had never been made. */
export async function coverExcess(tx: Tx, funding: Funding): Promise<void> {
  for (const { reference, amount } of await excessOf(tx, funding)) {
    const part = least(amount, await stillToLose(tx, funding));
    const journalId = derivedId('excess', reference.id, String(amount));
    if (part > 0n) await bear(tx, { reference, journalId, funding, amount: part }, -part);
  }
}

/**
 * `loss` is the platform's part; negative when the platform gets it back. The parts add up to what the provider has
 * taken.
 */
async function bear(tx: Tx, taken: TakenBack, loss: bigint): Promise<boolean> {
  const { funding, reference, journalId } = taken;
  const { currency } = funding.amount;
  queueForMoneyOf(tx, [funding.userId]);
  await lockMoneyOf(tx, [funding.userId], currency);
  const planned = await plan(tx, taken);
  const others = planned.flatMap(({ userId }) => (userId === null || userId === funding.userId ? [] : [userId]));
  queueForMoneyOf(tx, others);
  await lockMoneyOf(tx, others, currency);
  const shares = await withDebts(tx, planned, currency);
  if (loss !== 0n) shares.push({ chargeId: null, userId: null, account: 'E.loss', amount: loss });
  const platform = await platformAccounts(tx, currency);
  const total = shares.reduce((sum, share) => sum + share.amount, 0n);
  const lines = new Map<string, bigint>([[platform[fundingSources[funding.provider]], total]]);
  for (const { userId, account, amount: part } of shares) {
    const id =
      userId === null
        ? platform[account as PlatformAccount]
        : (await userAccounts(tx, userId, currency))[account as 'U.spend'];
    lines.set(id, (lines.get(id) ?? 0n) - part);
  }
  const posted = await postLines(
    tx,
    journalId,
    'take_back',
    currency,
    reference,
    [...lines].map(([account, value]): Line => ({ account, amount: value })),
  );
  if (!posted) return false;
  await keepShares(tx, reference.id, currency, shares);
  announceTaken(tx, shares, currency, funding.number);
  return true;
}

/** Everyone who bore a part of it learns how much, and what of it they owe. */
export function announceTaken(tx: Tx, shares: readonly TakenShare[], currency: string, fundingNumber: string): void {
  const total = (takenShares: readonly TakenShare[]): string =>
    String(takenShares.reduce((sum, share) => sum + share.amount, 0n));
  for (const [userId, own] of Map.groupBy(shares, (share) => share.userId)) {
    if (userId === null) continue;
    const owed = total(own.filter(({ account }) => account === 'U.owed'));
    announce(tx, moneyTakenBack, { userId, amount: total(own), owed, currency, fundingNumber }, [userTopic(userId)]);
  }
}
