/** What the rules of a contract and its milestones say about their moves. */
import type { Party } from '#domains/paid-work/party.ts';
import { whyNotAnswer } from '#domains/paid-work/split-offer.ts';
import { endedClock } from '#kit/countdown.ts';
import { equals } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import { lifeOf, refused, type Refusal } from '#kit/transitions.ts';
import { bonusUntil } from './bonus.ts';
import { contractClocks, milestoneClocks, type ContractClockKind, type MilestoneClockKind } from './deadlines.ts';
import { contractMoves, type ContractFacts, type ContractMove, type ContractState } from './life.ts';
import {
  HOLDING_STATES,
  MILESTONE_LIMITS,
  milestoneMoves,
  type MilestoneFacts,
  type MilestoneMove,
  type MilestoneState,
} from './milestone.ts';

const OTHER_SIDE = 'Only the other side of the contract can do this.';

export const CONTRACT_IN_STATE: Readonly<Record<ContractState, string>> = {
  offered: 'This offer waits for the freelancer’s answer.',
  accepted: 'This offer was accepted. Its first milestone isn’t funded yet.',
  active: 'This contract is active.',
  paused: 'This contract is paused.',
  end_requested: 'One side asked to end this contract.',
  completed: 'This contract is completed.',
  cancelled: 'This contract was canceled.',
  declined: 'This offer was declined.',
  withdrawn: 'This offer was withdrawn.',
  lapsed: 'This offer expired.',
};

/** What the system does without a deadline of that name: leaving accounts, and ends that are settled (CTR-4). */
function mayFire(contract: ContractFacts, move: ContractMove, due: ContractMove | undefined): boolean {
  if (move === 'endForLeaving' || move === due || (move === 'lapseChange' && due === 'completeEnd')) return true;
  if (move === 'cancelEnd' || move === 'agreeEnd')
    return due === 'completeEnd' || (contract.state === 'end_requested' && !isHolding(contract));
  return move === 'completeEnd' && contract.state === 'end_requested' && !isHolding(contract);
}

const NO_CHANGE = 'No other terms are proposed.';
const whyNotAnswerChange = ({ changeAskedBy }: ContractFacts, party: Party): string | null =>
  changeAskedBy === null ? NO_CHANGE : changeAskedBy === party ? 'The other person answers these terms.' : null;

/** Money is held for one of its milestones. */
export const isHolding = ({ milestones }: Pick<ContractFacts, 'milestones'>): boolean =>
  milestones.some(({ state }) => (HOLDING_STATES as readonly string[]).includes(state));

/** Over a request to end it decides the other side; without held money there is nothing to decide. */
function whyNotEnd(contract: ContractFacts, party: Party): string | null {
  if (contract.state === 'end_requested')
    return contract.endAgreedAt !== null && isHolding(contract)
      ? 'The contract ends with its dispute.'
      : party === contract.endAskedBy && isHolding(contract)
        ? 'The other person answers this request.'
        : null;
  return isHolding(contract) ? 'Money is still held for a milestone. Ask to end the contract instead.' : null;
}

const contractGuards: Partial<
  Record<ContractMove, (contract: ContractFacts, party: Party, now: Date) => string | null>
