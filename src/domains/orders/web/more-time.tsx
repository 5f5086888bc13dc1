import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { extendedDueAt } from '#domains/paid-work/extension.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { acceptExtension, declineExtension, withdrawExtension, type Workroom } from '../contract.ts';
import { DAYS } from './ask-more-time.tsx';
import { OrderClockLine } from './order-countdown.tsx';
import { staledByMoves } from './use-order.ts';

type Extension = NonNullable<Workroom['extension']>;

const clockLine = (order: Workroom) =>
  order.clocks
    .filter(({ kind }) => kind === 'extension')
    .map((clock) => <OrderClockLine key={clock.kind} clock={clock} />);

/** A request for more days that waits: the client answers, the freelancer may withdraw it (ORD-14). */
export function MoreTime({ order }: { order: Workroom }) {
  const open = order.extension?.outcome === null ? order.extension : null;
  if (open === null || (order.state !== 'in_progress' && order.state !== 'in_revision')) return null;
  return order.side === 'client' ? <Answer order={order} extension={open} /> : <Asked order={order} extension={open} />;
}

function Asked({ order, extension }: { order: Workroom; extension: Extension }) {
  const withdraw = useCommand(withdrawExtension, { stales: staledByMoves });
  const input = { params: { order_number: order.order_number }, body: { request_id: extension.id } };
  return (
    <Panel
      title={`You requested ${counted(extension.days, DAYS)}`}
      lead={`${order.client.name} hasn’t answered yet. The due date stays as it is until then.`}
    >
      <div className="grid gap-4">
        {withdraw.error === null ? null : <Alert tone="danger" live title={withdraw.error.message} />}
        <q className="text-md text-ink-2 wrap-anywhere">{extension.reason}</q>
        {clockLine(order)}
        <div>
          <Button
            size="sm"
            pending={withdraw.isPending}
            onClick={() => withdraw.mutate(input, { onSuccess: () => toast.success('Request withdrawn') })}
          >
            Withdraw request
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function Answer({ order, extension }: { order: Workroom; extension: Extension }) {
  const accept = useCommand(acceptExtension, { stales: staledByMoves });
  const decline = useCommand(declineExtension, { stales: staledByMoves });
  const input = { params: { order_number: order.order_number }, body: { request_id: extension.id } };
  const error = accept.error ?? decline.error;
  const isPending = accept.isPending || decline.isPending;
  const dueAt =
    order.due_at === null
      ? null
      : extendedDueAt(new Date(order.due_at), extension.days, new Date(serverNow())).toISOString();
  return (
    <Panel
      title="Your turn: answer the request for more time"
      lead={
        <>
          {order.freelancer.name} asks for {counted(extension.days, DAYS)}.
          {dueAt === null ? null : (
            <>
              {' '}
              If you accept now, the delivery is due on <When at={dueAt} style="moment" />.
            </>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {error === null ? null : <Alert tone="danger" live title={error.message} />}
        <q className="text-md text-ink-2 wrap-anywhere">{extension.reason}</q>
        {clockLine(order)}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            disabled={isPending}
            pending={accept.isPending}
            onClick={() =>
              accept.mutate(input, {
                onSuccess: () => toast.success('More time granted', `${order.freelancer.name} was notified.`),
              })
            }
          >
            {`Give ${counted(extension.days, DAYS)}`}
          </Button>
          <Button
            disabled={isPending}
            pending={decline.isPending}
            onClick={() =>
              decline.mutate(input, {
                onSuccess: () => toast.success('Request declined', 'The due date stays as it is.'),
              })
            }
          >
            Decline request
          </Button>
        </div>
      </div>
    </Panel>
  );
}
