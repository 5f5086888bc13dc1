import { useSearchParams, type MetaFunction } from 'react-router';
import type { Column } from '#design/app/data-table.tsx';
import { PagedTable } from '#design/app/read-table.tsx';
import { Chip } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { listCases, QUEUES } from '../../admin-contract.ts';
import { APPEAL_DAYS, documentWords } from '../../identity-case.ts';
import { CaseChip } from './case-chip.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-verifications')) }];

type Line = DataOf<typeof listCases>['items'][number];

const LABELS = { waiting: 'Waiting', appeals: 'Appeals', decided: 'Decided' } as const;

const EMPTY = {
  waiting: { title: 'No checks waiting', text: 'Submitted identity checks appear here, oldest first.' },
  appeals: { title: 'No appeals', text: `Appeals of decisions appear here. Answer them within ${APPEAL_DAYS} days.` },
  decided: { title: 'No decisions yet', text: 'Decisions appear here with their reason and operator.' },
} as const;

const columns: readonly Column<Line>[] = [
  { key: 'name', label: 'Name', isName: true, cell: (line) => line.name },
  {
    key: 'document',
    label: 'Document',
    cell: (line) => (line.document_kind === null ? null : documentWords[line.document_kind]),
  },
  {
    key: 'state',
    label: 'State',
    phone: 'status',
    cell: (line) => (line.is_late ? <Chip tone="danger">Late</Chip> : <CaseChip state={line.state} />),
  },
  {
    key: 'with',
    label: 'With',
    wideOnly: true,
    phone: 'hidden',
    cell: (line) => line.taken_by ?? (line.state === 'submitted' ? 'unassigned' : ''),
  },
  { key: 'sent', label: 'Sent', cell: (line) => <When at={line.submitted_at} style="moment" /> },
  {
    key: 'due',
    label: 'Answer by',
    wideOnly: true,
    phone: 'hidden',
    cell: (line) => <When at={line.answer_by} style="moment" />,
  },
];

const waitingWords = ({ waiting, late }: { waiting: number; late: number }): string =>
  waiting === 0
    ? 'No checks waiting.'
    : `${waiting} waiting, ${late === 0 ? 'none' : late} for more than 2 business days.`;

/** The longest waiting first; an answer is promised within two business days. */
export default function VerificationsPage() {
  const [search] = useSearchParams();
  const queue = QUEUES.find((queue) => queue === search.get('queue')) ?? 'waiting';
  const list = usePages(listCases, { query: { queue } });
  const first = list.data?.pages[0];
  return (
    <>
      <PageHeader
        title="Verifications"
        lead={first === undefined ? 'Identity checks, oldest first.' : `${waitingWords(first)} Every view is recorded.`}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Identity checks by status"
          tabs={QUEUES.map((tab) => ({
            href: pathTo('admin-verifications', {}, tab === 'waiting' ? {} : { queue: tab }),
            label: LABELS[tab],
            ...(tab === 'appeals' && first !== undefined && first.appeals > 0 ? { count: first.appeals } : {}),
            current: tab === queue,
          }))}
        />
        <PagedTable
          what="The list"
          list={list}
          label={LABELS[queue]}
          caption={`${LABELS[queue]}, oldest first`}
          density="tight"
          columns={columns}
          rowKey={(line) => line.id}
          rowHref={(line) => pathTo('admin-verification', { id: line.id })}
          empty={
            <EmptyState title={EMPTY[queue].title} motif="legal">
              {EMPTY[queue].text}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
