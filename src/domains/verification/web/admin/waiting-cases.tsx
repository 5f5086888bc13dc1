import { Waiting } from '#design/app/navigation.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { counted } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import { listCases } from '../../admin-contract.ts';

/** Identity checks and appeals that wait for an operator. */
const useWaitingCases = () => useRead(listCases, { query: { limit: 1 } });

const people = (count: number): string => counted(count, { one: 'identity check waiting', other: 'identity checks waiting' });
const appeals = (count: number): string => counted(count, { one: 'appeal waiting.', other: 'appeals waiting.' });
const late = (count: number): string => (count === 0 ? '.' : `, ${count} for more than 2 business days.`);

export function WaitingVerifications() {
  const { data: cases, error, isPaused } = useWaitingCases();
  // What is below is placed once this is known.
  if (cases === undefined)
    return error !== null || isPaused ? null : (
      <Loading label="Loading identity checks" className="panel mb-4">
        <RowsSkeleton rows={3} />
      </Loading>
    );
  if (cases.waiting + cases.appeals === 0) return null;
  return (
    <Panel title="Identity checks" className="mb-4">
      {cases.waiting === 0 ? null : <p>{people(cases.waiting) + late(cases.late)}</p>}
      {cases.appeals === 0 ? null : <p>{appeals(cases.appeals)}</p>}
      <LinkButton href={pathTo('admin-verifications', {}, cases.waiting === 0 ? { queue: 'appeals' } : {})} size="sm" className="mt-3">
        Review
      </LinkButton>
    </Panel>
  );
}

/** In the navigation of staff. */
export function WaitingCount() {
  const { waiting, appeals: disputed } = useWaitingCases().data ?? { waiting: 0, appeals: 0 };
  return <Waiting count={waiting + disputed} />;
}
