import { toast } from '#design/public/toast-store.ts';
import { AskToSplit } from '#domains/paid-work/web/paid-work.tsx';
import { HOUR_MS } from '#kit/clock.ts';
import { useCommand } from '#kit/web/api.ts';
import { requestCancellation, type Workroom } from '../contract.ts';
import { PERIODS, silenceOf } from '../deadlines.ts';
import { staledByMoves } from './use-order.ts';

const HOURS = PERIODS.answerMs / HOUR_MS;

/** From the start of work to its approval either side may ask (ORD-12). */
export function AskToCancel({ order, onClose }: { order: Workroom; onClose: () => void }) {
  const request = useCommand(requestCancellation, { stales: staledByMoves });
  const other = (order.side === 'client' ? order.freelancer : order.client).name;
  return (
    <AskToSplit
      onClose={onClose}
      about={order.order_number}
      work="this order"
      terms={order.terms}
      side={order.side}
      other={other}
      hours={HOURS}
      silence={silenceOf({ isDelivered: order.deliveries.length > 0 })}
      send={(body) => request.mutateAsync({ params: { order_number: order.order_number }, body })}
      onDone={() => toast.success('Request sent', `${other} has ${HOURS} hours to answer.`)}
    />
  );
}
