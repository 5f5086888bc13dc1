import { Waiting } from '#design/app/navigation.tsx';
import { QueuePanel } from '#design/app/queue-panel.tsx';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { institutionQueue } from '../../admin-contract.ts';

const useQueue = () => useRead(institutionQueue, { query: { limit: 1 } });

/** In the navigation of staff: institutions to confirm. */
export const WaitingInstitutions = () => <Waiting count={useQueue().data?.waiting ?? 0} />;

/** The same on their home, while one waits. In one file with the above: each file more is one too many there. */
export const InstitutionsPanel = () => (
  <QueuePanel
    title="Institutions"
    action="Review institutions"
    read={useQueue()}
    waitingIn={({ waiting, items }) => ({
      oldestAt: items[0]?.signed_at,
      lines:
        waiting === 0 ? [] : [counted(waiting, { one: 'institution to confirm.', other: 'institutions to confirm.' })],
      href: pathTo('admin-institutions'),
    })}
  />
);
