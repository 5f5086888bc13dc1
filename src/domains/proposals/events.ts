/** What happens to proposals: facts and ids, never what to do about them. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';
import { SIDES } from '#kit/sides.ts';

const proposal = {
  proposalId: z.string(),
  projectId: z.string(),
  slug: z.string(),
  title: z.string(),
  clientId: z.string(),
  freelancerId: z.string(),
};
export const proposalSent = event(
  'proposal.sent',
  z.object({ ...proposal, amount: z.string(), currency: z.string(), days: z.number(), isRevision: z.boolean() }),
);
export const proposalSorted = event(
  'proposal.sorted',
  z.object({ ...proposal, to: z.enum(['shortlisted', 'interviewing']) }),
);
export const proposalEnded = event(
  'proposal.ended',
  z.object({
    ...proposal,
    outcome: z.enum(['declined', 'withdrawn', 'not_selected', 'lapsed']),
    reason: z.nullable(z.string()),
    quotaBack: z.boolean(),
    isFilled: z.optional(z.boolean()),
  }),
);

const counter = { number: z.number(), by: z.enum(SIDES), amount: z.string(), currency: z.string(), days: z.number() };
export const proposalCountered = event('proposal.countered', z.object({ ...proposal, ...counter, endsAt: z.string() }));
export const counterReminded = event(
  'proposal.counter_reminded',
  z.object({ ...proposal, ...counter, endsAt: z.string() }),
);
/** `by` made it; who accepts or declines is the other side. */
export const counterSettled = event(
  'proposal.counter_settled',
  z.object({ ...proposal, ...counter, outcome: z.enum(['accepted', 'declined', 'withdrawn', 'lapsed']) }),
);
/** The brief that it answers was changed, in these parts. */
export const briefChanged = event(
  'proposal.brief_changed',
  z.object({ ...proposal, version: z.number(), isMaterial: z.boolean(), changed: z.array(z.string()) }),
);