> = {
  askPause: ({ pauseAskedBy }) => (pauseAskedBy === null ? null : 'There is already a request to pause.'),
  acceptPause: ({ pauseAskedBy }, party) =>
    pauseAskedBy === null
      ? 'There is no request to pause.'
      : pauseAskedBy === party
        ? 'The other person answers this request.'
        : null,
  declinePause: ({ pauseAskedBy }, party) =>
    pauseAskedBy === null
      ? 'There is no request to pause.'
      : pauseAskedBy === party
        ? 'The other person answers this request.'
        : null,
  proposeChange: ({ changeAskedBy }) =>
    changeAskedBy === null ? null : 'Other terms were already proposed. Answer or withdraw them first.',
  acceptChange: whyNotAnswerChange,
  declineChange: whyNotAnswerChange,
  withdrawChange: ({ changeAskedBy }, party) =>
    changeAskedBy === party ? null : 'Only the person who proposed the terms can withdraw them.',
  lapseChange: ({ changeAskedBy }) => (changeAskedBy === null ? NO_CHANGE : null),
  resume: ({ pausedByStaff }, party) =>
    pausedByStaff && (party === 'client' || party === 'freelancer')
      ? 'Our team paused this contract. Contact us to resume it.'
      : null,
  withdrawPause: ({ pauseAskedBy }, party) =>
    pauseAskedBy === party ? null : 'Only the person who asked can withdraw the request.',
  requestEnd: (contract) => (isHolding(contract) ? null : 'No money is held. The contract can end immediately.'),
  withdrawEnd: ({ endAskedBy, endAgreedAt }, party) =>
    endAskedBy !== party
      ? 'Only the person who asked can withdraw the request.'
      : endAgreedAt === null
        ? null
        : 'The contract ends with its dispute.',
  bonus: ({ endedAt }, _party, now) =>
    endedAt === null || now < bonusUntil(endedAt)
      ? null
      : 'A bonus can be given until 30 days after the contract ended.',
  completeEnd: whyNotEnd,
  cancelEnd: whyNotEnd,
  agreeEnd: whyNotEnd,
};

export const {
  mayMove: mayMoveContract,
  mustMove: mustMoveContract,
  offeredMoves: offeredContractMoves,
} = lifeOf<ContractFacts, ContractState, ContractMove, Party>({
  moves: contractMoves,
  otherParty: OTHER_SIDE,
  inState: ({ state }) => CONTRACT_IN_STATE[state],
  whyNot: (contract, move, party, now) => {
    const ended = endedClock(contractClocks(contract), now);
    if (party === 'system' && !mayFire(contract, move, ended?.atEnd)) return 'You can’t do this yet.';
    // Money that came in time begins the contract even if its clock fires late.
    const isLate = ended?.atEnd === 'lapse' && party !== 'system' && party !== 'provider' && move !== 'withdraw';
    return isLate ? CONTRACT_IN_STATE.lapsed : (contractGuards[move]?.(contract, party, now) ?? null);
  },
});

/** The client decides whether the next milestone is funded automatically, as long as one can be funded at all. */
export function whyNotAutoFund({ state }: Pick<ContractFacts, 'state'>, side: Side): Refusal | null {
  if (side !== 'client') return { ok: false, code: 'forbidden', why: OTHER_SIDE };
  return ['accepted', 'active', 'paused'].includes(state) ? null : refused(CONTRACT_IN_STATE[state]);
}

export const MILESTONE_IN_STATE: Readonly<Record<MilestoneState, string>> = {
  agreed: 'This milestone isn’t funded yet.',
  funded: 'This milestone is funded and being worked on.',
  submitted: 'This milestone was submitted and waits for its review.',
  changes_requested: 'Changes were requested to this milestone.',
  split_offered: 'There is an open request to end this milestone.',
  disputed: 'This milestone is in dispute; its deadlines are paused.',
  released: 'This milestone was released.',
  cleared: 'This milestone was released and its earnings cleared.',
  returned: 'The money of this milestone was refunded.',
  dropped: 'The contract ended before this milestone was funded.',
};

const FUNDABLE: ReadonlySet<ContractState> = new Set(['accepted', 'active']);
/** What a paused contract, or one that ends, does not wait for. */
const NEEDS_ACTIVE: ReadonlySet<MilestoneMove> = new Set([
  'submit',
  'requestChanges',
  'extendReview',
  'offerSplit',
  'keepFunded',
  'markLate',
  'askToChoose',
]);
/** Made when something else ends: the contract, or a dispute. */
const FOLLOWS: ReadonlySet<MilestoneMove> = new Set([
  'releaseAtEnd',
  'returnAtEnd',
  'drop',
  'releaseDisputed',
  'returnDisputed',
  'withdrawDispute',
]);

