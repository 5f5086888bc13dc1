import { Money } from '#design/public/money.tsx';
import type { PieceData } from '#kit/dashboard.ts';
import { isPositive } from '#kit/money.ts';
import type { DashboardView } from '#kit/web/web-module.ts';
import { pathTo } from '#routes';
import type { moneyPiece } from '../dashboard-piece.ts';

type Home = PieceData<typeof moneyPiece>;
const shown = (home: Home | undefined, part: keyof Home['money']) => (home === undefined ? null : <Money value={home.money[part]} />);

export const clientDashboard: DashboardView<Home> = {
  figures: {
    spendable: (home) => ({ label: 'Spendable', value: shown(home, 'spendable'), link: { href: pathTo('add-funds'), label: 'Add funds' } }),
    held: (home) => ({ label: 'Held', value: shown(home, 'held'), context: 'For your open orders and milestones' }),
  },
};

export const freelancerDashboard: DashboardView<Home> = {
  figures: {
    available: (home) => ({
      label: home !== undefined && isPositive(home.money.available) ? 'Available to withdraw' : 'Available',
      value: shown(home, 'available'),
      ...(home !== undefined && isPositive(home.money.available)
        ? { link: { href: pathTo('withdraw'), label: 'Withdraw' } }
        : { context: 'Nothing to withdraw yet' }),
    }),
  },
};
