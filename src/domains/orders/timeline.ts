/** What the timeline says of each move, in words both sides understand. */
import type { MoveName } from './order.ts';

const words: Partial<Record<MoveName | 'place', string>> = {
  place: 'Order placed',
  pay: 'Payment received and held',
  expire: 'Expired without payment',
  submitRequirements: 'Requirements sent, work started',
  startWithEnough: 'Work started with the information there was',
  cancelBeforeStart: 'Cancelled before work started, full refund',
  cancelUnanswered: 'Cancelled because no requirements arrived, full refund',
  deliver: 'Work delivered',
  markLate: 'Delivery is late',
  cancelLate: 'Cancelled because the delivery was late, full refund',
  cancelAbandoned: 'Cancelled because nothing was delivered, full refund',
  extendReview: 'Time to review extended once',
  approve: 'Delivery approved, held funds released',
  autoApprove: 'Approved automatically when the time to review ended, held funds released',
  clear: 'Earnings cleared',
  putOnHold: 'On hold, deadlines paused',
  waitForSeller: 'The client chose to wait',
  cancelOnHold: 'Cancelled while on hold, full refund',
  cancelHeldTooLong: 'Cancelled after 30 days on hold, full refund',
  resumeWork: 'No longer on hold, deadlines run again',
  cancelSellerGone: 'Cancelled because the freelancer’s account can no longer deliver',
  review: 'Review written',
  replyToReview: 'Review answered',
  closeReviews: 'Time to review each other ended',
};

export const timelineWords = (move: string): string => words[move as MoveName] ?? 'Something changed';

const coming: Partial<Record<MoveName, string>> = {
  expire: 'The order expires and nothing is taken',
  cancelUnanswered: 'The order is cancelled and the client gets everything back',
  markLate: 'The delivery counts as late; a day later the client may cancel',
  cancelAbandoned: 'The order is cancelled and the client gets everything back',
  cancelHeldTooLong: 'The order is cancelled and the client gets everything back',
  autoApprove: 'The delivery is approved and the held funds are released',
  clear: 'The earnings become available',
  closeReviews: 'What was written is shown and nobody can review any more',
};

/** What happens by itself when a clock runs out. */
export const comingWords = (move: MoveName): string => coming[move] ?? timelineWords(move);
