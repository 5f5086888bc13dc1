/**
 * When released money clears (LIM-23), asked at the release and again at its end: a case about the client's payment
 * that begins in between counts too. Clearing never passes over a case; what it waits for is on the pages of both sides
 * (MON-20, decision 169).
 */
import { personCards } from '#domains/profiles/server/profiles.ts';
import { bearAtRisk, flagAtRisk, moneyAtRisk, noteClears, type AtRisk } from '#domains/wallet/server/wallet.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import type { Terms } from '#kit/terms.ts';
import { riskWords } from '../at-risk.ts';
import { clearsAt, clearsAtRisk } from '../clock.ts';
import { compareSides } from './compare-sides.ts';
import type { PaidWork } from './work.ts';

const riskOf = (reads: Db | Tx, { id, clientId, terms: { price } }: PaidWork): Promise<AtRisk | null> =>
  moneyAtRisk(reads, { chargeId: id, payerId: clientId, currency: price.currency });

/**
 * Of work that is released now, under the terms of the day it was agreed. Its sides are compared in the same turn
 * (AUT-15).
 */
export async function clearanceOf(tx: Tx, work: PaidWork, inForce: Terms, context: Context): Promise<Date> {
  const now = context.clock();
  const [cards, risk] = await Promise.all([
    personCards(tx, [work.freelancerId]),
    riskOf(tx, work),
    compareSides(tx, work, context),
  ]);
  const ordinary = clearsAt(now, cards.get(work.freelancerId)?.level ?? 'new', inForce);
  if (risk === null) return ordinary;
  await flag(tx, work, risk, context);
  return clearsAtRisk(now, ordinary);
}

const flag = (tx: Tx, { id, kind, number, title, clientId }: PaidWork, risk: AtRisk, context: Context): Promise<void> =>
  flagAtRisk(
    tx,
    { type: kind, id, label: number, title, amount: risk.amount },
    { payerId: clientId, isReleased: true, flagId: context.makeId() },
  );

/**
 * The clearance days are over. Null where the earnings clear now, less what they bear of a payment that was taken back
 * for good; or when to look again.
 */
export async function clearsLater(tx: Tx, work: PaidWork, releasedAt: Date, context: Context): Promise<Date | null> {
  const risk = await riskOf(tx, work);
  if (risk === null) return null;
  const now = context.clock();
  const earliest = clearsAtRisk(releasedAt, now);
  const later = earliest > now ? earliest : risk.isDecided ? null : after(now, DAY_MS);
  if (later === null) {
    await bearAtRisk(tx, {
      chargeId: work.id,
      payerId: work.clientId,
      payeeId: work.freelancerId,
      currency: work.terms.price.currency,
    });
    return null;
  }
  await flag(tx, work, risk, context);
  noteClears(tx, work.id, later);
  return later;
}

/** For the page of the work: why its money waits, in this reader's words, or null. */
export async function paymentRisk(
  db: Db,
  work: PaidWork,
  facts: { readonly isReleased: boolean; readonly side: Side; readonly noun: string },
) {
  const risk = await riskOf(db, work);
  return risk === null ? null : { decided: risk.isDecided, words: riskWords({ isDecided: risk.isDecided, ...facts }) };
}
