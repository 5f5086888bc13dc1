import { lazy, useState } from 'react';
import { RoomPart } from '#design/app/room-part.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { DisputePanel } from '#domains/disputes/web/disputes.tsx';
import { withSearch } from '#kit/with-search.ts';
import { pathTo } from '#routes';
import { contractPath } from '../charge-kind.ts';
import type { ContractPage } from '../contract.ts';
import type { NextStep } from '../next-step.ts';
import { MilestoneCard } from './milestone-card.tsx';
import { staledByMoves } from './use-contract.ts';

/** What few contracts show, or only for a time. */
const AddMilestone = lazy(async () => ({ default: (await import('./add-milestone.tsx')).AddMilestone }));
const ChangePanel = lazy(async () => ({ default: (await import('./change-panel.tsx')).ChangePanel }));
const ContractReviews = lazy(async () => ({ default: (await import('./contract-reviews.tsx')).ContractReviews }));
const EndRequest = lazy(async () => ({ default: (await import('./contract-requests.tsx')).EndRequest }));
const PauseRequest = lazy(async () => ({ default: (await import('./contract-requests.tsx')).PauseRequest }));
const TermsPanel = lazy(async () => ({ default: (await import('./terms-panels.tsx')).TermsPanel }));

interface MilestonesTabProps {
  contract: ContractPage;
  step: NextStep | null;
  other: string;
}

/** Disputes and requests first, then the milestones; they are read with the contract, so nothing is pushed down later. */
export function MilestonesTab({ contract, step, other }: MilestonesTabProps) {
  const [isAdding, add] = useState(false);
  const { disputes, change_asked: change, pause_asked: pause, end_asked: end, state, milestones } = contract;
  const [first, ...others] = milestones.filter((one) => one.moves.some(({ name, ok }) => name === 'fund' && ok));
  const mayAdd = contract.moves.some(({ name, ok }) => name === 'proposeChange' && ok);
  return (
    <>
      {disputes.map(({ dispute }) => (
        <RoomPart key={dispute.number} lines={8}>
          <DisputePanel dispute={dispute} nameOf={(side) => (side === 'client' ? contract.client : contract.freelancer).name} stales={staledByMoves} />
        </RoomPart>
      ))}
      {end === null || state !== 'end_requested' ? null : (
        <RoomPart key="end">
          <EndRequest contract={contract} asked={end} other={other} isNext={step?.kind === 'end'} />
        </RoomPart>
      )}
      {change === null ? null : (
        <RoomPart key="change" lines={6}>
          <ChangePanel contract={contract} change={change} other={other} isNext={step?.kind === 'change'} />
        </RoomPart>
      )}
      {pause === null ? null : (
        <RoomPart key="pause">
          <PauseRequest contract={contract} asked={pause} other={other} isNext={step?.kind === 'pause'} />
        </RoomPart>
      )}
      {state === 'completed' ? (
        <RoomPart key="reviews" lines={6}>
          <ContractReviews contract={contract} other={other} />
        </RoomPart>
      ) : null}
      {/* Without the frame of a panel, which would hold the bar of a milestone inside itself. */}
      <section aria-label="Milestones" className="panel min-w-0">
        <h2 className="sr-only">Milestones</h2>
        <ol>
          {milestones.map((milestone) => (
            <MilestoneCard key={milestone.number} contract={contract} milestone={milestone} step={step} />
          ))}
        </ol>
        <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3 empty:hidden sm:px-5">
          {mayAdd ? (
            <Button size="sm" onClick={() => add(true)}>
              Add a milestone
            </Button>
          ) : null}
          {first === undefined || others.length === 0 ? null : (
            <LinkButton size="sm" href={pathTo('project-payment', {}, { milestone: first.number, also: others.map(({ place }) => place).join() })}>
              Fund several at once
            </LinkButton>
          )}
          {first === undefined ? null : (
            <LinkButton size="sm" variant="ghost" href={withSearch(contractPath(contract.number), { tab: 'money' })}>
              Automatic funding: {contract.auto_fund ? 'on' : 'off'}
            </LinkButton>
          )}
        </div>
      </section>
      {contract.began_at === null ? (
        <RoomPart key="terms" lines={6}>
          <TermsPanel contract={contract} />
        </RoomPart>
      ) : null}
      {isAdding ? (
        <RoomPart key="add" isInside lines={0}>
          <AddMilestone contract={contract} other={other} onClose={() => add(false)} />
        </RoomPart>
      ) : null}
    </>
  );
}
