import { Alert } from '#design/public/alert.tsx';
import type { Workroom } from '../contract.ts';
import { otherSide, type Side } from '#kit/sides.ts';
import { type OrderState } from '../order.ts';

/** What continues although the other person cannot act; an order on hold says so in its own panel. */
const GOES_ON: Readonly<Record<Side, Partial<Record<OrderState, string>>>> = {
  client: {
    delivered: 'Review the delivery as usual. The money is released when you approve it, or when the review time ends.',
  },
  freelancer: {
    awaiting_requirements: 'They can’t send the requirements now. You can start with the information you have.',
    in_progress: 'Deliver as agreed. The delivery is approved automatically when the review time ends.',
    in_revision: 'Deliver as agreed. The delivery is approved automatically when the review time ends.',
    delivered: 'Nothing changes for you. The delivery is approved automatically when the review time ends.',
  },
};

export function OtherSuspended({ order }: { order: Workroom }) {
  const words = GOES_ON[order.side][order.state];
  if (words === undefined) return null;
  return <Alert title={`${order[otherSide(order.side)].name}’s account is suspended`}>{words}</Alert>;
}
