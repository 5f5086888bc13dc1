/** What the one timer of a custom offer does. */
import { closed } from '#domains/accounts/events.ts';
import { closingBegan } from '#domains/accounts/leaving-events.ts';
import { bySystem } from '#domains/paid-work/party.ts';
import { clockOf } from '#domains/paid-work/server/paid-work.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { on, onTimer, type Reaction } from '#kit/server/jobs/reactions.ts';
import { clocksOf, type OfferClock } from '../deadlines.ts';
import { isOpen } from '../custom-offer.ts';
import { offerEnded, offerReminded } from '../events.ts';
import { wasOf } from './answer-request.ts';
import { moveOffer, OFFER_CLOCK } from './move-offer.ts';
import { announceOffer, lockOffer, sideOf, type CustomOffer } from './store.ts';

const reminded = statement('custom_offer_reminded', 'update custom_offer set reminded_at = :now where id = :offerId');

/** By its deadline, or because of who leaves. */
async function end(tx: Tx, offerId: string, leaverId: string | null, context: Context): Promise<void> {
  const offer = await lockOffer(tx, offerId);
  if (!isOpen(offer.state)) return;
  const now = context.clock();
  const ended = await moveOffer(
    tx,
    offer,
    { move: leaverId === null ? 'expire' : 'endForLeaving', by: bySystem, at: now },
    { endedAt: now },
  );
  const ending =
    leaverId === null
      ? { outcome: 'expired' as const }
      : { outcome: 'withdrawn' as const, left: sideOf(offer, leaverId) };
  announceOffer(tx, offerEnded, ended, { by: null, was: wasOf(offer), reason: null, ...ending });
}

const fire = clockOf<CustomOffer, OfferClock>({
  timer: OFFER_CLOCK,
  lock: lockOffer,
  clocks: clocksOf,
  commands: { expire: (tx, { id }, context) => end(tx, id, null, context) },
  remind: async (tx, offer, { turn, endsAt }, now) => {
    await tx.rows(reminded, { offerId: offer.id, now });
    announceOffer(tx, offerReminded, offer, { turn, endsAt });
  },
});

export const customOfferTimers = [onTimer(OFFER_CLOCK, 'orders', fire)];

const openOf = statement(
  'custom_offers_of_leaving',
  "select id from custom_offer where (client_id = :userId or freelancer_id = :userId) and state in ('requested', 'offered') order by asked_at, id",
);

/** Someone who closes their account answers no one any more. Each in a transaction of its own. */
async function endOffersOf({ userId }: { userId: string }, context: Context): Promise<void> {
  for (const { id } of await context.db.rows(openOf, { userId }))
    await context.database.transact((tx) => end(tx, id, userId, context));
}

export const customOfferReactions: readonly Reaction[] = [
  on(closed, 'end-custom-offers-of-the-closed', 'upkeep', endOffersOf),
  on(closingBegan, 'end-custom-offers-of-the-leaving', 'upkeep', endOffersOf),
];
