/** Every clock of a contract and of its milestones: the countdown both sides see, and what happens at its end. */
import type { WorkClock } from '#domains/paid-work/clock.ts';
import { splitClock } from '#domains/paid-work/split-offer.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { bySoonest } from '#kit/countdown.ts';
import { otherSide, SIDES, type Side } from '#kit/sides.ts';
import { CONTRACT_LIMITS, type ContractFacts, type ContractMove } from './life.ts';
import { MILESTONE_LIMITS, type MilestoneFacts, type MilestoneMove, type MilestoneState } from './milestone.ts';

export const CONTRACT_CLOCKS = [
  'answer',
  'first_funding',
  'change_answer',
  'pause_answer',
  'pause',
  'end',
  'idle',
] as const;
export type ContractClockKind = (typeof CONTRACT_CLOCKS)[number];
export type ContractClock = WorkClock<ContractClockKind, ContractMove>;

export const fundUntil = (acceptedAt: Date): Date => after(acceptedAt, CONTRACT_LIMITS.fundHours * HOUR_MS);

export function contractClocks(contract: ContractFacts): ContractClock[] {
  const {
    state,
    offeredAt,
    validUntil,
    acceptedAt,
    pausedAt,
    pauseAskedBy,
    pauseAskedAt,
    changeAskedBy,
    changeAskedAt,
    endAskedBy,
    endAskedAt,
    endAgreedAt,
    idleSince,
  } = contract;
  if (state === 'offered')
    return [{ kind: 'answer', startsAt: offeredAt, endsAt: validUntil, turn: ['freelancer'], atEnd: 'lapse' }];
  if (state === 'accepted' && acceptedAt !== null)
    return [
      { kind: 'first_funding', startsAt: acceptedAt, endsAt: fundUntil(acceptedAt), turn: ['client'], atEnd: 'lapse' },
    ];
  if (state === 'paused' && pausedAt !== null)
    return [
      {
        kind: 'pause',
        startsAt: pausedAt,
        endsAt: after(pausedAt, CONTRACT_LIMITS.pauseDays * DAY_MS),
        turn: [],
        atEnd: 'resume',
      },
    ];
  if (state === 'end_requested' && endAskedAt !== null && endAskedBy !== null && endAgreedAt === null)
    return [
      {
        kind: 'end',
        startsAt: endAskedAt,
        endsAt: after(endAskedAt, CONTRACT_LIMITS.endDays * DAY_MS),
        turn: [otherSide(endAskedBy)],
        atEnd: 'completeEnd',
      },
    ];
  if (state !== 'active') return [];
  const clocks: ContractClock[] = [];
  if (pauseAskedAt !== null && pauseAskedBy !== null) {
    const endsAt = after(pauseAskedAt, CONTRACT_LIMITS.pauseAnswerDays * DAY_MS);
    clocks.push({
      kind: 'pause_answer',
      startsAt: pauseAskedAt,
      endsAt,
      turn: [otherSide(pauseAskedBy)],
      atEnd: 'declinePause',
    });
  }
  if (changeAskedAt !== null && changeAskedBy !== null) {
    const endsAt = after(changeAskedAt, CONTRACT_LIMITS.changeAnswerDays * DAY_MS);
    clocks.push({
      kind: 'change_answer',
      startsAt: changeAskedAt,
      endsAt,
      turn: [otherSide(changeAskedBy)],
      atEnd: 'lapseChange',
    });
  }
  if (idleSince !== null)
    clocks.push({
      kind: 'idle',
      startsAt: idleSince,
      endsAt: after(idleSince, CONTRACT_LIMITS.idleDays * DAY_MS),
      turn: ['client'],
      atEnd: 'completeEnd',
    });
  return clocks.toSorted(bySoonest);
}

export const MILESTONE_CLOCKS = ['delivery', 'idle', 'idle_answer', 'approval', 'split', 'clearance'] as const;
export type MilestoneClockKind = (typeof MILESTONE_CLOCKS)[number];
export type MilestoneClock = WorkClock<MilestoneClockKind, MilestoneMove>;

/**
 * While its contract is paused nothing of the work runs, and while someone asks to end it, no time to work; the time to
 * review what was submitted goes on then. A request to end a milestone is answered in its own time, and earnings clear.
 */
export function milestoneClocks(milestone: MilestoneFacts): MilestoneClock[] {
  const { state, contractState, submittedAt, reviewDueAt, split, releasedAt, clearsAt, clearedAt } = milestone;
  if (clearsAt !== null && clearedAt === null && releasedAt !== null && state === 'released')
    return [{ kind: 'clearance', startsAt: releasedAt, endsAt: clearsAt, turn: [], atEnd: 'clear' }];
  if (state === 'split_offered' && split !== null)
    return [splitClock(split, 'split', { accept: 'acceptSplit', decline: 'declineSplit' })];
  if (contractState === 'paused') return [];
  if (contractState !== 'end_requested' && (state === 'funded' || state === 'changes_requested'))
    return workingClocks(milestone).toSorted(bySoonest);
  if (state === 'submitted' && submittedAt !== null && reviewDueAt !== null)
    return [{ kind: 'approval', startsAt: submittedAt, endsAt: reviewDueAt, turn: ['client'], atEnd: 'autoRelease' }];
  return [];
}

