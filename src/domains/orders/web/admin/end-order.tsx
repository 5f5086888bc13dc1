import { lazy, Suspense, useState } from 'react';
import { Menu } from '#design/app/menu.tsx';
import { useIsOpen } from '#domains/accounts/web/accounts.ts';
import { HOLDING_STATES } from '../../order.ts';
import type { StaffOrder } from '../../staff-contract.ts';

type Act = 'complete' | 'cancel' | 'refund' | 'confirm' | 'decline';

/** Most orders that staff look at are not ended by them. */
const WholeOrder = lazy(async () => ({ default: (await import('./end-order-dialogs.tsx')).WholeOrder }));
const ConfirmEnd = lazy(async () => ({ default: (await import('./end-order-dialogs.tsx')).ConfirmEnd }));
const DeclineEnd = lazy(async () => ({ default: (await import('./end-order-dialogs.tsx')).DeclineEnd }));
const PartOfOrder = lazy(async () => ({ default: (await import('./end-order-dialogs.tsx')).PartOfOrder }));

const isPaid = ({ state }: StaffOrder): boolean => HOLDING_STATES.includes(state);

/** One in dispute is decided by its dispute. */
export const canBeEnded = (order: StaffOrder): boolean => order.state === 'pending_payment' || (order.state !== 'disputed' && isPaid(order));

/** Ends an open order with a reason that both sides read; above a limit a second operator confirms (ORD-25). */
export function EndOrder({ order }: { order: StaffOrder }) {
  const [act, setAct] = useState<Act | null>(null);
  const isOpen = useIsOpen(['trust']);
  if (!isOpen || !canBeEnded(order)) return null;
  const { end_proposed: proposed } = order;
  const answers = [
    { key: 'confirm', label: 'Confirm the end', disabled: proposed?.is_own === true },
    { key: 'decline', label: proposed?.is_own === true ? 'Withdraw proposal' : 'Decline proposal' },
  ];
  const entries = [
    { key: 'complete', label: 'Complete', disabled: !isPaid(order) },
    { key: 'refund', label: 'Refund a part', disabled: !isPaid(order) },
    { key: 'cancel', label: 'Cancel', danger: true, apart: true },
  ];
  const close = () => setAct(null);
  return (
    <>
      {proposed === null ? null : <span className="text-sm text-ink-2">{proposed.is_own ? 'Waits for another operator' : 'Waits for you'}</span>}
      <Menu label={`End order ${order.order_number}`} items={proposed === null ? entries : answers} onAction={(key) => setAct(key as Act)} />
      <Suspense fallback={null}>
        {act === 'complete' || act === 'cancel' ? <WholeOrder key={act} act={act} order={order} onClose={close} /> : null}
        {act === 'confirm' && proposed !== null ? <ConfirmEnd order={order} proposed={proposed} onClose={close} /> : null}
        {act === 'decline' && proposed !== null ? <DeclineEnd order={order} proposed={proposed} onClose={close} /> : null}
        {act === 'refund' ? <PartOfOrder order={order} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
