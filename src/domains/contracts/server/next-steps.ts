/** Contracts under way, with the next step that their own pages show, for where it is shown besides: conversations. */
import { disputeTurn, openDisputes, type Dispute } from '#domains/disputes/server/disputes.ts';
import type { Round } from '#domains/reviews/round.ts';
import { bySoonest } from '#kit/countdown.ts';
import { formatMoney } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsHistory } from '#kit/server/terms.ts';
import { MOST_WORK, type TalkStep, type TalkWork } from '#domains/messaging/server/messaging.ts';
import type { Side } from '#kit/sides.ts';
import { pathTo } from '#routes';
import { contractPath } from '../charge-kind.ts';
import { contractClocks, milestoneClocks, type ContractClockKind, type MilestoneClockKind } from '../deadlines.ts';
import { nextStep, stepBelow, type NextStep } from '../next-step.ts';
import { offeredContractMoves } from '../policy.ts';
import type { ShownMilestone } from '../shapes.ts';
import { CONTRACT_WORDS } from '../words.ts';
import { presentMilestone } from './present.ts';
import { mayReview, roundsOf } from './review-contract.ts';
import { CONTRACT_COLUMNS, contractsOf, sideOf, type Contract } from './store.ts';

const between = statement(
  'contracts_with_steps',
  `select ${CONTRACT_COLUMNS} from contract
    where (client_id, freelancer_id) in ((:readerId, :otherId), (:otherId, :readerId))
     and (state in ('offered', 'accepted', 'active', 'paused', 'end_requested')
       or state = 'completed'
         and (exists (select from contract_milestone where contract_id = contract.id and state = 'disputed')
         or exists (select from review_window where work_id = contract.id and shown_at is null)))
           order by clock_at nulls last, id limit ${MOST_WORK}`,
);

/** What a step depends on besides the contract itself. */
interface BesideIt {
  /** Those that run, by the milestone. */
  readonly disputes: ReadonlyMap<string, Dispute>;
  /** Of its reviews, once it is completed. */
  readonly round: Round | undefined;
}

export function stepOf(
  contract: Contract,
  side: Side,
  { disputes, round }: BesideIt,
  now: Date,
): NextStep<ShownMilestone> | null {
  return nextStep({
    state: contract.state,
    side,
    milestones: contract.milestones.map((milestone) => presentMilestone(contract, milestone, side, now)),
    disputes: disputesOf(contract, disputes).map((dispute) => ({
      to_do: disputeTurn(dispute, side, now).toDo,
      dispute: { works: dispute.parts.map(({ work }) => work) },
    })),
    moves: offeredContractMoves(contract, side, now),
    can_review: mayReview(round, side, now),
  });
}

export const disputedIn = ({ milestones }: Contract): string[] =>
  milestones.filter(({ state }) => state === 'disputed').map(({ id }) => id);

/** Each once: one may be about several milestones. */
export const disputesOf = (contract: Contract, byMilestone: ReadonlyMap<string, Dispute>): Dispute[] => [
  ...new Map(
    disputedIn(contract)
      .flatMap((id) => byMilestone.get(id) ?? [])
      .map((dispute) => [dispute.id, dispute]),
  ).values(),
];

function linkOf(step: NextStep<ShownMilestone>, desk: string): Pick<TalkStep, 'label' | 'path'> {
  if (step.kind === 'fund') {
    const { number, terms } = step.milestone;
    return { label: `Fund ${formatMoney(terms.total)}`, path: pathTo('project-payment', {}, { milestone: number }) };
  }
  const below = stepBelow(step);
  if (below !== null) return { label: below.words, path: `${desk}#${below.anchor}` };
  return { label: step.kind === 'sign' ? 'Read the offer' : 'End the contract', path: desk };
}

const UNTIL: Readonly<Partial<Record<ContractClockKind | MilestoneClockKind, string>>> = {
  answer: 'answer by',
  first_funding: 'fund by',
  change_answer: 'answer by',
  pause_answer: 'answer by',
  pause: 'paused until',
  end: 'answer by',
  idle: 'ends',
  delivery: 'due',
  approval: 'review by',
  split: 'answer by',
};
/** Their clocks are not those of the contract. */
const NOT_SHOWN: ReadonlySet<string> = new Set<MilestoneClockKind>(['idle', 'idle_answer', 'clearance']);

/** Of the clocks that both sides go by, the one that ends first; without one, when the work was or is due. */
function endOf(contract: Contract, now: Date): TalkWork['ends'] {
  const { state, milestones } = contract;
  const ofMilestones = milestones.flatMap(milestoneClocks).filter(({ kind }) => !NOT_SHOWN.has(kind));
  const [first] = [...ofMilestones, ...contractClocks(contract)].toSorted(bySoonest);
  if (first !== undefined) return { words: UNTIL[first.kind] ?? 'until', at: first.endsAt };
  // One that was late has no clock any more, whatever its due date became.
  const dueAt =
    state === 'active'
      ? milestones.find(
          ({ state: milestoneState }) => milestoneState === 'funded' || milestoneState === 'changes_requested',
        )?.dueAt
      : null;
  return dueAt ? { words: dueAt > now ? 'due' : 'was due', at: dueAt } : null;
}

/** Those with this person; of completed ones only where it is the reader’s turn. */
export async function contractsBetween(db: Db, readerId: string, otherId: string, now: Date): Promise<TalkWork[]> {
  const rows = await db.rows(between, { readerId, otherId });
  if (rows.length === 0) return [];
  const contracts = await contractsOf(db, rows, await termsHistory(db, now));
  const completed = contracts.filter(({ state }) => state === 'completed').map(({ id }) => id);
  const [disputes, rounds] = await Promise.all([
    openDisputes(db, contracts.flatMap(disputedIn)),
    roundsOf(db, completed),
  ]);
  return contracts.flatMap((contract): TalkWork[] => {
    const side = sideOf(contract, readerId);
    const step = stepOf(contract, side, { disputes, round: rounds.get(contract.id) }, now);
    if (step === null && contract.state === 'completed') return [];
    const path = contractPath(contract.number);
    return [
      {
        kind: 'contract',
        ref: contract.number,
        title: contract.title,
        path,
        listPath: pathTo('contracts', {}, { side: side === 'client' ? 'buying' : 'selling' }),
        state: CONTRACT_WORDS[contract.state].label,
        ends: endOf(contract, now),
        step: step === null ? null : { title: step.milestone?.title ?? contract.title, ...linkOf(step, path) },
      },
    ];
  });
}
