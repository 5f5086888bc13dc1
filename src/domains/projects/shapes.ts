/** The shapes of the projects API. */
import * as z from 'zod/mini';
import { EXPERIENCE_LEVELS } from '#domains/accounts/user-record.ts';
import { clockShapeOf } from '#domains/paid-work/shapes.ts';
import { isCalendarDay } from '#kit/calendar-day.ts';
import { scanShape } from '#kit/file-scan.ts';
import { formatNumber } from '#kit/format/number.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { tidy } from '#kit/name-shape.ts';
import { richBlockShape } from '#kit/rich-text.ts';
import { CLOCK_KINDS } from './deadlines.ts';
import { PROJECT_LIMITS, PROJECT_STATES, MOVE_NAMES, VISIBILITIES } from './project.ts';

const instant = z.iso.datetime();
export const text = (max: number) =>
  z.string().check(z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`));
/** On one line, without invisible characters. */
export const line = (max: number) =>
  z.string().check(tidy(), z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`));
export const localId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/i, 'must be a to z, digits and dashes'));
export const slugShape = z.string().check(z.minLength(1), z.maxLength(120));

export const stateShape = z.enum(PROJECT_STATES);
export const visibilityShape = z.enum(VISIBILITIES);
export const projectClockShape = clockShapeOf(CLOCK_KINDS);
export const moveShape = z.object({ name: z.enum(MOVE_NAMES), ok: z.boolean(), why: z.nullable(z.string()) });

/** May be unfinished: the rules of a post check the amount, the shape only limits it. */
const draftAmount = z.nullable(
  z.object({
    amount: z.string().check(z.regex(/^(0|[1-9]\d{0,13})$/, 'must be whole minor units as text')),
    currency: moneyShape.shape.currency,
  }),
);
/** Such as 2026-12-05; null where it is open. */
const dayShape = z.nullable(
  z.string().check(z.maxLength(10, 'Choose a date.'), z.refine(isCalendarDay, 'Choose a date.')),
);
const code = (pattern: RegExp, message: string) => z.nullable(z.string().check(z.regex(pattern, message)));
export const preferenceFields = {
  /** Whom the client would rather hire. Nobody is kept from proposing. */
  level: z.nullable(z.enum(EXPERIENCE_LEVELS)),
  language: code(/^[a-z]{2,3}$/, 'Choose a language from the list.'),
  country: code(/^[A-Z]{2}$/, 'Choose a country from the list.'),
  time_zone: code(/^[\w+/-]{1,60}$/, 'Choose a time zone from the list.'),
  start_on: dayShape,
  due_on: dayShape,
};
/** In a draft each may be left out: a page that was open before an update doesn’t know it. */
const optionalPreferences = {
  level: z._default(preferenceFields.level, null),
  language: z._default(preferenceFields.language, null),
  country: z._default(preferenceFields.country, null),
  time_zone: z._default(preferenceFields.time_zone, null),
  start_on: z._default(dayShape, null),
  due_on: z._default(dayShape, null),
};
const questionShape = z.object({ id: localId, question: text(PROJECT_LIMITS.question), required: z.boolean() });

export const draftShape = z.object({
  title: line(200),
  category: z.nullable(text(80)),
  description: text(PROJECT_LIMITS.description.most),
  scope: z.array(z.object({ id: localId, answer: text(PROJECT_LIMITS.scopeAnswer) })).check(z.maxLength(10)),
  skills: z
    .array(z.string().check(z.maxLength(80)))
    .check(z.maxLength(PROJECT_LIMITS.skills, `Choose at most ${PROJECT_LIMITS.skills} skills.`)),
  budget_least: draftAmount,
  budget_most: draftAmount,
  /** No budget is given: proposals name the price first. */
  budget_undecided: z._default(z.boolean(), false),
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(PROJECT_LIMITS.days))),
  hires_wanted: z.int().check(z.minimum(1), z.maximum(PROJECT_LIMITS.hires)),
  milestones: z
    .array(
      z.object({
        id: localId,
        title: line(100),
        criteria: text(PROJECT_LIMITS.criteria),
        amount: draftAmount,
        due_on: z._default(dayShape, null),
      }),
    )
    .check(z.maxLength(PROJECT_LIMITS.milestones)),
  questions: z
    .array(questionShape)
    .check(z.maxLength(PROJECT_LIMITS.questions, `Ask at most ${PROJECT_LIMITS.questions} questions.`)),
  visibility: visibilityShape,
  nda: z.boolean(),
  ...optionalPreferences,
});

export const fileShape = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  kind: z.string(),
  uploaded_at: instant,
  /** While it is being checked, and once malware was found, nobody can download it. */
  scan: scanShape,
});
export type ProjectFile = z.output<typeof fileShape>;

/** What a client did with their posts so far; each figure null where there is too little to say it. */
export const clientShape = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  avatar_url: z.nullable(z.string()),
  country_code: z.nullable(z.string()),
  member_since: z.nullable(instant),
  /** Their identity or at least email, phone and payment are proven. */
  is_verified: z.boolean(),
  posted: z.number(),
  hired: z.number(),
  /** Percent of the posts that were decided or ended; null before the first. */
  hire_rate: z.nullable(z.number()),
  /** Days from a post to the first hire or its end, the middle of them all. */
  decide_days: z.nullable(z.number()),
  /** Released for work of any kind so far. */
  paid_in_all: moneyShape,
  /** Enough spendable money for the lower end of the budget. */
  funds_deposited: z.boolean(),
});
export type ClientRecord = z.output<typeof clientShape>;

/** A question about the brief, and what its client answered for everyone to read. Who asked is not said. */
const answeredShape = z.object({
  id: z.string(),
  question: z.string(),
  asked_at: instant,
  answer: z.string(),
  answered_at: instant,
});
export type AnsweredQuestion = z.output<typeof answeredShape>;

export const priceBandShape = z.object({ low: moneyShape, high: moneyShape });

/** A project as anyone who may see it reads it. */
export const shownProjectShape = z.object({
  id: z.string(),
  slug: z.string(),
  state: stateShape,
  visibility: visibilityShape,
  version: z.number(),
  title: z.string(),
  category: z.string(),
  top_category: z.string(),
  description_blocks: z.array(richBlockShape),
  scope: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
  skills: z.array(z.object({ slug: z.string(), name: z.string() })),
  currency: z.string(),
  /** Null where the client hasn’t decided on a budget. */
  budget_least: z.nullable(moneyShape),
  budget_most: z.nullable(moneyShape),
  days: z.number(),
  hires_wanted: z.number(),
  hires: z.number(),
  milestones: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      criteria: z.string(),
      amount: z.nullable(moneyShape),
      due_on: dayShape,
    }),
  ),
  questions: z.array(z.object({ id: z.string(), question: z.string(), required: z.boolean() })),
  ...preferenceFields,
  /** Answered ones, the oldest first. */
  answered: z.array(answeredShape),
  nda: z.boolean(),
  has_files: z.boolean(),
  /** Under an NDA none for those who didn’t agree to it: a name says something too. */
  files: z.array(fileShape),
  posted_at: instant,
  changed_at: z.nullable(instant),
  expires_at: z.nullable(instant),
  proposals: z.number(),
  /** Of their prices, rounded quartiles; null below five proposals. */
  band: z.nullable(priceBandShape),
  client: clientShape,
});
export type ShownProject = z.output<typeof shownProjectShape>;
