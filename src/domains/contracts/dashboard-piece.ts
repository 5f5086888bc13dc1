import * as z from 'zod/mini';
import type { PieceData } from '#kit/dashboard.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { milestoneRowShape } from './contract.ts';
import { contractState } from './shapes.ts';

/** An offer, a milestone or a request of a contract that waits for the reader. */
export const milestoneTurnShape = z.object({
  kind: z.literal('milestone'),
  ...milestoneRowShape.shape,
  /** Of a contract that is not accepted yet: it waits as a whole, in its first milestone’s row. */
  offer: z.nullable(z.object({ milestones: z.number(), amount: moneyShape })),
});
export type MilestoneTurn = z.output<typeof milestoneTurnShape>;

const openContractShape = z.object({
  number: z.string(),
  title: z.string(),
  other: z.string(),
  state: contractState,
  is_disputed: z.boolean(),
  /** How many milestones were released, of those that were agreed on. */
  released: z.number(),
  milestones: z.number(),
  /** Held for it: what the client paid, or the price to the freelancer. */
  held: moneyShape,
  /** The deadline that ends first. */
  ends_at: z.nullable(z.iso.datetime()),
});
export type OpenContract = z.output<typeof openContractShape>;

/** What contracts put on both dashboards, each with those of its side. */
export const contractsPiece = {
  contracts: z.object({
    /** The first of those that are not over, open offers among them. */
    open: z.array(openContractShape),
    /** How many run. */
    running: z.number(),
  }),
};
export type Contracts = PieceData<typeof contractsPiece>;
