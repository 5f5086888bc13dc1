/** What happens to disputes: facts and ids, never what to do about them. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

const dispute = {
  disputeId: z.string(),
  disputeNumber: z.string(),
  /** The work it is about, as its domain names it. */
  kind: z.string(),
  workId: z.string(),
  number: z.string(),
  title: z.string(),
  path: z.string(),
  clientId: z.string(),
  freelancerId: z.string(),
};
const side = z.enum(['client', 'freelancer']);
/** What its percentage means for both sides. Older events have none. */
const parts = {
  toFreelancer: z.optional(z.string()),
  backToClient: z.optional(z.string()),
  currency: z.optional(z.string()),
};
const plain = z.object(dispute);
const bySide = z.object({ ...dispute, by: side });

export const disputeOpened = event(
  'dispute.opened',
  z.object({
    ...dispute,
    by: side,
    percent: z.number(),
    ...parts,
    answerDueAt: z.string(),
    isRepeat: z.optional(z.boolean()),
  }),
);
export const disputeAnswered = event('dispute.answered', z.object({ ...dispute, by: side, ...parts }));
export const disputeOffered = event(
  'dispute.offered',
  z.object({ ...dispute, by: side, percent: z.number(), ...parts }),
);
export const disputeOfferEnded = event(
  'dispute.offer_ended',
  z.object({ ...dispute, by: side, outcome: z.enum(['declined', 'withdrawn']) }),
);
/** By the end of the negotiation where `by` is null. */
export const disputeEscalated = event(
  'dispute.escalated',
  z.object({ ...dispute, by: z.nullable(side), evidenceDueAt: z.string() }),
);
export const disputeEvidenceAdded = event('dispute.evidence_added', bySide);
/** It waits for a reviewer; `unanswered` because the other side said nothing about a large claim. */
export const disputeReady = event(
  'dispute.ready',
  z.object({ ...dispute, decisionDueAt: z.string(), unanswered: z.boolean() }),
);
export const disputeAssigned = event('dispute.assigned', plain);
export const disputeDecided = event(
  'dispute.decided',
  z.object({ ...dispute, percent: z.number(), ...parts, appealDueAt: z.string() }),
);
export const disputeDecisionAccepted = event('dispute.decision_accepted', bySide);
export const disputeAppealed = event('dispute.appealed', z.object({ ...dispute, by: side, decisionDueAt: z.string() }));
/** The money was split. */
export const disputeEnded = event(
  'dispute.ended',
  z.object({
    ...dispute,
    how: z.enum(['agreed', 'unanswered', 'decided', 'appealed']),
    /** The side whose answer ended it; null for a deadline or a reviewer. Older events have none. */
    by: z.optional(z.nullable(side)),
    percent: z.number(),
    earned: z.string(),
    returned: z.string(),
    currency: z.string(),
    clearsAt: z.nullable(z.string()),
  }),
);
export const disputeWithdrawn = event('dispute.withdrawn', bySide);
/** The side that opened it wants to withdraw it; the other side agrees or declines. */
export const disputeWithdrawalAsked = event('dispute.withdrawal_asked', bySide);
export const disputeWithdrawalEnded = event(
  'dispute.withdrawal_ended',
  z.object({ ...dispute, by: side, outcome: z.enum(['declined', 'canceled']) }),
);
export const disputeReminded = event(
  'dispute.reminded',
  z.object({ ...dispute, clock: z.string(), turn: z.array(side), endsAt: z.string() }),
);
/** A decision is late; at the hard limit it is an owner's. */
export const disputeLate = event(
  'dispute.late',
  z.object({ ...dispute, senior: z.boolean(), decisionDueAt: z.string() }),
);
