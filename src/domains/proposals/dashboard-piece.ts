import * as z from 'zod/mini';
import { clockShapeOf } from '#domains/paid-work/shapes.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { SIDES } from '#kit/sides.ts';

/** A counter-offer to answer, a contract to offer because both agreed, or proposals of a project to read or to decide on. */
const TURNS = ['counter', 'agreed', 'new', 'shortlisted'] as const;

export const proposalTurnShape = z.object({
  kind: z.literal('proposal'),
  what: z.enum(TURNS),
  side: z.enum(SIDES),
  /** Of the proposal, or of the project. */
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** What waits to be answered or was agreed on; null for the proposals of a project, of which there are `count`. */
  terms: z.nullable(z.object({ other: z.string(), username: z.string(), price: moneyShape, days: z.number() })),
  count: z.number(),
  clock: z.nullable(clockShapeOf(['counter', 'project'])),
});
export type ProposalTurn = z.output<typeof proposalTurnShape>;
