import { Money } from '#design/public/money.tsx';
import { counted } from '#kit/format/unit.ts';
import { customOfferTurn } from '#domains/custom-offers/web/custom-offers.tsx';
import type { DashboardView } from '#kit/web/web-module.ts';
import type { Buying, OrderTurn as Turn } from '../dashboard-pieces.ts';
import { activeIn } from './active-in.ts';
import { ActiveOrders } from './active-orders.tsx';
import { OrderTurn } from './order-turn.tsx';

export const clientDashboard: DashboardView<Buying> = {
  figures: {
    'active-orders': (home) => ({
      label: 'Active orders',
      value: home === undefined ? 0 : activeIn(home.counts),
      context: home === undefined ? '' : `${home.counts.all} in total`,
    }),
    spent: (home) => ({
      label: 'Spent',
      value: home === undefined ? null : <Money value={home.spent.total} />,
      context: home === undefined ? '' : spentOn(home),
    }),
  },
  panels: { 'active-orders': ({ home }) => <ActiveOrders side="buying" orders={home?.active ?? []} loading={home === undefined} /> },
  turns: { order: { Card: OrderTurn, about: (turn: Turn) => turn.order_number }, custom_offer: customOfferTurn },
};

function spentOn({ spent: { orders, people } }: Buying): string {
  return orders === 0 ? 'Nothing completed yet' : `${orders} completed, with ${counted(people, { one: 'freelancer', other: 'freelancers' })}`;
}