function workingClocks({ fundedAt, dueAt, lateAt, idleFrom, idleAskedAt }: MilestoneFacts): MilestoneClock[] {
  const clocks: MilestoneClock[] = [];
  if (fundedAt !== null && dueAt !== null && lateAt === null)
    clocks.push({ kind: 'delivery', startsAt: fundedAt, endsAt: dueAt, turn: ['freelancer'], atEnd: 'markLate' });
  if (idleFrom === null) return clocks;
  if (idleAskedAt !== null) {
    const endsAt = after(idleAskedAt, MILESTONE_LIMITS.idleAnswerDays * DAY_MS);
    return [...clocks, { kind: 'idle_answer', startsAt: idleAskedAt, endsAt, turn: SIDES, atEnd: 'returnIdle' }];
  }
  const promptMs = MILESTONE_LIMITS.idlePromptDays * DAY_MS;
  const endsAt = after(idleFrom, MILESTONE_LIMITS.idleDays * DAY_MS);
  return [
    ...clocks,
    { kind: 'idle', startsAt: idleFrom, endsAt, turn: SIDES, remindedAfterMs: [promptMs], atEnd: 'askToChoose' },
  ];
}

/** Every change that stops a milestone's work and lets it continue moves its deadlines by as long as it lasted. */
export interface MovedDeadlines {
  readonly dueAt: Date | null;
  readonly reviewDueAt: Date | null;
  readonly idleFrom: Date | null;
  readonly idleAskedAt: Date | null;
}
/** From when a milestone stood still: one that is the rest of another began in between. */
export const stoodStillFrom = ({ fundedAt }: Pick<MilestoneFacts, 'fundedAt'>, since: Date): Date =>
  fundedAt !== null && fundedAt > since ? fundedAt : since;

export function deadlinesAfter(milestone: MovedDeadlines, since: Date, now: Date): MovedDeadlines {
  const lastedMs = now.getTime() - since.getTime();
  const moved = (at: Date | null) => (at === null ? null : after(at, lastedMs));
  return {
    dueAt: moved(milestone.dueAt),
    reviewDueAt: moved(milestone.reviewDueAt),
    idleFrom: moved(milestone.idleFrom),
    idleAskedAt: moved(milestone.idleAskedAt),
  };
}

/** Since when the deadlines of this milestone stand still because of its contract, or null. */
function stoppedSince(
  { state, pausedAt, endAskedAt }: Pick<ContractFacts, 'state' | 'pausedAt' | 'endAskedAt'>,
  milestoneState: MilestoneState | null,
): Date | null {
  if (state === 'paused') return pausedAt;
  return state === 'end_requested' && milestoneState !== 'submitted' ? endAskedAt : null;
}

type StandingStill = Pick<ContractFacts, 'state' | 'pausedAt' | 'endAskedAt' | 'endAskedBy'>;

/**
 * A dispute begins while the contract stands still: the deadlines as of now, so that they wait from now on as in a
 * contract that runs. The time to submit is not given back to freelancers who asked to end the contract themselves.
 */
export function deadlinesBeforeWait(
  milestone: MilestoneFacts,
  contract: StandingStill,
  now: Date,
): Partial<MovedDeadlines> {
  const stopped = milestone.state === 'released' ? null : stoppedSince(contract, milestone.state);
  if (stopped === null) return {};
  const moved = deadlinesAfter(milestone, stoodStillFrom(milestone, stopped), now);
  return contract.endAskedBy === 'freelancer' ? { ...moved, dueAt: milestone.dueAt } : moved;
}

/**
 * A request or a dispute that stopped a milestone ends, and its deadlines have moved by as long as that lasted. Where
 * the contract stands still they are those of the moment at which it stopped, before or after the wait began: it moves
 * them when it continues.
 */
export function deadlinesAfterWait(
  milestone: MilestoneFacts,
  contract: StandingStill,
  since: Date,
  now: Date,
): MovedDeadlines {
  const stopped = stoppedSince(contract, milestone.interruptedState);
  const until = stopped === null ? now : stoodStillFrom(milestone, stopped);
  const moved = deadlinesAfter(milestone, since, until);
  return until < since && contract.endAskedBy === 'freelancer' ? { ...moved, dueAt: milestone.dueAt } : moved;
}

/**
 * Someone took back their request to end the contract. The person who is to work gets back the time in which they could
 * not submit, unless they asked themselves.
 */
export function deadlinesAfterWithdrawnEnd(
  milestone: MilestoneFacts,
  request: { readonly by: Side; readonly at: Date },
  now: Date,
): MovedDeadlines {
  const moved = deadlinesAfter(milestone, stoodStillFrom(milestone, request.at), now);
  return {
    ...moved,
    reviewDueAt: milestone.reviewDueAt,
    dueAt: request.by === 'client' ? moved.dueAt : milestone.dueAt,
  };
}
