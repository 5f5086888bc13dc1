import { Money } from '#design/public/money.tsx';
import type { standingPiece } from '#domains/profiles/dashboard-piece.ts';
import type { moneyPiece } from '#domains/wallet/dashboard-piece.ts';
import type { PieceData } from '#kit/dashboard.ts';
import { formatRate } from '#kit/format/number.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { instanceLocale } from '#kit/locale.ts';
import type { DashboardView } from '#kit/web/web-module.ts';
import type { OrderTurn as Turn, Selling } from '../dashboard-pieces.ts';
import { activeIn } from './active-in.ts';
import { customOfferTurn } from '#domains/custom-offers/web/custom-offers.tsx';
import { firstServiceTurn } from '#domains/services/web/services.tsx';
import { ActiveOrders } from './active-orders.tsx';
import { ClearingPanel } from './clearing-panel.tsx';
import { EarningsPanel } from './earnings-panel.tsx';
import { OrderTurn } from './order-turn.tsx';

/** With what the domains before it put there: how long earnings clear depends on the level. */
type Home = Selling & PieceData<typeof standingPiece> & PieceData<typeof moneyPiece>;

export const freelancerDashboard: DashboardView<Home> = {
  figures: {
    clearing: (home) => ({
      label: 'Clearing',
      value: home === undefined ? null : <Money value={home.money.clearing} />,
      context: home === undefined ? '' : `Becomes available within ${formatUnit(home.level.clearance_days[home.level.held], 'day')}`,
    }),
    'active-orders': (home) => ({
      label: 'Active orders',
      value: home === undefined ? 0 : activeIn(home.counts),
      context: home === undefined ? '' : doneBefore(home),
    }),
  },
  panels: {
    earnings: ({ home }) => (home === undefined ? null : <EarningsPanel weeks={home.weeks} />),
    'active-orders': ({ home }) => <ActiveOrders side="selling" orders={home?.active ?? []} loading={home === undefined} />,
    clearing: ({ home }) => (home === undefined ? null : <ClearingPanel clearing={home.clearing} total={home.money.clearing} />),
  },
  // The first service goes with the orders that it leads to: a file of its own would be one more for everyone's first screen.
  turns: { order: { Card: OrderTurn, about: (turn: Turn) => turn.order_number }, first_service: firstServiceTurn, custom_offer: customOfferTurn },
};

function doneBefore({ record: { completed, on_time_percent: onTimePercent } }: Home): string {
  return `${completed} completed${onTimePercent === null ? '' : `, ${formatRate(onTimePercent * 100, instanceLocale())} on time`}`;
}
