/** What people call the states of an order, and what each side reads about whose turn it is. */
import type { OrderState, Side, Tab } from './order.ts';

type Tone = 'info' | 'warning' | 'success' | 'danger' | 'neutral';

const labels: Record<OrderState, { label: string; tone: Tone }> = {
  pending_payment: { label: 'Unpaid', tone: 'warning' },
  awaiting_requirements: { label: 'Requirements due', tone: 'warning' },
  in_progress: { label: 'In progress', tone: 'info' },
  delivered: { label: 'Delivered, in review', tone: 'warning' },
  in_revision: { label: 'In revision', tone: 'info' },
  cancel_requested: { label: 'Cancellation asked', tone: 'warning' },
  disputed: { label: 'Disputed', tone: 'danger' },
  completed: { label: 'Completed', tone: 'success' },
  cleared: { label: 'Completed', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
};

export function stateLabel({ state, late, onHold }: { state: OrderState; late: boolean; onHold: boolean }): { label: string; tone: Tone } {
  if (onHold) return { label: 'On hold', tone: 'warning' };
  const isLate = late && (state === 'in_progress' || state === 'in_revision');
  return isLate ? { label: 'Late', tone: 'danger' } : labels[state];
}

/** One sentence under the title: where the order stands and what happens next (SCR-3). `other` is the other side's name. */
export function situation({ state, onHold, side }: { state: OrderState; onHold: boolean; side: Side }, other: string): string {
  if (onHold)
    return side === 'client'
      ? `${other}’s account is suspended. The money stays held and all deadlines are paused.`
      : 'Your account is suspended. The money stays held and all deadlines are paused.';
  const words: Record<OrderState, Record<Side, string>> = {
    pending_payment: {
      client: 'Pay to start. The money is held until you approve the work.',
      freelancer: `${other} has placed this order and not paid it yet. Do not start.`,
    },
    awaiting_requirements: { client: `${other} needs your answers before work can start.`, freelancer: `Paid and held. ${other} is answering your questions.` },
    in_progress: { client: `${other} is working on it.`, freelancer: 'The money is held for you. Deliver by the time shown.' },
    delivered: { client: 'The work is here. Look at it, then approve it.', freelancer: `${other} is looking at your delivery.` },
    in_revision: { client: `${other} is revising the work.`, freelancer: 'Deliver the revision by the time shown.' },
    cancel_requested: { client: 'One of you asked to cancel this order.', freelancer: 'One of you asked to cancel this order.' },
    disputed: {
      client: 'This order is disputed. Its clocks stand still and the money stays held.',
      freelancer: 'This order is disputed. Its clocks stand still and the money stays held.',
    },
    completed: { client: 'Approved and paid.', freelancer: 'Approved. Your earnings are clearing.' },
    cleared: { client: 'Approved and paid.', freelancer: 'Approved. Your earnings are available.' },
    cancelled: { client: 'Cancelled. Everything you paid went back to where it came from.', freelancer: 'Cancelled. The client got everything back.' },
    expired: { client: 'It was not paid within 15 minutes. Nothing was taken.', freelancer: 'It was not paid in time. Nothing was taken.' },
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
  closed: 'Cancelled',
};

/** What the button of the next thing to do is called. */
export const moveLabels: Partial<Record<string, string>> = {
  pay: 'Pay',
  submitRequirements: 'Send requirements',
  startWithEnough: 'Start with what there is',
  deliver: 'Deliver',
  waitForSeller: 'Wait or cancel',
  approve: 'Review the delivery',
  review: 'Write a review',
};
