import { noticesOf } from '#kit/notices.ts';
import { pathTo } from '#routes';
import { counted } from '#kit/format/unit.ts';
import { ABSENCE } from './absence.ts';
import {
  sellerAbsent,
  sellerClosed,
  sellerHeldForAbsence,
  sellerOpened,
  serviceReviewed,
  serviceReviewOverdue,
} from './events.ts';
import { CHANGES_DAYS, REVIEW_HOURS, type ReviewDecision } from './moderation.ts';

const TITLES: Record<ReviewDecision, string> = {
  approved: 'was approved',
  needs_changes: 'needs changes',
  denied: 'was denied',
};
const AFTER: Record<ReviewDecision, string> = {
  approved: 'It is live.',
  needs_changes: `Change it and publish again within ${CHANGES_DAYS} days; after that it becomes a draft.`,
  denied: 'It can’t be published. If you think this is a mistake, contact us and name the service.',
};

const SERVICES = { one: 'service', other: 'services' };
const ABSENT = { key: 'absence', title: 'Your services' } as const;
const TAKING = { key: 'taking-orders', title: 'Taking orders' } as const;

/** A decision says what was decided, why, and what can be done (LIM-42). */
export const serviceNotices = [
  noticesOf(serviceReviewed, ({ sellerId, serviceId, title, decision, kind, reason }) => ({
    to: sellerId,
    topic: 'account',
    group: { key: `service:${serviceId}`, title },
    title: kind === 'change' ? `Your change of “${title}” ${TITLES[decision]}` : `“${title}” ${TITLES[decision]}`,
    text:
      decision === 'approved'
        ? AFTER.approved
        : `Reason: ${reason ?? ''} ${kind === 'change' ? 'The version that is live stays as it is.' : AFTER[decision]}`,
    path: pathTo('edit-service', { id: serviceId }),
    action: 'Open the service',
  })),
  noticesOf(serviceReviewOverdue, ({ reviewId, title, askedAt }, say) => ({
    to: 'operators',
    staff: 'trust',
    topic: 'operations',
    group: { key: 'operations:services', title: 'Services to review' },
    title: 'A review of a service is overdue',
    text: `“${title}” has waited since ${say.when(askedAt)}. Sellers get a decision within ${REVIEW_HOURS} hours.`,
    path: pathTo('admin-service-review', { id: reviewId }),
    action: 'Open the review',
  })),
  noticesOf(sellerAbsent, ({ sellerId, services, holdAt }, say) => ({
    to: sellerId,
    topic: 'account',
    group: ABSENT,
    title: 'Your services will be on hold soon',
    text: `You have been away for a while. Sign in before ${say.when(holdAt)}, or your ${counted(services, SERVICES)} can’t be found or ordered from then on. Open orders continue.`,
    path: pathTo('my-services'),
    action: 'See your services',
  })),
  noticesOf(sellerHeldForAbsence, ({ sellerId, services }) => ({
    to: sellerId,
    topic: 'account',
    group: ABSENT,
    title: 'Your services are on hold',
    text: `You were absent for ${ABSENCE.days} days, so ${counted(services, SERVICES)} of yours can’t be found or ordered. Resume each in My services when you are back. Open orders continue.`,
    path: pathTo('my-services'),
    action: 'See your services',
  })),
  noticesOf(sellerClosed, ({ sellerId, why, by, mostOpen }) =>
    by === 'seller'
      ? []
      : why === 'away'
        ? {
            to: sellerId,
            topic: 'orders',
            group: TAKING,
            title: 'You are away now',
            text: 'Your services take no orders until you are back. They stay visible with your message to clients; open orders keep their dates.',
            path: pathTo('my-services'),
            action: 'See your services',
          }
        : {
            to: sellerId,
            topic: 'orders',
            group: TAKING,
            title: 'Your queue is full',
            text: `You have ${counted(mostOpen ?? 0, { one: 'open order', other: 'open orders' })}, as many as you take at a time. New orders are possible again when you deliver one, or raise the limit.`,
            path: pathTo('my-services'),
            action: 'See your services',
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
          text:
            was === 'away'
              ? 'Your time away is over, and clients can order from you.'
              : 'There is a place in your queue, and clients can order from you.',
          path: pathTo('my-services'),
          action: 'See your services',
        },
  ),
];
