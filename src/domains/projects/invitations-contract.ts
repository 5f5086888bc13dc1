/** Invitations: a client asks people to propose, and they accept or decline (PRJ-15, PRJ-16). */
import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { INVITATION_LIMITS, INVITATION_REASON_NAMES, INVITATION_STATES } from './invitation.ts';
import { slugShape, stateShape, text, visibilityShape } from './shapes.ts';

const instant = z.iso.datetime();
const invitationState = z.enum(INVITATION_STATES);
const person = z.object({ id: z.string(), name: z.string(), username: z.string(), avatar_url: z.nullable(z.string()) });
/** Someone who can be invited, with the reasons in words. */
const candidate = z.extend(person, { professional_title: z.nullable(z.string()), reasons: z.array(z.string()) });
export type Candidate = z.output<typeof candidate>;

export const projectInvitations = query({
  path: '/api/my/projects/:id/invitations',
  summary:
    'Returns whom you invited to your project, and whom you could: suggested people with reasons, people you hired before, people in your lists.',
  access: 'client',
  params: z.object({ id: slugShape }),
  data: z.object({
    project: z.object({
      id: z.string(),
      slug: z.nullable(z.string()),
      title: z.string(),
      state: stateShape,
      visibility: visibilityShape,
    }),
    most: z.number(),
    left: z.number(),
    /** Why no one can be invited now; null where someone can. */
    refusal: z.nullable(z.string()),
    invitations: z.array(
      z.object({
        id: z.string(),
        state: invitationState,
        person,
        note: z.string(),
        reason: z.nullable(z.string()),
        sent_at: instant,
        answered_at: z.nullable(instant),
      }),
    ),
    /** None of them was invited already. */
    suggested: z.array(candidate),
    past_hires: z.array(candidate),
    listed: z.array(candidate),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type ProjectInvitations = DataOf<typeof projectInvitations>;

export const invitePerson = command({
  method: 'POST',
  path: '/api/my/projects/:id/invitations',
  summary: `Invites someone to propose for your project, once for each person and ${INVITATION_LIMITS.people} people at most.`,
  access: 'client',
  params: byId,
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(60)),
    note: text(INVITATION_LIMITS.note).check(z.trim()),
  }),
  data: z.object({ id: z.string(), state: invitationState, left: z.number() }),
  status: 201,
  said: 'Invited',
  errors: ['not_found', 'wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'key',
});

const answered = z.object({ id: z.string(), state: invitationState, slug: z.string() });
const onInvitation = {
  method: 'POST',
  params: byId,
  data: answered,
  limit: 'write',
  errors: ['not_found', 'wrong_state'],
} as const;
export const withdrawInvitation = command({
  ...onInvitation,
  path: '/api/invitations/:id/withdraw',
  summary: 'Withdraws an invitation that was not answered. It still counts for the project.',
  access: 'client',
  said: 'Invitation withdrawn',
  repeat: 'natural',
});
export const acceptInvitation = command({
  ...onInvitation,
  path: '/api/invitations/:id/accept',
  summary: 'Accepts an invitation. Your proposal is sent separately, and counts like any other.',
  access: 'freelancer',
  said: 'Accepted',
  repeat: 'natural',
});
export const declineInvitation = command({
  ...onInvitation,
  path: '/api/invitations/:id/decline',
  summary: 'Declines an invitation with a reason that the client reads.',
  access: 'freelancer',
  body: z.object({ reason: z.enum(INVITATION_REASON_NAMES) }),
  said: 'Declined',
  repeat: 'natural',
});

export const INVITATION_TABS = ['waiting', 'answered'] as const;
const received = z.object({
  id: z.string(),
  state: invitationState,
  project: z.object({
    /** Its page; null where it can no longer be read. */
    slug: z.nullable(z.string()),
    title: z.string(),
    state: stateShape,
    /** Null where the client hasn’t decided on a budget. */
    budget_least: z.nullable(moneyShape),
    budget_most: z.nullable(moneyShape),
    expires_at: z.nullable(instant),
  }),
  client: person,
  note: z.string(),
  reason: z.nullable(z.string()),
  sent_at: instant,
  answered_at: z.nullable(instant),
  /** Proposals are still taken, so that it can be accepted. */
  is_open: z.boolean(),
});
export type ReceivedInvitation = z.output<typeof received>;
export const myInvitations = query({
  path: '/api/my/invitations',
  summary:
    'Lists invitations to projects that you received, newest first: those that wait for your answer, or the others.',
  access: 'freelancer',
  query: z.object({ ...pageQuery, tab: z.optional(z.enum(INVITATION_TABS)) }),
  data: z.extend(pageOf(received), { counts: z.object({ waiting: z.number(), answered: z.number() }) }),
  errors: [],
  limit: 'read',
});
