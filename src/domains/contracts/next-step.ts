/** The one next step of a contract's reader, in the order of the work: what was made is reviewed, and a dispute answered, before more is funded. */
import type { ContractPage } from './contract.ts';
import type { ContractMove } from './life.ts';
import type { MilestoneMove } from './milestone.ts';
import type { OpenMilestone } from './shapes.ts';

type OnContract = 'sign' | 'end' | 'change' | 'pause' | 'finish' | 'write-review';
type OnMilestone = 'dispute' | 'review' | 'split' | 'keep' | 'submit' | 'fund';
export type NextStep = { readonly kind: OnContract; readonly milestone: null } | { readonly kind: OnMilestone; readonly milestone: OpenMilestone };

const HELD = new Set(['funded', 'submitted', 'changes_requested', 'split_offered', 'disputed']);
export const isHeld = ({ state }: Pick<OpenMilestone, 'state'>): boolean => HELD.has(state);

const mayMove = (milestone: OpenMilestone, move: MilestoneMove): boolean => milestone.moves.some(({ name, ok }) => name === move && ok);

/** Null while it is the other side's turn, or nobody's. */
export function nextStep(contract: ContractPage): NextStep | null {
  const { milestones, disputes, side } = contract;
  const can = (move: ContractMove): boolean => contract.moves.some(({ name, ok }) => name === move && ok);
  const soonest = (milestone: OpenMilestone): string => milestone.clocks[0]?.ends_at ?? '';
  const firstOf = (is: (one: OpenMilestone) => boolean): OpenMilestone | undefined =>
    milestones.filter(is).toSorted((one, other) => soonest(one).localeCompare(soonest(other)))[0];
  const on = (kind: OnMilestone, milestone: OpenMilestone | undefined): NextStep | null => (milestone === undefined ? null : { kind, milestone });
  const of = (kind: OnContract, isSo: boolean): NextStep | null => (isSo ? { kind, milestone: null } : null);
  const waiting = disputes.find(({ to_do: toDo }) => toDo !== null)?.dispute.works[0]?.number;
  const isAnythingHeld = milestones.some(isHeld);
  return (
    on(
      'dispute',
      milestones.find(({ number }) => number === waiting),
    ) ??
    of('sign', can('accept')) ??
    of('end', can('agreeEnd')) ??
    on(
      'review',
      firstOf((one) => mayMove(one, 'approve')),
    ) ??
    on(
      'split',
      firstOf(({ turn }) => turn === 'acceptSplit'),
    ) ??
    of('change', can('acceptChange')) ??
    of('pause', can('acceptPause')) ??
    on(
      'keep',
      firstOf(({ turn }) => turn === 'keepFunded'),
    ) ??
    on(
      'submit',
      firstOf(({ turn }) => turn === 'submit'),
    ) ??
    (isAnythingHeld
      ? null
      : on(
          'fund',
          milestones.find((one) => mayMove(one, 'fund')),
        )) ??
    of('finish', side === 'client' && can('completeEnd') && contract.state === 'active' && milestones.every(({ state }) => state !== 'agreed')) ??
    of('write-review', contract.can_review)
  );
}
