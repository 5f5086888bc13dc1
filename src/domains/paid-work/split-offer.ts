/**
 * An offer to end work early: a share of the price goes to the freelancer, the rest and the fees on it back to the
 * client. The other side accepts or declines it, the side that made it may withdraw it, and silence counts as one of
 * the two.
 */
import { otherSide, type Side } from '#kit/sides.ts';
import { add, isZero, sum, type BasisPoints, type Money } from '#kit/money.ts';
import type { WorkClock } from './clock.ts';
import type { Party } from './party.ts';
import { splitAt, type Settlement, type Terms } from './price.ts';

export const SPLIT_ANSWERS = ['accept', 'decline', 'withdraw'] as const;
export type SplitAnswer = (typeof SPLIT_ANSWERS)[number];
/** What no answer in time counts as. */
export const SILENCES = ['accept', 'decline'] as const;
export type Silence = (typeof SILENCES)[number];
export const SPLIT_OUTCOMES = ['accepted', 'declined', 'withdrawn'] as const;
export type SplitOutcome = (typeof SPLIT_OUTCOMES)[number];
export const OUTCOMES: Readonly<Record<SplitAnswer, SplitOutcome>> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
};

export interface SplitOffer {
  readonly id: string;
  readonly by: Side;
  /** Of the price, to the freelancer. */
  readonly share: BasisPoints;
  readonly offeredAt: Date;
  readonly endsAt: Date;
  readonly silence: Silence;
}

/**
 * Why this party cannot give this answer now, or null. The system gives it when the clock has run out, which its timer
 * judges.
 */
export function whyNotAnswer(
  offer: Pick<SplitOffer, 'by' | 'endsAt'> | null,
  answer: SplitAnswer,
  party: Party,
  now: Date,
): string | null {
  if (offer === null) return 'There is no request to answer.';
  if (party === 'system') return null;
  if (answer === 'withdraw' && party !== offer.by) return 'Only the person who asked can withdraw the request.';
  if (answer !== 'withdraw' && party !== otherSide(offer.by)) return 'The other person answers this request.';
  return now < offer.endsAt ? null : 'The time to answer has ended.';
}

/** Runs while nobody has answered; at its end silence counts. */
export const splitClock = <Kind extends string, End extends string>(
  { by, offeredAt, endsAt, silence }: SplitOffer,
  kind: Kind,
  ends: Readonly<Record<Silence, End>>,
): WorkClock<Kind, End> => ({ kind, startsAt: offeredAt, endsAt, turn: [otherSide(by)], atEnd: ends[silence] });

export interface SplitParts extends Settlement {
  /** The freelancer gets money, which has to clear. */
  readonly isEarned: boolean;
  /** Some of it is released, if only as fees: the work's charge is settled, not refunded. */
  readonly isReleased: boolean;
}

/** Where the money goes, for both people to see before they agree, to the cent. */
export function partsAt(terms: Terms, share: BasisPoints): SplitParts {
  const parts = splitAt(terms, share);
  const released: Money = sum([parts.toFreelancer, parts.serviceFee, parts.clientFee, parts.tax], terms.total.currency);
  return { ...parts, isEarned: !isZero(parts.toFreelancer), isReleased: !isZero(released) };
}

/** The same of several pieces of work in one case: each is split and rounded on its own. */
export function partsOfAll(all: readonly Terms[], share: BasisPoints): SplitParts {
  const [first, ...others] = all.map((terms) => partsAt(terms, share));
  if (first === undefined) throw new Error('nothing to split');
  return others.reduce(
    (whole, parts) => ({
      isEarned: whole.isEarned || parts.isEarned,
      isReleased: whole.isReleased || parts.isReleased,
      toFreelancer: add(whole.toFreelancer, parts.toFreelancer),
      serviceFee: add(whole.serviceFee, parts.serviceFee),
      clientFee: add(whole.clientFee, parts.clientFee),
      tax: add(whole.tax, parts.tax),
      backToClient: add(whole.backToClient, parts.backToClient),
    }),
    first,
  );
}
