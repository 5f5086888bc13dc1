/**
 * What became of the money that was agreed on, in prices without the client fee: held, released, returned, or not
 * funded yet.
 */
import { share, subtract, sum, zero, type Money } from '#kit/money.ts';
import { isUnbegun, type ContractState } from './life.ts';
import { HOLDING_STATES, type MilestoneState } from './milestone.ts';

export interface MilestoneOutcome {
  readonly agreed: Money;
  readonly held: Money;
  readonly released: Money;
  /** Of what was released, after the service fee. */
  readonly earned: Money;
  readonly returned: Money;
  readonly left: Money;
  /** Released in part: what stays held as a milestone of its own. */
  readonly moved: Money;
}

interface Facts {
  readonly id: string;
  readonly state: MilestoneState;
  readonly restOf: string | null;
  readonly terms: { readonly price: Money; readonly total: Money };
  readonly releasedPrice: Money | null;
  readonly earned: Money | null;
}

/** The part of a price that moves of the history name in percent. */
export const partOf = (price: Money, percent: string | null): Money => share(price, Math.round(Number(percent) * 100));

const isHeld = (state: MilestoneState): boolean => (HOLDING_STATES as readonly MilestoneState[]).includes(state);
const isReleased = (state: MilestoneState): boolean => state === 'released' || state === 'cleared';

/**
 * Of one milestone; `rest` is the milestone that what was not released became. What is disputed is held, even if it was
 * released before.
 */
export function outcomeOf(milestone: Facts, rest: Pick<Facts, 'terms'> | undefined): MilestoneOutcome {
  const { state, terms } = milestone;
  const none = zero(terms.price.currency);
  const is = (isSo: boolean): Money => (isSo ? terms.price : none);
  const released = isReleased(state) ? (milestone.releasedPrice ?? none) : none;
  const moved = isReleased(state) ? (rest?.terms.price ?? none) : none;
  return {
    agreed: is(state !== 'dropped'),
    held: is(isHeld(state)),
    released,
    earned: isReleased(state) ? (milestone.earned ?? none) : none,
    returned:
      state === 'returned' ? terms.price : isReleased(state) ? subtract(subtract(terms.price, released), moved) : none,
    left: is(state === 'agreed'),
    moved,
  };
}

export interface ContractMoney extends Omit<MilestoneOutcome, 'moved'> {
  /** What the client paid for what is held, with the client fee: the ledger’s amount. */
  readonly held_total: Money;
  /** What is to be paid for what is left, with the client fee. */
  readonly left_total: Money;
}

interface Of {
  readonly currency: string;
  readonly state: ContractState;
  readonly milestones: readonly Facts[];
}

/**
 * Of a contract: what was agreed is what is held, released, returned and left, to the cent. Of an offer that came to
 * nothing, nothing is left to fund.
 */
export function contractMoney({ currency, state, milestones }: Of): ContractMoney {
  const outcomes = milestones.map((milestone) => ({
    ...outcomeOf(
      milestone,
      milestones.find(({ restOf }) => restOf === milestone.id),
    ),
    isRest: milestone.restOf !== null,
    total: milestone.terms.total,
  }));
  const all = (pick: (outcome: (typeof outcomes)[number]) => Money): Money => sum(outcomes.map(pick), currency);
  const none = zero(currency);
  const isOpen = isUnbegun(state) || ['active', 'paused', 'end_requested'].includes(state);
  const totalOf = (amount: Money, total: Money): Money => (amount.amount === '0' ? none : total);
  return {
    agreed: all(({ agreed, isRest }) => (isRest ? none : agreed)),
    held: all(({ held }) => held),
    held_total: all(({ held, total }) => totalOf(held, total)),
    released: all(({ released }) => released),
    earned: all(({ earned }) => earned),
    returned: all(({ returned }) => returned),
    left: isOpen ? all(({ left }) => left) : none,
    left_total: isOpen ? all(({ left, total }) => totalOf(left, total)) : none,
  };
}
