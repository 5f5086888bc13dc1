import { after, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { fundingLookUpDue } from '../events.ts';
import { applyPaymentNews } from './apply-payment-news.ts';
import { fundingById, fundingForUpdate, moveFunding } from './fundings.ts';

export const LOOK_UP_TIMER = 'wallet.funding_look_up';

const isOpen = (state: string): boolean => state === 'created' || state === 'pending';

/** The deadline's part: no provider is called inside a transaction, so it only says that it is time (DB-4). */
export async function askForLookUp(tx: Tx, fundingId: string, context: Context): Promise<void> {
  const funding = await fundingForUpdate(tx, fundingId);
  if (funding === null || !isOpen(funding.state)) return;
  await announce(tx, fundingLookUpDue, { fundingId });
  const age = context.clock().getTime() - funding.createdAt.getTime();
  await setTimer(tx, LOOK_UP_TIMER, fundingId, after(context.clock(), Math.min(Math.max(age, 2 * MINUTE_MS), 6 * HOUR_MS)));
}

/**
 * Asks the provider when news is late or lost (MON-16). A time-out means unknown: the next look-up asks again.
 * A checkout whose time is over is ended there, so that it cannot be paid when nobody expects it any more.
 */
export async function lookUpFunding(context: Context, fundingId: string): Promise<void> {
  const funding = await fundingById(context.db, fundingId);
  if (funding === null || !isOpen(funding.state)) return;
  const provider = context.payments[funding.provider];
  const said = funding.providerReference === null || provider === undefined ? null : await provider.lookUp(funding.providerReference);
  const isOver = funding.expiresAt < context.clock();
  const ended = said?.state === 'open' && isOver && provider?.endCheckout !== undefined ? await provider.endCheckout(said.providerReference) : null;
  // Ended early for a reason of ours, the payer reads that one.
  const news = ended === null ? said : { ...ended, reason: ended.state === 'expired' ? (funding.reason ?? ended.reason) : ended.reason };
  await context.database.transact(async (tx) => {
    if (news !== null && provider !== undefined) {
      const misfit = await applyPaymentNews(tx, provider, news, context);
      if (misfit !== null) context.log.error({ funding: funding.number, why: misfit.why }, 'look-up does not fit its funding');
      return;
    }
    const current = await fundingForUpdate(tx, fundingId);
    // Never taken to a checkout, or to one the provider has forgotten, and too old to be: nothing can have been paid.
    if (current?.state === 'created' && isOver && (current.providerReference === null || provider !== undefined)) {
      await moveFunding(tx, current, 'expired', { providerReference: null, reason: 'The checkout was not opened.' });
    }
  });
}
