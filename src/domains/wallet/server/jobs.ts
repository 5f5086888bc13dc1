import { on, onTimer, type Reaction, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { fundingLookUpDue, methodsForgotten, paymentEventStored, reconcileDue, refundDue } from '../events.ts';
import { forgetMethods } from './leave.ts';
import { LOOK_UP_TIMER } from './fundings.ts';
import { askForLookUp, lookUpFunding } from './look-up-funding.ts';
import { RETRY_TIMER } from './park-payment-event.ts';
import { processPaymentEvent } from './payment-events.ts';
import { reconcile } from './reconcile.ts';
import { askForRefund, REFUND_TIMER, sendRefund } from './refund-funding.ts';

export const walletReactions: readonly Reaction[] = [
  on(paymentEventStored, 'process-payment-event', 'money', ({ paymentEventId }, context) =>
    context.database.transact((tx) => processPaymentEvent(tx, context, paymentEventId)),
  ),
  on(fundingLookUpDue, 'look-up-funding', 'providers', ({ fundingId }, context) => lookUpFunding(context, fundingId)),
  on(refundDue, 'send-refund', 'providers', ({ refundId }, context) => sendRefund(context, refundId)),
  on(methodsForgotten, 'forget-payment-methods', 'providers', forgetMethods),
  on(reconcileDue, 'reconcile', 'providers', ({ reconciliationId }, context) => reconcile(context, reconciliationId)),
];

export const walletTimers: readonly TimerReaction[] = [
  onTimer(RETRY_TIMER, 'money', (tx, paymentEventId, context) => processPaymentEvent(tx, context, paymentEventId)),
  onTimer(LOOK_UP_TIMER, 'money', askForLookUp),
  onTimer(REFUND_TIMER, 'money', askForRefund),
];
