/** The timeline's words for each move. */
import type { MoveName, OrderFacts } from './order.ts';

/** Reviews are written and shown by their own domain; the order’s timeline shows them too. */
type TimelineMove = MoveName | 'place' | 'closeReviews';

const words: Partial<Record<TimelineMove, string>> = {
  place: 'Order placed',
  pay: 'Payment received and held',
  expire: 'Expired without payment',
  submitRequirements: 'Requirements sent, work started',
  startWithEnough: 'Work started without all answers',
  cancelBeforeStart: 'Canceled before work started, full refund',
  cancelUnanswered: 'Canceled because no requirements arrived, full refund',
  deliver: 'Work delivered',
  markLate: 'Delivery is late',
  cancelLate: 'Canceled because the delivery was late, full refund',
  cancelAbandoned: 'Canceled because nothing was delivered, full refund',
  extendReview: 'Review time extended',
  approve: 'Delivery approved, held funds released',
  autoApprove: 'Approved automatically when the review time ended, held funds released',
  clear: 'Earnings cleared',
  putOnHold: 'On hold, deadlines paused',
  waitForSeller: 'The client chose to wait',
  cancelOnHold: 'Canceled while on hold, full refund',
  cancelHeldTooLong: 'Canceled after 30 days on hold, full refund',
  resumeWork: 'No longer on hold, deadlines run again',
  cancelSellerGone: 'Canceled because the freelancer’s account can no longer deliver',
  requestCancellation: 'Cancellation requested, deadlines paused',
  acceptCancellation: 'Canceled by agreement',
  refuseCancellation: 'Cancellation request declined, deadlines run again',
  withdrawCancellation: 'Cancellation request withdrawn, deadlines run again',
  clearShare: 'Earnings cleared',
  requestRevision: 'Revision requested',
  withdrawRevision: 'Revision request withdrawn, review continues',
  askExtension: 'More time requested',
  acceptExtension: 'More time granted, new due date',
  declineExtension: 'More time declined, the due date is unchanged',
  withdrawExtension: 'Request for more time withdrawn',
  addExtras: 'Extras added, paid and held',
  offerExtra: 'Offered to the client',
  acceptExtra: 'Offer accepted, paid and held',
  declineExtra: 'Offer declined',
  withdrawExtra: 'Offer withdrawn',
  askRevisionPrice: 'Another revision requested, at a price',
  openDispute: 'Dispute opened, deadlines paused',
  withdrawDispute: 'Dispute withdrawn, deadlines run again',
  releaseDisputed: 'Dispute ended, held funds released',
  splitDisputed: 'Dispute ended, held funds split',
  completeByOperator: 'Completed by our team, held funds released',
  cancelByOperator: 'Canceled by our team, full refund',
  refundByOperator: 'Ended by our team, held funds split',
  tip: 'Tip given',
  review: 'Review written',
  replyToReview: 'Reply published',
  closeReviews: 'Review period ended',
};

export const timelineWords = (move: string): string => words[move as TimelineMove] ?? 'Order updated';

const coming: Partial<Record<TimelineMove, string>> = {
  expire: 'The order expires and no one is charged',
  cancelUnanswered: 'The order is canceled with a full refund',
  markLate: 'The delivery is late, and can be canceled a day later',
  cancelAbandoned: 'The order is canceled with a full refund',
  cancelHeldTooLong: 'The order is canceled with a full refund',
  autoApprove: 'The delivery is approved and the held funds are released',
  clear: 'The earnings become available',
  acceptCancellation: 'The request is accepted and the order is canceled',
  refuseCancellation: 'The request is declined and the order continues',
  clearShare: 'The earnings become available',
  declineExtension: 'The request is declined and the due date is unchanged',
  declineExtra: 'The offer expires',
  closeReviews: 'Reviews are closed and published',
};

/** What happens automatically when a clock runs out. */
export const comingWords = (move: MoveName | 'closeReviews', { state }: Pick<OrderFacts, 'state'>): string =>
  // A late revision can’t be canceled for that: something was delivered before it.
  move === 'markLate' && state === 'in_revision' ? 'The revision is late' : (coming[move] ?? timelineWords(move));

/** Moves that ended or delayed the order, marked in the timeline. */
export const TROUBLE: ReadonlySet<string> = new Set<MoveName>([
  'markLate',
  'cancelBeforeStart',
  'cancelUnanswered',
  'cancelLate',
  'cancelAbandoned',
  'expire',
  'putOnHold',
  'cancelOnHold',
  'cancelHeldTooLong',
  'cancelSellerGone',
  'requestCancellation',
  'acceptCancellation',
  'openDispute',
  'cancelByOperator',
  'refundByOperator',
]);
