import * as z from 'zod/mini';
import type { PieceData } from '#kit/dashboard.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { countsShape, orderRowShape } from './contract.ts';

const instant = z.iso.datetime();

/** An order that waits for an act of the reader. */
export const orderTurnShape = z.object({ kind: z.literal('order'), ...orderRowShape.shape });
export type OrderTurn = z.output<typeof orderTurnShape>;

/** What orders put on the client's dashboard. */
export const buyingPiece = {
  /** The first of those that are open; `counts` has how many there are. */
  active: z.array(orderRowShape),
  spent: z.object({ total: moneyShape, orders: z.number(), people: z.number() }),
  counts: countsShape,
};
export type Buying = PieceData<typeof buyingPiece>;

/** What orders put on the freelancer's. */
export const sellingPiece = {
  active: z.array(orderRowShape),
  /** Earnings waiting, the next to clear first. */
  clearing: z.array(z.object({ order_number: z.string(), title: z.string(), amount: moneyShape, clears_at: instant })),
  /** Oldest week first; `starts_on` is its Monday in UTC. */
  weeks: z.array(z.object({ starts_on: z.iso.date(), earned: moneyShape })),
  counts: countsShape,
};
export type Selling = PieceData<typeof sellingPiece>;
