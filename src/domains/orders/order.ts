/** The life of an order (ORD-1 to ORD-18), as one table. Everything that happens to an order is a move in it. */
import type { Party } from '#domains/paid-work/party.ts';
import type { Extension } from '#domains/paid-work/extension.ts';
import type { ExtraOffer } from '#domains/paid-work/extra.ts';
import type { Revisions } from '#domains/paid-work/revision.ts';
import type { SplitOffer } from '#domains/paid-work/split-offer.ts';
import type { Round } from '#domains/reviews/round.ts';
import type { Terms } from '#kit/terms.ts';
import type { MoveTable } from '#kit/transitions.ts';

export const ORDER_STATES = [
  'pending_payment',
  'awaiting_requirements',
  'in_progress',
  'delivered',
  'in_revision',
  'cancel_requested',
  'disputed',
  'completed',
  'cleared',
  'cancelled',
  'expired',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const working = ['in_progress', 'delivered', 'in_revision'] as const;
const open = ['awaiting_requirements', ...working] as const;
const undelivered = ['awaiting_requirements', 'in_progress', 'in_revision'] as const;
const done = ['completed', 'cleared'] as const;

/**
 * Planned moves already have their states, parties and ways out, so building one means dropping its `planned` mark,
 * writing its command and its money: what a bank takes back.
 */
const moves = {
  pay: { from: ['pending_payment'], to: 'awaiting_requirements', by: ['client', 'provider'] },
  expire: { from: ['pending_payment'], to: 'expired', by: ['system'] },
  submitRequirements: { from: ['awaiting_requirements'], to: 'in_progress', by: ['client'] },
  startWithEnough: { from: ['awaiting_requirements'], to: 'in_progress', by: ['freelancer'] },
  cancelBeforeStart: { from: ['pending_payment', 'awaiting_requirements'], to: 'cancelled', by: ['client'] },
  cancelUnanswered: { from: ['awaiting_requirements'], to: 'cancelled', by: ['system'] },
  deliver: { from: ['in_progress', 'in_revision'], to: 'delivered', by: ['freelancer'] },
  markLate: { from: ['in_progress', 'in_revision'], to: 'same', by: ['system'] },
  cancelLate: { from: ['in_progress'], to: 'cancelled', by: ['client'] },
  cancelAbandoned: { from: ['in_progress'], to: 'cancelled', by: ['system'] },
  extendReview: { from: ['delivered'], to: 'same', by: ['client'] },
  approve: { from: ['delivered'], to: 'completed', by: ['client'] },
  autoApprove: { from: ['delivered'], to: 'completed', by: ['system'] },
  clear: { from: ['completed'], to: 'cleared', by: ['system'] },
  // Also while what was completed is disputed: it was worked on, and the time to review runs.
  review: { from: [...done, 'disputed'], to: 'same', by: ['client', 'freelancer'] },
  replyToReview: { from: done, to: 'same', by: ['client', 'freelancer'] },
  // A suspended seller's undelivered order is on hold until the suspension is lifted or the client cancels (ORD-19 to
  // ORD-21).
  putOnHold: { from: undelivered, to: 'same', by: ['system'] },
  waitForSeller: { from: undelivered, to: 'same', by: ['client'] },
  cancelOnHold: { from: undelivered, to: 'cancelled', by: ['client'] },
  cancelHeldTooLong: { from: undelivered, to: 'cancelled', by: ['system'] },
  resumeWork: { from: undelivered, to: 'same', by: ['system'] },
  cancelSellerGone: { from: ['pending_payment', ...undelivered], to: 'cancelled', by: ['system'] },
  // By agreement, with a share of the price for the freelancer, which then clears (ORD-12).
  requestCancellation: { from: working, to: 'cancel_requested', by: ['client', 'freelancer'] },
  acceptCancellation: { from: ['cancel_requested'], to: 'cancelled', by: ['client', 'freelancer', 'system'] },
  refuseCancellation: { from: ['cancel_requested'], to: 'back', by: ['client', 'freelancer', 'system'] },
  withdrawCancellation: { from: ['cancel_requested'], to: 'back', by: ['client', 'freelancer'] },
  clearShare: { from: ['cancelled'], to: 'same', by: ['system'] },
  // Another round on what was delivered (ORD-7), withdrawn until the next delivery (ORD-22).
  requestRevision: { from: ['delivered'], to: 'in_revision', by: ['client'] },
  withdrawRevision: { from: ['in_revision'], to: 'delivered', by: ['client'] },
  // More days, asked for beside the running deadline; silence is no (ORD-14).
  askExtension: { from: ['in_progress', 'in_revision'], to: 'same', by: ['freelancer'] },
  acceptExtension: { from: ['in_progress', 'in_revision'], to: 'same', by: ['client'] },
  declineExtension: { from: ['in_progress', 'in_revision'], to: 'same', by: ['client', 'system'] },
  withdrawExtension: { from: ['in_progress', 'in_revision'], to: 'same', by: ['freelancer'] },
  // Extras while work runs; one more revision once it is delivered (ORD-15, ORD-23).
  addExtras: { from: ['in_progress'], to: 'same', by: ['client'] },
  offerExtra: { from: ['in_progress', 'delivered'], to: 'same', by: ['freelancer'] },
  acceptExtra: { from: ['in_progress', 'delivered'], to: 'same', by: ['client'] },
  declineExtra: { from: ['in_progress', 'delivered'], to: 'same', by: ['client', 'system'] },
  withdrawExtra: { from: ['in_progress', 'delivered'], to: 'same', by: ['freelancer'] },
  // A payment of its own, after the order (ORD-16).
  tip: { from: done, to: 'same', by: ['client'] },
  askRevisionPrice: { from: ['delivered'], to: 'same', by: ['client'] },
  // A dispute stops everything while it runs; all of the price for the freelancer completes the order, less ends it
  // (ORD-13).
  openDispute: { from: [...open, 'cancel_requested', 'completed'], to: 'disputed', by: ['client', 'freelancer'] },
  withdrawDispute: { from: ['disputed'], to: 'back', by: ['client', 'freelancer'] },
  releaseDisputed: { from: ['disputed'], to: 'completed', by: ['client', 'freelancer', 'operator', 'system'] },
  splitDisputed: { from: ['disputed'], to: 'cancelled', by: ['client', 'freelancer', 'operator', 'system'] },
  // Beside disputes, with a written reason (ORD-25).
  completeByOperator: { from: [...open, 'cancel_requested'], to: 'completed', by: ['operator'] },
  cancelByOperator: { from: ['pending_payment', ...open, 'cancel_requested'], to: 'cancelled', by: ['operator'] },
  refundByOperator: { from: [...open, 'cancel_requested'], to: 'cancelled', by: ['operator'] },

  chargeBack: { from: done, to: 'same', by: ['provider'], planned: true },
} as const satisfies Record<string, MoveTable<OrderState, string, Party>[string]>;

export type MoveName = keyof typeof moves;
export const orderMoves: MoveTable<OrderState, MoveName, Party> = moves;

/** Money is held for the order in these states, exactly the total frozen at placement; in every other state none is. */
export const HOLDING_STATES: readonly OrderState[] = [...open, 'cancel_requested', 'disputed'];
/** Nothing was handed over yet, or not what was asked for: the seller has to work on. */
export const UNDELIVERED_STATES: readonly OrderState[] = undelivered;
export const FINAL_STATES: readonly OrderState[] = ['cleared', 'cancelled', 'expired'];

/** What lists group by, one tab each (screens /services/orders and /services/dashboard/orders). */
export const TABS = {
  unpaid: ['pending_payment'],
  requirements: ['awaiting_requirements'],
  working: ['in_progress', 'in_revision'],
  delivered: ['delivered'],
  stopped: ['cancel_requested', 'disputed'],
  done: ['completed', 'cleared'],
  closed: ['cancelled', 'expired'],
} as const satisfies Record<string, readonly OrderState[]>;
export type Tab = keyof typeof TABS;

/** What the rules need to know of an order; instants are the database's. */
export interface OrderFacts {
  readonly state: OrderState;
  /** Where a 'back' move leads: what a dispute or a request to cancel interrupted. */
  readonly interruptedState: OrderState | null;
  readonly placedAt: Date;
  /** What operators may change, as it was at that moment: an order keeps its periods. */
  readonly inForce: Terms;
  readonly paidAt: Date | null;
  readonly startedAt: Date | null;
  /** Moved on by every pause. */
  readonly dueAt: Date | null;
  /** When it was noticed to be late; it stays, so that a late delivery stays a late one. */
  readonly lateAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly reviewDueAt: Date | null;
  readonly reviewExtended: boolean;
  readonly revisions: Revisions;
  /** When the last revision was requested; its due date is `dueAt`. */
  readonly revisionAt: Date | null;
  /** More days that the freelancer asks for, while that waits for its answer. */
  readonly extension: Extension | null;
  /** What the freelancer offers to add, while that waits for its answer. */
  readonly extra: ExtraOffer | null;
  readonly completedAt: Date | null;
  readonly clearsAt: Date | null;
  readonly clearedAt: Date | null;
  /** When it was canceled or expired. */
  readonly closedAt: Date | null;
  /** What one side offers for ending it now, while that waits for its answer. */
  readonly split: SplitOffer | null;
  /** Of an order that ended by a dispute or an operator: what the freelancer got of the price, in basis points. */
  readonly releasedShare: number | null;
  /** Where its reviews stand; null before it is completed. */
  readonly reviews: Round | null;
  /** Since when the order is on hold because its seller is suspended. */
  readonly onHoldAt: Date | null;
  /** When the client chose to wait for the seller. */
  readonly waitsSince: Date | null;
  /** How long the deadline of the present state was paused before. */
  readonly pausedMs: number;
}
