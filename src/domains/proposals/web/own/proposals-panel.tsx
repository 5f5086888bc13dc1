import { DataTable } from '#design/app/data-table.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { usePlace } from '#design/public/locale.tsx';
import { pathTo } from '#routes';
import type { OwnProposals } from '../../dashboard-piece.ts';
import { standingColumns } from './own-columns.tsx';

/** What the reader proposed and is not decided, on their dashboard: whether it was read, and what comes next. */
export function ProposalsPanel({ proposals: { live, count } }: OwnProposals) {
  const { locale } = usePlace();
  return (
    <Panel
      title="Proposals"
      flush
      actions={
        <LinkButton href={pathTo('proposals')} variant="ghost" size="sm">
          {count > live.length ? `See all ${formatNumber(count, locale)}` : 'See all'}
        </LinkButton>
      }
    >
      <DataTable
        caption="Your open proposals"
        columns={standingColumns}
        rows={live}
        rowKey={({ id }) => id}
        rowHref={({ id }) => pathTo('proposal', { id })}
      />
    </Panel>
  );
}
