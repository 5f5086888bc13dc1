import { MoneyTrail, WorkTimeline } from '#domains/paid-work/web/paid-work.tsx';
import type { Workroom } from '../contract.ts';
import { TROUBLE } from '../timeline.ts';
import { OrderAgreement } from './order-agreement.tsx';
import { RequirementsPanel } from './requirements-panel.tsx';

interface TabProps {
  order: Workroom;
}

export const BriefTab = ({ order }: TabProps) => (
  <>
    <RequirementsPanel order={order} />
    <OrderAgreement order={order} />
  </>
);

export const ActivityTab = ({ order }: TabProps) => (
  <WorkTimeline past={order.timeline} clocks={order.clocks} trouble={TROUBLE} />
);

export const MoneyTab = ({ order }: TabProps) => <MoneyTrail lines={order.money} of="this order" />;
