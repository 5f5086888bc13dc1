import { isId } from '#kit/ids.ts';
import { emailChangeUndone, restored } from '#domains/accounts/events.ts';
import { closingUndone } from '#domains/accounts/leaving-events.ts';
import { identityApproved } from '#domains/verification/events.ts';
import { money } from '#kit/money.ts';
import { on, onTimer, type Reaction, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { payoutNews } from '#domains/wallet/events.ts';
import { parkPayoutNews } from '#domains/wallet/server/wallet.ts';
import { payoutDue } from '../events.ts';
import { sendOrSettle } from './ask-if-here.ts';
import { HOLD_TIMER, PROMISE_TIMER, SEND_TIMER } from './decide.ts';
import { applyPayoutNews, endHold, missPromise, sendOrAsk } from './send-payout.ts';
import { lookAgainAt } from './stop-withdrawal.ts';
import { lockWithdrawal } from './store.ts';

/** What stops withdrawals and has an end that is announced. */
const ends = [restored, emailChangeUndone, closingUndone, identityApproved] as const;

export const payoutReactions: readonly Reaction[] = [
  on(payoutDue, 'send-payout', 'providers', ({ withdrawalId }, context) => sendOrSettle(context, withdrawalId)),
  on(
    payoutNews,
    'apply-payout-news',
    'money',
    ({ paymentEventId, providerReference, reference, state, amount, currency, reason, live }, context) => {
      const news = {
        about: 'payout',
        providerReference,
        reference,
        state,
        amount: money(amount, currency),
        reason,
        live,
      } as const;
      return context.database.transact(async (tx) => {
        const isKnown = isId(reference) && (await lockWithdrawal(tx, reference)) !== null;
        if (isKnown) await applyPayoutNews(tx, news, context);
        else if (paymentEventId !== undefined)
          await parkPayoutNews(tx, context, paymentEventId, `no withdrawal ${reference}`);
      });
    },
  ),
  ...ends.map((end) =>
    on(end, `look-again-at-withdrawals-${end.name}`, 'upkeep', ({ userId }, context) => lookAgainAt(userId, context)),
  ),
];

export const payoutTimers: readonly TimerReaction[] = [
  onTimer(HOLD_TIMER, 'money', endHold),
  onTimer(SEND_TIMER, 'money', sendOrAsk),
  onTimer(PROMISE_TIMER, 'money', (tx, withdrawalId) => missPromise(tx, withdrawalId)),
];
