import { Money } from '#design/public/money.tsx';
import { customOfferTurn } from '#domains/custom-offers/web/custom-offers.tsx';
import type { standingPiece } from '#domains/profiles/dashboard-piece.ts';
import { firstServiceTurn } from '#domains/services/web/services.tsx';
import type { moneyPiece } from '#domains/wallet/dashboard-piece.ts';
import type { PieceData } from '#kit/dashboard.ts';
import { formatUnit } from '#kit/format/unit.ts';
import type { DashboardView } from '#kit/web/web-module.ts';
import type { OpenOrders, OrderTurn as Turn } from '../dashboard-pieces.ts';
import { ActiveOrders } from './active-orders.tsx';
import { OrderTurn } from './order-turn.tsx';

/** With what the domains before it put there: how long earnings clear depends on the level. */
type Home = OpenOrders & PieceData<typeof standingPiece> & PieceData<typeof moneyPiece>;

export const freelancerDashboard: DashboardView<Home> = {
  figures: {
    clearing: (home) => ({
      label: 'Clearing',
      value: home === undefined ? null : <Money value={home.money.clearing} />,
      context:
        home === undefined
          ? ''
          : `Becomes available within ${formatUnit(home.level.clearance_days[home.level.held], 'day')}`,
    }),
  },
  panels: {
    'active-orders': ({ home }) => (
      <ActiveOrders side="selling" orders={home?.active ?? []} loading={home === undefined} />
    ),
  },
  // The first service goes with the orders that it leads to: a file of its own would be one more for everyone's first
  // screen.
  turns: {
    order: { Card: OrderTurn, about: (turn: Turn) => turn.order_number },
    first_service: firstServiceTurn,
    custom_offer: customOfferTurn,
  },
};
