import { money } from '#kit/money.ts';
import { on, onTimer, type Reaction, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { payoutNews } from '#domains/wallet/events.ts';
import { payoutDue } from '../events.ts';
import { PROMISE_TIMER, SEND_TIMER } from './decide.ts';
import { HOLD_TIMER } from './request-withdrawal.ts';
import { applyPayoutNews, endHold, missPromise, sendOrAsk, sendPayout } from './send-payout.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const payoutReactions: readonly Reaction[] = [
  on(payoutDue, 'send-payout', ({ withdrawalId }, context) => sendPayout(context, withdrawalId), { isSlow: true }),
  on(payoutNews, 'apply-payout-news', async ({ providerReference, reference, state, amount, currency, reason, live }, context) => {
    if (!UUID.test(reference)) return;
    const news = { about: 'payout', providerReference, reference, state, amount: money(amount, currency), reason, live } as const;
    await context.database.transact((tx) => applyPayoutNews(tx, news, context));
  }),
];

export const payoutTimers: readonly TimerReaction[] = [
  onTimer(HOLD_TIMER, endHold),
  onTimer(SEND_TIMER, (tx, withdrawalId) => sendOrAsk(tx, withdrawalId)),
  onTimer(PROMISE_TIMER, (tx, withdrawalId) => missPromise(tx, withdrawalId)),
];
