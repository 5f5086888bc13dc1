import { Waiting } from '#design/app/navigation.tsx';
import { QueuePanel } from '#design/app/queue-panel.tsx';
import { useRead } from '#kit/web/api.ts';
import { counted } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import { listCases } from '../../admin-contract.ts';

/** Identity checks and appeals that wait for an operator. */
const useWaitingCases = () => useRead(listCases, { query: { limit: 1 } });

const people = (count: number): string =>
  counted(count, { one: 'identity check waiting', other: 'identity checks waiting' });
const appealed = (count: number): string => counted(count, { one: 'appeal waiting.', other: 'appeals waiting.' });
const late = (count: number): string => (count === 0 ? '.' : `, ${count} for more than 2 business days.`);

export const WaitingVerifications = () => (
  <QueuePanel
    title="Identity checks"
    action="Review checks"
    read={useWaitingCases()}
    waitingIn={(cases) => ({
      oldestAt: cases.waiting === 0 ? null : cases.items[0]?.submitted_at,
      mine: cases.mine,
      lines: [
        ...(cases.waiting === 0 ? [] : [people(cases.waiting) + late(cases.late)]),
        ...(cases.appeals === 0 ? [] : [appealed(cases.appeals)]),
      ],
      href: pathTo('admin-verifications', {}, cases.waiting === 0 ? { queue: 'appeals' } : {}),
    })}
  />
);

/** In the navigation of staff. */
export function WaitingCount() {
  const { waiting, appeals: disputed } = useWaitingCases().data ?? { waiting: 0, appeals: 0 };
  return <Waiting count={waiting + disputed} />;
}
