/**
 * Both sides before an order: the seller offers, changes, declines or withdraws; the client declines or withdraws
 * (OFR-2 to OFR-5).
 */
import { haveWork, refuseBlocked } from '#domains/messaging/server/messaging.ts';
import { dayInWords, serviceToOffer } from '#domains/services/server/services.ts';
import { refuseWords } from '#domains/services/text-rules.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { invalidField } from '#kit/errors.ts';
import { clientFee, wholeUnits } from '#kit/fees.ts';
import { add, compare, formatMoney, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { offerEnded, offerMade } from '../events.ts';
import { moveOffer } from './move-offer.ts';
import { announceOffer, lockMyOffer, sideOf, type CustomOffer } from './store.ts';
import { showOffer } from './talk-cards.ts';

export interface Proposal {
  readonly scope: string;
  readonly price: Money;
  readonly delivery_days: number;
  readonly revisions: number | null;
  readonly valid_days: number;
}

const insert = statement(
  'custom_offer_version_insert',
  `insert into custom_offer_version (offer_id, version, scope, currency, price, delivery_days, revisions, sent_at,
    valid_until)
   values (:id, :version, :scope, :currency, :price, :days, :revisions, :now, :validUntil)`,
);

/** What every version says, no matter who began. Answers until when it holds. */
export async function mustHoldUp(
  tx: Tx,
  { currency, slug }: Pick<CustomOffer, 'currency' | 'slug'>,
  proposal: Proposal,
  now: Date,
): Promise<Date> {
  const { price, valid_days: validDays } = proposal;
  const terms = await termsInForce(tx, now);
  const [least, most] = [wholeUnits(terms.gigPriceLeastWhole, currency), wholeUnits(terms.gigPriceMostWhole, currency)];
  if (price.currency !== currency || compare(price, least) < 0 || compare(price, most) > 0)
    throw invalidField('price', `Enter ${formatMoney(least)} to ${formatMoney(most)}.`);
  const validUntil = after(now, validDays * DAY_MS);
  const { awayUntil } = await serviceToOffer(tx, slug);
  if (awayUntil !== null && validUntil <= awayUntil)
    throw invalidField(
      'valid_days',
      `You’re away until ${dayInWords(awayUntil)}. Make the offer valid for longer, or end your time away first.`,
    );
  return validUntil;
}

/** What the client would pay for it now, with the fee. */
export const clientPays = async (tx: Tx, price: Money, now: Date): Promise<Money> =>
  add(price, clientFee(price, await termsInForce(tx, now)));

/** A block holds here too, and before the two work together an offer carries no contact details (AUT-13). */
export async function mustReach(
  tx: Tx,
  { clientId, freelancerId }: Pick<CustomOffer, 'clientId' | 'freelancerId'>,
  scope: string,
  context: Context,
) {
  await refuseBlocked(tx, { from: freelancerId, to: clientId });
  if (!(await haveWork(tx, freelancerId, clientId, context))) refuseWords([['scope', scope]]);
}

export async function insertVersion(
  tx: Tx,
  { id, version, validUntil }: CustomOffer,
  proposal: Proposal,
  now: Date,
): Promise<void> {
  const { scope, price, delivery_days: days, revisions } = proposal;
  if (validUntil === null) throw new Error('a version holds until a date');
  await tx.rows(insert, {
    id,
    version,
    scope,
    currency: price.currency,
    price: price.amount,
    days,
    revisions,
    now,
    validUntil,
  });
}

/** An offer is immutable: a changed one is the next version, and only the newest can be accepted. */
export async function makeOffer(
  tx: Tx,
  actor: Actor,
  number: string,
  proposal: Proposal,
  context: Context,
): Promise<CustomOffer> {
  const now = context.clock();
  const offer = await lockMyOffer(tx, number, actor.userId);
  const validUntil = await mustHoldUp(tx, offer, proposal, now);
  const { price, delivery_days: days } = proposal;
  const version = offer.version + 1;
  const by = { party: sideOf(offer, actor.userId), actorId: actor.userId };
  const updatedOffer = await moveOffer(
    tx,
    offer,
    { move: offer.state === 'offered' ? 'change' : 'offer', by, at: now },
    { version, sentAt: now, validUntil },
  );
  await mustReach(tx, updatedOffer, proposal.scope, context);
  await insertVersion(tx, updatedOffer, proposal, now);
  const { amount: total, currency } = await clientPays(tx, price, now);
  announceOffer(tx, offerMade, updatedOffer, {
    version,
    amount: price.amount,
    total,
    currency,
    days,
    endsAt: validUntil.toISOString(),
  });
  await showOffer(tx, updatedOffer, context);
  return updatedOffer;
}

/** The freelancer says why; the client need not. */
export async function declineOffer(
  tx: Tx,
  actor: Actor,
  number: string,
  given: string,
  context: Context,
): Promise<CustomOffer> {
  const now = context.clock();
  const offer = await lockMyOffer(tx, number, actor.userId);
  const side = sideOf(offer, actor.userId);
  if (side === 'freelancer' && given === '') throw invalidField('reason', 'Say why you decline.');
  const reason = given === '' ? undefined : given;
  const move = side === 'client' ? 'declineOffer' : 'declineRequest';
  const declined = await moveOffer(
    tx,
    offer,
    { move, by: { party: side, actorId: actor.userId }, at: now, reason },
    { endedAt: now },
  );
  announceOffer(tx, offerEnded, declined, { by: side, was: wasOf(offer), outcome: 'declined', reason: reason ?? null });
  return declined;
}

export async function withdrawOffer(tx: Tx, actor: Actor, number: string, context: Context): Promise<CustomOffer> {
  const now = context.clock();
  const offer = await lockMyOffer(tx, number, actor.userId);
  const side = sideOf(offer, actor.userId);
  const move = side === 'client' ? 'withdrawRequest' : 'withdrawOffer';
  const withdrawn = await moveOffer(
    tx,
    offer,
    { move, by: { party: side, actorId: actor.userId }, at: now },
    { endedAt: now },
  );
  announceOffer(tx, offerEnded, withdrawn, { by: side, was: wasOf(offer), outcome: 'withdrawn', reason: null });
  return withdrawn;
}

export const wasOf = ({ state }: Pick<CustomOffer, 'state'>): 'request' | 'offer' =>
  state === 'requested' ? 'request' : 'offer';
