/** Proposals: freelancers offer a price and a time for a project, and its client decides (PRP-1 to PRP-11). */
import * as z from 'zod/mini';
import { INVITATION_STATES } from '#domains/projects/invitation.ts';
import { line, slugShape, text } from '#domains/projects/shapes.ts';
import { shownProjectShape } from '#domains/projects/shapes.ts';
import { clockShapeOf, fileShape } from '#domains/paid-work/shapes.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { sizeQuery } from '#kit/file-size.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { bodyLimits } from '#kit/limits.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { SIDES } from '#kit/sides.ts';
import { COUNTER_ANSWERS, COUNTER_LIMITS, COUNTER_OUTCOMES } from './counter-offer.ts';
import { MOVE_NAMES, PROPOSAL_LIMITS, PROPOSAL_STATES } from './proposal.ts';

const instant = z.iso.datetime();
export const stateShape = z.enum(PROPOSAL_STATES);
export const stood = z.object({ id: z.string(), state: stateShape });
const { cover, answer, days, note, milestones, milestoneTitle, criteria, files, portfolio } = PROPOSAL_LIMITS;

/** A price and a time, of a proposal and of every counter-offer about it. */
export const termFields = {
  price: moneyShape,
  days: z.int().check(z.minimum(1, `Enter 1 to ${days}.`), z.maximum(days, `Enter 1 to ${days}.`)),
};
const filled = (max: number, empty: string) => line(max).check(z.minLength(1, empty));
const partShape = z.object({
  title: filled(milestoneTitle, 'Name this milestone.'),
  criteria: filled(criteria, 'Add an acceptance criterion.'),
  ...termFields,
});
const partsShape = z.array(partShape).check(z.maxLength(milestones, `Add at most ${milestones} milestones.`));

/** Pieces of the freelancer’s portfolio, by their ids. */
export const piecesShape = z.array(line(80)).check(z.maxLength(portfolio, `Show at most ${portfolio} pieces.`));

/** What a freelancer offers; the form and the calls share it. */
export const proposalFields = {
  ...termFields,
  cover: z
    .string()
    .check(
      z.trim(),
      z.minLength(cover.least, `Write at least ${cover.least} characters: how you would do it.`),
      z.maxLength(cover.most, 'Shorten it.'),
    ),
  answers: z._default(z.array(z.object({ id: line(40), answer: text(answer) })).check(z.maxLength(10)), []),
  /** Parts of the price and the time, in order; without them it is one piece of work. */
  milestones: z._default(partsShape, []),
  /** Pieces of your portfolio, by their ids. */
  portfolio: z._default(piecesShape, []),
  /** Uploaded for this proposal and not sent yet. */
  files: z._default(z.array(idShape).check(z.maxLength(files, `Send at most ${files} files.`)), []),
  /** The version of the brief that it is about: another one answers 409. */
  project_version: z.int().check(z.minimum(1)),
};
const sent = z.extend(stood, {
  /** The title of a project for which nearly the same was written; null where it is its own. */
  resembles: z.nullable(z.string()),
});

