import * as z from 'zod/mini';
import type { PieceData } from '#kit/dashboard.ts';
import { countsShape, orderRowShape } from './contract.ts';

/** An order that waits for an act of the reader. */
export const orderTurnShape = z.object({ kind: z.literal('order'), ...orderRowShape.shape });
export type OrderTurn = z.output<typeof orderTurnShape>;

/** What orders put on both dashboards, each with those of its side. */
export const ordersPiece = {
  /** The first of those that are open; `counts` has how many there are. */
  active: z.array(orderRowShape),
  counts: countsShape,
};
export type OpenOrders = PieceData<typeof ordersPiece>;
