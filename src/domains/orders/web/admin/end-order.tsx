import { useIsOpen } from '#domains/accounts/web/accounts.ts';
import { EndByStaff } from '#domains/paid-work/web/paid-work.tsx';
import { useCommand } from '#kit/web/api.ts';
import { HOLDING_STATES } from '../../order.ts';
import {
  cancelOrderByStaff,
  completeOrderByStaff,
  confirmOrderEnd,
  declineOrderEnd,
  refundOrderByStaff,
  staffOrders,
  type StaffOrder,
} from '../../staff-contract.ts';

const stales = [staffOrders];
const isPaid = ({ state }: StaffOrder): boolean => HOLDING_STATES.includes(state);

/** One in dispute is decided by its dispute. */
export const canBeEnded = (order: StaffOrder): boolean =>
  order.state === 'pending_payment' || (order.state !== 'disputed' && isPaid(order));

export function EndOrder({ order }: { order: StaffOrder }) {
  const complete = useCommand(completeOrderByStaff, { stales });
  const cancel = useCommand(cancelOrderByStaff, { stales });
  const refund = useCommand(refundOrderByStaff, { stales });
  const confirm = useCommand(confirmOrderEnd, { stales });
  const decline = useCommand(declineOrderEnd, { stales });
  const isOpen = useIsOpen(['trust']);
  if (!isOpen || !canBeEnded(order)) return null;
  const params = { order_number: order.order_number };
  return (
    <EndByStaff
      work={{
        kind: 'order',
        number: order.order_number,
        terms: order.terms,
        isPaid: isPaid(order),
        client: order.client.name,
        freelancer: order.freelancer.name,
        proposed: order.end_proposed,
      }}
      commands={{
        end: (percent, reason) =>
          percent === 100
            ? complete.mutateAsync({ params, body: { reason } })
            : percent === 0
              ? cancel.mutateAsync({ params, body: { reason } })
              : refund.mutateAsync({ params, body: { percent, reason } }),
        confirm: () => confirm.mutateAsync({ params }),
        decline: (reason) => decline.mutateAsync({ params, body: { reason } }),
      }}
    />
  );
}
