import { toast } from '#design/public/toast-store.ts';
import { AskToSplit, type OpenedElsewhere } from '#domains/paid-work/web/paid-work.tsx';
import { HOUR_MS } from '#kit/clock.ts';
import { useCommand } from '#kit/web/api.ts';
import { requestCancellation, type Workroom } from '../contract.ts';
import { PERIODS, silenceOf } from '../deadlines.ts';
import { staledByMoves } from './use-order.ts';

const HOURS = PERIODS.answerMs / HOUR_MS;

/** From the start of work to its approval either side may ask (ORD-12). */
export function AskToCancel({ order, onClosed }: { order: Workroom } & OpenedElsewhere) {
  const request = useCommand(requestCancellation, { stales: staledByMoves });
  const other = (order.side === 'client' ? order.freelancer : order.client).name;
  if (!order.moves.some(({ name, ok }) => name === 'requestCancellation' && ok)) return null;
  return (
    <div className={onClosed === undefined ? 'mt-4 border-t border-line pt-3' : ''}>
      <AskToSplit
        onClosed={onClosed}
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
    </div>
  );
}
