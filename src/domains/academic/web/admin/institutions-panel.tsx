import { QueuePanel } from '#design/app/queue-panel.tsx';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { institutionQueue } from '../../admin-contract.ts';

/** On the home of staff, while one waits. */
export const InstitutionsPanel = () => (
  <QueuePanel
    title="Institutions"
    action="Review institutions"
    read={useRead(institutionQueue, { query: { limit: 1 } })}
    waitingIn={({ waiting }) => ({
      lines: waiting === 0 ? [] : [counted(waiting, { one: 'institution to confirm.', other: 'institutions to confirm.' })],
      href: pathTo('admin-institutions'),
    })}
  />
);
