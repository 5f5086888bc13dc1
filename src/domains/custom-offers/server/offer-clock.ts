/** What the one timer of a custom offer does. It may fire late, twice or concurrently: only a clock that really ran out makes a move (MON-13). */
import { closed } from '#domains/accounts/events.ts';
import { closingBegan } from '#domains/accounts/leaving-events.ts';
import { bySystem } from '#domains/paid-work/party.ts';
import { fireClock } from '#domains/paid-work/server/paid-work.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { on, onTimer, type Reaction } from '#kit/server/jobs/reactions.ts';
import { clocksOf } from '../deadlines.ts';
import { isOpen } from '../custom-offer.ts';
import { offerEnded, offerReminded } from '../events.ts';
import { wasOf } from './answer-request.ts';
import { moveOffer, OFFER_CLOCK } from './move-offer.ts';
import { announceOffer, lockOffer, sideOf } from './store.ts';

const reminded = statement('custom_offer_reminded', 'update custom_offer set reminded_at = :now where id = :offerId');

/** By its deadline, or because of who leaves. */
async function end(tx: Tx, offerId: string, leaverId: string | null, context: Context): Promise<void> {
  const offer = await lockOffer(tx, offerId);
  if (!isOpen(offer.state)) return;
  const now = context.clock();
  const ended = await moveOffer(tx, offer, { move: leaverId === null ? 'expire' : 'endForLeaving', by: bySystem, at: now }, { endedAt: now });
  const why = leaverId === null ? { outcome: 'expired' as const } : { outcome: 'withdrawn' as const, left: sideOf(offer, leaverId) };
  announceOffer(tx, offerEnded, ended, { by: null, was: wasOf(offer), reason: null, ...why });
}

async function fire(tx: Tx, offerId: string, context: Context): Promise<void> {
  const offer = await lockOffer(tx, offerId);
  const now = context.clock();
  const remind = async ({ turn, endsAt }: ReturnType<typeof clocksOf>[number]): Promise<void> => {
    await tx.rows(reminded, { offerId, now });
    announceOffer(tx, offerReminded, offer, { turn: [...turn], endsAt: endsAt.toISOString() });
  };
  const clocks = clocksOf(offer);
  await fireClock(tx, { id: offerId, timer: OFFER_CLOCK, clocks, remindedAt: offer.remindedAt, end: () => end(tx, offerId, null, context), remind }, now);
}

export const customOfferTimers = [onTimer(OFFER_CLOCK, 'orders', fire)];

const openOf = statement(
  'custom_offers_of_leaving',
  "select id from custom_offer where (client_id = :userId or freelancer_id = :userId) and state in ('requested', 'offered') order by asked_at, id",
);

/** Someone who closes their account answers no one any more. Each in a transaction of its own. */
async function endOffersOf({ userId }: { userId: string }, context: Context): Promise<void> {
  for (const { id } of await context.db.rows(openOf, { userId })) await context.database.transact((tx) => end(tx, id, userId, context));
}

export const customOfferReactions: readonly Reaction[] = [
  on(closed, 'end-custom-offers-of-the-closed', 'upkeep', endOffersOf),
  on(closingBegan, 'end-custom-offers-of-the-leaving', 'upkeep', endOffersOf),
];
