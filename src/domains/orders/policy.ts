/** What the rules of an order say about its moves. */
import { lifeOf } from '#kit/transitions.ts';
import { whyNotReply, whyNotReview } from '#domains/reviews/round.ts';
import type { Side } from '#kit/sides.ts';
import { endedClock } from '#kit/countdown.ts';
import type { Party } from '#domains/paid-work/party.ts';
import { whyNotExtension } from '#domains/paid-work/extension.ts';
import { whyNotExtra } from '#domains/paid-work/extra.ts';
import { revisionsLeft } from '#domains/paid-work/revision.ts';
import { whyNotAnswer, type SplitAnswer } from '#domains/paid-work/split-offer.ts';
import { clocksOf, lateCancelFrom, PERIODS, shownClocksOf, type ClockKind } from './deadlines.ts';
import { tipUntil } from './tip.ts';
import { orderMoves, type MoveName, type OrderFacts, type OrderState } from './order.ts';

const ON_HOLD = 'This order is on hold because the freelancer’s account is suspended.';
/** The only moves of an order on hold, and of no other. */
const HOLD_MOVES: ReadonlySet<MoveName> = new Set(['waitForSeller', 'cancelOnHold', 'cancelHeldTooLong', 'resumeWork']);
/** Made when the seller's account changes, independent of clocks. */
const FOLLOWS_STANDING: ReadonlySet<MoveName> = new Set(['putOnHold', 'resumeWork', 'cancelSellerGone']);
/** Made when a dispute ends by its own clock: an order in dispute has none. */
const FOLLOWS_DISPUTE: ReadonlySet<MoveName> = new Set(['releaseDisputed', 'splitDisputed']);
/** What an operator ends is ended, on hold or not. */
const BY_OPERATOR: ReadonlySet<MoveName> = new Set(['completeByOperator', 'cancelByOperator', 'refundByOperator']);

/** The message when a move is tried in a state that does not allow it. */
const inStateWords: Record<OrderState, string> = {
  pending_payment: 'This order is not paid yet.',
  awaiting_requirements: 'This order is waiting for the requirements.',
  in_progress: 'This order is in progress.',
  delivered: 'This order has been delivered.',
  in_revision: 'This order is in revision.',
  cancel_requested: 'This order has an open cancellation request.',
  disputed: 'This order is in dispute; its deadlines are paused.',
  completed: 'This order is completed.',
  cleared: 'This order is completed and paid out.',
  cancelled: 'This order was canceled.',
  expired: 'This order expired unpaid.',
};

type Guard = (order: OrderFacts, party: Party, now: Date) => string | null;

const answers =
  (answer: SplitAnswer): Guard =>
  ({ split }, party, now) =>
    whyNotAnswer(split, answer, party, now);

const ofExtension: Guard = ({ extension }, party, now) => whyNotExtension(extension, party, now);

const ofExtra: Guard = ({ extra }, party, now) => whyNotExtra(extra, party, now);

