import { on, onTimer, type Reaction, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { fundingLookUpDue, paymentEventStored } from '../events.ts';
import { askForLookUp, lookUpFunding, LOOK_UP_TIMER } from './look-up-funding.ts';
import { processPaymentEvent, RETRY_TIMER } from './payment-events.ts';

export const walletReactions: readonly Reaction[] = [
  on(paymentEventStored, 'process-payment-event', ({ paymentEventId }, context) =>
    context.database.transact((tx) => processPaymentEvent(tx, context, paymentEventId)),
  ),
  on(fundingLookUpDue, 'look-up-funding', ({ fundingId }, context) => lookUpFunding(context, fundingId)),
];

export const walletTimers: readonly TimerReaction[] = [
  onTimer(RETRY_TIMER, (tx, paymentEventId, context) => processPaymentEvent(tx, context, paymentEventId)),
  onTimer(LOOK_UP_TIMER, askForLookUp),
];
