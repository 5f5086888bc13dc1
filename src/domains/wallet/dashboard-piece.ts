import * as z from 'zod/mini';
import { moneyShape } from '#kit/money-shape.ts';

/** What the wallet puts on both dashboards. */
export const moneyPiece = { money: z.object({ spendable: moneyShape, held: moneyShape, clearing: moneyShape, available: moneyShape }) };
