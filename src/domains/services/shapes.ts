/** The shapes of the services API. */
import { tidy } from '#kit/name-shape.ts';
import { formatNumber } from '#kit/format/number.ts';
import * as z from 'zod/mini';
import { idShape } from '#kit/id-shape.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { richBlockShape } from '#kit/rich-text.ts';
import { COVER_DESIGNS, PACKAGE_TIERS, REQUIREMENT_KINDS } from './draft.ts';
import { PICTURE_LIMITS } from './picture-rules.ts';
import { REQUIREMENT_LIMITS } from './requirements.ts';
import { SERVICE_STATES } from './service.ts';
import { CLOSED_REASONS } from './taking-orders.ts';
import { MOTIFS } from '#domains/taxonomy/category-shape.ts';

const text = (max: number) =>
  z.string().check(z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`));
/** On one line, without invisible characters. */
const line = (max: number) =>
  z.string().check(tidy(), z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`));
const localId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/i, 'must be letters, digits and dashes'));

export const motifShape = z.enum(MOTIFS);
export const tierShape = z.enum(PACKAGE_TIERS);
export const stateShape = z.enum(SERVICE_STATES);
const level = z.nullable(z.string());

export const sellerShape = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  /** Path of the picture, or null. */
  avatar: z.nullable(z.string()),
  level,
});

export const cardShape = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  motif: motifShape,
  /**
   * Path of its picture, of the design that its seller chose, or of a picture of their portfolio; null draws the
   * generated one from `motif` and `id`.
   */
  cover: z.nullable(z.string()),
  price: moneyShape,
  delivery_days: z.number(),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  seller: sellerShape,
  /** Only of services that can't be ordered for now. */
  closed: z.optional(z.object({ why: z.enum(CLOSED_REASONS), opens_at: z.nullable(z.iso.datetime()) })),
});
export type ServiceCard = z.output<typeof cardShape>;

export const countShape = z.object({ slug: z.string(), name: z.string(), count: z.number() });

/** Of a number, or how many characters or choices. */
const limit = z.optional(z.int().check(z.minimum(-REQUIREMENT_LIMITS.number), z.maximum(REQUIREMENT_LIMITS.number)));
export const requirementShape = z.object({
  id: localId,
  kind: z.enum(REQUIREMENT_KINDS),
  question: line(300),
  required: z.boolean(),
  choices: z.array(line(100)).check(z.maxLength(REQUIREMENT_LIMITS.choices)),
  min: limit,
  max: limit,
});
const faqShape = z.object({ question: line(200), answer: text(1_000) });

const packageFields = {
  tier: tierShape,
  name: line(60),
  scope: text(160),
  features: z.array(line(100)).check(z.maxLength(10, 'Add at most 10 features.')),
  revisions: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(20))),
};
const extraFields = {
  id: localId,
  name: line(100),
  added_days: z.number().check(z.int(), z.minimum(0), z.maximum(30)),
};

/** What is drawn where a service has no picture of its own; null leaves it to us. */
const coverDesign = z.nullable(z.enum(COVER_DESIGNS, 'Choose one of the designs.'));

/** Prices may be unfinished: the publish rules check the amount, the shape only limits it. */
const draftPrice = z.nullable(
  z.object({
    amount: z.string().check(z.regex(/^(0|[1-9]\d{0,11})$/, 'must be whole minor units as text')),
    currency: moneyShape.shape.currency,
  }),
);

export const draftShape = z.object({
  title: line(200),
  category: z.nullable(text(80)),
  description: text(8_000),
  tags: z.array(line(30).check(z.minLength(1))).check(z.maxLength(8, 'Add at most 8 search tags.')),
  packages: z
    .array(
      z.object({
        ...packageFields,
        price: draftPrice,
        delivery_days: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(90, 'Choose at most 90 days.'))),
      }),
    )
    .check(z.maxLength(3)),
  extras: z.array(z.object({ ...extraFields, price: draftPrice })).check(z.maxLength(10)),
  faq: z.array(faqShape).check(z.maxLength(12)),
  requirements: z.array(requirementShape).check(z.maxLength(REQUIREMENT_LIMITS.questions)),
  cover_design: z.optional(coverDesign),
});

/**
 * What was published, as anyone may read it: the description as the seller's Markdown and as what a page shows of it.
 */
export const contentShape = z.object({
  title: z.string(),
  description: z.string(),
  description_blocks: z.array(richBlockShape),
  category: z.string(),
  top_category: z.string(),
  tags: z.array(z.string()),
  packages: z.array(z.object({ ...packageFields, price: moneyShape, delivery_days: z.number() })),
  extras: z.array(z.object({ ...extraFields, price: moneyShape })),
  faq: z.array(faqShape),
  requirements: z.array(requirementShape),
  cover: z.nullable(z.string()),
  cover_design: coverDesign,
  /** The first picture is the cover. One may be a video: its address ends with mp4 or webm. */
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
});

/** A picture of a draft; its id is part of its address. */
export const draftPictureShape = z.object({ id: z.string(), url: z.string(), alt: z.string() });
/** The same as it is arranged: in this order, with these words. */
export const arrangedPictureShape = z.object({ id: idShape, alt: line(PICTURE_LIMITS.altMax) });

export const checkShape = z.object({
  id: z.string(),
  step: z.enum(['overview', 'packages', 'requirements', 'media', 'publish']),
  /** The field that mends it, by the name that its problem has. */
  field: z.string(),
  label: z.string(),
  done: z.boolean(),
  needed: z.boolean(),
});
export const actionShape = z.enum(['publish', 'pause', 'resume', 'archive']);
