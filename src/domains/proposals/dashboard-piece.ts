import * as z from 'zod/mini';
import { clockShapeOf } from '#domains/paid-work/shapes.ts';
import { moneyShape } from '#kit/money-shape.ts';
import type { PieceData } from '#kit/dashboard.ts';
import { SIDES } from '#kit/sides.ts';
import { rowShape } from './own-contract.ts';

/**
 * A counter-offer to answer, messages to read, a contract to offer because both agreed, or proposals of a project to
 * read or to decide on.
 */
const TURNS = ['counter', 'message', 'agreed', 'new', 'shortlisted'] as const;

export const proposalTurnShape = z.object({
  kind: z.literal('proposal'),
  what: z.enum(TURNS),
  side: z.enum(SIDES),
  /** Of the proposal, or of the project. */
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** What waits to be answered, was agreed on or is talked about; null for the proposals of a project. */
  terms: z.nullable(z.object({ other: z.string(), username: z.string(), price: moneyShape, days: z.number() })),
  /** Of proposals, or of messages. */
  count: z.number(),
  clock: z.nullable(clockShapeOf(['counter', 'project'])),
});
export type ProposalTurn = z.output<typeof proposalTurnShape>;

/** A freelancer’s proposals that are not over. */
export const ownProposalsPiece = {
  proposals: z.object({
    /** The first of them, those that wait for the reader before the others. */
    live: z.array(
      z.pick(rowShape, {
        id: true,
        state: true,
        project: true,
        price: true,
        is_viewed: true,
        is_agreed: true,
        is_countered: true,
        turn: true,
        next: true,
      }),
    ),
    count: z.number(),
  }),
};
export type OwnProposals = PieceData<typeof ownProposalsPiece>;
