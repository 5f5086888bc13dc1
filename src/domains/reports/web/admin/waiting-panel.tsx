import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { reportQueue } from '../../admin-contract.ts';

/** On the home of staff, while something waits. */
export function ReportsPanel() {
  const { data, error, isPaused } = useRead(reportQueue, { query: { limit: 1 } });
  if (data === undefined)
    return error !== null || isPaused ? null : (
      <Loading label="Loading reports" className="panel mb-4">
        <RowsSkeleton rows={2} />
      </Loading>
    );
  if (data.open + data.appeals === 0) return null;
  return (
    <Panel title="Reported content" className="mb-4">
      {data.open === 0 ? null : <p>{counted(data.open, { one: 'report to decide', other: 'reports to decide' })}.</p>}
      {data.appeals === 0 ? null : <p>{counted(data.appeals, { one: 'appeal to answer', other: 'appeals to answer' })}.</p>}
      <LinkButton href={pathTo('admin-reports', {}, data.open === 0 ? { queue: 'appeals' } : {})} size="sm" className="mt-3">
        Review reports
      </LinkButton>
    </Panel>
  );
}
