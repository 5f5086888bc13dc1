import * as events from '#domains/payouts/events.ts';
import { pathTo } from '#routes';
import { describe, inWords, type Telling } from './telling.ts';

interface Withdrawal {
  readonly userId: string;
  readonly number: string;
  readonly amount: string;
  readonly currency: string;
}
const tell = (w: Withdrawal, title: string, text: string): Telling => ({
  to: w.userId,
  topic: 'payouts',
  group: { key: `withdrawal:${w.number}`, title: `Withdrawal ${w.number}` },
  title,
  text,
  path: pathTo('withdraw', {}, { withdrawal: w.number }),
});

const ways = (to: string, title: string, text: string): Telling => ({
  to,
  topic: 'security',
  group: { key: 'payout-methods', title: 'Where you are paid' },
  title,
  text,
  path: pathTo('payment-methods'),
});

export const aboutPayouts = [
  describe(events.payoutMethodAdded, ({ userId, method, usableFrom }, whenIs) =>
    ways(userId, 'A payout method was added', `${method}, usable from ${whenIs(usableFrom)}. If it was not you, remove it and choose a new password.`),
  ),
  describe(events.payoutMethodRemoved, ({ userId, method }) =>
    ways(userId, 'A payout method was removed', `${method}. If it was not you, choose a new password.`),
  ),
  describe(events.withdrawalRequested, (w, whenIs) =>
    tell(w, `A withdrawal of ${inWords(w)} was requested`, w.heldUntil === null ? `To ${w.method}.` : `To ${w.method}. It waits until ${whenIs(w.heldUntil)}.`),
  ),
  describe(events.withdrawalApproved, (w, whenIs) => tell(w, `${inWords(w)} was approved`, `It is sent on ${whenIs(w.sendsAt)}.`)),
  describe(events.withdrawalStopped, (w, whenIs) =>
    tell(
      w,
      `A withdrawal of ${inWords(w)} is on hold`,
      `${w.reason} ${w.heldUntil === null ? 'It goes on automatically after that.' : `It goes on ${whenIs(w.heldUntil)}.`}`,
    ),
  ),
  describe(events.withdrawalRejected, (w) => tell(w, `A withdrawal of ${inWords(w)} was refused`, `The money is available again. The reason: ${w.reason}`)),
  describe(events.withdrawalPaid, (w) =>
    tell(w, `${inWords(w)} was paid out`, `To ${w.method}.${w.feeReturned ? ' It took longer than promised, so you got the fee back.' : ''}`),
  ),
  describe(events.withdrawalFailed, (w) => tell(w, `${inWords(w)} could not be paid out`, `The money is available again. The reason: ${w.reason}`)),
  describe(events.promiseMissed, (w) =>
    tell(w, 'Your express withdrawal takes longer than promised', `${inWords(w)} is still on its way. You get the fee back when it has arrived.`),
  ),
  describe(events.payoutReviewNeeded, (w) => ({
    to: 'operators',
    staff: 'money',
    topic: 'operations',
    group: { key: 'operations:payouts', title: 'Payouts' },
    title: `Withdrawal ${w.number} waits for review`,
    text: `${inWords(w)}.`,
    path: pathTo('admin-payouts'),
  })),
];
