import { toast } from '#design/public/toast-store.ts';
import { AskToSplit, SplitRequest } from '#domains/paid-work/web/paid-work.tsx';
import { HOUR_MS } from '#kit/clock.ts';
import { useCommand } from '#kit/web/api.ts';
import { acceptCancellation, declineCancellation, requestCancellation, withdrawCancellation, type Workroom } from '../contract.ts';
import { PERIODS, silenceOf } from '../deadlines.ts';
import { OrderClockLine } from './order-countdown.tsx';
import { staledByMoves } from './use-order.ts';

const WORK = 'this order';
const HOURS = PERIODS.answerMs / HOUR_MS;
const otherOf = ({ side, client, freelancer }: Workroom): string => (side === 'client' ? freelancer.name : client.name);

/** From the start of work to its approval either side may ask (ORD-12). */
export function AskToCancel({ order }: { order: Workroom }) {
  const request = useCommand(requestCancellation, { stales: staledByMoves });
  const other = otherOf(order);
  if (!order.moves.some(({ name, ok }) => name === 'requestCancellation' && ok)) return null;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <AskToSplit
        about={order.order_number}
        work={WORK}
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

type Request = NonNullable<Workroom['cancellation']>;

/** The request that waits for its answer. */
export function CancellationRequest({ order, request }: { order: Workroom; request: Request }) {
  const accept = useCommand(acceptCancellation, { stales: staledByMoves });
  const decline = useCommand(declineCancellation, { stales: staledByMoves });
  const withdraw = useCommand(withdrawCancellation, { stales: staledByMoves });
  const input = { params: { order_number: order.order_number }, body: { request_id: request.id } };
  const goesOn = () => toast.success('The order continues', 'All deadlines continue with the remaining time.');
  return (
    <SplitRequest
      split={request}
      side={order.side}
      other={otherOf(order)}
      work={WORK}
      reason={order.timeline.findLast(({ move }) => move === 'requestCancellation')?.reason ?? null}
      clock={order.clocks.map((clock) => (
        <OrderClockLine key={clock.kind} clock={clock} />
      ))}
      accept={async () => {
        await accept.mutateAsync(input);
        toast.success('Order canceled', `Order ${order.order_number} was canceled by agreement.`);
      }}
      decline={() => decline.mutate(input, { onSuccess: goesOn })}
      withdraw={() => withdraw.mutate(input, { onSuccess: goesOn })}
      isPending={decline.isPending || withdraw.isPending}
      error={decline.error ?? withdraw.error}
    />
  );
}
