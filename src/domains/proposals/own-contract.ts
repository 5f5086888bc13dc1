/** A freelancer’s own proposals: the list, the page of each, and what is being written (PRP-1). */
import * as z from 'zod/mini';
import { INVITATION_STATES } from '#domains/projects/invitation.ts';
import { line, shownProjectShape, slugShape, text } from '#domains/projects/shapes.ts';
import { clockShapeOf, fileShape } from '#domains/paid-work/shapes.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { person, piecesShape, proposalShape, quotaShape, shownPart, stateShape } from './contract.ts';
import { OWN_TABS, OWN_TURNS } from './own-list.ts';
import { PROPOSAL_LIMITS, PROPOSAL_PARTIES } from './proposal.ts';

const instant = z.iso.datetime();
const { cover, answer, days, milestones, milestoneTitle, criteria } = PROPOSAL_LIMITS;
export const ownClockShape = clockShapeOf(['counter', 'offer']);

export const rowShape = z.object({
  /** Of the proposal; of a draft, of the proposal that it becomes. */
  id: z.string(),
  /** Null for a draft. */
  state: z.nullable(stateShape),
  project: z.object({ slug: z.string(), title: z.string() }),
  client: person,
  /** What you ask for, and what is left of it; null in a draft without a price. */
  price: z.nullable(moneyShape),
  days: z.nullable(z.number()),
  /** When it was sent; of a draft, when it was saved. */
  at: instant,
  is_viewed: z.boolean(),
  /** Both accepted the same terms; the client offers the contract next. */
  is_agreed: z.boolean(),
  /** Other terms wait for an answer. */
  is_countered: z.boolean(),
  /** What waits for you; null while it is the client’s turn, or over. */
  turn: z.nullable(z.enum(OWN_TURNS)),
  /** In one line. */
  next: z.string(),
  clock: z.nullable(ownClockShape),
  contract_number: z.nullable(z.string()),
});
export type OwnRow = z.output<typeof rowShape>;

export const myProposals = query({
  path: '/api/my/proposals',
  summary:
    'Lists your proposals and drafts, the newest first, with how many are in each tab and how many you can still send this month.',
  access: 'freelancer',
  query: z.object({ tab: z.optional(z.enum(OWN_TABS)), ...pageQuery }),
  data: z.extend(pageOf(rowShape), { counts: z.record(z.enum(OWN_TABS), z.number()), quota: quotaShape }),
  errors: [],
  limit: 'read',
});

const draftAmount = z.nullable(
  z.object({
    amount: z.string().check(z.regex(/^(0|[1-9]\d{0,13})$/, 'must be whole minor units as text')),
    currency: moneyShape.shape.currency,
  }),
);
const daysShape = z.int().check(z.minimum(1), z.maximum(days));
/** Any of it may be empty: the rules of sending decide. */
export const draftShape = z.object({
  price: draftAmount,
  days: daysShape,
  cover: text(cover.most * 2),
  answers: z.array(z.object({ id: line(40), answer: text(answer) })).check(z.maxLength(10)),
  milestones: z
    .array(z.object({ title: text(milestoneTitle), criteria: text(criteria), price: draftAmount, days: daysShape }))
    .check(z.maxLength(milestones, `Add at most ${milestones} milestones.`)),
  portfolio: piecesShape,
});

export const saveProposalDraft = command({
  access: 'freelancer',
  method: 'PUT',
  path: '/api/projects/:slug/proposals/draft',
  summary: 'Saves what you are writing for a project. No one else reads it.',
  params: z.object({ slug: slugShape }),
  /** `version`: of your proposal that it changes, 0 before you sent one; another one answers 409. */
  body: z.extend(draftShape, { version: z.int().check(z.minimum(0), z.maximum(PROPOSAL_LIMITS.versions)) }),
  data: z.object({ id: z.string(), saved_at: instant }),
  errors: ['not_found', 'forbidden', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});
export const discardProposalDraft = command({
  access: 'freelancer',
  method: 'DELETE',
  path: '/api/my/proposal-drafts/:id',
  summary: 'Deletes what you were writing for a project.',
  params: byId,
  data: z.null(),
  said: 'Draft deleted',
  errors: ['not_found'],
  limit: 'write',
  repeat: 'key',
});

export const myProposal = query({
  path: '/api/my/proposals/:name',
  summary:
    'Returns your proposal with the brief it answers, what you are writing, and what happened. By its id, or by the project’s slug before there is one.',
  access: 'freelancer',
  params: z.object({ name: slugShape }),
  data: z.object({
    id: z.string(),
    project: shownProjectShape,
    nda_accepted_at: z.nullable(instant),
    /** Null before it is sent. */
    proposal: z.nullable(proposalShape),
    /** What was typed and not sent yet. */
    draft: z.nullable(z.extend(draftShape, { saved_at: instant })),
    /** Of the open offer of a contract. */
    offer: z.nullable(z.object({ is_signed: z.boolean(), until: z.nullable(instant) })),
    turn: z.nullable(z.enum(OWN_TURNS)),
    next: z.string(),
    history: z.array(
      z.object({
        id: z.string(),
        at: instant,
        move: z.string(),
        by: z.enum(PROPOSAL_PARTIES),
        to: stateShape,
        reason: z.nullable(z.string()),
      }),
    ),
    unsent_files: z.array(fileShape),
    service_fee_rate: z.number(),
    quota: quotaShape,
    /** Why you can’t send one now; null where you can. */
    refusal: z.nullable(z.string()),
    invitation: z.nullable(z.object({ id: z.string(), state: z.enum(INVITATION_STATES), note: z.string() })),
  }),
  errors: ['not_found', 'forbidden'],
  limit: 'read',
});
export type MyProposal = DataOf<typeof myProposal>;

export const proposalTemplates = query({
  path: '/api/my/proposal-templates',
  summary: 'Returns your newest proposals as templates for the next one.',
  access: 'freelancer',
  data: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        sent_at: instant,
        price: moneyShape,
        days: z.number(),
        cover: z.string(),
        milestones: z.array(shownPart),
        portfolio: z.array(z.string()),
      }),
    ),
  }),
  errors: [],
  limit: 'read',
});
export type ProposalTemplate = DataOf<typeof proposalTemplates>['items'][number];
