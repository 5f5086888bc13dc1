import { Waiting } from '#design/app/navigation.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { staffDisputes } from '../../admin-contract.ts';

const useWaiting = () => useRead(staffDisputes, { query: { limit: 1 } });

const late = (count: number): string => (count === 0 ? '.' : `, ${count} late.`);

/** Disputes and appeals that wait for a reviewer. */
export function WaitingDisputes() {
  const { data, error, isPaused } = useWaiting();
  // What is below is placed once this is known.
  if (data === undefined)
    return error !== null || isPaused ? null : (
      <Loading label="Loading disputes" className="panel mb-4">
        <RowsSkeleton rows={2} />
      </Loading>
    );
  if (data.waiting + data.appeals === 0) return null;
  return (
    <Panel title="Disputes" className="mb-4">
      <p>
        {counted(data.waiting, { one: 'dispute waiting', other: 'disputes waiting' })}, {counted(data.appeals, { one: 'appeal', other: 'appeals' })}
        {late(data.late)}
      </p>
      <LinkButton href={pathTo('admin-disputes', {}, data.waiting === 0 ? { queue: 'appeals' } : {})} size="sm" className="mt-3">
        Review
      </LinkButton>
    </Panel>
  );
}

/** In the navigation of staff. */
export function WaitingCount() {
  const { waiting, appeals } = useWaiting().data ?? { waiting: 0, appeals: 0 };
  return <Waiting count={waiting + appeals} />;
}
