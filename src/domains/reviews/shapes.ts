import * as z from 'zod/mini';
import { formatNumber } from '#kit/format/number.ts';

const instant = z.iso.datetime();
const side = z.enum(['client', 'freelancer']);
const stars = z.number().check(z.int(), z.minimum(1, 'Give 1 to 5 stars.'), z.maximum(5, 'Give 1 to 5 stars.'));
const line = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'This field is required.'),
      z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`),
    );

/** The fields of a review, for the calls of any kind of work. */
export const reviewBody = z.object({
  communication: stars,
  quality: stars,
  value: stars,
  text: line(2_000),
  private_note: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
});
export const replyBody = z.object({ text: line(1_000) });

export const starsShape = z.object({ communication: z.number(), quality: z.number(), value: z.number() });
export const replyShape = z.nullable(z.object({ text: z.string(), at: instant }));

/** What a rating is made of. */
export const subjectRatingShape = z.object({
  reviews: z.int(),
  /** The plain average. */
  average: z.number(),
  /** With the prior counted in (LIM-38). */
  bayesian: z.number(),
  criteria: starsShape,
  /** How many have 5, 4, 3, 2 and 1 stars, rounded. */
  by_stars: z.array(z.int()),
  replies: z.int(),
});
export type Rating = z.output<typeof subjectRatingShape>;

export const reviewShape = z.object({
  id: z.string(),
  by: side,
  stars: starsShape,
  rating: z.number(),
  body: z.string(),
  /** Present for its writer and, once shown, for the person it is about. */
  private_note: z.nullable(z.string()),
  written_at: instant,
  shown: z.boolean(),
  /** Changed after it was published. */
  edited_at: z.nullable(instant),
  /** Why our team hid it from everyone else; null while they can read it. */
  hidden_reason: z.nullable(z.string()),
  /** What its writer may still change, and until when; null for everyone else. */
  change: z.nullable(z.object({ what: z.enum(['everything', 'words']), until: instant })),
  reply: replyShape,
});
export type ShownReview = z.output<typeof reviewShape>;

/** Both reviews of a piece of work, as one of its people may see them. */
export const reviewsShape = z.object({
  shown_at: z.nullable(instant),
  closes_at: z.nullable(instant),
  mine: z.nullable(reviewShape),
  theirs: z.nullable(reviewShape),
  they_wrote: z.boolean(),
});
export type ReviewsOfWork = z.output<typeof reviewsShape>;