const guards: Partial<Record<MoveName, Guard>> = {
  // A confirmed payment pays as long as the order waits: its clock looks for one before it ends.
  pay: ({ placedAt }, party, now) =>
    party !== 'client' || now.getTime() < placedAt.getTime() + PERIODS.payMs
      ? null
      : 'The 15 minutes to pay have passed. Place the order again.',
  cancelLate: ({ dueAt }, _party, now) =>
    dueAt !== null && now >= lateCancelFrom(dueAt)
      ? null
      : 'You can cancel for a full refund once the delivery is 24 hours late.',
  waitForSeller: ({ waitsSince }) => (waitsSince === null ? null : 'You already chose to wait.'),
  extendReview: ({ reviewExtended }) => (reviewExtended ? 'The review time was already extended once.' : null),
  acceptCancellation: answers('accept'),
  refuseCancellation: answers('decline'),
  withdrawCancellation: answers('withdraw'),
  requestRevision: ({ revisions }) => (revisionsLeft(revisions) === 0 ? 'No revisions are left on this order.' : null),
  askExtension: ({ extension }) =>
    extension === null ? null : 'There is already an extension request waiting for an answer.',
  acceptExtension: ofExtension,
  declineExtension: ofExtension,
  withdrawExtension: ofExtension,
  offerExtra: ({ extra, state, revisions }) => {
    if (extra !== null) return 'There is already an offer waiting for an answer.';
    // Of delivered work only another revision is offered, once none is left (ORD-23).
    return state === 'delivered' && revisionsLeft(revisions) !== 0
      ? 'There are revisions left. The client can request one.'
      : null;
  },
  acceptExtra: ofExtra,
  declineExtra: ofExtra,
  withdrawExtra: ofExtra,
  askRevisionPrice: ({ revisions, extra }) =>
    revisionsLeft(revisions) !== 0
      ? 'There are revisions left.'
      : extra === null
        ? null
        : 'There is already an offer waiting for your answer.',
  openDispute: ({ state, clearsAt, clearedAt }, _party, now) =>
    state !== 'completed' || (clearsAt !== null && clearedAt === null && now < clearsAt)
      ? null
      : 'The money has cleared, so it can no longer be disputed.',
  tip: ({ completedAt }, _party, now) =>
    completedAt !== null && now < tipUntil(completedAt)
      ? null
      : 'Tips can be given until 30 days after the order was completed.',
  review: ({ reviews }, party, now) =>
    reviews === null
      ? 'You can write a review once the order is completed.'
      : whyNotReview(reviews, party as Side, now),
  replyToReview: ({ reviews }, party) =>
    reviews === null ? 'There is no review to reply to.' : whyNotReply(reviews, party as Side),
};

/** The system moves when a clock has run out and not before, however early or often its timer fires (MON-13). */
function waitsForItsClock(order: OrderFacts, move: MoveName, now: Date): string | null {
  return endedClock(clocksOf(order), now)?.atEnd === move ? null : 'You can’t do this yet.';
}

/** Made by the calls of the dispute. */
const ENDS_DISPUTE: ReadonlySet<MoveName> = new Set([...FOLLOWS_DISPUTE, 'withdrawDispute']);

/** No deadline and no side moves an order on hold. */
const isHeld = ({ onHoldAt }: OrderFacts, move: MoveName): boolean =>
  onHoldAt !== null && !HOLD_MOVES.has(move) && move !== 'cancelSellerGone' && !BY_OPERATOR.has(move);

export const { mayMove, mustMove, offeredMoves } = lifeOf<OrderFacts, OrderState, MoveName, Party>({
  moves: orderMoves,
  otherParty: 'Only the other side of the order can do this.',
  inState: (order, move) => (isHeld(order, move) ? ON_HOLD : inStateWords[order.state]),
  whyNot: (order, move, party, now) => {
    if (isHeld(order, move)) return ON_HOLD;
    if (order.onHoldAt === null && HOLD_MOVES.has(move)) return 'This order is not on hold.';
    const follows = FOLLOWS_STANDING.has(move) || FOLLOWS_DISPUTE.has(move);
    return (
      guards[move]?.(order, party, now) ?? (party === 'system' && !follows ? waitsForItsClock(order, move, now) : null)
    );
  },
  isOffered: (move, { onHoldAt }) => !ENDS_DISPUTE.has(move) && HOLD_MOVES.has(move) === (onHoldAt !== null),
});

/** What the person whose turn a clock is has to do. */
const answersClock: Partial<Record<ClockKind, MoveName>> = {
  payment: 'pay',
  requirements: 'submitRequirements',
  delivery: 'deliver',
  late_delivery: 'deliver',
  hold: 'waitForSeller',
  approval: 'approve',
  cancellation: 'acceptCancellation',
  extension: 'acceptExtension',
  extra: 'acceptExtra',
  reviews: 'review',
};

/** The next action of this side, if it is their turn. */
export function nextMoveFor(order: OrderFacts, side: Side, now: Date): MoveName | null {
  const mine = shownClocksOf(order).filter(({ turn }) => turn.includes(side));
  return (
    mine
      .map(({ kind }) => answersClock[kind])
      .find((move) => move !== undefined && mayMove(order, move, side, now).ok) ?? null
  );
}
