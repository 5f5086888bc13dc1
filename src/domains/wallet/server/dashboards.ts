import { DASHBOARDS } from '#kit/dashboard.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { moneyPiece } from '../dashboard-piece.ts';
import { balances } from './balances.ts';

export const walletDashboards = DASHBOARDS.map((of) =>
  dashboardPart({
    of,
    piece: moneyPiece,
    read: async (db, actor, context) => {
      const { spendable, held, clearing, available } = await balances(db, actor.userId, context.config.currency);
      return { data: { money: { spendable, held, clearing, available } } };
    },
  }),
);
