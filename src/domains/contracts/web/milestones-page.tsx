import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams, type MetaFunction } from 'react-router';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { withSearch } from '#kit/with-search.ts';
import { titleOf } from '#routes';
import { contractPath } from '../charge-kind.ts';
import { MilestoneList } from './milestone-list.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('milestones')) }];

const HirePage = lazy(async () => ({ default: (await import('./hire-page.tsx')).HirePage }));

/**
 * Milestones of all contracts, or an offer to someone. Contracts were here too: their old addresses are in emails, and
 * lead on.
 */
export default function MilestonesPage() {
  const [search] = useSearchParams();
  const contract = search.get('contract');
  const hire = search.get('hire');
  if (contract !== null)
    return (
      <Navigate
        replace
        to={withSearch(
          contractPath(contract),
          [...search].filter(([name]) => name !== 'contract'),
        )}
      />
    );
  if (hire === null) return <MilestoneList />;
  return (
    <Suspense fallback={<RowsSkeleton rows={8} />}>
      <HirePage key={`${hire} ${search.get('proposal')}`} username={hire} proposal={search.get('proposal')} />
    </Suspense>
  );
}
