import { identityOf } from '#domains/accounts/server/accounts.ts';
import { identityAnswerDue } from '#domains/verification/server/verification.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import { isPositive } from '#kit/money.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import type { Db } from '#kit/server/db/database.ts';
import { withdrawingPiece, type BeforeWithdrawing } from '../dashboard-piece.ts';
import { methodsOf } from './methods.ts';

/** Only what the person can do something about: documents in review are not asked for again. */
async function beforeWithdrawing(db: Db, userId: string, currency: string): Promise<BeforeWithdrawing> {
  const [{ clearing, available }, person, methods, due] = await Promise.all([
    balances(db, userId, currency),
    identityOf(db, userId),
    methodsOf(db, userId),
    identityAnswerDue(db, userId),
  ]);
  if (!isPositive(clearing) && !isPositive(available)) return [];
  const isIdentityMissing = (person?.identity_verified_at ?? null) === null && due === null;
  return [...(isIdentityMissing ? (['identity'] as const) : []), ...(methods.length === 0 ? (['payout_method'] as const) : [])];
}

export const payoutDashboards = [
  dashboardPart({
    of: 'freelancer',
    piece: withdrawingPiece,
    read: async (db, actor, { config }) => ({ data: { before_withdrawing: await beforeWithdrawing(db, actor.userId, config.currency) } }),
  }),
];
