import { QueuePanel } from '#design/app/queue-panel.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { serviceReviewQueue } from '../../moderation-contract.ts';

const toReview = (count: number): string => counted(count, { one: 'service to review', other: 'services to review' });
const overdue = (count: number): string => (count === 0 ? '.' : `, ${formatNumber(count, 'en-US')} overdue.`);

/** On the home of staff. */
export const ServicesToReview = () => (
  <QueuePanel
    title="Services"
    action="Review services"
    read={useRead(serviceReviewQueue, { query: { limit: 1 } })}
    waitingIn={(queue) => ({
      lines: queue.waiting === 0 ? [] : [toReview(queue.waiting) + overdue(queue.overdue)],
      href: pathTo('admin-services'),
      oldestAt: queue.items[0]?.asked_at,
      dueAt: queue.items[0]?.due_at,
    })}
  />
);
