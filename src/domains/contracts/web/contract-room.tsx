import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { TalkPanel } from '#domains/messaging/web/messaging.tsx';
import { WorkTimeline } from '#domains/paid-work/web/paid-work.tsx';
import { Failure } from '#kit/errors.ts';
import { pathTo, titleOf } from '#routes';
import { CONTRACT_WORDS, situation, TROUBLE } from '../words.ts';
import { BONUS } from './bonus-in-address.ts';
import { MilestonePanels } from './milestone-panels.tsx';
import { NextStep } from './next-step.tsx';
import { RunningPanel } from './running-panel.tsx';
import { SignedPanel, TermsPanel } from './terms-panels.tsx';
import { useContract } from './use-contract.ts';

/** Of no use to a contract that runs, so it is loaded with one that ended. */
const ContractReviews = lazy(async () => ({ default: (await import('./contract-reviews.tsx')).ContractReviews }));

/** Loaded with a payment for a bonus. */
const BonusPaid = lazy(async () => ({ default: (await import('./bonus-paid.tsx')).BonusPaid }));

export const ContractRoom = ({ number }: { number: string | null }) => (number === null ? <NoSuchContract /> : <OpenContract number={number} />);

const NoSuchContract = () => (
  <>
    <PageHeader title="Contract" />
    <EmptyState size="page" title="There is no such contract" action={<LinkButton href={pathTo('milestones')}>Your milestones</LinkButton>}>
      Check the number, or sign in with the account that offered or signed it.
    </EmptyState>
  </>
);

function OpenContract({ number }: { number: string }) {
  const read = useContract(number);
  const [search] = useSearchParams();
  const [paying, funding] = [search.get('pay'), search.get('funding')];
  const contract = read.data;
  if (contract === undefined) {
    if (read.error instanceof Failure && read.error.code === 'not_found') return <NoSuchContract />;
    return (
      <>
        <PageHeader title={`Contract ${number}`} />
        <Unread what="The contract" read={read}>
          <Loading label="Loading the contract" className="panel pad">
            <TextSkeleton lines={10} />
          </Loading>
        </Unread>
      </>
    );
  }
  const other = (contract.side === 'client' ? contract.freelancer : contract.client).name;
  const { label, tone } = CONTRACT_WORDS[contract.state];
  return (
    <>
      <ScreenHeader
        of={{ items: [{ href: pathTo('milestones'), label: titleOf('milestones') }], current: contract.title }}
        actions={<LinkButton href={pathTo('messages', {}, { with: `contract:${contract.number}` })}>Message</LinkButton>}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5" role="status">
            <StatusChip tone={tone}>{label}</StatusChip>
            {situation(contract.state, contract.side, other)}
          </span>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {paying === BONUS && funding !== null && contract.side === 'client' ? (
          <Suspense fallback={null}>
            <BonusPaid contract={contract} fundingId={funding} />
          </Suspense>
        ) : null}
        <NextStep contract={contract} other={other} />
        {contract.began_at === null ? null : <RunningPanel contract={contract} other={other} />}
        {contract.state === 'completed' ? (
          <Suspense fallback={null}>
            <ContractReviews contract={contract} other={other} />
          </Suspense>
        ) : null}
        <MilestonePanels contract={contract} />
        {(contract.side === 'client' ? contract.freelancer : contract.client).username === '' ? null : (
          <TalkPanel about={`contract:${contract.number}`} isFolded />
        )}
        <TermsPanel contract={contract} />
        <SignedPanel contract={contract} />
        <WorkTimeline past={contract.timeline} clocks={contract.clocks} trouble={TROUBLE} />
      </div>
    </>
  );
}
