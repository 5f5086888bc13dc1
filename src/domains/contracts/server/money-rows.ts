/**
 * The payments of a contract in words for one of its two people, from the ledger: what happened, how much, and what
 * that money is now.
 */
import { concerns } from '#domains/paid-work/server/paid-work.ts';
import type { TrailJournal } from '#domains/wallet/server/wallet.ts';
import { brandName } from '#kit/brand.ts';
import { formatList } from '#kit/format/names.ts';
import { equals, formatMoney, isPositive, isZero, negate, subtract, sum, zero, type Money } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import { outcomeOf } from '../contract-money.ts';
import type { MoneyRow } from '../shapes.ts';
import type { bonusesOf } from './give-bonus.ts';
import { holds, type Contract, type Milestone } from './store.ts';

export interface MoneyReader {
  readonly id: string;
  readonly side: Side;
  /** The other person’s name. */
  readonly other: string;
}

type State = MoneyRow['state'];
const RELEASED: State = { label: 'Released', tone: 'success' };
const REFUNDED: State = { label: 'Refunded', tone: 'neutral' };
const AVAILABLE: State = { label: 'Available', tone: 'success' };
const CLEARING: State = { label: 'Clearing', tone: 'info' };
const CLEARED_EARLY: State = { label: 'Cleared early', tone: 'success' };
const TAKEN_BACK: State = { label: 'Held again', tone: 'danger' };

/** What was held for it, as it is now. */
function heldState(milestone: Milestone): State {
  if (milestone.state === 'disputed') return { label: 'In dispute', tone: 'danger' };
  if (holds(milestone)) return { label: 'Held', tone: 'info' };
  if (milestone.state === 'returned') return REFUNDED;
  const { releasedPrice, terms } = milestone;
  return releasedPrice === null || equals(releasedPrice, terms.price)
    ? RELEASED
    : { label: 'Released in part', tone: 'success' };
}

/** A dispute holds again what was released: not what was cleared early. */
const isHeldAgain = ({ kind, lines }: TrailJournal): boolean =>
  kind === 'reverse' && lines.some(({ account }) => account.startsWith('H.'));

/** Cleared early, or taken back of that. */
const isEarly = (journal: TrailJournal): boolean =>
  journal.kind === 'clear_early' || (journal.kind === 'reverse' && !isHeldAgain(journal));

/** What the client pays on top. */
function onTop(price: Money, fee: Money, tax: Money = zero(price.currency)): string | null {
  const added = [
    isZero(fee) ? [] : `fees of ${formatMoney(fee)}`,
    isZero(tax) ? [] : `tax of ${formatMoney(tax)}`,
  ].flat();
  return added.length === 0 ? null : formatList([formatMoney(price), ...added], 'en-US');
}
const lessFee = (price: Money, fee: Money): string | null =>
  isZero(fee) ? null : `${formatMoney(price)} less the service fee of ${formatMoney(fee)}`;

