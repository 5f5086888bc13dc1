/** What the orders domain puts on the wire, piece by piece. Instants are ISO text, money is minor units with a currency. */
import * as z from 'zod/mini';
import { REQUIREMENT_KINDS } from '#domains/services/draft.ts';
import { scanShape } from '#kit/file-scan.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { orderMoves, ORDER_STATES, type MoveName } from './order.ts';

const instant = z.iso.datetime();
export const sideShape = z.enum(['client', 'freelancer']);
export const stateShape = z.enum(ORDER_STATES);
const moveShape = z.enum(Object.keys(orderMoves) as [MoveName, ...MoveName[]]);

export const personShape = z.object({ id: z.string(), name: z.string(), username: z.string(), avatarUrl: z.nullable(z.string()) });

export const termsShape = z.object({ price: moneyShape, clientFee: moneyShape, serviceFee: moneyShape, tax: moneyShape, total: moneyShape });

const choiceShape = z.object({ id: z.string(), title: z.string(), price: moneyShape });

/** The package as it was offered when the order was placed. */
export const offerShape = z.object({
  title: z.string(),
  slug: z.string(),
  coverUrl: z.string(),
  package: z.object({
    tier: z.string(),
    name: z.string(),
    description: z.string(),
    price: moneyShape,
    deliveryDays: z.number(),
    revisions: z.nullable(z.number()),
  }),
  extras: z.array(choiceShape),
});

export const clockShape = z.object({
  kind: z.enum(['payment', 'requirements', 'delivery', 'late_delivery', 'hold', 'approval', 'clearance', 'reviews']),
  startsAt: instant,
  endsAt: instant,
  turn: z.array(sideShape),
  /** What happens at the end by itself. */
  next: z.string(),
});

export const offeredMoveShape = z.object({ name: moveShape, ok: z.boolean(), why: z.nullable(z.string()) });

export const fileShape = z.object({
  /** While it is being checked, and once malware was found, nobody can download it. */
  scan: scanShape,
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  kind: z.string(),
  sha256: z.string(),
  uploadedBy: sideShape,
  uploadedAt: instant,
});

export const eventShape = z.object({
  id: z.string(),
  at: instant,
  move: z.string(),
  party: z.string(),
  byName: z.nullable(z.string()),
  before: z.nullable(stateShape),
  after: stateShape,
  words: z.string(),
  reason: z.nullable(z.string()),
});

export const questionShape = z.object({
  id: z.string(),
  question: z.string(),
  kind: z.enum(REQUIREMENT_KINDS),
  required: z.boolean(),
  choices: z.array(z.string()),
});

export const deliveryShape = z.object({
  id: z.string(),
  version: z.number(),
  note: z.string(),
  link: z.nullable(z.string()),
  proof: z.string(),
  deliveredAt: instant,
  files: z.array(fileShape),
});

export const starsShape = z.object({ communication: z.number(), quality: z.number(), value: z.number() });

export const reviewShape = z.object({
  by: sideShape,
  stars: starsShape,
  rating: z.number(),
  body: z.string(),
  /** Present for its writer and, once shown, for the person it is about. */
  privateNote: z.nullable(z.string()),
  writtenAt: instant,
  shown: z.boolean(),
  reply: z.nullable(z.object({ text: z.string(), at: instant })),
});

/** One line of where the money of this order went, from the ledger itself. */
export const moneyLineShape = z.object({ journalId: z.string(), at: instant, words: z.string(), from: z.string(), to: z.string(), amount: moneyShape });
