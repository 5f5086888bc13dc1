import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { replyBody, reviewBody, reviewShape, subjectRatingShape } from './shapes.ts';

const instant = z.iso.datetime();
const side = z.enum(['client', 'freelancer']);

export const BOXES = ['received', 'given'] as const;
export type Box = (typeof BOXES)[number];
export const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
/** Kinds of work that are reviewed, as their domains name them; their ratings count together. */
export const REVIEWED_KINDS = ['order', 'contract'] as const;
export const REPLIES = ['with', 'without'] as const;

const person = z.object({ name: z.string(), username: z.string(), avatar_url: z.nullable(z.string()) });
const work = z.object({
  kind: z.string(),
  number: z.string(),
  title: z.string(),
  detail: z.nullable(z.string()),
  path: z.string(),
});

const listed = z.object({
  ...reviewShape.shape,
  work,
  /** What the reader was in that work. */
  role: side,
  other: person,
  can_reply: z.boolean(),
});
export type ListedReview = z.output<typeof listed>;

const due = z.object({
  work,
  review_path: z.string(),
  role: side,
  other: person,
  they_wrote: z.boolean(),
  closes_at: instant,
});
export type DueReview = z.output<typeof due>;

/** All published reviews of a person in one role. */
const ratingShape = z.object({
  role: side,
  ...subjectRatingShape.shape,
  /** What it is made of, by kind of work. */
  by_work: z.array(z.object({ kind: z.string(), reviews: z.int(), average: z.number() })),
});
export type RoleRating = z.output<typeof ratingShape>;

export const myReviews = query({
  path: '/api/my/reviews',
  summary: 'Lists reviews you received or wrote, with those you can still write and how your ratings are computed.',
  access: 'member',
  query: z.object({
    ...pageQuery,
    box: z.optional(z.enum(BOXES)),
    /** What you were in the work. */
    role: z.optional(side),
    work: z.optional(z.enum(REVIEWED_KINDS)),
    stars: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5))),
    reply: z.optional(z.enum(REPLIES)),
    sort: z.optional(z.enum(REVIEW_SORTS)),
  }),
  data: z.object({
    ...pageOf(listed).shape,
    /** With the first page only. */
    summary: z.nullable(
      z.object({ received: z.int(), given: z.int(), due: z.array(due), ratings: z.array(ratingShape) }),
    ),
  }),
  errors: [],
  limit: 'read',
});

const onReview = { access: 'member', params: byId, limit: 'write' } as const;

export const changeReview = command({
  ...onReview,
  method: 'PUT',
  path: '/api/reviews/:id',
  summary:
    'Changes your review within 48 hours. Once both reviews are published, only the text can change, and the review is marked as edited.',
  body: reviewBody,
  data: reviewShape,
  said: 'Review changed',
  errors: ['not_found', 'wrong_state'],
  repeat: 'natural',
});

export const answerReview = command({
  ...onReview,
  method: 'POST',
  path: '/api/reviews/:id/reply',
  summary: 'Publishes a reply to a review you received, once.',
  body: replyBody,
  data: reviewShape,
  said: 'Reply published',
  errors: ['not_found', 'wrong_state'],
  repeat: 'key',
});
