import { Money } from '#design/public/money.tsx';
import type { PieceData } from '#kit/dashboard.ts';
import { isPositive } from '#kit/money.ts';
import type { DashboardView } from '#kit/web/web-module.ts';
import { pathTo } from '#routes';
import type { Earned, moneyPiece } from '../dashboard-piece.ts';
import { ClearingPanel } from './clearing-panel.tsx';
import { EarningsPanel } from './earnings-panel.tsx';

export const freelancerDashboard: DashboardView<Earned & PieceData<typeof moneyPiece>> = {
  figures: {
    available: (home) => ({
      label: home !== undefined && isPositive(home.money.available) ? 'Available to withdraw' : 'Available',
      value: home === undefined ? null : <Money value={home.money.available} />,
      ...(home !== undefined && isPositive(home.money.available)
        ? { link: { href: pathTo('withdraw'), label: 'Withdraw' } }
        : { context: 'Nothing to withdraw yet' }),
    }),
  },
  panels: {
    earnings: ({ home }) => (home === undefined ? null : <EarningsPanel weeks={home.weeks} />),
    clearing: ({ home }) =>
      home === undefined ? null : <ClearingPanel clearing={home.clearing} total={home.money.clearing} />,
  },
};
