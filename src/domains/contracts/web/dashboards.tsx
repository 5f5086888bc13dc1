import { lazy, Suspense } from 'react';
import { Bone } from '#design/public/skeleton.tsx';
import type { OpenOrders } from '#domains/orders/dashboard-pieces.ts';
import { counted } from '#kit/format/unit.ts';
import type { Side } from '#kit/sides.ts';
import type { DashboardFigure, DashboardView, TurnCard } from '#kit/web/web-module.ts';
import type { Contracts, MilestoneTurn } from '../dashboard-piece.ts';

/** Loaded with the first one: most people have no contract. */
const Card = lazy(async () => ({ default: (await import('./milestone-turn.tsx')).MilestoneTurn }));
const Panel = lazy(async () => ({ default: (await import('./contracts-panel.tsx')).ContractsPanel }));

/** With what the domain before it puts there: work is active as an order or under a contract. */
type Home = Contracts & OpenOrders;

const activeIn = ({ counts: { all, done, closed } }: OpenOrders): number => all - done - closed;
const activeWork = (home: Home | undefined): DashboardFigure => {
  const [orders, contracts] = home === undefined ? [0, 0] : [activeIn(home), home.contracts.running];
  return {
    label: 'Active work',
    value: orders + contracts,
    context: `${counted(orders, { one: 'order', other: 'orders' })}, ${counted(contracts, { one: 'contract', other: 'contracts' })}`,
  };
};

/** Without one there is no panel: projects have their own first step. */
const ContractsOf = ({ side, home }: { side: Side; home: Contracts | undefined }) =>
  home === undefined || home.contracts.open.length === 0 ? null : (
    <Suspense fallback={<Bone className="h-56" />}>
      <Panel side={side} contracts={home.contracts.open} />
    </Suspense>
  );

const milestone: TurnCard<MilestoneTurn> = { Card, about: ({ number }) => number };

const viewOf = (side: Side): DashboardView<Home> => ({
  figures: { 'active-work': activeWork },
  panels: { contracts: ({ home }) => <ContractsOf side={side} home={home} /> },
  turns: { milestone },
});
export const contractViews = { client: viewOf('client'), freelancer: viewOf('freelancer') };
