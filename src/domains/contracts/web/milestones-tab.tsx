import { lazy, useState, type ReactNode, type RefCallback } from 'react';
import { RoomPart } from '#design/app/room-part.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { DisputePanel } from '#domains/disputes/web/disputes.tsx';
import { compare } from '#kit/money.ts';
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

type Request = 'end' | 'change' | 'pause';
interface RequestPanelProps {
  contract: ContractPage;
  what: Request;
  other: string;
  /** It is the reader's next step: it has the primary button. */
  isNext?: boolean;
}

/** A request about the whole contract that waits, if there is one of this kind. */
export function RequestPanel({ contract, what, other, isNext = false }: RequestPanelProps) {
  const { state, change_asked: change, pause_asked: pause, end_asked: end } = contract;
  const shared = { contract, other, isNext };
  const panel =
    what === 'end'
      ? end !== null && state === 'end_requested' && <EndRequest {...shared} asked={end} />
      : what === 'change'
        ? change !== null && <ChangePanel {...shared} change={change} />
        : pause !== null && <PauseRequest {...shared} asked={pause} />;
  return panel === false ? null : <Part id={what}>{panel}</Part>;
}

interface MilestonesTabProps {
  contract: ContractPage;
  step: NextStep | null;
  other: string;
  /** The buttons of the reader's next step, and whether they are in the window. */
  actRef: RefCallback<HTMLElement>;
  isInView: boolean;
  /** The request that is the next step, above already. */
  requestToAnswer: Request | null;
}

const REQUESTS: readonly Request[] = ['end', 'change', 'pause'];

/**
 * Disputes and requests first, then the milestones; they are read with the contract, so nothing is pushed down later.
 */
export function MilestonesTab({ contract, step, other, actRef, isInView, requestToAnswer }: MilestonesTabProps) {
  const [isAdding, add] = useState(false);
  const { disputes, state, milestones } = contract;
  const [first, ...others] = milestones.filter((milestone) =>
    milestone.moves.some(({ name, ok }) => name === 'fund' && ok),
  );
  const disputed = step?.kind === 'dispute' ? disputes.find(({ to_do: toDo }) => toDo !== null)?.dispute : undefined;
  const mayAdd = contract.moves.some(({ name, ok }) => name === 'proposeChange' && ok);
  return (
    <>
      {disputes.map(({ dispute }) => (
        <Part key={dispute.number} {...(dispute === disputed ? { id: 'dispute' } : {})}>
          <DisputePanel
            dispute={dispute}
            nameOf={(side) => (side === 'client' ? contract.client : contract.freelancer).name}
            stales={staledByMoves}
            {...(dispute === disputed ? { actRef } : {})}
          />
        </Part>
      ))}
      {REQUESTS.map((what) =>
        what === requestToAnswer ? null : <RequestPanel key={what} contract={contract} what={what} other={other} />,
      )}
      {state === 'completed' ? (
        <Part id="reviews">
          <ContractReviews contract={contract} other={other} {...(step?.kind === 'write-review' ? { actRef } : {})} />
        </Part>
      ) : null}
      {/* Without the frame of a panel, which would hold the bar of a milestone inside itself. */}
      <section aria-label="Milestones" className="panel min-w-0">
        <h2 className="sr-only">Milestones</h2>
        <ol>
          {milestones.map((milestone) => (
            <MilestoneCard
              key={milestone.number}
              contract={contract}
              milestone={milestone}
              {...(step?.milestone?.number === milestone.number && step.kind !== 'dispute'
                ? { next: { actRef, isInView } }
                : {})}
            />
          ))}
        </ol>
        <div className="flex flex-wrap gap-2 border-t border-line px-4 py-3 empty:hidden sm:px-5">
          {mayAdd ? (
            <Button size="sm" onClick={() => add(true)}>
              Add a milestone
            </Button>
          ) : null}
          {first === undefined || others.length === 0 ? null : (
            <LinkButton
              size="sm"
              href={pathTo(
                'project-payment',
                {},
                { milestone: first.number, also: others.map(({ place }) => place).join() },
              )}
            >
              Fund several at once
            </LinkButton>
          )}
          {first === undefined ? null : (
            <LinkButton
              size="sm"
              variant="ghost"
              href={`${withSearch(contractPath(contract.number), { tab: 'money' })}#automatic-funding`}
            >
              Automatic funding:{' '}
              {!contract.auto_fund
                ? 'off'
                : contract.balance !== null && compare(contract.balance, first.terms.total) < 0
                  ? 'on, balance too low'
                  : 'on'}
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

/** Where a next step leads, and the keyboard with it. */
const Part = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className="grid min-w-0 scroll-mt-6 gap-5 outline-none">
    <RoomPart lines={8}>{children}</RoomPart>
  </div>
);
