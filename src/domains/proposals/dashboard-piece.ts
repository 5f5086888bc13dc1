import * as z from 'zod/mini';
import { moneyShape } from '#kit/money-shape.ts';
import { counterClockShape } from './contract.ts';

/** A counter-offer to answer, or new proposals for one project to read. */
export const proposalTurnShape = z.object({
  kind: z.literal('proposal'),
  /** Of the proposal, or of the project with new ones. */
  id: z.string(),
  /** Where it is read and answered: the desk of the project, or for a freelancer its page. */
  path: z.string(),
  title: z.string(),
  /** Null for new proposals, of which there are `count`. */
  counter: z.nullable(z.object({ other: z.string(), price: moneyShape, days: z.number() })),
  count: z.number(),
  clock: z.nullable(counterClockShape),
});
export type ProposalTurn = z.output<typeof proposalTurnShape>;
