import type { MetaFunction } from 'react-router';
import type { Column } from '#design/app/data-table.tsx';
import { ReadTable } from '#design/app/read-table.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { openingDesk, type OpeningLine } from '../../admin-contract.ts';
import { STATE_WORDS, whereAndHow } from '../../opening.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-openings')) }];

const columns: readonly Column<OpeningLine>[] = [
  { key: 'title', label: 'Position', isName: true, phone: 'title', long: true, cell: ({ title }) => title },
  { key: 'where', label: 'Kind and place', phone: 'meta', cell: whereAndHow },
  {
    key: 'applications',
    label: 'Applications',
    phone: 'meta',
    align: 'end',
    cell: ({ applications, waiting }) => (waiting === 0 ? applications : `${applications}, ${waiting} to answer`),
  },
  {
    key: 'state',
    label: 'Status',
    phone: 'status',
    cell: ({ state }) => <StatusChip tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</StatusChip>,
  },
];

/** Positions of the team. Applications wait among the tickets. */
export default function OpeningsPage() {
  const read = useRead(openingDesk, {});
  return (
    <>
      <PageHeader
        title={titleOf('admin-openings')}
        lead="Positions on the careers page. Applications arrive among the tickets."
        actions={
          <LinkButton href={pathTo('admin-new-opening')} variant="primary">
            New position
          </LinkButton>
        }
      />
      <ReadTable
        read={read}
        what="The positions"
        label="Positions"
        caption="Positions"
        columns={columns}
        rows={read.data?.items ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => pathTo('admin-opening', { id })}
        empty={<p className="text-ink-2">No positions yet. The careers page says so.</p>}
      />
    </>
  );
}