type MilestoneGuard = (milestone: MilestoneFacts, party: Party, now: Date) => string | null;
const milestoneGuards: Partial<Record<MilestoneMove, MilestoneGuard>> = {
  submit: ({ idleAskedAt }) =>
    idleAskedAt === null ? null : 'The client decides first whether this milestone stays funded.',
  requestChanges: ({ rounds }) =>
    rounds < MILESTONE_LIMITS.rounds
      ? null
      : 'Three rounds of changes were used. Release it in part, offer to split it, or open a dispute.',
  extendReview: ({ reviewExtended }) => (reviewExtended ? 'The review time was already extended once.' : null),
  acceptSplit: ({ split }, party, now) => whyNotAnswer(split, 'accept', party, now),
  acceptReturn: ({ split }, party, now) => whyNotAnswer(split, 'accept', party, now),
  declineSplit: ({ split }, party, now) => whyNotAnswer(split, 'decline', party, now),
  withdrawSplit: ({ split }, party, now) => whyNotAnswer(split, 'withdraw', party, now),
  keepFunded: ({ idleAskedAt }) => (idleAskedAt === null ? 'Nothing has to be decided yet.' : null),
  openDispute: ({ state, clearsAt, clearedAt, releasedPrice, terms }, _party, now) => {
    if (state !== 'released') return null;
    if (clearsAt === null || clearedAt !== null || now >= clearsAt)
      return 'The money has cleared, so it can no longer be disputed.';
    return releasedPrice !== null && equals(releasedPrice, terms.price)
      ? null
      : 'Only part of this milestone was released, and that is final.';
  },
};

export const {
  mayMove: mayMoveMilestone,
  mustMove: mustMoveMilestone,
  offeredMoves: offeredMilestoneMoves,
} = lifeOf<MilestoneFacts, MilestoneState, MilestoneMove, Party>({
  moves: milestoneMoves,
  otherParty: OTHER_SIDE,
  inState: ({ state }) => MILESTONE_IN_STATE[state],
  whyNot: (milestone, move, party, now) => {
    const { contractState } = milestone;
    if (move === 'fund' && !FUNDABLE.has(contractState)) return CONTRACT_IN_STATE[contractState];
    if (NEEDS_ACTIVE.has(move) && contractState !== 'active') return CONTRACT_IN_STATE[contractState];
    const isTimed = party === 'system' && !FOLLOWS.has(move);
    if (isTimed && endedClock(milestoneClocks(milestone), now)?.atEnd !== move) return 'You can’t do this yet.';
    return milestoneGuards[move]?.(milestone, party, now) ?? null;
  },
  isOffered: (move) => !FOLLOWS.has(move),
});

const CONTRACT_ANSWERS: Partial<Record<ContractClockKind, ContractMove>> = {
  answer: 'accept',
  change_answer: 'acceptChange',
  pause_answer: 'acceptPause',
  end: 'completeEnd',
};
const MILESTONE_ANSWERS: Partial<Record<MilestoneClockKind, MilestoneMove>> = {
  delivery: 'submit',
  idle_answer: 'keepFunded',
  approval: 'approve',
  split: 'acceptSplit',
};

/** The next action of this side, if it is their turn. */
export function contractTurn(contract: ContractFacts, side: Side, now: Date): ContractMove | 'fund' | null {
  for (const { kind, turn } of contractClocks(contract)) {
    if (!turn.includes(side)) continue;
    if (kind === 'first_funding') return 'fund';
    const move = CONTRACT_ANSWERS[kind];
    if (move !== undefined && mayMoveContract(contract, move, side, now).ok) return move;
  }
  return null;
}
export function milestoneTurn(milestone: MilestoneFacts, side: Side, now: Date): MilestoneMove | null {
  if (milestone.state === 'funded' || milestone.state === 'changes_requested') {
    if (side === 'freelancer' && mayMoveMilestone(milestone, 'submit', 'freelancer', now).ok) return 'submit';
  }
  for (const { kind, turn } of milestoneClocks(milestone)) {
    const move = turn.includes(side) ? MILESTONE_ANSWERS[kind] : undefined;
    if (move !== undefined && mayMoveMilestone(milestone, move, side, now).ok) return move;
  }
  return null;
}
