import { Waiting } from '#design/app/navigation.tsx';
import { QueuePanel } from '#design/app/queue-panel.tsx';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { staffDisputes } from '../../admin-contract.ts';

const useWaiting = () => useRead(staffDisputes, { query: { limit: 1 } });

const toReview = (count: number): string => counted(count, { one: 'dispute waiting', other: 'disputes waiting' });
const appealed = (count: number): string => counted(count, { one: 'appeal waiting.', other: 'appeals waiting.' });
const late = (count: number): string => (count === 0 ? '.' : `, ${count} late.`);

/** Disputes and appeals that wait for a reviewer. */
export const WaitingDisputes = () => (
  <QueuePanel
    title="Disputes"
    action="Review disputes"
    read={useWaiting()}
    waitingIn={(queue) => ({
      oldestAt: queue.oldest_at,
      // The queue is in the order of what is due.
      dueAt: queue.items[0]?.ends_at,
      mine: queue.mine,
      lines: [
        ...(queue.waiting === 0 ? [] : [toReview(queue.waiting) + late(queue.late)]),
        ...(queue.appeals === 0 ? [] : [appealed(queue.appeals)]),
      ],
      href: pathTo('admin-disputes', {}, queue.waiting === 0 ? { queue: 'appeals' } : {}),
    })}
  />
);

/** In the navigation of staff. */
export function WaitingCount() {
  const { waiting, appeals } = useWaiting().data ?? { waiting: 0, appeals: 0 };
  return <Waiting count={waiting + appeals} />;
}
