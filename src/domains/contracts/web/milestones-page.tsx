import { lazy, Suspense } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { isContractNumber } from '../contract-number.ts';
import { MilestoneList } from './milestone-list.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('milestones')) }];

const ContractRoom = lazy(async () => ({ default: (await import('./contract-room.tsx')).ContractRoom }));
const HirePage = lazy(async () => ({ default: (await import('./hire-page.tsx')).HirePage }));

/** Milestones of all contracts; one contract with its milestones; or an offer to someone. The address says which. */
export default function MilestonesPage() {
  const [search] = useSearchParams();
  const contract = search.get('contract');
  const hire = search.get('hire');
  if (contract === null && hire === null) return <MilestoneList />;
  return (
    <Suspense fallback={<RowsSkeleton rows={8} />}>
      {contract === null ? (
        <HirePage key={`${hire} ${search.get('proposal')}`} username={hire ?? ''} proposal={search.get('proposal')} />
      ) : (
        <ContractRoom key={contract} number={isContractNumber(contract) ? contract : null} />
      )}
    </Suspense>
  );
}
