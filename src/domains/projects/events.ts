/** What happens to projects: facts and ids, never what to do about them. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';
import { PROJECT_PARTIES } from './project.ts';

const project = { projectId: z.string(), slug: z.nullable(z.string()), title: z.string(), clientId: z.string() };

/** It waits for staff, before or after it is shown. */
export const projectSubmitted = event(
  'project.submitted',
  z.object({ ...project, kind: z.enum(['first', 'afterwards']) }),
);
/** People can find it, from now on. */
export const projectOpened = event(
  'project.opened',
  z.object({ ...project, category: z.string(), skills: z.array(z.string()), isPublic: z.boolean() }),
);
export const projectEdited = event(
  'project.edited',
  z.object({ ...project, version: z.number(), isMaterial: z.boolean(), changed: z.array(z.string()) }),
);
/** Its client is asked what they want with it: on day 14 and 27. */
export const projectPrompted = event(
  'project.prompted',
  z.object({ ...project, proposals: z.number(), expiresAt: z.string(), canExtend: z.boolean() }),
);
export const projectExtended = event('project.extended', z.object({ ...project, expiresAt: z.string() }));
export const proposalsStopped = event('project.proposals_stopped', z.object(project));
/**
 * Nobody was hired by it any more: by its client, by staff, by a deadline (`by` is null), or because its client left.
 */
export const projectEnded = event(
  'project.ended',
  z.object({
    ...project,
    outcome: z.enum(['expired', 'closed']),
    by: z.nullable(z.enum(['client', 'operator', 'system'])),
    reason: z.nullable(z.string()),
  }),
);
export const projectScreened = event(
  'project.screened',
  z.object({
    ...project,
    outcome: z.enum(['approved', 'sent_back', 'denied']),
    kind: z.enum(['first', 'afterwards']),
    reason: z.nullable(z.string()),
  }),
);
/** All of its contracts ended, the last one by a side, our team or a deadline. Older events have none. */
export const projectFinished = event(
  'project.finished',
  z.object({ ...project, outcome: z.enum(['completed', 'cancelled']), endedBy: z.optional(z.enum(PROJECT_PARTIES)) }),
);
/** Everyone that it wanted is hired. */
export const projectFilled = event('project.filled', z.object(project));

const question = { questionId: z.string(), question: z.string(), ...project };
export const questionAsked = event('project.question_asked', z.object({ freelancerId: z.string(), ...question }));
export const questionWithdrawn = event(
  'project.question_withdrawn',
  z.object({ freelancerId: z.string(), ...question }),
);
/** For the first time: a changed answer is news to nobody. Null once the one who asked has left. */
export const questionAnswered = event(
  'project.question_answered',
  z.object({ freelancerId: z.nullable(z.string()), answer: z.string(), ...question }),
);
/** A client’s first need became a draft. */
export const projectDrafted = event('project.drafted', z.object(project));

const invitation = { invitationId: z.string(), freelancerId: z.string(), ...project };
export const invitationSent = event('project.invitation_sent', z.object({ ...invitation, note: z.string() }));
/** By a proposal it is answered silently: the proposal is announced. */
export const invitationAnswered = event(
  'project.invitation_answered',
  z.object({ ...invitation, answer: z.enum(['accepted', 'declined']), reason: z.nullable(z.string()) }),
);
export const invitationWithdrawn = event('project.invitation_withdrawn', z.object(invitation));
