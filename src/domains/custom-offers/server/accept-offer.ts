/**
 * An offer becomes an order at the ordinary checkout: what it was, frozen on the order, and one winner against
 * everything else (OFR-7).
 */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Money } from '#kit/money.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { bySystem } from '#domains/paid-work/party.ts';
import { offerAccepted, offerReopened } from '../events.ts';
import { mustMove } from '../policy.ts';
import { moveOffer } from './move-offer.ts';
import { announceOffer, lockMyOffer, lockOffer, readMine, sideOf, versionsOf, type CustomOffer } from './store.ts';

/** The version that the client saw. */
export interface WantedOffer {
  readonly number: string;
  readonly version: number;
}

export interface OfferedTerms {
  readonly id: string;
  readonly slug: string;
  readonly scope: string;
  readonly price: Money;
  readonly deliveryDays: number;
  readonly revisions: number | null;
  readonly validUntil: Date;
}

function mustHold(offer: CustomOffer, version: number, userId: string, now: Date): void {
  mustMove(offer, 'accept', sideOf(offer, userId), now);
  if (offer.version !== version)
    throw new Failure('wrong_state', {
      message: 'This offer was changed. Read the new one before you order.',
      data: { state: offer.state, version: offer.version },
    });
}

/** Of a version that can still be accepted. */
export async function offeredTerms(
  reads: Db | Tx,
  actor: Pick<Actor, 'userId'>,
  { number, version }: WantedOffer,
  now: Date,
): Promise<OfferedTerms> {
  const offer = await readMine(reads, number, actor.userId);
  mustHold(offer, version, actor.userId, now);
  const [newest] = await versionsOf(reads, offer.id);
  if (newest === undefined) throw new Error(`custom offer ${number} has no version`);
  const { scope, price, delivery_days: deliveryDays, revisions, valid_until: validUntil } = newest;
  return { id: offer.id, slug: offer.slug, scope, price, deliveryDays, revisions, validUntil };
}

/** In the transaction that places the order. */
export async function acceptOffer(
  tx: Tx,
  actor: Actor,
  { number, version }: WantedOffer,
  order: { id: string; number: string },
  now: Date,
): Promise<void> {
  const offer = await lockMyOffer(tx, number, actor.userId);
  mustHold(offer, version, actor.userId, now);
  const by = { party: 'client', actorId: actor.userId } as const;
  const accepted = await moveOffer(
    tx,
    offer,
    { move: 'accept', by, at: now },
    { orderId: order.id, orderNumber: order.number, endedAt: now },
  );
  announceOffer(tx, offerAccepted, accepted, { orderNumber: order.number });
}

/** Its order ended before it was paid. One that holds no longer expires by its clock. */
export async function reopenOffer(tx: Tx, offerId: string, now: Date): Promise<void> {
  const offer = await lockOffer(tx, offerId);
  const open = await moveOffer(
    tx,
    offer,
    { move: 'reopen', by: bySystem, at: now },
    { orderId: null, orderNumber: null, endedAt: null },
  );
  if (open.validUntil !== null && open.validUntil > now)
    announceOffer(tx, offerReopened, open, { endsAt: open.validUntil.toISOString() });
}
