import type { ReactNode } from 'react';
import { StatusChip } from '#design/public/chip.tsx';
import { ChevronRight } from '#design/public/glyphs.tsx';
import { Icon } from '#design/public/icon.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import { ClockLine } from '#domains/paid-work/web/paid-work.tsx';
import { counted, formatUnit } from '#kit/format/unit.ts';
import { equals, subtract } from '#kit/money.ts';
import { placeOf } from '../contract-number.ts';
import { CLOCK_AFTER, MILESTONE_WORDS, rowWords } from '../words.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { CriteriaList } from './criteria-list.tsx';
import { anchorOf } from '../next-step.ts';
import { isBeingFunded, milestoneWords } from './desk-words.ts';
import { MilestoneActions, type MilestoneActionsProps } from './milestone-actions.tsx';
import { MilestoneOutcome } from './milestone-outcome.tsx';
import { Submission } from './submission.tsx';

const OVER = ['released', 'cleared', 'returned', 'dropped'];
const FUNDING = { label: 'Funding…', tone: 'info' } as const;
const LOOK = 'scroll-mt-20 border-t border-line outline-none first:border-0';

/** One milestone. What is over is one line, which opens, so that the one that matters is in view. */
export function MilestoneCard(props: MilestoneActionsProps) {
  const { contract, milestone } = props;
  const { place, state, released, terms } = milestone;
  const isClient = contract.side === 'client';
  if (!OVER.includes(state))
    return (
      <li id={anchorOf(place)} tabIndex={-1} className={`flex flex-col gap-3 px-4 py-4 sm:px-5 ${LOOK}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5">
          <Line {...props} />
        </div>
        <Work {...props} />
      </li>
    );
  const isInPart = released !== null && !equals(released.price, terms.price);
  const outcome = <MilestoneOutcome milestone={milestone} isClient={isClient} />;
  return (
    <li id={anchorOf(place)} tabIndex={-1} className={LOOK}>
      <details className="group/over">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 py-1.5 hover:bg-hover sm:px-5">
          <Icon
            of={ChevronRight}
            size="inline"
            flip
            className="shrink-0 text-ink-3 transition-transform group-open/over:rotate-90"
          />
          <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
            <Line {...props}>{isInPart ? outcome : null}</Line>
          </span>
        </summary>
        <div className="flex flex-col gap-3 px-4 pt-1 pb-4 sm:px-5">
          {isInPart ? null : outcome}
          <Work {...props} />
        </div>
      </details>
    </li>
  );
}

/** Number, title, amount and state. */
function Line({ contract, milestone, children }: MilestoneActionsProps & { children?: ReactNode }) {
  const { place, title, state, terms, released } = milestone;
  // What was signed and not funded yet is said of the contract once.
  const { label, tone } = isBeingFunded(contract, milestone)
    ? FUNDING
    : contract.state === 'accepted'
      ? MILESTONE_WORDS[state]
      : rowWords(contract.state, state);
  return (
    <>
      <h3 className={`title min-w-0 wrap-anywhere ${children ? 'flex-1 basis-48' : ''}`}>
        {place}. <Name of={title} />
        {children}
      </h3>
      <span className="flex items-center gap-3">
        <Money value={released?.price ?? terms.price} className="font-semibold" />
        <StatusChip tone={tone}>{label}</StatusChip>
      </span>
    </>
  );
}

const Folded = ({ words, children }: { words: string; children: ReactNode }) => (
  <details>
    <summary className="link w-fit cursor-pointer py-1 text-sm">{words}</summary>
    <div className="mt-2">{children}</div>
  </details>
);

/** Whose turn it is, its money and its clock, then what was submitted, before what is asked about it. */
function Work(props: MilestoneActionsProps) {
  const { locale } = usePlace();
  const { contract, milestone } = props;
  const { state, days, terms, due_at: dueAt, submission, criteria } = milestone;
  const isClient = contract.side === 'client';
  const other = (isClient ? contract.freelancer : contract.client).name;
  const dispute = contract.disputes
    .map((dispute) => dispute.dispute)
    .find(({ works }) => works.some(({ number }) => number === milestone.number));
  const list = <CriteriaList milestone={milestone} isClient={isClient} other={other} />;
  const words = milestoneWords(contract, milestone, other);
  const isAnswered = state === 'changes_requested';
  const isUnderWork = isAnswered || state === 'funded';
  const isLate = dueAt !== null && isUnderWork && contract.state !== 'paused' && Date.parse(dueAt) < serverNow();
  const submissionView = submission === null ? null : <Submission number={milestone.number} submission={submission} />;
  return (
    <>
      {words === null ? null : <p className="text-md">{words}</p>}
      {OVER.includes(state) ? null : (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
          <span>
            {isClient ? '' : 'You earn '}
            <Money value={isClient ? terms.total : subtract(terms.price, terms.service_fee)} />
            {isClient ? ' with the client fee' : ' after the service fee'}
          </span>
          {dueAt === null ? (
            <span>{formatUnit(days, 'day', locale)} from funding</span>
          ) : isUnderWork ? (
            <span className={isLate ? 'font-medium text-danger' : ''}>
              {isLate ? 'Late: it was due ' : 'Due '}
              <When at={dueAt} style="moment" />
            </span>
          ) : null}
          {milestone.rest_of === null ? null : (
            <span>The rest of milestone {placeOf(milestone.rest_of)}, held with the same money.</span>
          )}
        </p>
      )}
      {milestone.clocks
        .filter(({ kind }) => kind !== 'idle' && kind !== 'split')
        .map((clock) => (
          <ClockLine key={clock.kind} clock={clock} after={CLOCK_AFTER[clock.kind] ?? ''} />
        ))}
      {dispute === undefined ? null : (
        <p className="text-sm text-ink-2">
          In dispute {dispute.number}: its deadlines are paused and its money stays held.
        </p>
      )}
      {/* Its bar stays below the title while it is at the foot of the window. */}
      <div className="flex min-w-0 flex-col gap-3">
        {/* What is to be changed comes before what it is about, which both have seen. */}
        {isAnswered ? list : submissionView}
        {/* Before anything is signed the criteria are what is agreed on; later they are what work is judged by. */}
        {isAnswered ? (
          <Folded words="What was submitted">{submissionView}</Folded>
        ) : contract.began_at === null || state !== 'agreed' ? (
          list
        ) : (
          <Folded words={counted(criteria.length, { one: 'acceptance criterion', other: 'acceptance criteria' })}>
            {list}
          </Folded>
        )}
        <MilestoneActions {...props} />
      </div>
    </>
  );
}
