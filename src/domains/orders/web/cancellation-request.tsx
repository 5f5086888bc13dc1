import { toast } from '#design/public/toast-store.ts';
import { SplitRequest } from '#domains/paid-work/web/paid-work.tsx';
import { useCommand } from '#kit/web/api.ts';
import { acceptCancellation, declineCancellation, withdrawCancellation, type Workroom } from '../contract.ts';
import { OrderClockLine } from './order-countdown.tsx';
import { staledByMoves } from './use-order.ts';

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
      other={(order.side === 'client' ? order.freelancer : order.client).name}
      work="this order"
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
