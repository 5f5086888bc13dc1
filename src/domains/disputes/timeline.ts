/** The words of a dispute: its states, what happened, and what happens next. */
import type { DisputeMove, DisputeState } from './dispute.ts';

type Tone = 'info' | 'warning' | 'success' | 'danger' | 'neutral';

export const STATE_WORDS: Readonly<Record<DisputeState, { readonly label: string; readonly tone: Tone }>> = {
  opened: { label: 'Waiting for an answer', tone: 'warning' },
  negotiating: { label: 'Negotiating', tone: 'info' },
  escalated: { label: 'Last evidence', tone: 'warning' },
  evidence_closed: { label: 'Waiting for a reviewer', tone: 'warning' },
  under_review: { label: 'Under review', tone: 'info' },
  decided: { label: 'Decided, can be appealed', tone: 'warning' },
  appealed: { label: 'Appealed', tone: 'warning' },
  settled: { label: 'Settled', tone: 'success' },
  decided_default: { label: 'Granted, not answered', tone: 'neutral' },
  final: { label: 'Final', tone: 'success' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

const MOVES: Readonly<Record<DisputeMove | 'open', string>> = {
  open: 'Dispute opened, money frozen and deadlines paused',
  answer: 'Claim answered',
  acceptClaim: 'Claim accepted, money split',
  endUnanswered: 'Claim granted because it was not answered, money split',
  sendUnanswered: 'Claim not answered, sent to a reviewer',
  offer: 'Offer made',
  acceptOffer: 'Offer accepted, money split',
  meet: 'Both sides named the same amount, money split',
  declineOffer: 'Offer declined',
  withdrawOffer: 'Offer withdrawn',
  escalate: 'Escalated to a reviewer',
  addEvidence: 'Evidence added',
  closeEvidence: 'Evidence closed',
  assign: 'Reviewer assigned',
  decide: 'Decision made',
  acceptDecision: 'Decision accepted by one side',
  agreeOnDecision: 'Decision accepted by both sides, money split',
  closeAppeals: 'Decision final, money split',
  appeal: 'Decision appealed',
  assignAppeal: 'Second reviewer assigned',
  decideAppeal: 'Appeal decided, money split',
  withdraw: 'Dispute withdrawn, deadlines run again',
  askToWithdraw: 'Asked to withdraw the dispute',
  agreeToWithdraw: 'Dispute withdrawn by agreement, deadlines run again',
  endWithdrawal: 'Request to withdraw closed, dispute continues',
  passHardLimit: 'No decision within 30 days: an owner decides within 48 hours',
  remindReviewer: 'Decision late, reviewers reminded',
};
export const timelineWords = (move: string): string => MOVES[move as DisputeMove] ?? 'Dispute updated';

const COMING: Partial<Record<DisputeMove, string>> = {
  endUnanswered: 'The claim is granted',
  sendUnanswered: 'The claim goes to a reviewer',
  escalate: 'The dispute goes to a reviewer',
  closeEvidence: 'The evidence is closed and a reviewer decides',
  closeAppeals: 'The decision becomes final',
  remindReviewer: 'The decision is due',
  passHardLimit: 'The decision is due',
};
export const comingWords = (move: DisputeMove): string => COMING[move] ?? timelineWords(move);

/** What waits for the reader, on a button. */
const TO_DO: Partial<Record<DisputeMove, string>> = {
  answer: 'Answer the claim',
  acceptOffer: 'Answer the offer',
  agreeToWithdraw: 'Answer the request',
  offer: 'Make an offer',
  addEvidence: 'Add evidence',
  acceptDecision: 'Accept or appeal',
  agreeOnDecision: 'Accept or appeal',
};
export const toDoWords = (move: DisputeMove): string => TO_DO[move] ?? 'Open the dispute';

/** Marked in the timeline. */
export const TROUBLE: ReadonlySet<string> = new Set<DisputeMove | 'open'>([
  'open',
  'escalate',
  'appeal',
  'passHardLimit',
  'remindReviewer',
  'endUnanswered',
]);
