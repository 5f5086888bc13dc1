/** The shapes of the contracts API. Instants are ISO text, money is minor units with a currency. */
import * as z from 'zod/mini';
import { clockShapeOf, deliveryShape, revisionShape, termsShape, timelineShape } from '#domains/paid-work/shapes.ts';
import { formatNumber } from '#kit/format/number.ts';
import { inForceShape } from '#kit/in-force-shapes.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { CONTRACT_CLOCKS, MILESTONE_CLOCKS } from './deadlines.ts';
import { CONTRACT_LIMITS, CONTRACT_MOVES, CONTRACT_STATES } from './life.ts';
import { MILESTONE_MOVES, MILESTONE_STATES } from './milestone.ts';
import { CONTRACT_TERMS } from './signed-terms.ts';

export const instant = z.iso.datetime();
const tooLong = (max: number) => `Use at most ${formatNumber(max, 'en-US')} characters.`;
export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, tooLong(max)));
export const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'This field is required.'), z.maxLength(max, tooLong(max)));
export const whole = (from: number, to: number) =>
  z.int().check(z.minimum(from, `Enter ${from} to ${to}.`), z.maximum(to, `Enter ${from} to ${to}.`));

export const sideShape = z.enum(['client', 'freelancer']);
export const personShape = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  avatar_url: z.nullable(z.string()),
});
export const projectShape = z.object({ slug: z.string(), title: z.string() });
export const contractState = z.enum(CONTRACT_STATES);
export const milestoneState = z.enum(MILESTONE_STATES);
export const contractClock = clockShapeOf(CONTRACT_CLOCKS);
export const milestoneClock = clockShapeOf(MILESTONE_CLOCKS);
/** Beside those of the contract: of the dispute about a milestone, and of the reviews. */
export const besideClock = clockShapeOf(['dispute', 'review']);
export const frozenShape = inForceShape(CONTRACT_TERMS);

/** One part of the work with its own price; the form and the call share it. */
export const milestoneFields = {
  title: line(CONTRACT_LIMITS.milestoneTitle),
  price: moneyShape,
  /** From the moment it is funded. */
  days: whole(1, CONTRACT_LIMITS.days),
  /** What it is accepted by. */
  criteria: z
    .array(line(CONTRACT_LIMITS.criterion))
    .check(
      z.minLength(1, 'Add at least one acceptance criterion.'),
      z.maxLength(CONTRACT_LIMITS.criteria, `Add at most ${CONTRACT_LIMITS.criteria}.`),
    ),
};

export const milestoneShape = z.object({
  number: z.string(),
  place: z.number(),
  title: z.string(),
  state: milestoneState,
  criteria: z.array(z.string()),
  /** Places of the criteria that the newest submission meets, from 0. */
  met: z.array(z.number()),
  days: z.number(),
  terms: termsShape,
  /** The number of the milestone of which this is what was not released. */
  rest_of: z.nullable(z.string()),
  due_at: z.nullable(instant),
  is_late: z.boolean(),
  rounds_left: z.number(),
  auto_released: z.boolean(),
  /** What came of it, once it ended with money for the freelancer. */
  released: z.nullable(z.object({ price: moneyShape, earned: moneyShape, clears_at: z.nullable(instant) })),
  /** Of its price, what went back to the client once it ended. */
  returned: z.nullable(moneyShape),
  /** Released in part: the milestone that the rest became, and its price. */
  rest: z.nullable(z.object({ number: z.string(), price: moneyShape })),
  /** Whether its money is released or refunded when the contract ends now; null where there is nothing to decide. */
  ends_released: z.nullable(z.boolean()),
  clocks: z.array(milestoneClock),
  moves: z.array(z.object({ name: z.enum(MILESTONE_MOVES), ok: z.boolean(), why: z.nullable(z.string()) })),
  turn: z.nullable(z.string()),
});
export type ShownMilestone = z.output<typeof milestoneShape>;

/** The newest submission of a milestone that isn’t over, with what the client asked of it or of the one before. */
const submissionShape = z.object({ delivery: deliveryShape, asked: z.nullable(revisionShape) });
/** As the contract’s page has it. */
export const openMilestoneShape = z.extend(milestoneShape, { submission: z.nullable(submissionShape) });
export type OpenMilestone = z.output<typeof openMilestoneShape>;

/** Prices without the client fee; the totals are what the client pays with it. */
export const contractMoneyShape = z.object({
  agreed: moneyShape,
  held: moneyShape,
  held_total: moneyShape,
  released: moneyShape,
  earned: moneyShape,
  returned: moneyShape,
  left: moneyShape,
  left_total: moneyShape,
});

/** The terms as they were signed. */
export const versionShape = z.object({
  version: z.number(),
  hash: z.string(),
  scope: z.string(),
  proposed_by: sideShape,
  proposed_at: instant,
  reason: z.nullable(z.string()),
  client: z.nullable(z.object({ name: z.string(), at: instant })),
  freelancer: z.nullable(z.object({ name: z.string(), at: instant })),
  outcome: z.nullable(z.enum(['accepted', 'declined', 'withdrawn', 'lapsed'])),
});
export type ShownVersion = z.output<typeof versionShape>;

/** Paid on top of the contract. */
export const bonusShape = z.object({
  number: z.string(),
  amount: moneyShape,
  /** On top of it, above a fifth of what was released. */
  client_fee: moneyShape,
  earned: moneyShape,
  note: z.string(),
  given_at: instant,
  clears_at: instant,
  is_cleared: z.boolean(),
});

/** A payment of the contract, in words for its reader. */
export const moneyRowShape = z.object({
  id: z.string(),
  at: instant,
  words: z.string(),
  /** What the amount is made of; null where it is the price alone. */
  note: z.nullable(z.string()),
  /** Written with a bonus. */
  quote: z.nullable(z.string()),
  amount: moneyShape,
  /** What this money is now. */
  state: z.object({ label: z.string(), tone: z.enum(['info', 'warning', 'success', 'danger', 'neutral']) }),
  /** When earnings become available, while they clear. */
  until: z.nullable(instant),
  /** The number of its receipt, if the reader has one. */
  receipt: z.nullable(z.string()),
});
export type MoneyRow = z.output<typeof moneyRowShape>;

const agreedShape = z.object({
  place: z.number(),
  title: z.string(),
  price: moneyShape,
  days: z.number(),
  criteria: z.array(z.string()),
});
/** Other terms that wait for an answer: what they change. */
export const changeShape = z.object({
  version: z.number(),
  hash: z.string(),
  by: sideShape,
  at: instant,
  reason: z.nullable(z.string()),
  /** Null where it stays as it is. */
  scope: z.nullable(z.string()),
  changed: z.array(z.object({ before: agreedShape, after: agreedShape })),
  added: z.array(agreedShape),
  dropped: z.array(agreedShape),
  /** Why it can’t be accepted any more, or null. */
  refusal: z.nullable(z.string()),
});
export type ShownChange = z.output<typeof changeShape>;

export const contractMoveShape = z.object({
  name: z.enum(CONTRACT_MOVES),
  ok: z.boolean(),
  why: z.nullable(z.string()),
});
export { timelineShape };
export type TimelineEntry = z.output<typeof timelineShape>;
