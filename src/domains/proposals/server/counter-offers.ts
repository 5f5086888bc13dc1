/** Both sides agree on price and time before a contract is offered (PRP-4). */
import { isDeciding } from '#domains/projects/project.ts';
import { stateWords } from '#domains/projects/policy.ts';
import { recordAnswer, refuseBlocked } from '#domains/messaging/server/messaging.ts';
import { refuseWords } from '#domains/services/text-rules.ts';
import { clockOf } from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { aboutDollars } from '#kit/fees.ts';
import { money, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { mustBeAllowed } from '#kit/transitions.ts';
import {
  ANSWER_MOVES,
  counterClocks,
  counterHoldsUntil,
  mayNegotiate,
  type CounterAnswer,
  type CounterClock,
  type OpenCounter,
} from '../counter-offer.ts';
import { counterReminded, counterSettled, proposalCountered } from '../events.ts';
import { planProblem, scaledPlan, type ProposedMilestone } from '../plan.ts';
import { PROPOSAL_LIMITS, type ProposalState } from '../proposal.ts';
import type { StoredPart } from './column-types.ts';
import { COUNTER_CLOCK, negotiationOf, openFrom, settleCounter, wakeCounter, type CounterRow } from './open-counter.ts';
import { mustBePrice } from './send-proposal.ts';
import {
  addVersion,
  announceProposal,
  moveProposal,
  partsFrom,
  storedParts,
  takeAny,
  takeMine,
  type Taken,
} from './store.ts';
import { showCounter } from './talk-cards.ts';

interface Countered {
  readonly id: string;
  readonly state: ProposalState;
  readonly number: number;
}
interface Terms {
  readonly price: Money;
  readonly days: number;
  readonly note: string;
  /** Its parts; without this those of before, in proportion. */
  readonly milestones?: readonly ProposedMilestone[] | undefined;
}

const insert = statement(
  'proposal_counter_insert',
  `insert into proposal_counter (proposal_id, number, made_by, price, days, milestones, note, made_at, valid_until)
   values (:id, :number, :side, :price, :days, :milestones, :note, :at, :validUntil)`,
);
const seen = statement(
  'proposal_countered_unseen',
  'update proposal set opened_at = :at where id = :id and opened_at is null',
);
const reminded = statement(
  'proposal_counter_reminded',
  'update proposal_counter set reminded_at = :now where proposal_id = :proposalId and number = :number',
);

function mustDecide({ project, proposal }: Taken): void {
  if (!isDeciding(project.state))
    throw new Failure('wrong_state', { message: stateWords(project.state), data: { state: proposal.state } });
}

const leastOf = (currency: string): Money => aboutDollars(PROPOSAL_LIMITS.price.least, currency);
const wholeIn = ({ price, days }: { readonly price: string; readonly days: number }, currency: string) => ({
  price: money(price, currency),
  days,
});

/**
 * In the milestones that it names; otherwise in those on the table, which keep their proportions, criteria and order.
 */
function partsOfCounter(
  { proposal }: Taken,
  open: CounterRow | undefined,
  { price, days, milestones }: Terms,
): readonly ProposedMilestone[] {
  const { currency } = proposal;
  const least = leastOf(currency);
  if (milestones !== undefined) {
    const wrong = planProblem(milestones, { price, days }, least);
    if (wrong !== null) throw invalidField('milestones', wrong);
    return milestones;
  }
  const before =
    open === undefined || open.milestones === null
      ? proposal
      : { price: open.price, days: open.days, milestones: open.milestones };
  const scaled = scaledPlan(partsFrom(before.milestones, currency), wholeIn(before, currency), { price, days }, least);
  if (scaled === null)
    throw invalidField(
      'price',
      'Too little for the milestones. Raise the price or the time, or change the milestones.',
    );
  return scaled;
}

/**
 * Of a counter-offer from before they had parts: those of the proposal in proportion, or none where that leaves too
 * little.
 */
const agreedParts = (
  { currency, ...proposal }: Taken['proposal'],
  { milestones, ...last }: CounterRow,
): readonly StoredPart[] =>
  milestones ??
  storedParts(
    scaledPlan(
      partsFrom(proposal.milestones, currency),
      wholeIn(proposal, currency),
      wholeIn(last, currency),
      leastOf(currency),
    ) ?? [],
  );

const isSamePlan = (plan: readonly StoredPart[], other: readonly StoredPart[]): boolean =>
  plan.length === other.length &&
  plan.every(({ title, criteria, amount, days }, at) => {
    const beside = other[at];
    return beside?.title === title && beside.criteria === criteria && beside.amount === amount && beside.days === days;
  });

/** A new one takes the place of the one that is open, whichever side made it. */
export async function counterProposal(
  tx: Tx,
  actor: Actor,
  id: string,
  terms: Terms,
  context: Context,
): Promise<Countered> {
  const at = context.clock();
  const { price, days, note } = terms;
  const { side, ...taken } = await takeMine(tx, id, actor.userId);
  const { proposal } = taken;
  const { last, counter, counters } = await negotiationOf(tx, id);
  mustBeAllowed(
    mayNegotiate({ state: proposal.state, counter, counters, isFreed: false }, 'counter', side, at),
    proposal,
  );
  mustDecide(taken);
  mustBePrice(price, proposal.currency);
  const milestones = storedParts(partsOfCounter(taken, counter === null ? undefined : last, terms));
  if (price.amount === proposal.price && days === proposal.days && isSamePlan(milestones, proposal.milestones))
    throw invalidField('price', 'That is already the offer. Change the price, the time or the milestones.');
  refuseWords(
    [['note', note], ...milestones.map(({ title, criteria }) => ['milestones', `${title}\n${criteria}`] as const)],
    ['contact', 'payment_elsewhere', 'free_work'],
  );
  const pair = { from: actor.userId, to: side === 'client' ? proposal.freelancer_id : proposal.client_id };
  await refuseBlocked(tx, pair);
  if (side === 'client') recordAnswer(tx, pair, at);
  // Someone who answers a proposal has read it.
  if (side === 'client') await tx.rows(seen, { id, at });
  const opened =
    side === 'client' ? { ...taken, proposal: { ...proposal, opened_at: proposal.opened_at ?? at } } : taken;
  const state = await moveProposal(tx, opened, { move: 'counter', by: { party: side, actorId: actor.userId }, at });
  if (counter !== null) await settleCounter(tx, id, 'countered', at);
  const number = counters + 1;
  const validUntil = counterHoldsUntil(at);
  await tx.rows(insert, {
    id,
    number,
    side,
    price: price.amount,
    days,
    milestones: JSON.stringify(milestones),
    note,
    at,
    validUntil,
  });
  wakeCounter(tx, id, { number, by: side, madeAt: at, validUntil }, at);
  announceProposal(tx, proposalCountered, taken, {
    number,
    by: side,
    amount: price.amount,
    currency: price.currency,
    days,
    endsAt: validUntil.toISOString(),
  });
  await showCounter(tx, taken, { number, by: side }, context);
  return { id, state, number };
}

const factsOf = ({ number, made_by: by, price, days }: CounterRow, currency: string) => ({
  number,
  by,
  amount: price,
  currency,
  days,
});
const OUTCOMES = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

/**
 * Of two answers, a withdrawal, another counter-offer and the end of its time one wins: the others get 409 with the
 * state.
 */
export async function answerCounter(
  tx: Tx,
  actor: Actor,
  id: string,
  { number, answer }: { readonly number: number; readonly answer: CounterAnswer },
  context: Context,
): Promise<Countered> {
  const at = context.clock();
  const { side, ...taken } = await takeMine(tx, id, actor.userId);
  const { proposal } = taken;
  const { last, counter, counters } = await negotiationOf(tx, id);
  const data = { state: proposal.state, counter: counter?.number ?? null };
  const move = ANSWER_MOVES[answer];
  const may = mayNegotiate({ state: proposal.state, counter, counters, isFreed: false }, move, side, at);
  if (!may.ok) throw new Failure(may.code, { message: may.why, data });
  if (last === undefined || last.number !== number)
    throw new Failure('wrong_state', { message: 'There is a newer counter-offer. Read it before you answer.', data });
  if (answer === 'accept') mustDecide(taken);
  const state = await settle(tx, taken, last, OUTCOMES[answer], { party: side, actorId: actor.userId }, at);
  return { id, state, number };
}

interface By {
  readonly party: Side | 'system';
  readonly actorId: string | null;
}
const MOVES = {
  accepted: 'acceptCounter',
  declined: 'declineCounter',
  withdrawn: 'withdrawCounter',
  lapsed: 'lapseCounter',
} as const;

/** An accepted one is the next version of the proposal: its price and its time pass into the offer of a contract. */
async function settle(
  tx: Tx,
  taken: Taken,
  last: CounterRow,
  outcome: keyof typeof MOVES,
  by: By,
  at: Date,
): Promise<ProposalState> {
  const { proposal } = taken;
  const isAgreed = outcome === 'accepted';
  const version = proposal.version + 1;
  const milestones = agreedParts(proposal, last);
  const changes = isAgreed ? { version, price: last.price, days: last.days, milestones, changed_at: at } : {};
  const state = await moveProposal(tx, taken, { move: MOVES[outcome], by, at }, changes);
  if (isAgreed)
    addVersion(tx, {
      id: proposal.id,
      number: version,
      price: last.price,
      days: last.days,
      cover: proposal.cover,
      answers: proposal.answers,
      milestones,
      at,
    });
  await settleCounter(tx, proposal.id, outcome, at);
  announceProposal(tx, counterSettled, taken, { ...factsOf(last, proposal.currency), outcome });
  return state;
}

interface Timed {
  readonly taken: Taken;
  readonly last: CounterRow;
  readonly counter: OpenCounter;
  readonly remindedAt: Date | null;
}

/** What its timer does. */
export const fireCounter = clockOf<Timed, CounterClock>({
  timer: COUNTER_CLOCK,
  lock: async (tx, proposalId) => {
    const taken = await takeAny(tx, proposalId);
    const { last } = await negotiationOf(tx, proposalId);
    const counter = openFrom(last);
    return last === undefined || counter === null ? null : { taken, last, counter, remindedAt: last.reminded_at };
  },
  clocks: ({ counter }) => counterClocks(counter),
  commands: {
    lapseCounter: (tx, { taken, last }, context) =>
      settle(tx, taken, last, 'lapsed', { party: 'system', actorId: null }, context.clock()),
  },
  remind: async (tx, { taken, last }, { endsAt }, now) => {
    await tx.rows(reminded, { proposalId: taken.proposal.id, number: last.number, now });
    announceProposal(tx, counterReminded, taken, { ...factsOf(last, taken.proposal.currency), endsAt });
  },
});
