import { on, onTimer, type Reaction, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { fundingLookUpDue, methodsForgotten, paymentEventStored, reconcileDue, refundDue } from '../events.ts';
import { forgetMethods } from './leave.ts';
import { askForLookUp, lookUpFunding, LOOK_UP_TIMER } from './look-up-funding.ts';
import { RETRY_TIMER } from './park-payment-event.ts';
import { processPaymentEvent } from './payment-events.ts';
import { reconcile } from './reconcile.ts';
import { askForRefund, REFUND_TIMER, sendRefund } from './refund-funding.ts';

export const walletReactions: readonly Reaction[] = [
  on(paymentEventStored, 'process-payment-event', ({ paymentEventId }, context) =>
    context.database.transact((tx) => processPaymentEvent(tx, context, paymentEventId)),
  ),
  on(fundingLookUpDue, 'look-up-funding', ({ fundingId }, context) => lookUpFunding(context, fundingId), { isSlow: true }),
  on(refundDue, 'send-refund', ({ refundId }, context) => sendRefund(context, refundId), { isSlow: true }),
  on(methodsForgotten, 'forget-payment-methods', forgetMethods, { isSlow: true }),
  on(reconcileDue, 'reconcile', ({ reconciliationId }, context) => reconcile(context, reconciliationId), { isSlow: true }),
];

export const walletTimers: readonly TimerReaction[] = [
  onTimer(RETRY_TIMER, (tx, paymentEventId, context) => processPaymentEvent(tx, context, paymentEventId)),
  onTimer(LOOK_UP_TIMER, askForLookUp),
  onTimer(REFUND_TIMER, askForRefund),
];
