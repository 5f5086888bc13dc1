/**
 * What staff see of contracts: what a person offers and is hired for, and its money; never what was written or
 * submitted.
 */
import * as z from 'zod/mini';
import { endReasonShape as reason, proposedEndShape, termsShape } from '#domains/paid-work/shapes.ts';
import { workSearchQuery } from '#domains/paid-work/staff-search.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf } from '#kit/paging.ts';
import { contractNumberShape, milestoneNumberShape } from './contract-number.ts';
import { contractState, milestoneState } from './shapes.ts';

const party = z.object({ id: z.string(), name: z.string() });
const head = {
  contract_number: z.string(),
  title: z.string(),
  state: contractState,
  offered_at: z.iso.datetime(),
  client: party,
  freelancer: party,
  /** Prices, without the client fee. */
  agreed: moneyShape,
  /** With the client fee. */
  held: moneyShape,
  released: moneyShape,
};

export const staffContracts = query({
  path: '/api/admin/contracts',
  summary:
    'Lists contracts, newest first, with what was agreed, is held and was released of each: all, of one person or of everyone with a name, by the start of a number, by state, days and agreed price. Searches are recorded.',
  access: 'operator',
  staff: ['support', 'trust', 'money'],
  query: z.object({ ...workSearchQuery, state: z.optional(contractState) }),
  data: pageOf(z.object(head)),
  errors: ['invalid_input'],
  limit: 'read',
});
export type StaffContract = DataOf<typeof staffContracts>['items'][number];

export const staffContract = query({
  path: '/api/admin/contracts/:contract_number',
  summary:
    'Returns a contract for staff: its people, its milestones with their money, and what happened to it. Each view is recorded.',
  access: 'operator',
  staff: ['support', 'trust', 'money'],
  params: z.object({ contract_number: contractNumberShape }),
  data: z.object({
    ...head,
    paused_by_staff: z.boolean(),
    /** Of the prices; with what is held, released and not funded yet it is what was agreed. */
    returned: moneyShape,
    left: moneyShape,
    /** What we took. */
    fees: z.object({ client: moneyShape, service: moneyShape }),
    milestones: z.array(
      z.object({
        number: z.string(),
        title: z.string(),
        state: milestoneState,
        terms: termsShape,
        /** Of its price. */
        released: z.nullable(moneyShape),
        returned: z.nullable(moneyShape),
        /** Its latest dispute, over or not. */
        dispute_number: z.nullable(z.string()),
        end_proposed: z.nullable(proposedEndShape),
      }),
    ),
    /** Oldest first; the reason only where staff gave it. */
    history: z.array(
      z.object({ at: z.iso.datetime(), what: z.string(), by: z.string(), reason: z.nullable(z.string()) }),
    ),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type StaffContractPage = DataOf<typeof staffContract>;

const byTrust = {
  method: 'POST',
  access: 'operator',
  staff: ['trust'],
  repeat: 'key',
  limit: 'money',
  fresh: true,
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
} as const;

const onMilestone = {
  ...byTrust,
  params: z.object({ milestone_number: milestoneNumberShape }),
  data: z.object({ milestone_number: z.string(), state: milestoneState }),
} as const;
export const endMilestoneByStaff = command({
  ...onMilestone,
  path: '/api/admin/milestones/:milestone_number/end',
  summary:
    'Ends a milestone whose money is held, with a reason that both sides read: this share of its price is released to the freelancer, the rest is refunded to the client with the fees on it. Above 500 of the currency within a day, a second operator confirms first. A disputed milestone is decided by its dispute.',
  body: z.object({
    reason,
    percent: z.int().check(z.minimum(0, 'Enter 0 to 100.'), z.maximum(100, 'Enter 0 to 100.')),
  }),
  data: z.object({
    milestone_number: z.string(),
    state: milestoneState,
    /** More is held than one operator moves alone: nothing moved, and another one confirms. */
    waits_for_second: z.boolean(),
  }),
  said: 'Milestone ended',
});
export const confirmMilestoneEnd = command({
  ...onMilestone,
  path: '/api/admin/milestones/:milestone_number/end/confirm',
  summary: 'Confirms an end that another operator proposed: the held money moves as proposed.',
  said: 'Milestone ended',
});
export const declineMilestoneEnd = command({
  ...onMilestone,
  path: '/api/admin/milestones/:milestone_number/end/decline',
  summary: 'Declines an end that another operator proposed, or takes your own proposal back. Nothing moves.',
  body: z.object({ reason }),
  said: 'Proposal declined',
});

/** Both sides read the reason. */
const onContract = {
  ...byTrust,
  params: z.object({ contract_number: contractNumberShape }),
  body: z.object({ reason }),
  data: z.object({ contract_number: z.string(), state: contractState }),
} as const;
export const pauseContractByStaff = command({
  ...onContract,
  path: '/api/admin/contracts/:contract_number/pause',
  summary: 'Pauses an active contract with a reason. Only staff resume it; after 60 days it continues.',
  said: 'Contract paused',
});
export const resumeContractByStaff = command({
  ...onContract,
  path: '/api/admin/contracts/:contract_number/resume',
  summary: 'Resumes a paused contract.',
  said: 'Contract resumed',
});
export const endContractByStaff = command({
  ...onContract,
  path: '/api/admin/contracts/:contract_number/end',
  summary: 'Ends an offer or a contract with a reason. Held money is released or refunded at its milestones first.',
  said: 'Contract ended',
});
