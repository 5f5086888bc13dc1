import { Money } from '#design/public/money.tsx';
import type { PieceData } from '#kit/dashboard.ts';
import { counted } from '#kit/format/unit.ts';
import type { DashboardView } from '#kit/web/web-module.ts';
import { pathTo } from '#routes';
import type { moneyPiece, spentPiece } from '../dashboard-piece.ts';

type Home = PieceData<typeof moneyPiece> & PieceData<typeof spentPiece>;

export const clientDashboard: DashboardView<Home> = {
  figures: {
    spendable: (home) => ({
      label: 'Spendable',
      value: home === undefined ? null : <Money value={home.money.spendable} />,
      link: { href: pathTo('add-funds'), label: 'Add funds' },
    }),
    held: (home) => ({
      label: 'Held',
      value: home === undefined ? null : <Money value={home.money.held} />,
      context: 'For your orders and contracts',
    }),
    spent: (home) => ({
      label: 'Spent',
      value: home === undefined ? null : <Money value={home.spent.total} />,
      context: home === undefined ? '' : spentOn(home.spent.people),
    }),
  },
};

const spentOn = (people: number): string =>
  people === 0 ? 'Nothing released yet' : `Released to ${counted(people, { one: 'freelancer', other: 'freelancers' })}`;
