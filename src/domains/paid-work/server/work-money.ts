/** Where the money of paid work moves. Journal ids follow from the work, so no retry can post twice (ID-3). */
import { clear, hold, holdAgain, refund, settle, type Reference } from '#domains/wallet/server/wallet.ts';
import { equals, isZero, type BasisPoints, type Money } from '#kit/money.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { releasePartOf, splitAt, type Settlement, type Terms } from '../price.ts';
import type { PaidWork } from './work.ts';

const ALL: BasisPoints = 10_000;
const NOTHING: BasisPoints = 0;

const referenceTo = ({ kind, id, number }: PaidWork): Reference => ({ type: kind, id, label: number });
/** `disputeId` is the dispute that ends it: work whose release was held again is released again, under other ids. */
const journalOf = ({ kind, id }: PaidWork, command: string, disputeId?: string): string =>
  derivedId(kind, id, command, ...(disputeId === undefined ? [] : [disputeId]));

/** The total moves from the client's wallet into held funds. The work's own id names the journal: it is held once. */
export async function holdTotal(tx: Tx, work: PaidWork, openedAt: Date): Promise<void> {
  const { price, client_fee: clientFee, service_fee: serviceFee, tax, total } = work.terms;
  const terms = { title: work.title, payeeId: work.freelancerId, price, clientFee, serviceFee, tax, openedAt };
  await hold(tx, { journalId: work.id, payerId: work.clientId, amount: total, reference: referenceTo(work), terms });
}

interface Addition {
  /** Names the journal. */
  readonly id: string;
  readonly title: string;
  readonly added: Terms;
}

/**
 * More of the client's money joins what is held, named by what it is for. Refused like the first when there is not
 * enough.
 */
export async function holdMore(
  tx: Tx,
  work: PaidWork,
  { id: journalId, title, added }: Addition,
  at: Date,
): Promise<void> {
  const { price, client_fee: clientFee, service_fee: serviceFee, tax, total } = added;
  const terms = { title, payeeId: work.freelancerId, price, clientFee, serviceFee, tax, openedAt: at };
  await hold(tx, { journalId, payerId: work.clientId, amount: total, reference: referenceTo(work), terms });
}

interface End {
  readonly at: Date;
  /** When what was released becomes available. */
  readonly clearsAt: Date | null;
  /** The dispute that ended it. */
  readonly of?: string;
}

/**
 * All that is held goes out: the released share of the price less its service fee to the freelancer, the fees on it to
 * their accounts, and the rest back to the client. First what goes back, so that the release leaves exactly nothing.
 */
async function endWith(tx: Tx, work: PaidWork, parts: Settlement, { at, clearsAt, of }: End): Promise<void> {
  const { toFreelancer, serviceFee, clientFee, tax, backToClient } = parts;
  const reference = referenceTo(work);
  if (!isZero(backToClient))
    await refund(tx, { journalId: journalOf(work, 'refund', of), reference, amount: backToClient, at });
  // Also of a share so small that every part of it rounds to nothing.
  if ([toFreelancer, serviceFee, clientFee, tax].every(isZero)) return;
  const journalId = journalOf(work, 'settle', of);
  await settle(tx, {
    journalId,
    reference,
    payeeId: work.freelancerId,
    earned: toFreelancer,
    serviceFee,
    clientFee,
    tax,
    at,
    clearsAt,
  });
}

const endAt = (tx: Tx, work: PaidWork, released: BasisPoints, end: End): Promise<void> =>
  endWith(tx, work, splitAt(work.terms, released), end);

/**
 * Approved in part: the released amount ends this work, and the rest of its money is held for `rest`, a piece of work
 * of its own whose terms are what is left of these. Neither side sees it move (decision 122).
 */
export async function releasePart(tx: Tx, work: PaidWork, released: Money, rest: PaidWork, end: End): Promise<void> {
  const { parts, rest: left } = releasePartOf(work.terms, released);
  if (!equals(rest.terms.total, left.total)) throw new Error(`the rest of ${work.number} is not what is left of it`);
  await endWith(tx, work, parts, end);
  await holdTotal(tx, rest, end.at);
}

/** Approved: all of it is released. */
export const releaseAll = (tx: Tx, work: PaidWork, end: End): Promise<void> => endAt(tx, work, ALL, end);
/** Canceled: the client gets everything back. */
export const returnAll = (tx: Tx, work: PaidWork, at: Date): Promise<void> =>
  endAt(tx, work, NOTHING, { at, clearsAt: null });
/** Canceled by agreement or settled in a dispute: a share of the price, in basis points. */
export const splitHeld = endAt;

/**
 * A dispute is about money that is still clearing: all of it, with the fees, is held again. Answers why not where part
 * of it is gone.
 */
export const freezeReleased = (
  tx: Tx,
  work: PaidWork,
  dispute: { readonly id: string; readonly number: string },
  by: string,
): Promise<string | null> =>
  holdAgain(tx, {
    journalId: journalOf(work, 'hold-again', dispute.id),
    reference: referenceTo(work),
    payeeId: work.freelancerId,
    currency: work.terms.total.currency,
    reason: `Dispute ${dispute.number}`,
    by,
  });

/** What was earned becomes free to spend or withdraw. Answers what does: less what was cleared early. */
export const clearEarnings = (tx: Tx, work: PaidWork, at: Date, released: BasisPoints = ALL): Promise<Money> =>
  clearEarned(tx, work, at, splitAt(work.terms, released).toFreelancer);

export async function clearEarned(tx: Tx, work: PaidWork, at: Date, earned: Money): Promise<Money> {
  if (isZero(earned)) return earned;
  return (
    (await clear(tx, {
      journalId: journalOf(work, 'clear'),
      userId: work.freelancerId,
      amount: earned,
      reference: referenceTo(work),
      at,
    })) ?? earned
  );
}
