/** The shapes of the orders API. Instants are ISO text, money is minor units with a currency. */
import * as z from 'zod/mini';
import { PACKAGE_TIERS, REQUIREMENT_KINDS } from '#domains/services/draft.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { clockShapeOf, timelineShapeOf } from '#domains/paid-work/shapes.ts';
import { CLOCK_KINDS } from './deadlines.ts';
import { orderMoves, ORDER_STATES, type MoveName } from './order.ts';

export const sideShape = z.enum(['client', 'freelancer']);
export const stateShape = z.enum(ORDER_STATES);
export const moveShape = z.enum(Object.keys(orderMoves) as [MoveName, ...MoveName[]]);

export const personShape = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  avatar_url: z.nullable(z.string()),
});

const choiceShape = z.object({ id: z.string(), title: z.string(), price: moneyShape });

/** Every package and extra of a service, for a buyer who changes their mind. */
export const choicesShape = z.object({
  packages: z.array(
    z.object({
      tier: z.enum(PACKAGE_TIERS),
      name: z.string(),
      description: z.string(),
      price: moneyShape,
      delivery_days: z.number(),
    }),
  ),
  extras: z.array(z.object({ ...choiceShape.shape, added_days: z.number() })),
});

/** The package as it was offered when the order was placed. */
export const offerShape = z.object({
  title: z.string(),
  slug: z.string(),
  cover_url: z.string(),
  package: z.object({
    tier: z.string(),
    name: z.string(),
    description: z.string(),
    price: moneyShape,
    delivery_days: z.number(),
    revisions: z.nullable(z.number()),
  }),
  extras: z.array(choiceShape),
  /** The custom offer whose terms these are; null for a package. */
  custom_offer: z.nullable(z.object({ number: z.string(), version: z.number() })),
});

export const clockShape = clockShapeOf(CLOCK_KINDS);
/** In lists a disputed order has the clock of its dispute. */
export const lineClockShape = clockShapeOf([...CLOCK_KINDS, 'dispute']);

export const offeredMoveShape = z.object({ name: moveShape, ok: z.boolean(), why: z.nullable(z.string()) });

export const eventShape = timelineShapeOf(ORDER_STATES);

export const questionShape = z.object({
  id: z.string(),
  question: z.string(),
  kind: z.enum(REQUIREMENT_KINDS),
  required: z.boolean(),
  choices: z.array(z.string()),
  /** Of a number its value, of text its characters, of several choices how many. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});
