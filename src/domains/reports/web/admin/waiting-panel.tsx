import { QueuePanel } from '#design/app/queue-panel.tsx';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { reportQueue } from '../../admin-contract.ts';

const toDecide = (count: number): string => counted(count, { one: 'report to decide.', other: 'reports to decide.' });
const toAnswer = (count: number): string => counted(count, { one: 'appeal to answer.', other: 'appeals to answer.' });

/** On the home of staff, while something waits. */
export const ReportsPanel = () => (
  <QueuePanel
    title="Reported content"
    action="Review reports"
    read={useRead(reportQueue, { query: { limit: 1 } })}
    waitingIn={({ open, appeals, items, mine, appeal_due_at: dueAt }) => ({
      oldestAt: open === 0 ? null : items[0]?.opened_at,
      dueAt,
      mine,
      lines: [...(open === 0 ? [] : [toDecide(open)]), ...(appeals === 0 ? [] : [toAnswer(appeals)])],
      href: pathTo('admin-reports', {}, open === 0 ? { queue: 'appeals' } : {}),
    })}
  />
);
