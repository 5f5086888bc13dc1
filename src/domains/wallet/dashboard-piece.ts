import * as z from 'zod/mini';
import type { PieceData } from '#kit/dashboard.ts';
import { moneyShape } from '#kit/money-shape.ts';

/** What the wallet puts on both dashboards. */
export const moneyPiece = {
  money: z.object({ spendable: moneyShape, held: moneyShape, clearing: moneyShape, available: moneyShape }),
};

/** Of a client: what was released of their payments, fees included, and to how many people. */
export const spentPiece = { spent: z.object({ total: moneyShape, people: z.number() }) };

/** Of a freelancer: what they earned with work of any kind, after fees. */
export const earnedPiece = {
  /** The next to clear first. `path` is its page; null where it has none. */
  clearing: z.array(
    z.object({
      number: z.string(),
      title: z.string(),
      path: z.nullable(z.string()),
      amount: moneyShape,
      clears_at: z.iso.datetime(),
    }),
  ),
  /** Oldest week first; `starts_on` is its Monday in UTC. */
  weeks: z.array(z.object({ starts_on: z.iso.date(), earned: moneyShape })),
};
export type Earned = PieceData<typeof earnedPiece>;
