/**
 * The one next step of a contract's reader, in the order of the work: what was made is reviewed, and a dispute
 * answered, before more is funded.
 */
import type { ContractPage } from './contract.ts';
import type { ContractMove } from './life.ts';
import type { MilestoneMove } from './milestone.ts';
import type { OpenMilestone, ShownMilestone } from './shapes.ts';
import { submitWords } from './words.ts';

type OnContract = 'sign' | 'end' | 'change' | 'pause' | 'finish' | 'write-review';
type OnMilestone = 'dispute' | 'review' | 'split' | 'keep' | 'submit' | 'fund';
export type NextStep<Of extends ShownMilestone = OpenMilestone> =
  | { readonly kind: OnContract; readonly milestone: null }
  | { readonly kind: OnMilestone; readonly milestone: Of };

/** What it is read from: a contract's page, or as much of it. */
export interface StepFacts<Of extends ShownMilestone> extends Pick<ContractPage, 'side' | 'moves' | 'can_review'> {
  readonly milestones: readonly Of[];
  readonly state: ContractPage['state'];
  readonly disputes: readonly {
    readonly to_do: string | null;
    readonly dispute: { readonly works: readonly { readonly number: string }[] };
  }[];
}

const HELD = new Set(['funded', 'submitted', 'changes_requested', 'split_offered', 'disputed']);
export const isHeld = ({ state }: Pick<ShownMilestone, 'state'>): boolean => HELD.has(state);

const mayMove = (milestone: ShownMilestone, move: MilestoneMove): boolean =>
  milestone.moves.some(({ name, ok }) => name === move && ok);

/** Milestones are funded in their order: nothing while the first of them is being funded automatically. */
function nextToFund<Of extends ShownMilestone>(milestones: readonly Of[]): Of | undefined {
  const next = milestones.find(({ state }) => state === 'agreed');
  return next !== undefined && mayMove(next, 'fund') ? next : undefined;
}

/** Null while it is the other side's turn, or nobody's. */
export function nextStep<Of extends ShownMilestone>(contract: StepFacts<Of>): NextStep<Of> | null {
  const { milestones, disputes, side } = contract;
  const can = (move: ContractMove): boolean => contract.moves.some(({ name, ok }) => name === move && ok);
  const soonest = (milestone: Of): string => milestone.clocks[0]?.ends_at ?? '';
  const firstOf = (is: (milestone: Of) => boolean): Of | undefined =>
    milestones.filter(is).toSorted((milestone, other) => soonest(milestone).localeCompare(soonest(other)))[0];
  const milestoneStep = (kind: OnMilestone, milestone: Of | undefined): NextStep<Of> | null =>
    milestone === undefined ? null : { kind, milestone };
  const contractStep = (kind: OnContract, isSo: boolean): NextStep<Of> | null =>
    isSo ? { kind, milestone: null } : null;
  const waiting = disputes.find(({ to_do: toDo }) => toDo !== null)?.dispute.works[0]?.number;
  const isAnythingHeld = milestones.some(isHeld);
  return (
    milestoneStep(
      'dispute',
      milestones.find(({ number }) => number === waiting),
    ) ??
    contractStep('sign', can('accept')) ??
    contractStep('end', can('agreeEnd')) ??
    milestoneStep(
      'review',
      firstOf((milestone) => mayMove(milestone, 'approve')),
    ) ??
    milestoneStep(
      'split',
      firstOf(({ turn }) => turn === 'acceptSplit'),
    ) ??
    contractStep('change', can('acceptChange')) ??
    contractStep('pause', can('acceptPause')) ??
    milestoneStep(
      'keep',
      firstOf(({ turn }) => turn === 'keepFunded'),
    ) ??
    milestoneStep(
      'submit',
      firstOf(({ turn }) => turn === 'submit'),
    ) ??
    (isAnythingHeld ? null : milestoneStep('fund', nextToFund(milestones))) ??
    contractStep(
      'finish',
      side === 'client' &&
        can('completeEnd') &&
        contract.state === 'active' &&
        milestones.every(({ state }) => state !== 'agreed'),
    ) ??
    contractStep('write-review', contract.can_review)
  );
}

/** What automatic funding funds once this one is approved: the next, unless money is held for another (MLS-2). */
export function fundedAfter<Of extends ShownMilestone>(
  {
    auto_fund: isOn,
    change_asked: change,
    milestones,
  }: Pick<ContractPage, 'auto_fund' | 'change_asked'> & { readonly milestones: readonly Of[] },
  approved: string,
): Of | null {
  if (!isOn || change !== null || milestones.some((milestone) => milestone.number !== approved && isHeld(milestone)))
    return null;
  return nextToFund(milestones) ?? null;
}

/** A step that is taken below: the words of the button that leads there, and where it is. */
interface StepBelow {
  readonly words: string;
  readonly anchor: string;
}

export const anchorOf = (place: number): string => `milestone-${place}`;
export const submitAnchorOf = (place: number): string => `submit-${place}`;

/** Null for what the next step itself has a button for. */
export function stepBelow({ kind, milestone }: NextStep<ShownMilestone>): StepBelow | null {
  switch (kind) {
    case 'sign':
    case 'fund':
    case 'finish':
      return null;
    case 'dispute':
      return { words: 'Go to the dispute', anchor: 'dispute' };
    case 'end':
    case 'pause':
      return { words: 'Answer the request', anchor: kind };
    case 'change':
      return { words: 'Read the new terms', anchor: kind };
    case 'review':
      return { words: 'Review the work', anchor: anchorOf(milestone.place) };
    case 'split':
      return { words: 'Answer the request', anchor: anchorOf(milestone.place) };
    case 'keep':
      return { words: 'Keep or refund it', anchor: anchorOf(milestone.place) };
    case 'submit':
      return { words: submitWords(milestone.state), anchor: submitAnchorOf(milestone.place) };
    case 'write-review':
      return { words: 'Write a review', anchor: 'reviews' };
  }
}
