import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

/** The kind of work, as its domain names it. */
const work = {
  workId: z.string(),
  kind: z.string(),
  number: z.string(),
  title: z.string(),
  path: z.string(),
  clientId: z.string(),
  freelancerId: z.string(),
};
const by = z.enum(['client', 'freelancer']);

export const reviewWritten = event('reviews.written', z.object({ ...work, by }));
/** What is rated besides the person: a service, or nothing. */
export const reviewsShown = event(
  'reviews.shown',
  z.object({ ...work, subjectId: z.optional(z.nullable(z.string())) }),
);
export const reviewAnswered = event('reviews.answered', z.object({ ...work, by }));
export const reviewsReminded = event('reviews.reminded', z.object({ ...work, turn: z.array(by), endsAt: z.string() }));
/** Its words were changed after both could read it. */
export const reviewEdited = event('reviews.edited', z.object({ ...work, by }));
/** Hidden by our team, or shown again: stars are counted again. */
export const reviewHidden = event(
  'reviews.hidden',
  z.object({ ...work, by, subjectId: z.nullable(z.string()), isHidden: z.boolean() }),
);
