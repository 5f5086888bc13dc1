/** The words of a custom offer: its states, what happened, and what happens next. */
import type { Side } from '#kit/sides.ts';
import type { OfferMove, OfferState } from './custom-offer.ts';

type Tone = 'info' | 'warning' | 'success' | 'danger' | 'neutral';

export const STATE_WORDS: Readonly<Record<OfferState, { readonly label: string; readonly tone: Tone }>> = {
  requested: { label: 'Waiting for an offer', tone: 'warning' },
  offered: { label: 'Offer made', tone: 'info' },
  ordered: { label: 'Ordered', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
};

/** One sentence under the title: its state and what happens next (SCR-3). `other` is the other side's name. */
export function situation(state: OfferState, side: Side, other: string): string {
  const words: Record<OfferState, Record<Side, string>> = {
    requested: {
      client: `${other} reads your request and makes an offer or declines.`,
      freelancer: `${other} is waiting for your offer.`,
    },
    offered: {
      client: `${other} made you an offer. Nothing is paid before you order.`,
      freelancer: `${other} decides. Don’t start before they order.`,
    },
    ordered: {
      client: 'You ordered it on the terms of the offer.',
      freelancer: `${other} ordered it on the terms of your offer.`,
    },
    declined: { client: 'This is closed. Nothing was paid.', freelancer: 'This is closed. Nothing was paid.' },
    withdrawn: { client: 'This is closed. Nothing was paid.', freelancer: 'This is closed. Nothing was paid.' },
    expired: {
      client: 'It wasn’t answered in time. Nothing was paid.',
      freelancer: 'It wasn’t answered in time. Nothing was paid.',
    },
  };
  return words[state][side];
}

const MOVES: Readonly<Record<OfferMove | 'ask', string>> = {
  ask: 'Custom offer requested',
  offer: 'Offer made',
  change: 'Offer changed',
  declineRequest: 'Request declined',
  declineOffer: 'Offer declined',
  withdrawRequest: 'Request withdrawn',
  withdrawOffer: 'Offer withdrawn',
  accept: 'Offer accepted and ordered',
  reopen: 'Order not paid, the offer can be ordered again',
  expire: 'Expired without an answer',
  endForLeaving: 'Ended because an account was closed',
};
export const timelineWords = (move: string): string => MOVES[move as OfferMove] ?? 'Offer updated';

/** What happens when a clock ends. */
export const comingWords = (): string => 'It expires';

/** Marked in the timeline. */
export const TROUBLE: ReadonlySet<string> = new Set<OfferMove>([
  'declineRequest',
  'declineOffer',
  'withdrawRequest',
  'withdrawOffer',
  'expire',
  'endForLeaving',
]);
