import { noticesOf } from '#kit/notices.ts';
import { pathTo } from '#routes';
import { serviceReviewed } from './events.ts';
import { CHANGES_DAYS, type ReviewDecision } from './moderation.ts';

const TITLES: Record<ReviewDecision, string> = { approved: 'was approved', needs_changes: 'needs changes', denied: 'was denied' };
const AFTER: Record<ReviewDecision, string> = {
  approved: 'It is live.',
  needs_changes: `Change it and publish again within ${CHANGES_DAYS} days; after that it becomes a draft.`,
  denied: 'It can’t be published. If you think this is a mistake, contact us and name the service.',
};

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
];
