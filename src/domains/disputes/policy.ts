/** What the rules of a dispute say about its moves. */
import type { Party } from '#domains/paid-work/party.ts';
import { whyNotAnswer, type SplitAnswer } from '#domains/paid-work/split-offer.ts';
import { after } from '#kit/clock.ts';
import { endedClock } from '#kit/countdown.ts';
import type { Side } from '#kit/sides.ts';
import { lifeOf } from '#kit/transitions.ts';
import { clocksOf, PERIODS, type ClockKind } from './deadlines.ts';
import { disputeMoves, type DisputeFacts, type DisputeMove, type DisputeState } from './dispute.ts';

const IN_STATE: Readonly<Record<DisputeState, string>> = {
  opened: 'This dispute is waiting for the other side’s answer.',
  negotiating: 'This dispute is being negotiated.',
  escalated: 'This dispute was escalated and is collecting the last evidence.',
  evidence_closed: 'This dispute is waiting for a reviewer.',
  under_review: 'This dispute is being reviewed.',
  decided: 'This dispute was decided.',
  appealed: 'This decision was appealed and is being reviewed again.',
  settled: 'You already agreed. This dispute is closed.',
  decided_default: 'This dispute was decided because no one answered.',
  final: 'The decision is final.',
  withdrawn: 'This dispute was withdrawn.',
};

type Guard = (dispute: DisputeFacts, party: Party, now: Date) => string | null;
const answers =
  (answer: SplitAnswer): Guard =>
  ({ offer }, party, now) =>
    whyNotAnswer(offer, answer, party, now);
const ofOther: Guard = ({ openedBy }, party) => (party === openedBy ? 'The other side answers your claim.' : null);
const undecidedBy: Guard = ({ acceptedBy }, party) =>
  acceptedBy.includes(party as Side) ? 'You accepted the decision.' : null;

const byOpener: Guard = ({ openedBy }, party) =>
  party === openedBy ? null : 'Only the person who opened it can withdraw it.';
const wasAsked: Guard = ({ withdrawAskedAt }) =>
  withdrawAskedAt === null ? 'There is no request to withdraw this dispute.' : null;

const guards: Partial<Record<DisputeMove, Guard>> = {
  answer: ofOther,
  acceptClaim: ofOther,
  acceptOffer: answers('accept'),
  declineOffer: answers('decline'),
  withdrawOffer: answers('withdraw'),
  escalate: ({ answeredAt }, party, now) =>
    party === 'system' || (answeredAt !== null && now >= after(answeredAt, PERIODS.escalateFromMs))
      ? null
      : 'Either side can escalate after 3 days of negotiating.',
  acceptDecision: (dispute, party, now) =>
    undecidedBy(dispute, party, now) ?? (dispute.acceptedBy.length === 0 ? null : 'The other side accepted already.'),
  agreeOnDecision: (dispute, party, now) =>
    undecidedBy(dispute, party, now) ?? (dispute.acceptedBy.length > 0 ? null : 'The other side has not accepted yet.'),
  appeal: (dispute, party, now) =>
    undecidedBy(dispute, party, now) ??
    (dispute.decidedAt !== null && now < after(dispute.decidedAt, PERIODS.appealMs)
      ? null
      : 'The time to appeal has passed.'),
  withdraw: byOpener,
  askToWithdraw: (dispute, party, now) =>
    byOpener(dispute, party, now) ??
    (dispute.withdrawAskedAt === null ? null : 'You already asked. The other side has not answered yet.'),
  agreeToWithdraw: (dispute, party, now) =>
    wasAsked(dispute, party, now) ?? (party === dispute.openedBy ? 'The other side answers your request.' : null),
  endWithdrawal: wasAsked,
};

export const { mayMove, mustMove, offeredMoves } = lifeOf<DisputeFacts, DisputeState, DisputeMove, Party>({
  moves: disputeMoves,
  otherParty: 'You can’t do this in a dispute.',
  inState: ({ state }) => IN_STATE[state],
  whyNot: (dispute, move, party, now) => {
    const refusal = guards[move]?.(dispute, party, now) ?? null;
    // The system moves when a clock has run out and not before, however early or often its timer fires (MON-13).
    const isEarly = party === 'system' && endedClock(clocksOf(dispute), now)?.atEnd !== move;
    return refusal ?? (isEarly ? 'You can’t do this yet.' : null);
  },
});

/** What the person whose turn a clock is has to do; a decision is accepted or appealed. */
const ANSWERS: Readonly<Record<ClockKind, readonly DisputeMove[]>> = {
  answer: ['answer'],
  negotiation: ['offer'],
  evidence: ['addEvidence'],
  decision: [],
  appeal: ['acceptDecision', 'agreeOnDecision'],
  second_decision: [],
};

/** What waits for this side, or null. A request or an offer of the other side waits for its answer first. */
export function nextMoveFor(dispute: DisputeFacts, side: Side, now: Date): DisputeMove | null {
  const mine = clocksOf(dispute).filter(({ turn }) => turn.includes(side));
  const waiting: readonly DisputeMove[] = [
    'agreeToWithdraw',
    'acceptOffer',
    ...mine.flatMap(({ kind }) => ANSWERS[kind]),
  ];
  return waiting.find((move) => mayMove(dispute, move, side, now).ok) ?? null;
}
