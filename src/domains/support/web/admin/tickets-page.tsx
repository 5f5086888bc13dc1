import type { MetaFunction } from 'react-router';
import type { Column } from '#design/app/data-table.tsx';
import { PagedTable } from '#design/app/read-table.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { ticketQueue, type TicketLine } from '../../contract.ts';
import { QUEUE_WORDS, TICKET_STATES, TOPIC_WORDS, type TicketState } from '../../ticket.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-tickets')) }];

const EMPTY: Readonly<Record<TicketState, string>> = {
  open: 'No one is waiting for an answer. Messages from the contact page arrive here.',
  answered: 'No answered tickets.',
  closed: 'No closed tickets.',
};

const columns: readonly Column<TicketLine>[] = [
  { key: 'subject', label: 'Subject', isName: true, phone: 'title', long: true, cell: ({ subject }) => subject },
  { key: 'topic', label: 'About', phone: 'meta', cell: ({ topic }) => TOPIC_WORDS[topic] },
  { key: 'name', label: 'From', phone: 'meta', cell: ({ name }) => name },
  { key: 'taken', label: 'Assigned to', phone: 'meta', cell: ({ taken_by: by }) => by },
  {
    key: 'messages',
    label: 'Messages',
    align: 'end',
    phone: 'hidden',
    wideOnly: true,
    cell: ({ messages }) => messages,
  },
  {
    key: 'changed',
    label: 'Last message',
    phone: 'status',
    cell: ({ changed_at: at }) => <When at={at} style="moment" />,
  },
];

/** What people asked: who waits longest first. */
export default function TicketsPage() {
  const { values } = useAddressFilters({ queue: oneOf(TICKET_STATES) });
  const queue = (values.queue ?? 'open') as TicketState;
  const list = usePages(ticketQueue, { query: { queue } });
  return (
    <>
      <PageHeader
        title={titleOf('admin-tickets')}
        lead="Messages from the contact page, applications and notices, with or without an account. Answers go out by email."
        actions={<LinkButton href={pathTo('admin-macros')}>Saved answers</LinkButton>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Tickets by status"
          tabs={TICKET_STATES.map((ticketState) => ({
            href: pathTo('admin-tickets', {}, ticketState === 'open' ? {} : { queue: ticketState }),
            label: QUEUE_WORDS[ticketState],
            current: ticketState === queue,
            ...(ticketState === 'open' ? { count: list.data?.pages[0]?.open ?? null } : {}),
          }))}
        />
        <PagedTable
          list={list}
          what="The tickets"
          label={QUEUE_WORDS[queue]}
          caption="Tickets"
          columns={columns}
          rowKey={({ id }) => id}
          rowHref={({ ticket_number: ticketNumber }) => pathTo('admin-ticket', { ticketNumber })}
          empty={<p className="text-ink-2">{EMPTY[queue]}</p>}
        />
      </div>
    </>
  );
}
