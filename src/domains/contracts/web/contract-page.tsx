import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { Failure } from '#kit/errors.ts';
import { pathTo, titleOf } from '#routes';
import { isContractNumber } from '../contract-number.ts';
import { useContract } from './use-contract.ts';

const loadDesk = async () => ({ default: (await import('./contract-desk.tsx')).ContractDesk });
const ContractDesk = lazy(loadDesk);

export const meta: MetaFunction = ({ params }) => [
  { title: titled(`${titleOf('contract')} ${params['contractNumber'] ?? ''}`) },
];

export default function ContractPage() {
  const { contractNumber = '' } = useParams();
  if (!isContractNumber(contractNumber)) return <NoSuchContract />;
  return (
    <Suspense key={contractNumber} fallback={<Waiting number={contractNumber} />}>
      <OpenContract number={contractNumber} />
    </Suspense>
  );
}

const NoSuchContract = () => (
  <>
    <PageHeader title="Contract" />
    <EmptyState
      size="page"
      title="There is no such contract"
      action={<LinkButton href={pathTo('contracts')}>Your contracts</LinkButton>}
    >
      Check the number, or sign in with the account that offered or signed it.
    </EmptyState>
  </>
);

const Waiting = ({ number }: { number: string }) => (
  <>
    <PageHeader title={`Contract ${number}`} />
    <Skeleton />
  </>
);
const Skeleton = () => (
  <Loading label="Loading the contract" className="panel pad">
    <TextSkeleton lines={10} />
  </Loading>
);

function OpenContract({ number }: { number: string }) {
  const read = useContract(number);
  // The first time, parts that few contracts show are loaded with the contract, so that nothing moves. Later each loads
  // in its own place.
  const isReady = useDeferredValue(read.data) !== undefined;
  useEffect(() => {
    loadDesk().catch(() => undefined);
  }, []);
  if (isReady && read.data !== undefined) return <ContractDesk contract={read.data} />;
  if (read.error instanceof Failure && read.error.code === 'not_found') return <NoSuchContract />;
  return (
    <>
      <PageHeader title={`Contract ${number}`} />
      {read.data === undefined ? (
        <Unread what="The contract" read={read}>
          <Skeleton />
        </Unread>
      ) : (
        <Skeleton />
      )}
    </>
  );
}
