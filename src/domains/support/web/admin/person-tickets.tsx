import { lazy, Suspense, useState } from 'react';
import type { Column } from '#design/app/data-table.tsx';
import { TablePanel } from '#design/app/read-table.tsx';
import { Button } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { When } from '#design/public/when.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { ticketQueue, type TicketLine } from '../../contract.ts';
import { QUEUE_WORDS } from '../../ticket.ts';

/** Loaded with the first message. */
const MessageDialog = lazy(async () => ({ default: (await import('./message-dialog.tsx')).MessageDialog }));

const columns: readonly Column<TicketLine>[] = [
  {
    key: 'subject',
    label: 'Subject',
    isName: true,
    phone: 'title',
    long: true,
    cell: ({ subject, ticket_number: ticketNumber }) => (
      <Link className="link" href={pathTo('admin-ticket', { ticketNumber })}>
        {subject}
      </Link>
    ),
  },
  {
    key: 'number',
    label: 'Number',
    phone: 'meta',
    cell: ({ ticket_number: number }) => <span className="tnum">{number}</span>,
  },
  { key: 'changed', label: 'Last message', phone: 'meta', cell: ({ changed_at: at }) => <When at={at} /> },
  { key: 'state', label: 'State', phone: 'status', cell: ({ state }) => QUEUE_WORDS[state] },
];

/** What they asked, and the way to write to them. */
export function PersonTickets({ id }: { id: string }) {
  const [isWriting, setWriting] = useState(false);
  const tickets = useRead(ticketQueue, { query: { person: id, limit: '5' } });
  return (
    <TablePanel
      title="Tickets"
      lead="Latest 5 tickets, also from before they had an account."
      actions={
        <Button size="sm" onClick={() => setWriting(true)}>
          Send a message
        </Button>
      }
      read={tickets}
      columns={columns}
      rows={tickets.data?.items ?? []}
      rowKey={(row) => row.id}
      empty="No tickets yet."
    >
      {isWriting ? (
        <Suspense fallback={null}>
          <MessageDialog id={id} onClose={() => setWriting(false)} />
        </Suspense>
      ) : null}
    </TablePanel>
  );
}