/** Of one milestone, oldest first. */
export function milestoneRows(
  contract: Contract,
  milestone: Milestone,
  journals: readonly TrailJournal[],
  reader: MoneyReader,
): MoneyRow[] {
  const { currency, milestones } = contract;
  const { terms, place, number } = milestone;
  const name = `${place}. ${milestone.title}`;
  const isClient = reader.side === 'client';
  const [client, freelancer] = isClient ? ['you', reader.other] : [reader.other, 'you'];
  const whole = milestones.find(({ id }) => id === milestone.restOf);
  const rest = milestones.find(({ restOf }) => restOf === milestone.id);
  const total = isClient ? terms.total : terms.price;
  const again = journals.findLastIndex(isHeldAgain);
  const sumOf = ({ lines }: TrailJournal, is: (account: string, owner: string | null) => boolean): Money =>
    sum(
      lines.filter(({ account, owner }) => is(account, owner)).map(({ amount }) => amount),
      currency,
    );
  const arrived = ({ lines }: TrailJournal): Money =>
    sum(
      lines.map(({ amount }) => amount).filter((amount) => isPositive(amount)),
      currency,
    );
  /** What left clearing early, less what a dispute took back. */
  const early = negate(
    sum(
      journals.filter(isEarly).map((journal) => sumOf(journal, (account) => account === 'U.pend')),
      currency,
    ),
  );
  const wordsOfHold = (): string => {
    if (whole !== undefined) return `The rest of milestone ${whole.place} stays held as ${name}`;
    if (milestone.fundedAfter === null) return `${isClient ? 'You' : client} funded ${name}`;
    return `${brandName()} funded ${name} automatically, as ${client} set`;
  };
  const shownOf = (
    journal: TrailJournal,
    at: number,
  ): Pick<MoneyRow, 'words' | 'amount' | 'state'> & Partial<MoneyRow> => {
    switch (journal.kind) {
      case 'hold':
        return {
          words: wordsOfHold(),
          note: isClient ? onTop(terms.price, terms.client_fee, terms.tax) : null,
          amount: total,
          state: heldState(milestone),
          receipt: isClient ? number : null,
        };
      case 'settle': {
        const earned = sumOf(journal, (_, owner) => owner === contract.freelancerId);
        const fee = sumOf(journal, (account) => account === 'R.svc');
        const price = sum([earned, fee], currency);
        const words = `${name} was released to ${freelancer}`;
        if (at < again) return { words, amount: isClient ? price : earned, state: TAKEN_BACK };
        if (isClient) return { words, amount: price, state: RELEASED };
        const note = [lessFee(price, fee), isZero(early) ? null : `${formatMoney(early)} of it cleared early`]
          .filter((part) => part !== null)
          .join(', ');
        // What left it early is on rows of its own.
        const left = subtract(earned, early);
        const isClearing = milestone.clearedAt === null && isPositive(left);
        return {
          words,
          note: note === '' ? null : note,
          amount: left,
          state: isClearing ? CLEARING : isPositive(left) ? AVAILABLE : CLEARED_EARLY,
          until: isClearing ? (milestone.clearsAt?.toISOString() ?? null) : null,
        };
      }
      case 'refund':
        return {
          words: `${name} was refunded to ${client}`,
          amount: isClient ? arrived(journal) : outcomeOf(milestone, rest).returned,
          state: REFUNDED,
        };
      case 'reverse':
        return isHeldAgain(journal)
          ? { words: `${name} is held again for a dispute`, amount: total, state: heldState(milestone) }
          : { words: `The early clearance of ${name} was taken back`, amount: arrived(journal), state: TAKEN_BACK };
      case 'clear_early':
        return {
          words: `You cleared ${name} early`,
          note: `For a fee of ${formatMoney(sumOf(journal, (account) => account === 'R.exp'))}`,
          amount: sumOf(journal, (account) => account === 'U.avail'),
          state: at < again ? TAKEN_BACK : AVAILABLE,
        };
      default:
        return {
          words: `Money you owed was paid from ${name}`,
          amount: arrived(journal),
          state: { label: 'Paid', tone: 'neutral' },
        };
    }
  };
  return (
    journals
      .filter(concerns(reader.id, reader.side))
      // That it cleared is said where it was released. What was not released of it went nowhere: it stays held
      // (decision 122).
      .filter(({ kind }) => kind !== 'clear' && !(kind === 'refund' && rest !== undefined))
      .map((journal) => ({
        id: journal.journalId,
        at: journal.at.toISOString(),
        note: null,
        until: null,
        quote: null,
        receipt: null,
        ...shownOf(journal, journals.indexOf(journal)),
      }))
  );
}

type Bonus = Awaited<ReturnType<typeof bonusesOf>>[number];

export function bonusRow(
  { number, given_at: at, amount, client_fee: fee, earned, note, clears_at: clearsAt, is_cleared: isCleared }: Bonus,
  reader: MoneyReader,
): MoneyRow {
  const shared = { id: number, at, quote: note === '' ? null : note };
  return reader.side === 'client'
    ? {
        ...shared,
        words: `You gave ${reader.other} a bonus`,
        note: onTop(amount, fee),
        amount: sum([amount, fee], amount.currency),
        state: RELEASED,
        until: null,
        receipt: number,
      }
    : {
        ...shared,
        words: `${reader.other} gave you a bonus`,
        note: lessFee(amount, subtract(amount, earned)),
        amount: earned,
        state: isCleared ? AVAILABLE : CLEARING,
        until: isCleared ? null : clearsAt,
        receipt: null,
      };
}

/** What left the client’s wallet for milestones and bonuses, less what came back. */
export const paidBy = (
  clientId: string,
  trails: readonly (readonly TrailJournal[])[],
  bonuses: readonly Bonus[],
  currency: string,
): Money => {
  const moved = trails
    .flat()
    .flatMap(({ kind, lines }) => (kind === 'repay' ? [] : lines.filter(({ owner }) => owner === clientId)));
  return sum(
    [...moved.map(({ amount }) => negate(amount)), ...bonuses.flatMap(({ amount, client_fee: fee }) => [amount, fee])],
    currency,
  );
};
