import * as events from './events.ts';
import { pathTo } from '#routes';
import { noticesOf, type Notice } from '#kit/notices.ts';

interface Withdrawal {
  readonly userId: string;
  readonly number: string;
  readonly amount: string;
  readonly currency: string;
}
const aboutWithdrawal = (w: Withdrawal, title: string, text: string): Notice => ({
  to: w.userId,
  topic: 'payouts',
  group: { key: `withdrawal:${w.number}`, title: `Withdrawal ${w.number}` },
  title,
  text,
  path: pathTo('withdraw', {}, { withdrawal: w.number }),
  action: 'See the withdrawal',
  isImmediate: true,
});

const ways = (to: string, title: string, text: string): Notice => ({
  to,
  topic: 'security',
  group: { key: 'payout-methods', title: 'Payout methods' },
  title,
  text,
  path: pathTo('payment-methods'),
  action: 'See your payout methods',
});

export const payoutNotices = [
  noticesOf(events.payoutMethodAdded, ({ userId, method, usableFrom }, say) =>
    ways(
      userId,
      'A payout method was added',
      `${method}. If you withdraw now, the earliest payout to it is ${say.when(usableFrom)}. If this wasn’t you, remove it and change your password.`,
    ),
  ),
  noticesOf(events.payoutMethodRemoved, ({ userId, method }) =>
    ways(userId, 'A payout method was removed', `${method}. If this wasn’t you, change your password.`),
  ),
  // Their own act, and a warning if it was not: money leaves.
  noticesOf(events.withdrawalRequested, (w, say) =>
    aboutWithdrawal(
      w,
      `You requested a withdrawal of ${say.money(w)}`,
      w.heldUntil === null ? `To ${w.method}.` : `To ${w.method}. On hold until ${say.when(w.heldUntil)}.`,
    ),
  ),
  noticesOf(events.withdrawalApproved, (w, say) =>
    aboutWithdrawal(w, `Your withdrawal of ${say.money(w)} was approved`, `We send it on ${say.when(w.sendsAt)}.`),
  ),
  noticesOf(events.withdrawalStopped, (w, say) =>
    aboutWithdrawal(
      w,
      `Your withdrawal of ${say.money(w)} is on hold`,
      `${w.reason} ${w.heldUntil === null ? 'It continues automatically once this is resolved.' : `It continues on ${say.when(w.heldUntil)}.`}`,
    ),
  ),
  noticesOf(events.withdrawalRejected, (w, say) =>
    aboutWithdrawal(
      w,
      `Your withdrawal of ${say.money(w)} was rejected`,
      `The money is available again. Reason: ${w.reason}`,
    ),
  ),
  noticesOf(events.withdrawalPaid, (w, say) => {
    const arrived = say.money({ ...w, amount: String(BigInt(w.amount) - BigInt(w.fee)) });
    return aboutWithdrawal(
      w,
      w.fee === '0' ? `${arrived} was paid out` : `${arrived} of your ${say.money(w)} withdrawal was paid out`,
      `To ${w.method}.${w.fee === '0' ? '' : ` The fee was ${say.money({ ...w, amount: w.fee })}.`}${w.feeReturned ? ' It took longer than promised, so we refunded the fee.' : ''}`,
    );
  }),
  noticesOf(events.withdrawalFailed, (w, say) =>
    aboutWithdrawal(w, `${say.money(w)} could not be paid out`, `The money is available again. Reason: ${w.reason}`),
  ),
  noticesOf(events.promiseMissed, (w, say) =>
    aboutWithdrawal(
      w,
      `Your express withdrawal of ${say.money(w)} is delayed`,
      `${w.number} is still in transit. We refund the fee when it arrives.`,
    ),
  ),
  noticesOf(events.payoutReviewNeeded, (w, say) => ({
    to: 'operators',
    staff: 'money',
    topic: 'operations',
    group: { key: 'operations:payouts', title: 'Payouts' },
    title: `Withdrawal ${w.number} needs review`,
    text: `${say.money(w)}.`,
    path: pathTo('admin-payouts'),
    action: 'Open payouts',
  })),
];
