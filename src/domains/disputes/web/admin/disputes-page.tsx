import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { Countdown } from '#design/app/countdown.tsx';
import type { Column } from '#design/app/data-table.tsx';
import { PagedTable } from '#design/app/read-table.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { Chip, StatusChip } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { QUEUES, staffDisputes, type Queue, type StaffDisputeLine } from '../../admin-contract.ts';
import { STATE_WORDS } from '../../timeline.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-disputes')) }];

const LABELS: Readonly<Record<Queue, string>> = {
  waiting: 'Waiting',
  appeals: 'Appeals',
  running: 'With both sides',
  closed: 'Closed',
};
const EMPTY: Readonly<Record<Queue, { title: string; text: string }>> = {
  waiting: {
    title: 'No disputes waiting',
    text: 'A dispute comes here once the evidence of both sides is complete. Decide it within 5 business days.',
  },
  appeals: { title: 'No appeals', text: 'Appeals of decisions come here. The first reviewer can’t decide again.' },
  running: { title: 'No open disputes', text: 'Disputes appear here while both sides negotiate or can still appeal.' },
  closed: { title: 'No closed disputes', text: 'Disputes appear here with their outcome once the money is split.' },
};

const columns: readonly Column<StaffDisputeLine>[] = [
  { key: 'title', label: 'About', isName: true, phone: 'title', cell: (row) => <Name of={row.title} /> },
  { key: 'number', label: 'Dispute', phone: 'meta', cell: (row) => <span className="tnum">{row.number}</span> },
  {
    key: 'state',
    label: 'State',
    phone: 'status',
    cell: (row) =>
      row.late ? (
        <Chip tone="danger">{row.senior ? 'Past the hard limit' : 'Late'}</Chip>
      ) : (
        <StatusChip tone={STATE_WORDS[row.state].tone}>{STATE_WORDS[row.state].label}</StatusChip>
      ),
  },
  {
    key: 'due',
    label: 'Time left',
    phone: 'meta',
    cell: (row) =>
      row.ends_at === null ? null : <Countdown key={row.ends_at} until={row.ends_at} after="left" past="Time’s up" />,
  },
  {
    key: 'reviewer',
    label: 'Reviewer',
    long: true,
    wideOnly: true,
    phone: 'hidden',
    cell: (row) => <span className="wrap-anywhere">{row.reviewer ?? 'Unassigned'}</span>,
  },
  {
    key: 'parties',
    label: 'Client and freelancer',
    long: true,
    wideOnly: true,
    phone: 'meta',
    cell: (row) => (
      <>
        <Name of={row.client.name} /> and <Name of={row.freelancer.name} />
      </>
    ),
  },
  { key: 'total', label: 'Held', align: 'end', phone: 'amount', cell: (row) => <Money value={row.total} /> },
];

/** What is due first comes first. */
export default function DisputesPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queue = QUEUES.find((queue) => queue === search.get('queue')) ?? 'waiting';
  const q = search.get('q') ?? '';
  const isMine = search.get('mine') === 'yes';
  const list = usePages(staffDisputes, {
    query: { queue, ...(isMine ? { mine: 'yes' as const } : {}), ...(q === '' ? {} : { q }) },
  });
  const first = list.data?.pages[0];
  const to = (change: { queue?: Queue; q?: string; mine?: boolean }) => {
    const next = { queue, q, mine: isMine, ...change };
    return pathTo(
      'admin-disputes',
      {},
      {
        ...(next.queue === 'waiting' ? {} : { queue: next.queue }),
        ...(next.q === '' ? {} : { q: next.q }),
        ...(next.mine ? { mine: 'yes' } : {}),
      },
    );
  };
  const counts: Partial<Record<Queue, number>> =
    first === undefined ? {} : { waiting: first.waiting, appeals: first.appeals };
  return (
    <>
      <PageHeader
        title={titleOf('admin-disputes')}
        lead="Disputes between clients and freelancers about held money. Every view is recorded."
        actions={<LinkButton href={to({ mine: !isMine })}>{isMine ? 'All reviewers' : 'Only mine'}</LinkButton>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Disputes by status"
          tabs={QUEUES.map((tabQueue) => ({
            href: to({ queue: tabQueue }),
            label: LABELS[tabQueue],
            ...((counts[tabQueue] ?? 0) > 0 ? { count: counts[tabQueue] ?? 0 } : {}),
            current: tabQueue === queue,
          }))}
        />
        <SearchForm
          q={q}
          label="Dispute or order number"
          hint="The first characters are enough, such as DP-7K3M."
          onSearch={(typed) => void navigate(to({ q: typed }))}
        />
        <PagedTable
          what="The list"
          list={list}
          label={LABELS[queue]}
          caption={`${LABELS[queue]}, ${queue === 'closed' ? 'newest first' : 'due first'}`}
          density="tight"
          columns={columns}
          rowKey={(row) => row.number}
          rowHref={(row) => pathTo('admin-dispute', { disputeNumber: row.number })}
          empty={
            <EmptyState title={q === '' && !isMine ? EMPTY[queue].title : 'Nothing found'} motif="legal">
              {q === '' && !isMine ? EMPTY[queue].text : 'Check the number, or show all reviewers.'}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
