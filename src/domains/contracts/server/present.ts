/** The only place where rows of contracts become the contract's shapes, for this reader. */
import { presentClock } from '#domains/paid-work/server/paid-work.ts';
import { MINUTE_MS } from '#kit/clock.ts';
import type { Side } from '#kit/sides.ts';
import type { MilestoneRow } from '../contract.ts';
import { outcomeOf } from '../contract-money.ts';
import { contractClocks, milestoneClocks, type ContractClock, type MilestoneClock } from '../deadlines.ts';
import { isReleasedAtEnd, MILESTONE_LIMITS } from '../milestone.ts';
import { contractTurn, isHolding, milestoneTurn, offeredMilestoneMoves } from '../policy.ts';
import { termsOfText } from '../signed-terms.ts';
import type { ShownMilestone, ShownVersion } from '../shapes.ts';
import { comingWords } from '../words.ts';
import type { KeptVersion } from './signed-versions.ts';
import type { Contract, Milestone } from './store.ts';

export const iso = (at: Date): string => at.toISOString();
export const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;
export const shownClock = (clock: ContractClock) => presentClock(clock, comingWords);
export const shownMilestoneClock = (clock: MilestoneClock) => presentClock(clock, comingWords);

/** The milestone that is funded next, while its contract waits for its first. */
export const nextToFund = ({ milestones }: Contract): Milestone | undefined =>
  milestones.find(({ state }) => state === 'agreed');

/** Decided within seconds. If it takes longer, the client can fund it themselves again. */
const AUTO_FUNDING_MS = 2 * MINUTE_MS;
/** Whether this milestone is being funded: the next one, while nothing is held for another. */
export const isAutoFunding = (contract: Contract, { number }: Pick<Milestone, 'number'>, now: Date): boolean =>
  contract.autoFundingSince !== null &&
  now.getTime() - contract.autoFundingSince.getTime() < AUTO_FUNDING_MS &&
  nextToFund(contract)?.number === number &&
  !isHolding(contract);

/** What this side does next on the contract itself. */
export const turnOf = (contract: Contract, side: Side, now: Date): string | null => contractTurn(contract, side, now);

const isOver = (state: Milestone['state']): boolean =>
  state === 'released' || state === 'cleared' || state === 'returned';
const restOfMilestone = ({ milestones }: Contract, { id }: Milestone): Milestone | undefined =>
  milestones.find(({ restOf }) => restOf === id);

/** In a row of a list: null while nothing came of it. */
export function presentOutcome(contract: Contract, milestone: Milestone): MilestoneRow['outcome'] {
  if (!isOver(milestone.state)) return null;
  const { agreed, released, returned, moved, earned } = outcomeOf(milestone, restOfMilestone(contract, milestone));
  return { agreed, released, returned, moved, earned };
}

export function presentMilestone(contract: Contract, milestone: Milestone, side: Side, now: Date): ShownMilestone {
  const { releasedPrice, earned, lateAt, state, restOf } = milestone;
  const rest = restOfMilestone(contract, milestone);
  const outcome = outcomeOf(milestone, rest);
  return {
    number: milestone.number,
    place: milestone.place,
    title: milestone.title,
    state,
    criteria: [...milestone.criteria],
    met: [...milestone.met],
    days: milestone.days,
    terms: milestone.terms,
    rest_of: contract.milestones.find(({ id }) => id === restOf)?.number ?? null,
    due_at: isoOrNull(milestone.dueAt),
    is_late: lateAt !== null,
    rounds_left: MILESTONE_LIMITS.rounds - milestone.rounds,
    auto_released: milestone.autoReleased,
    released:
      releasedPrice === null || earned === null
        ? null
        : { price: releasedPrice, earned, clears_at: isoOrNull(milestone.clearsAt) },
    returned: isOver(state) ? outcome.returned : null,
    rest: rest === undefined ? null : { number: rest.number, price: rest.terms.price },
    ends_released: isReleasedAtEnd(milestone),
    clocks: milestoneClocks(milestone).map(shownMilestoneClock),
    moves: offeredMilestoneMoves(milestone, side, now).map((move) =>
      move.name === 'fund' && isAutoFunding(contract, milestone, now)
        ? { ...move, ok: false, why: 'It is being funded automatically.' }
        : move,
    ),
    turn: milestoneTurn(milestone, side, now),
  };
}

export function presentVersion(row: KeptVersion): ShownVersion {
  const signed = (name: string | null, at: Date | null) =>
    name === null || at === null ? null : { name, at: iso(at) };
  return {
    version: row.version,
    hash: row.hash.toString('hex'),
    scope: termsOfText(row.terms).scope,
    proposed_by: row.proposed_by,
    proposed_at: iso(row.proposed_at),
    reason: row.reason,
    client: signed(row.client_name, row.client_signed_at),
    freelancer: signed(row.freelancer_name, row.freelancer_signed_at),
    outcome: row.outcome,
  };
}

/** The clock of a contract that ends first; the same one is in lists while it has no milestone that runs. */
export const firstClock = (contract: Contract): ContractClock | undefined => contractClocks(contract)[0];
