import { StatusChip } from '#design/public/chip.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import { ClockLine } from '#domains/paid-work/web/paid-work.tsx';
import { counted, formatUnit } from '#kit/format/unit.ts';
import { subtract } from '#kit/money.ts';
import type { ContractPage } from '../contract.ts';
import type { NextStep } from '../next-step.ts';
import type { OpenMilestone } from '../shapes.ts';
import { CLOCK_AFTER, MILESTONE_WORDS, rowWords } from '../words.ts';
import { anchorOf } from './contract-next.tsx';
import { CriteriaList } from './criteria-list.tsx';
import { MilestoneActions } from './milestone-actions.tsx';
import { MilestoneOutcome } from './milestone-outcome.tsx';
import { Submission } from './submission.tsx';

interface MilestoneCardProps {
  contract: ContractPage;
  milestone: OpenMilestone;
  step: NextStep | null;
}

const OVER = ['released', 'cleared', 'returned', 'dropped'];

/** One milestone: what was submitted before what is asked about it, and its money in one line. */
export function MilestoneCard({ contract, milestone, step }: MilestoneCardProps) {
  const { locale } = usePlace();
  const { place, title, state, days, terms, due_at: dueAt, submission, criteria } = milestone;
  // What was signed and not funded yet is said of the contract once.
  const { label, tone } = contract.state === 'accepted' ? MILESTONE_WORDS[state] : rowWords(contract.state, state);
  const isClient = contract.side === 'client';
  const other = (isClient ? contract.freelancer : contract.client).name;
  const isOver = OVER.includes(state);
  const dispute = contract.disputes.map((one) => one.dispute).find(({ works }) => works.some(({ number }) => number === milestone.number));
  const list = <CriteriaList milestone={milestone} isClient={isClient} other={other} />;
  // Before anything is signed they are what is agreed on; of what is being worked on they are what it is judged by.
  const areShown = contract.began_at === null || (!isOver && state !== 'agreed');
  return (
    <li id={anchorOf(place)} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-3 border-t border-line px-4 py-4 outline-none first:border-0 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5">
        <h3 className="title min-w-0 wrap-anywhere">
          {place}. <Name of={title} />
        </h3>
        <span className="flex items-center gap-3">
          <Money value={terms.price} className="font-semibold" />
          <StatusChip tone={tone}>{label}</StatusChip>
        </span>
      </div>
      {isOver ? (
        <MilestoneOutcome milestone={milestone} isClient={isClient} />
      ) : (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          <span>
            {isClient ? '' : 'You earn '}
            <Money value={isClient ? terms.total : subtract(terms.price, terms.service_fee)} />
            {isClient ? ' with the client fee' : ' after the service fee'}
          </span>
          <span>
            {dueAt === null ? (
              `${formatUnit(days, 'day', locale)} from funding`
            ) : (
              <>
                Due <When at={dueAt} style="moment" />
              </>
            )}
          </span>
          {milestone.rest_of === null ? null : <span>The rest of milestone {milestone.rest_of}, held with the same money.</span>}
        </p>
      )}
      {dispute === undefined ? null : <p className="text-sm text-ink-2">In dispute {dispute.number}: its deadlines are paused and its money stays held.</p>}
      {submission === null ? null : <Submission number={milestone.number} submission={submission} />}
      {areShown ? (
        list
      ) : (
        <details>
          <summary className="link w-fit cursor-pointer py-1 text-sm">
            {counted(criteria.length, { one: 'acceptance criterion', other: 'acceptance criteria' })}
          </summary>
          <div className="mt-2">{list}</div>
        </details>
      )}
      {milestone.clocks
        .filter(({ kind }) => kind !== 'idle' && kind !== 'split')
        .map((clock) => (
          <ClockLine key={clock.kind} clock={clock} after={CLOCK_AFTER[clock.kind] ?? ''} />
        ))}
      <MilestoneActions contract={contract} milestone={milestone} isNext={step?.milestone?.number === milestone.number} />
    </li>
  );
}
