/** The only place where rows of disputes become the contract's shapes. */
import { filesOf, presentClock, presentFile } from '#domains/paid-work/server/paid-work.ts';
import type { ShownClock } from '#domains/paid-work/shapes.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { statement, type Db, type RowOf } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { clocksOf, type ClockKind } from '../deadlines.ts';
import { isOver, numberOf, type DisputeMove } from '../dispute.ts';
import { partsOf as moneyParts, whoGetsWhat } from '../money-words.ts';
import { nextMoveFor, offeredMoves } from '../policy.ts';
import type { ShownDispute } from '../shapes.ts';
import { comingWords, timelineWords, toDoWords } from '../timeline.ts';
import { evidenceOf, statementsOf } from './say.ts';
import { sideOf, type Dispute } from './store.ts';

const history = statement(
  'dispute_history',
  'select id, at, move, party, actor_id, state_before, state_after, reason from dispute_event where dispute_id = :disputeId order by id',
);
const decisions = statement(
  'dispute_decisions',
  'select round, share, criteria, statement, decided_at from dispute_decision where dispute_id = :disputeId order by round',
);

const termsOf = ({ parts }: Dispute) => parts.map(({ work }) => work.terms);
const partsOf = (dispute: Dispute, share: number) => ({ percent: share / 100, ...moneyParts(termsOf(dispute), share) });
const numberShown = (dispute: Dispute, side: Side) => {
  const number = numberOf(dispute, side);
  return number === null ? null : partsOf(dispute, number);
};

const presentDecision = (
  dispute: Dispute,
  { round, share, criteria, statement: statementText, decided_at: at }: RowOf<typeof decisions>,
) => ({
  round,
  ...partsOf(dispute, share),
  criteria,
  statement: statementText,
  decided_at: at.toISOString(),
});

/** A decision is due until it is made; a late one keeps the day it was promised for. */
const decideBy = ({ state, reviewDueAt }: Dispute): Date | null =>
  ['evidence_closed', 'under_review', 'appealed'].includes(state) ? reviewDueAt : null;

/** What operators hear of every day is no deadline of anyone else: the decision is due when it was promised. */
function shownClocks(dispute: Dispute, reader: Side | null): ShownClock<ClockKind>[] {
  const due = decideBy(dispute);
  const coming = (move: DisputeMove): string => {
    const share = move === 'endUnanswered' ? dispute.wanted : move === 'closeAppeals' ? dispute.decidedShare : null;
    return share === null ? comingWords(move) : `${comingWords(move)}: ${inWords(dispute, share, reader)}`;
  };
  return clocksOf(dispute).map((clock) => ({
    ...presentClock(clock, coming),
    ...(due === null ? {} : { ends_at: due.toISOString() }),
  }));
}
const inWords = (dispute: Dispute, share: number, reader: Side | null): string => {
  const sentence = whoGetsWhat(moneyParts(termsOf(dispute), share), reader, (side) => `the ${side}`);
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
};

export interface DisputeTurn {
  readonly clock: ShownClock<ClockKind> | null;
  /** What waits for this side, on a button; null where nothing does. */
  readonly toDo: string | null;
}

/** What a list of work shows of an open dispute. */
export function disputeTurn(dispute: Dispute, side: Side, now: Date): DisputeTurn {
  const move = nextMoveFor(dispute, side, now);
  return { clock: shownClocks(dispute, side)[0] ?? null, toDo: move === null ? null : toDoWords(move) };
}

export const isLate = (dispute: Dispute, now: Date): boolean => {
  const due = decideBy(dispute);
  return due !== null && due <= now;
};

const NO_NUMBER = { percent: null, to_freelancer: null, back_to_client: null };

/** A reviewer is shown by their office, not by name: both people read the timeline. */
export async function presentFields(db: Db, dispute: Dispute, now: Date) {
  const { work, offer, openedBy, wanted, share, endedAt, openedAt } = dispute;
  const [statements, decided, events, files, personOf] = await Promise.all([
    statementsOf(db, dispute.id),
    db.rows(decisions, { disputeId: dispute.id }),
    db.rows(history, { disputeId: dispute.id }),
    filesOf(db, work.id),
    shownPeople(db, [work.clientId, work.freelancerId]),
  ]);
  const due = decideBy(dispute);
  const nameOf = (id: string | null, party: string) =>
    party === 'operator' ? 'a reviewer' : id === null ? null : (personOf(id).name ?? null);
  return {
    number: dispute.number,
    state: dispute.state,
    opened_by: openedBy,
    opened_at: openedAt.toISOString(),
    works: dispute.parts.map(({ work: { number, title, terms } }) => ({ number, title, terms })),
    claim: partsOf(dispute, wanted),
    numbers: { client: numberShown(dispute, 'client'), freelancer: numberShown(dispute, 'freelancer') },
    withdraw_asked_at: isOver(dispute.state) ? null : (dispute.withdrawAskedAt?.toISOString() ?? null),
    statements: statements.map((statement) => ({
      id: statement.id,
      by: statement.side,
      kind: statement.kind,
      items: statement.items,
      text: statement.body,
      ...(statement.share === null ? NO_NUMBER : partsOf(dispute, statement.share)),
      at: statement.said_at.toISOString(),
      files: files.filter(({ id }) => statement.file_ids.includes(id)).map(presentFile),
    })),
    offer:
      offer === null
        ? null
        : {
            id: offer.id,
            by: offer.by,
            ...partsOf(dispute, offer.share),
            offered_at: offer.offeredAt.toISOString(),
            ends_at: offer.endsAt.toISOString(),
            silence: offer.silence,
            outcome: null,
          },
    decisions: decided.map((decision) => presentDecision(dispute, decision)),
    accepted_by: [...dispute.acceptedBy],
    appealed_by: dispute.appealedBy,
    decide_by: due?.toISOString() ?? null,
    late: isLate(dispute, now),
    outcome: share === null || endedAt === null ? null : { ...partsOf(dispute, share), at: endedAt.toISOString() },
    clocks: shownClocks(dispute, null),
    timeline: events.map((line) => ({
      id: line.id,
      at: line.at.toISOString(),
      move: line.move,
      party: line.party,
      by_name: nameOf(line.actor_id, line.party),
      before: line.state_before,
      after: line.state_after,
      words: timelineWords(line.move),
      reason: line.reason,
    })),
  };
}

/** As one of its two people may see it. */
export async function presentDispute(db: Db, dispute: Dispute, readerId: string, now: Date): Promise<ShownDispute> {
  const side: Side = sideOf(dispute, readerId);
  const [fields, mine] = await Promise.all([presentFields(db, dispute, now), filesOf(db, dispute.work.id, readerId)]);
  const drafts = isOver(dispute.state) ? [] : mine.filter(({ sent, purpose }) => !sent && purpose === evidenceOf(side));
  return {
    ...(fields as Omit<ShownDispute, 'side' | 'moves' | 'draft_files'>),
    clocks: shownClocks(dispute, side),
    side,
    moves: offeredMoves(dispute, side, now),
    draft_files: drafts.map(presentFile),
  };
}
