import { noticesOf } from '#kit/notices.ts';
import { pathTo } from '#routes';
import { counted } from '#kit/format/unit.ts';
import { sellerClosed, sellerOpened, serviceReviewed } from './events.ts';
import { CHANGES_DAYS, type ReviewDecision } from './moderation.ts';

const TITLES: Record<ReviewDecision, string> = { approved: 'was approved', needs_changes: 'needs changes', denied: 'was denied' };
const AFTER: Record<ReviewDecision, string> = {
  approved: 'It is live.',
  needs_changes: `Change it and publish again within ${CHANGES_DAYS} days; after that it becomes a draft.`,
  denied: 'It can’t be published. If you think this is a mistake, contact us and name the service.',
};

const TAKING = { key: 'taking-orders', title: 'Taking orders' } as const;

/** A decision says what was decided, why, and what can be done (LIM-42). */
export const serviceNotices = [
  noticesOf(serviceReviewed, ({ sellerId, serviceId, title, decision, kind, reason }) => ({
    to: sellerId,
    topic: 'account',
    group: { key: `service:${serviceId}`, title },
    title: kind === 'change' ? `Your change of “${title}” ${TITLES[decision]}` : `“${title}” ${TITLES[decision]}`,
    text:
      decision === 'approved' ? AFTER.approved : `Reason: ${reason ?? ''} ${kind === 'change' ? 'The version that is live stays as it is.' : AFTER[decision]}`,
    path: pathTo('edit-service', { id: serviceId }),
  })),
  noticesOf(sellerClosed, ({ sellerId, by, mostOpen }) =>
    by === 'seller'
      ? []
      : {
          to: sellerId,
          topic: 'orders',
          group: TAKING,
          title: 'Your queue is full',
          text: `You have ${counted(mostOpen ?? 0, { one: 'open order', other: 'open orders' })}, as many as you take at a time. New orders are possible again when you deliver one, or raise the limit.`,
          path: pathTo('my-services'),
        },
  ),
  noticesOf(sellerOpened, ({ sellerId, was, by }) =>
    by === 'seller'
      ? []
      : {
          to: sellerId,
          topic: 'orders',
          group: TAKING,
          title: 'You take orders again',
          text: was === 'away' ? 'Your time away is over, and clients can order from you.' : 'There is a place in your queue, and clients can order from you.',
          path: pathTo('my-services'),
        },
  ),
];
