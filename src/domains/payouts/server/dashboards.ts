import { balances } from '#domains/wallet/server/wallet.ts';
import { isPositive } from '#kit/money.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { Context } from '#kit/server/context.ts';
import { BEFORE_WITHDRAWING, withdrawingPiece, type BeforeWithdrawing } from '../dashboard-piece.ts';
import { blocksOf } from './standing.ts';

/**
 * Of what blocks a withdrawal, only what the person can do something about: documents in review are not asked for
 * again.
 */
async function beforeWithdrawing(db: Db, userId: string, context: Context): Promise<BeforeWithdrawing> {
  const { clearing, available } = await balances(db, userId, context.config.currency);
  if (!isPositive(clearing) && !isPositive(available)) return [];
  const blocks = await blocksOf(db, userId, context.clock(), context);
  return BEFORE_WITHDRAWING.filter((step) => blocks.some(({ why }) => why === step));
}

export const payoutDashboards = [
  dashboardPart({
    of: 'freelancer',
    piece: withdrawingPiece,
    read: async (db, actor, context) => ({
      data: { before_withdrawing: await beforeWithdrawing(db, actor.userId, context) },
    }),
  }),
];
