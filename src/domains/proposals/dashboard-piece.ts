import * as z from 'zod/mini';
import { moneyShape } from '#kit/money-shape.ts';
import { SIDES } from '#kit/sides.ts';
import { counterClockShape } from './contract.ts';

/** A counter-offer to answer, or new proposals for one project to read. */
export const proposalTurnShape = z.object({
  kind: z.literal('proposal'),
  /** The reader’s: a client answers on the desk of the project, a freelancer on its page. */
  side: z.enum(SIDES),
  /** Of the proposal, or of the project with new ones. */
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Null for new proposals, of which there are `count`. */
  counter: z.nullable(z.object({ other: z.string(), price: moneyShape, days: z.number() })),
  count: z.number(),
  clock: z.nullable(counterClockShape),
});
export type ProposalTurn = z.output<typeof proposalTurnShape>;
