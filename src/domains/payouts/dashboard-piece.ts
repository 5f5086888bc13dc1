import * as z from 'zod/mini';
import type { PieceData } from '#kit/dashboard.ts';

/**
 * What payouts put on the freelancer's dashboard: what is still missing to withdraw, while there is money to come. It
 * takes days, so it is better begun early.
 */
export const BEFORE_WITHDRAWING = ['identity', 'no_method', 'suspended_method', 'name'] as const;
export const withdrawingPiece = { before_withdrawing: z.array(z.enum(BEFORE_WITHDRAWING)) };
export type BeforeWithdrawing = PieceData<typeof withdrawingPiece>['before_withdrawing'];
