import { DataTable, type Column } from '#design/app/data-table.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { pathTo } from '#routes';
import type { OwnProjects } from '../dashboard-piece.ts';
import { STATE_WORDS } from '../words.ts';
import { ProposalsTo, StepOf } from './project-cells.tsx';

type Row = OwnProjects['projects']['open'][number];
const columns: readonly Column<Row>[] = [
  { key: 'title', label: 'Project', isName: true, phone: 'title', cell: ({ title }) => <Name of={title} /> },
  {
    key: 'state',
    label: 'Status',
    phone: 'status',
    cell: ({ state }) => <StatusChip tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</StatusChip>,
  },
  { key: 'next', label: 'Next step', phone: 'meta', long: true, cell: ({ step }) => <StepOf step={step} /> },
  { key: 'proposals', label: 'Proposals', phone: 'amount', cell: (row) => <ProposalsTo of={row} /> },
];

/** Projects that are open or worked on, with what their client does next, on the dashboard. */
export function ProjectsPanel({ projects: { open, count } }: OwnProjects) {
  const { locale } = usePlace();
  return (
    <Panel
      title="Your projects"
      flush
      actions={
        <LinkButton href={pathTo('manage-projects')} variant="ghost" size="sm">
          {count > open.length ? `See all ${formatNumber(count, locale)}` : 'See all'}
        </LinkButton>
      }
    >
      <DataTable
        caption="Your projects"
        columns={columns}
        rows={open}
        rowKey={({ id }) => id}
        rowHref={({ slug, id }) =>
          slug === null ? pathTo('post-project', {}, { draft: id }) : pathTo('manage-project', { slug })
        }
      />
    </Panel>
  );
}
