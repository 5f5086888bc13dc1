import * as z from 'zod/mini';
import type { PieceData } from '#kit/dashboard.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { milestoneRowShape } from './contract.ts';
import { contractState } from './shapes.ts';

/**
 * A milestone, or with `contract` the contract itself: an offer, proposed terms, a request or its review. Its `number`
 * is then the contract’s.
 */
export const milestoneTurnShape = z.object({
  kind: z.literal('milestone'),
  ...milestoneRowShape.shape,
  /**
   * Of all its milestones: what the client pays for them, or their prices to the freelancer, and what of it is held.
   */
  contract: z.nullable(z.object({ milestones: z.number(), agreed: moneyShape, held: moneyShape })),
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