export const submitProposal = command({
  method: 'POST',
  path: '/api/projects/:slug/proposals',
  summary: 'Sends a proposal for a project. It uses one of the month’s, which doesn’t count when no one opens it.',
  access: 'freelancer',
  params: z.object({ slug: slugShape }),
  body: z.object(proposalFields),
  data: sent,
  status: 201,
  said: 'Proposal sent',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

export const uploadProposalFile = command({
  method: 'POST',
  path: '/api/projects/:slug/proposals/files',
  summary: `Uploads a file for your proposal. Its client sees it once you send the proposal; after ${PROPOSAL_LIMITS.unsentDays} days without one it is deleted.`,
  access: 'freelancer',
  params: z.object({ slug: slugShape }),
  upload: { field: 'file', maxBytes: bodyLimits.deliveryFileBytes },
  data: fileShape,
  status: 201,
  errors: ['not_found', 'forbidden', 'wrong_state', 'too_large', 'unsupported_media', 'invalid_input'],
  limit: 'upload',
  repeat: 'key',
});
export const downloadProposalFile = query({
  path: '/api/proposals/:id/files/:file_id',
  summary: 'Downloads a file of a proposal. Only its client and its freelancer can.',
  access: 'member',
  params: z.object({ id: idShape, file_id: idShape }),
  query: sizeQuery,
  data: z.null(),
  errors: ['not_found'],
  limit: 'read',
});

const onProposal = {
  method: 'POST',
  access: 'member',
  params: byId,
  data: stood,
  limit: 'write',
  repeat: 'key',
} as const;
export const reviseProposal = command({
  ...onProposal,
  path: '/api/proposals/:id/revise',
  summary: 'Replaces your proposal until it is shortlisted. Both sides can read earlier versions.',
  body: z.object(proposalFields),
  data: sent,
  said: 'Proposal changed',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
});
export const withdrawProposal = command({
  ...onProposal,
  path: '/api/proposals/:id/withdraw',
  summary: 'Withdraws your proposal. Within an hour it gives back one of the month’s.',
  said: 'Proposal withdrawn',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});
export const sortProposal = command({
  ...onProposal,
  path: '/api/proposals/:id/sort',
  summary: 'Shortlists a proposal for your project, or marks it as interviewing.',
  body: z.object({ to: z.enum(['shortlisted', 'interviewing']) }),
  said: 'Moved',
  errors: ['not_found', 'forbidden', 'wrong_state'],
  repeat: 'natural',
});
const negotiated = z.extend(stood, {
  /** Of the newest counter-offer. */
  number: z.number(),
});
export const counterProposal = command({
  ...onProposal,
  path: '/api/proposals/:id/counter',
  summary: `Proposes another price and time for a proposal, as its client or its freelancer. The other side has ${COUNTER_LIMITS.validDays} days to answer; an open counter-offer is replaced.`,
  body: z.object({
    ...termFields,
    /** Its parts; without this those of before, in proportion. An empty list makes it one piece of work. */
    milestones: z.optional(partsShape),
    note: z._default(text(COUNTER_LIMITS.note), ''),
  }),
  data: negotiated,
  said: 'Counter-offer sent',
  errors: ['not_found', 'forbidden', 'wrong_state', 'invalid_input'],
});
export const answerCounter = command({
  ...onProposal,
  path: '/api/proposals/:id/counter/answer',
  summary:
    'Accepts or declines the other side’s open counter-offer, or withdraws your own. `number` is the one you read: another one fails with wrong_state.',
  body: z.object({ number: z.int().check(z.minimum(1)), answer: z.enum(COUNTER_ANSWERS) }),
  data: negotiated,
  said: 'Counter-offer answered',
  errors: ['not_found', 'forbidden', 'wrong_state'],
});
export const noteProposal = command({
  ...onProposal,
  method: 'PUT',
  path: '/api/proposals/:id/note',
  summary: 'Saves your private note about a proposal.',
  body: z.object({ note: text(note) }),
  data: z.object({ saved_at: instant }),
  errors: ['not_found', 'forbidden'],
  repeat: 'natural',
});
export const viewProposal = command({
  ...onProposal,
  path: '/api/proposals/:id/viewed',
  summary: 'Marks a proposal for your project as viewed. Its freelancer sees that when they look; no one is notified.',
  data: z.object({ viewed_at: instant }),
  errors: ['not_found', 'forbidden'],
  repeat: 'natural',
});

export const pieceShape = z.object({
  id: z.string(),
  title: z.string(),
  url: z.nullable(z.string()),
  images: z.array(z.string()),
});
export type ShownPiece = z.output<typeof pieceShape>;
export const shownPart = z.object({ title: z.string(), criteria: z.string(), price: moneyShape, days: z.number() });
const versionShape = z.object({
  number: z.number(),
  price: moneyShape,
  days: z.number(),
  cover: z.string(),
  milestones: z.array(shownPart),
  sent_at: instant,
});
export const person = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  avatar_url: z.nullable(z.string()),
});
const counterShape = z.object({
  number: z.number(),
  by: z.enum(SIDES),
  price: moneyShape,
  /** What is left for the freelancer. */
  net: moneyShape,
  days: z.number(),
  /** Parts that add up to its price; empty for one piece of work. */
  milestones: z.array(shownPart),
  note: z.string(),
  made_at: instant,
  /** Null while it waits for its answer. */
  outcome: z.nullable(z.enum(COUNTER_OUTCOMES)),
});
export type ShownCounter = z.output<typeof counterShape>;
const counterClockShape = clockShapeOf(['counter']);
export const proposalShape = z.object({
  id: z.string(),
  state: stateShape,
  freelancer: person,
  price: moneyShape,
  /** What is left of the price after the service fee, at the rate of the moment it was sent. */
  net: moneyShape,
  service_fee_rate: z.number(),
  days: z.number(),
  cover: z.string(),
  answers: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
  /** Parts that add up to the price; empty for one piece of work. */
  milestones: z.array(shownPart),
  files: z.array(fileShape),
  /** Of the freelancer's portfolio, as far as it is still there. */
  portfolio: z.array(pieceShape),
  sent_at: instant,
  is_opened: z.boolean(),
  reason: z.nullable(z.string()),
  /** Of the newest contract that was offered of it; null before the first offer. */
  contract_number: z.nullable(z.string()),
  /** What the rules found in it, for the client: payment elsewhere, work without pay. */
  warnings: z.array(z.string()),
  versions: z.array(versionShape),
  /** The brief changed materially since it was written: its price may change, and withdrawing gives it back (PRJ-2). */
  has_changed_brief: z.boolean(),
  /** The newest first. */
  counters: z.array(counterShape),
  /** Of the open counter-offer. */
  clock: z.nullable(counterClockShape),
  /** Since when both agree on price and time: an accepted counter-offer; null while that is only what was proposed. */
  agreed_at: z.nullable(instant),
  note: z.nullable(z.string()),
  moves: z.array(z.enum(MOVE_NAMES)),
});
export type ShownProposal = z.output<typeof proposalShape>;

/** How many more can be sent this month (LIM-63). */
export const quotaShape = z.object({ left: z.number(), most: z.number(), renews_at: instant });
export const projectRoom = query({
  path: '/api/projects/:slug/room',
  summary:
    'Returns what a project’s page has for you: as a freelancer your proposal and what you need for one. A client’s proposals are on the desk of the project.',
  access: 'member',
  params: z.object({ slug: slugShape }),
  data: z.object({
    side: z.enum(['client', 'freelancer', 'reader']),
    project: shownProjectShape,
    nda_accepted_at: z.nullable(instant),
    /** Of a freelancer: their own. */
    proposals: z.array(proposalShape),
    /** Of a freelancer: of the proposal that they sent or may write; their page of it is /user/proposals/{id}. */
    own_id: z.nullable(z.string()),
    /** Of a freelancer: uploaded for their proposal and not sent yet. */
    unsent_files: z.array(fileShape),
    service_fee_rate: z.number(),
    quota: z.nullable(quotaShape),
    /** Why this reader can’t propose now; null where they can. */
    refusal: z.nullable(z.string()),
    /** That the client sent to this freelancer, with their note. */
    invitation: z.nullable(z.object({ id: z.string(), state: z.enum(INVITATION_STATES), note: z.string() })),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type ProjectRoom = DataOf<typeof projectRoom>;
