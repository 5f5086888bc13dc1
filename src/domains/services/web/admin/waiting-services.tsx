import { Waiting } from '#design/app/navigation.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { serviceReviewQueue } from '../../moderation-contract.ts';

const useQueue = () => useRead(serviceReviewQueue, { query: { limit: 1 } });

/** In the navigation of staff. */
export function WaitingServices() {
  return <Waiting count={useQueue().data?.waiting ?? 0} />;
}

/** On the home of staff. */
export function ServicesToReview() {
  const { data, error, isPaused } = useQueue();
  if (data === undefined)
    return error !== null || isPaused ? null : (
      <Loading label="Loading services to review" className="panel mb-4">
        <RowsSkeleton rows={2} />
      </Loading>
    );
  if (data.waiting === 0) return null;
  return (
    <Panel title="Services" className="mb-4">
      <p>{counted(data.waiting, { one: 'service to review', other: 'services to review' })}.</p>
      <LinkButton href={pathTo('admin-services')} size="sm" className="mt-3">
        Review services
      </LinkButton>
    </Panel>
  );
}
