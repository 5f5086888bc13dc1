import { after, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { tryMove } from '#kit/transitions.ts';
import { fundingLookUpDue } from '../events.ts';
import { fundingMoves } from '../funding.ts';
import { applyPaymentNews } from './apply-payment-news.ts';
import { fundingById, fundingForUpdate, LOOK_UP_TIMER, moveFunding } from './fundings.ts';

const isOpen = (state: string): boolean => state === 'created' || state === 'pending';

/**
 * Run by the timer. Providers are never called inside a transaction, so it only announces that the look-up is due
 * (DB-4).
 */
export async function askForLookUp(tx: Tx, fundingId: string, context: Context): Promise<void> {
  const funding = await fundingForUpdate(tx, fundingId);
  if (funding === null || !isOpen(funding.state)) return;
  announce(tx, fundingLookUpDue, { fundingId });
  const age = context.clock().getTime() - funding.createdAt.getTime();
  setTimer(tx, LOOK_UP_TIMER, fundingId, after(context.clock(), Math.min(Math.max(age, 2 * MINUTE_MS), 6 * HOUR_MS)));
}

/**
 * Asks the provider when events are late or lost (MON-16). A timeout means unknown: the next look-up asks again. An
 * expired checkout is ended there, so that it cannot be paid later.
 */
export async function lookUpFunding(context: Context, fundingId: string): Promise<void> {
  const funding = await fundingById(context.db, fundingId);
  if (funding === null || !isOpen(funding.state)) return;
  const provider = context.payments[funding.provider];
  const providerNews =
    funding.providerReference === null || provider === undefined
      ? null
      : await provider.lookUp(funding.providerReference);
  const isOver = funding.expiresAt < context.clock();
  const ended =
    providerNews?.state === 'open' && isOver && provider?.endCheckout !== undefined
      ? await provider.endCheckout(providerNews.providerReference)
      : null;
  // When we ended it early, the payer reads our reason.
  const news =
    ended === null
      ? providerNews
      : { ...ended, reason: ended.state === 'expired' ? (funding.reason ?? ended.reason) : ended.reason };
  await context.database.transact(async (tx) => {
    if (news !== null && provider !== undefined) {
      const misfit = await applyPaymentNews(tx, provider, news, context);
      if (misfit !== null)
        context.log.error({ funding: funding.number, why: misfit.why }, 'look-up does not fit its funding');
      return;
    }
    const current = await fundingForUpdate(tx, fundingId);
    // Never taken to a checkout, or to one the provider has forgotten, and too old to be: nothing can have been paid.
    if (current?.state === 'created' && isOver && (current.providerReference === null || provider !== undefined)) {
      const answer = tryMove(fundingMoves, 'expired', current.state, 'system');
      if (answer.ok)
        await moveFunding(tx, current, 'expired', answer.to, {
          party: 'system',
          reason: 'The checkout was not opened.',
        });
    }
  });
}
