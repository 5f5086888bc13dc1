import type { By } from '#domains/paid-work/party.ts';
import { moveWork, wakeForNext, type WorkTable } from '#domains/paid-work/server/paid-work.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { clockedMoveText } from '#kit/server/db/move-row.ts';
import { contractClocks, milestoneClocks } from '../deadlines.ts';
import type { ContractMove } from '../life.ts';
import type { MilestoneMove } from '../milestone.ts';
import { mustMoveContract, mustMoveMilestone } from '../policy.ts';
import type { Contract, Milestone } from './store.ts';

/**
 * One timer for each contract, and one for each milestone: it wakes for the next reminder or deadline, whichever is
 * first.
 */
export const CONTRACT_CLOCK = 'contract-clock';
export const MILESTONE_CLOCK = 'milestone-clock';

const contractColumns = {
  version: 'version',
  validUntil: 'valid_until',
  acceptedAt: 'accepted_at',
  beganAt: 'began_at',
  pausedAt: 'paused_at',
  pausedByStaff: 'paused_by_staff',
  pauseAskedBy: 'pause_asked_by',
  pauseAskedAt: 'pause_asked_at',
  changeAskedBy: 'change_asked_by',
  changeAskedAt: 'change_asked_at',
  endAskedBy: 'end_asked_by',
  endAskedAt: 'end_asked_at',
  endAgreedAt: 'end_agreed_at',
  idleSince: 'idle_since',
  endedAt: 'ended_at',
  remindedAt: 'reminded_at',
} as const;
const milestoneColumns = {
  interruptedState: 'interrupted_state',
  met: 'met',
  fundedAt: 'funded_at',
  dueAt: 'due_at',
  lateAt: 'late_at',
  submittedAt: 'submitted_at',
  reviewDueAt: 'review_due_at',
  reviewExtended: 'review_extended',
  rounds: 'rounds',
  idleFrom: 'idle_from',
  idleAskedAt: 'idle_asked_at',
  releasedAt: 'released_at',
  autoReleased: 'auto_released',
  releasedPrice: 'released_price',
  earned: 'earned',
  clearsAt: 'clears_at',
  clearedAt: 'cleared_at',
  closedAt: 'closed_at',
  remindedAt: 'reminded_at',
} as const;
type ContractChanges = { readonly [Key in keyof typeof contractColumns]?: Contract[Key] };
type MilestoneChanges = { readonly [Key in keyof typeof milestoneColumns]?: Milestone[Key] };

const contractTable: WorkTable = {
  write: statement('contract_move', clockedMoveText('contract', contractColumns)),
  columns: contractColumns,
  timer: CONTRACT_CLOCK,
};
const milestoneTable: WorkTable = {
  write: statement('milestone_move', clockedMoveText('contract_milestone', milestoneColumns)),
  columns: milestoneColumns,
  timer: MILESTONE_CLOCK,
};

export interface Made<Move> {
  readonly move: Move;
  readonly by: By;
  readonly at: Date;
  /** In the mover's words. */
  readonly reason?: string | undefined;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** Makes one move of a contract, if the policy allows it. The command moves the money and announces it. */
export async function moveContract(
  tx: Tx,
  contract: Contract,
  transition: Made<ContractMove>,
  changes: ContractChanges = {},
): Promise<Contract> {
  const to = mustMoveContract(contract, transition.move, transition.by.party, transition.at);
  const milestones = contract.milestones.map((milestone) => ({ ...milestone, contractState: to }));
  const moved: Contract = { ...contract, ...(changes as Partial<Contract>), state: to, milestones };
  await moveWork(tx, contractTable, contract.id, {
    ...transition,
    from: contract.state,
    to,
    changes,
    clocks: contractClocks(moved),
  });
  return moved;
}

/** Amounts are kept in minor units. */
const inMinorUnits = ({ releasedPrice, earned, ...rest }: MilestoneChanges): Readonly<Record<string, unknown>> => ({
  ...rest,
  ...(releasedPrice === undefined ? {} : { releasedPrice: releasedPrice?.amount ?? null }),
  ...(earned === undefined ? {} : { earned: earned?.amount ?? null }),
});

/** `also`: what it changes that is kept elsewhere. */
export async function moveMilestone(
  tx: Tx,
  milestone: Milestone,
  transition: Made<MilestoneMove>,
  changes: MilestoneChanges = {},
  also: Partial<Pick<Milestone, 'split'>> = {},
): Promise<Milestone> {
  const to = mustMoveMilestone(milestone, transition.move, transition.by.party, transition.at);
  const moved: Milestone = { ...milestone, ...(changes as Partial<Milestone>), ...also, state: to };
  await moveWork(tx, milestoneTable, milestone.id, {
    ...transition,
    from: milestone.state,
    to,
    changes: inMinorUnits(changes),
    clocks: milestoneClocks(moved),
  });
  return moved;
}

/** The contract with one of its milestones as it is now. */
export const withMilestone = (contract: Contract, moved: Milestone): Contract => ({
  ...contract,
  milestones: contract.milestones.map((milestone) => (milestone.id === moved.id ? moved : milestone)),
});

export const wakeContract = (tx: Tx, contract: Contract, now: Date): void =>
  wakeForNext(tx, CONTRACT_CLOCK, contract.id, contractClocks(contract), now);
export const wakeMilestone = (tx: Tx, milestone: Milestone, now: Date): void =>
  wakeForNext(tx, MILESTONE_CLOCK, milestone.id, milestoneClocks(milestone), now);
