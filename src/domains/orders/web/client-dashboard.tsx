import { customOfferTurn } from '#domains/custom-offers/web/custom-offers.tsx';
import type { DashboardView } from '#kit/web/web-module.ts';
import type { OpenOrders, OrderTurn as Turn } from '../dashboard-pieces.ts';
import { ActiveOrders } from './active-orders.tsx';
import { OrderTurn } from './order-turn.tsx';

export const clientDashboard: DashboardView<OpenOrders> = {
  panels: {
    'active-orders': ({ home }) => (
      <ActiveOrders side="buying" orders={home?.active ?? []} loading={home === undefined} />
    ),
  },
  turns: { order: { Card: OrderTurn, about: (turn: Turn) => turn.order_number }, custom_offer: customOfferTurn },
};
