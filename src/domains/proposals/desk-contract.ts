/**
 * The desk of a project: all that its client works with in one read, and what they do with several proposals at a time.
 */
import * as z from 'zod/mini';
import { AVAILABILITY } from '#domains/accounts/user-record.ts';
import { LEVELS } from '#domains/profiles/levels.ts';
import { projectInvitations } from '#domains/projects/invitations-contract.ts';
import { projectRowShape } from '#domains/projects/contract.ts';
import { shownProjectShape, slugShape, text } from '#domains/projects/shapes.ts';
import { MESSAGE_LIMITS } from '#domains/messaging/message.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { idShape } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { proposalShape, stood } from './contract.ts';
import { projectDeskAt } from './desk-path.ts';
import { DECLINE_NAMES, PROPOSAL_LIMITS } from './proposal.ts';

const instant = z.iso.datetime();
const { declined, messaged, declineWords } = PROPOSAL_LIMITS;

/** Who proposes, as a client judges them. */
const proposerShape = z.object({
  title: z.nullable(z.string()),
  /** Null before the first review. */
  rating: z.nullable(z.number()),
  reviews: z.number(),
  level: z.enum(LEVELS),
  is_verified: z.boolean(),
  country_code: z.nullable(z.string()),
  timezone: z.nullable(z.string()),
  availability: z.enum(AVAILABILITY),
  /** Finished here, in any category and in the one of this project. */
  done: z.number(),
  done_here: z.number(),
  /** In that category, rounded down, so that it names no single price; null where there is nothing yet. */
  earned_here: z.nullable(moneyShape),
  /** Percent of what they finished; null before the first. */
  on_time: z.nullable(z.number()),
});

/** What both wrote about the project. */
const talkShape = z.object({ unread: z.number(), last: z.string(), last_at: instant });

const deskProposal = z.extend(proposalShape, {
  proposer: proposerShape,
  /** How many of the skills in the brief their profile has. */
  skills: z.object({ shared: z.number(), wanted: z.number() }),
  /** Null before the first message. */
  talk: z.nullable(talkShape),
});
export type DeskProposal = z.output<typeof deskProposal>;

const person = z.object({ id: z.string(), name: z.string(), username: z.string(), avatar_url: z.nullable(z.string()) });

export const projectDesk = query({
  ...projectDeskAt,
  summary:
    'Returns the desk of one of your projects: its brief, every proposal with who sent it, invitations, conversations, contracts and what happened.',
  access: 'client',
  params: z.object({ slug: slugShape }),
  data: z.object({
    project: projectRowShape,
    /** As others see it; null for a draft. */
    brief: z.nullable(shownProjectShape),
    /** The oldest first. */
    proposals: z.array(deskProposal),
    invitations: projectInvitations.data.shape.invitations,
    invitations_left: z.number(),
    /** Conversations about it with people who did not propose. */
    other_talks: z.array(z.extend(talkShape, { with: person })),
    contracts: z.array(
      z.object({
        number: z.string(),
        title: z.string(),
        path: z.string(),
        freelancer: person,
        state: z.object({ label: z.string(), tone: z.enum(['info', 'warning', 'success', 'danger', 'neutral']) }),
        agreed: moneyShape,
        held: moneyShape,
        released: moneyShape,
      }),
    ),
    /** The newest first. */
    activity: z.array(
      z.object({
        at: instant,
        of: z.enum(['project', 'proposal']),
        move: z.string(),
        by: z.string(),
        who: z.nullable(person),
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type ProjectDesk = DataOf<typeof projectDesk>;

const some = (most: number) =>
  z.array(idShape).check(z.minLength(1, 'Choose a proposal.'), z.maxLength(most, `Choose at most ${most} proposals.`));
const onSome = {
  method: 'POST',
  access: 'client',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
} as const;
const after = z.object({ proposals: z.array(stood) });

export const declineProposals = command({
  ...onSome,
  path: '/api/proposals/decline',
  summary: `Declines up to ${declined} proposals for your project with one reason, all or none. Their freelancers are notified after ${PROPOSAL_LIMITS.undoHeldMs / 1_000} seconds; until then you can undo it.`,
  body: z.object({
    ids: some(declined),
    reason: z.enum(DECLINE_NAMES),
    words: z._default(text(declineWords).check(z.trim()), ''),
  }),
  data: after,
  said: 'Declined',
  repeat: 'key',
});
export const undoDeclines = command({
  ...onSome,
  path: '/api/proposals/decline/undo',
  summary: 'Undoes declines before their freelancers are notified: each proposal is again what it was.',
  body: z.object({ ids: some(declined) }),
  data: after,
  said: 'Undone',
  errors: ['not_found', 'wrong_state'],
  repeat: 'key',
});
export const messageProposers = command({
  ...onSome,
  path: '/api/proposals/message',
  summary: `Writes the same message to up to ${messaged} people who proposed for your project, each in your conversation with them; all or none.`,
  body: z.object({
    ids: some(messaged),
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Write a message.'),
        z.maxLength(MESSAGE_LIMITS.text, `Use at most ${MESSAGE_LIMITS.text} characters.`),
      ),
  }),
  data: z.object({ sent: z.number() }),
  said: 'Sent',
  repeat: 'key',
});
