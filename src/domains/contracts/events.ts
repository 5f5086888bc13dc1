/** What happens to contracts and their milestones: facts and ids, never what to do about them. */
import { OPERATOR_ENDS } from '#domains/paid-work/operator-end.ts';
import * as z from 'zod/mini';
import { KEPT_REASONS } from '#domains/wallet/funding.ts';
import { event } from '#kit/events.ts';

const contract = {
  contractId: z.string(),
  contractNumber: z.string(),
  title: z.string(),
  clientId: z.string(),
  freelancerId: z.string(),
};
const side = z.enum(['client', 'freelancer']);
/** Null when a deadline did it. */
const by = z.nullable(side);
/** Only of what an operator did. */
const operatorsReason = z.optional(z.string());
const milestone = { ...contract, milestoneNumber: z.string(), milestone: z.string() };
const amount = { amount: z.string(), currency: z.string() };

export const contractOffered = event(
  'contract.offered',
  z.object({ ...contract, ...amount, milestones: z.number(), endsAt: z.string() }),
);
export const offerExtended = event('contract.offer_extended', z.object({ ...contract, endsAt: z.string() }));
export const contractAccepted = event('contract.accepted', z.object({ ...contract, endsAt: z.string() }));
/** Nothing was funded: declined, withdrawn or expired; by a deadline or a closed account where `by` is null. */
export const offerEnded = event(
  'contract.offer_ended',
  z.object({
    ...contract,
    by,
    outcome: z.enum(['declined', 'withdrawn', 'lapsed']),
    wasAccepted: z.boolean(),
    reason: z.nullable(z.string()),
  }),
);
/** `clock` is one of the contract or of a milestone; the milestone is null for one of the contract. */
export const contractReminded = event(
  'contract.reminded',
  z.object({
    ...contract,
    clock: z.string(),
    milestone: z.nullable(z.string()),
    turn: z.array(side),
    endsAt: z.string(),
  }),
);
export const contractBegan = event('contract.began', z.object(contract));
/** `after`: the approved milestone after which it was funded automatically, from the client’s balance. */
export const milestoneFunded = event(
  'milestone.funded',
  z.object({ ...milestone, ...amount, dueAt: z.string(), byPayment: z.boolean(), after: z.optional(z.string()) }),
);
/** The client wants the next one funded when they approve one, and this time it could not be. */
export const notFundedAutomatically = event(
  'milestone.not_funded_automatically',
  z.object({ ...milestone, ...amount, why: z.enum(['not_enough', 'freelancer_gone', 'terms_proposed']) }),
);
export const autoFundSet = event('contract.auto_fund_set', z.object({ ...contract, isOn: z.boolean() }));
/** It was expected, and what it waited for changed meanwhile: it was turned off, or the contract was paused. */
export const autoFundingDropped = event('contract.auto_funding_dropped', z.object(contract));
export const milestonePaymentKept = event(
  'milestone.payment_kept',
  z.object({ ...milestone, ...amount, fundingId: z.string(), why: z.enum(KEPT_REASONS) }),
);
export const milestoneSubmitted = event(
  'milestone.submitted',
  z.object({ ...milestone, version: z.number(), reviewDueAt: z.string() }),
);
export const milestoneBecameLate = event('milestone.became_late', z.object({ ...milestone, dueAt: z.string() }));
export const changesRequested = event(
  'milestone.changes_requested',
  z.object({ ...milestone, items: z.number(), left: z.number() }),
);
export const reviewExtended = event('milestone.review_extended', z.object({ ...milestone, reviewDueAt: z.string() }));
/** `rest`: what was not released of it stays held as a milestone of its own. */
export const milestoneReleased = event(
  'milestone.released',
  z.object({
    ...milestone,
    ...amount,
    by,
    earned: z.string(),
    returned: z.string(),
    rest: z.nullable(z.string()),
    clearsAt: z.nullable(z.string()),
  }),
);
export const milestoneCleared = event('milestone.cleared', z.object(milestone));
/** The freelancer cleared some of it early, for a fee. */
export const milestoneClearedEarly = event(
  'milestone.cleared_early',
  z.object({ ...milestone, ...amount, fee: z.string() }),
);
/** All of its money went back to the client. */
export const milestoneReturned = event(
  'milestone.returned',
  z.object({
    ...milestone,
    ...amount,
    by,
    why: z.enum(['given_back', 'agreed', 'idle', 'contract_ended', 'dispute']),
    reason: z.nullable(z.string()),
  }),
);
export const splitOffered = event(
  'milestone.split_offered',
  z.object({ ...milestone, by: side, percent: z.number(), endsAt: z.string() }),
);
export const splitEnded = event(
  'milestone.split_ended',
  z.object({ ...milestone, by, outcome: z.enum(['declined', 'withdrawn']) }),
);
export const choiceAsked = event('milestone.choice_asked', z.object({ ...milestone, ...amount, endsAt: z.string() }));
export const bonusGiven = event(
  'contract.bonus_given',
  z.object({ ...contract, ...amount, earned: z.string(), clearsAt: z.string() }),
);
/** A payment for it came, and could not give it: the money is in the client's balance. */
export const bonusPaymentKept = event(
  'contract.bonus_payment_kept',
  z.object({ ...contract, ...amount, fundingId: z.string(), why: z.enum(KEPT_REASONS) }),
);
/** Where only one due date was to move; missing in events of earlier releases. */
const due = z.optional(z.object({ fromAt: z.string(), toAt: z.string() }));
export const changeProposed = event(
  'contract.change_proposed',
  z.object({ ...contract, by: side, reason: z.string(), endsAt: z.string(), due }),
);
export const changeEnded = event(
  'contract.change_ended',
  z.object({
    ...contract,
    by,
    outcome: z.enum(['accepted', 'declined', 'withdrawn', 'lapsed']),
    version: z.number(),
    due,
  }),
);
export const pauseAsked = event(
  'contract.pause_asked',
  z.object({ ...contract, by: side, reason: z.string(), endsAt: z.string() }),
);
export const pauseEnded = event(
  'contract.pause_ended',
  z.object({
    ...contract,
    by,
    outcome: z.enum(['accepted', 'declined', 'withdrawn', 'unanswered', 'resumed']),
    reason: operatorsReason,
  }),
);
export const endRequested = event(
  'contract.end_requested',
  z.object({ ...contract, by: side, reason: z.string(), endsAt: z.string() }),
);
export const endWithdrawn = event('contract.end_withdrawn', z.object({ ...contract, by: side }));
export const contractEnded = event(
  'contract.ended',
  z.object({ ...contract, by, outcome: z.enum(['completed', 'cancelled']), reason: operatorsReason }),
);
/** An operator moved its held money, for the reason that both sides read. */
export const milestoneEndedByOperator = event(
  'milestone.ended_by_operator',
  z.object({
    ...milestone,
    reason: z.string(),
    earned: z.string(),
    returned: z.string(),
    currency: z.string(),
    clearsAt: z.nullable(z.string()),
  }),
);
/** More is held than one operator moves alone: another one confirms or declines. `by` is the operator. */
export const milestoneEndProposed = event(
  'milestone.end_proposed',
  z.object({ ...milestone, how: z.enum(OPERATOR_ENDS), by: z.string() }),
);
