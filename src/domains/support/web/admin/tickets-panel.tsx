import { QueuePanel } from '#design/app/queue-panel.tsx';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { ticketQueue } from '../../contract.ts';

const toAnswer = (count: number): string => counted(count, { one: 'message to answer.', other: 'messages to answer.' });

/** On the home of staff. */
export const TicketsPanel = () => (
  <QueuePanel
    title="Tickets"
    action="Answer tickets"
    read={useRead(ticketQueue, { query: { limit: 1 } })}
    waitingIn={({ open, oldest_at: oldestAt, mine }) => ({
      lines: open === 0 ? [] : [toAnswer(open)],
      href: pathTo('admin-tickets'),
      oldestAt,
      mine,
    })}
  />
);
