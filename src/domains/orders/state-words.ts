/** The names of an order's states, and what each side reads about whose turn it is. */
import type { ShownSplit } from '#domains/paid-work/shapes.ts';
import { formatMoney, isZero } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import type { OrderState, Tab } from './order.ts';

type Tone = 'info' | 'warning' | 'success' | 'danger' | 'neutral';

const labels: Record<OrderState, { label: string; tone: Tone }> = {
  pending_payment: { label: 'Unpaid', tone: 'warning' },
  awaiting_requirements: { label: 'Requirements due', tone: 'warning' },
  in_progress: { label: 'In progress', tone: 'info' },
  delivered: { label: 'Delivered, in review', tone: 'warning' },
  in_revision: { label: 'In revision', tone: 'info' },
  cancel_requested: { label: 'Cancellation requested', tone: 'warning' },
  disputed: { label: 'Disputed', tone: 'danger' },
  completed: { label: 'Completed', tone: 'success' },
  cleared: { label: 'Completed', tone: 'success' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
};

export function stateLabel({ state, late, on_hold: onHold }: { state: OrderState; late: boolean; on_hold: boolean }): {
  label: string;
  tone: Tone;
} {
  if (onHold) return { label: 'On hold', tone: 'warning' };
  const isLate = late && (state === 'in_progress' || state === 'in_revision');
  return isLate ? { label: 'Late', tone: 'danger' } : labels[state];
}

/** One sentence under the title: the order's state and what happens next (SCR-3). `other` is the other side's name. */
interface Shown {
  readonly state: OrderState;
  readonly on_hold: boolean;
  readonly side: Side;
  readonly cancellation: ShownSplit | null;
  /** It ended by a dispute or an operator. */
  readonly ended:
    | (Pick<ShownSplit, 'to_freelancer' | 'back_to_client'> & { readonly by: 'dispute' | 'operator' })
    | null;
}

/** What each side got when the order ended before its approval: by agreement, a dispute or an operator. */
export const agreedOn = ({ cancellation, ended }: Pick<Shown, 'cancellation' | 'ended'>): Parts | null =>
  ended ?? (cancellation?.outcome === 'accepted' ? { ...cancellation, by: 'agreement' } : null);

interface Parts extends Pick<ShownSplit, 'to_freelancer' | 'back_to_client'> {
  readonly by: 'agreement' | 'dispute' | 'operator';
}
const ENDED_BY = {
  agreement: 'Canceled by agreement.',
  dispute: 'Ended by a dispute.',
  operator: 'Ended by our team.',
} as const;

function canceledWords(agreed: Parts): Record<Side, string> {
  const how = ENDED_BY[agreed.by];
  const back = `${how} ${formatMoney(agreed.back_to_client)} was refunded to`;
  if (isZero(agreed.to_freelancer)) return { client: `${back} your wallet.`, freelancer: `${back} the client.` };
  return { client: `${back} your wallet.`, freelancer: `${how} You earned ${formatMoney(agreed.to_freelancer)}.` };
}

export function situation({ state, on_hold: onHold, side, cancellation, ended }: Shown, other: string): string {
  if (onHold)
    return side === 'client'
      ? `${other}’s account is suspended. The money stays held and all deadlines are paused.`
      : 'Your account is suspended. The money stays held and all deadlines are paused.';
  const agreed = agreedOn({ cancellation, ended });
  const askedWords =
    cancellation?.by === side
      ? `You asked ${other} to cancel. All deadlines are paused.`
      : `${other} asks to cancel. All deadlines are paused.`;
  const cancellationWords = { client: askedWords, freelancer: askedWords };
  const words: Record<OrderState, Record<Side, string>> = {
    pending_payment: {
      client: 'Pay to start. The money is held until you approve the work or the review time ends.',
      freelancer: `${other} placed this order but hasn’t paid yet. Don’t start.`,
    },
    awaiting_requirements: {
      client: `${other} needs your answers before work can start.`,
      freelancer: `Paid and held. Waiting for ${other} to answer your questions.`,
    },
    in_progress: {
      client: `${other} is working on it.`,
      freelancer: 'The money is held for you. Deliver by the deadline.',
    },
    delivered: {
      client: 'The work is delivered. Review it, then approve it.',
      freelancer: `${other} is reviewing your delivery.`,
    },
    in_revision: { client: `${other} is revising the work.`, freelancer: 'Deliver the revision by the deadline.' },
    cancel_requested: cancellationWords,
    disputed: {
      client: 'This order is in dispute. Its deadlines are paused and the money stays held.',
      freelancer: 'This order is in dispute. Its deadlines are paused and the money stays held.',
    },
    completed: { client: 'Completed and paid.', freelancer: 'Completed. Your earnings are clearing.' },
    cleared: { client: 'Completed and paid.', freelancer: 'Completed. Your earnings have cleared.' },
    cancelled:
      agreed === null
        ? {
            client: 'Canceled. We refunded everything you paid.',
            freelancer: 'Canceled. The client was fully refunded.',
          }
        : canceledWords(agreed),
    expired: {
      client: 'It wasn’t paid within 15 minutes. You were not charged.',
      freelancer: 'It wasn’t paid in time. The client was not charged.',
    },
  };
  return words[state][side];
}

export const tabLabels: Record<Tab | 'all', string> = {
  all: 'All',
  unpaid: 'Unpaid',
  requirements: 'Requirements',
  working: 'In progress',
  delivered: 'Delivered',
  stopped: 'Stopped',
  done: 'Completed',
  closed: 'Canceled',
};

/** The label of the button for the next action. */
const moveLabels: Partial<Record<string, string>> = {
  pay: 'Pay',
  submitRequirements: 'Send requirements',
  startWithEnough: 'Start without the answers',
  deliver: 'Deliver',
  waitForSeller: 'Wait or cancel',
  approve: 'Review the delivery',
  acceptCancellation: 'Answer the request',
  acceptExtension: 'Answer the request',
  acceptExtra: 'Answer the offer',
  review: 'Write a review',
};

/** What waits for the reader of a line, or null. */
export const turnWords = ({
  next_move: move,
  dispute_turn: inDispute,
}: {
  next_move: string | null;
  dispute_turn: string | null;
}): string | null => inDispute ?? moveLabels[move ?? ''] ?? null;
