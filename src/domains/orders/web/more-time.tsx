import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { extendedDueAt } from '#domains/paid-work/extension.ts';
import { AskExtension, type OpenedElsewhere } from '#domains/paid-work/web/paid-work.tsx';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { acceptExtension, askExtension, declineExtension, withdrawExtension, type Workroom } from '../contract.ts';
import { OrderClockLine } from './order-countdown.tsx';
import { staledByMoves } from './use-order.ts';

const DAYS = { one: 'more day', other: 'more days' };
type Extension = NonNullable<Workroom['extension']>;

const clockLine = (order: Workroom) =>
  order.clocks.filter(({ kind }) => kind === 'extension').map((clock) => <OrderClockLine key={clock.kind} clock={clock} />);

/** More days: the client answers, the freelancer asks or withdraws (ORD-14). */
export function MoreTime({ order }: { order: Workroom }) {
  const open = order.extension?.outcome === null ? order.extension : null;
  if (open !== null && (order.state === 'in_progress' || order.state === 'in_revision'))
    return order.side === 'client' ? <Answer order={order} extension={open} /> : <Asked order={order} extension={open} />;
  return order.side === 'freelancer' ? <Ask order={order} /> : null;
}

/** The freelancer's request, by its button or opened elsewhere. */
export function AskMoreTime({ order, onClosed }: { order: Workroom } & OpenedElsewhere) {
  const ask = useCommand(askExtension, { stales: staledByMoves });
  if (order.due_at === null) return null;
  return (
    <AskExtension
      onClosed={onClosed}
      about={order.order_number}
      other={order.client.name}
      dueAt={order.due_at}
      send={(body) => ask.mutateAsync({ params: { order_number: order.order_number }, body })}
      onDone={() => toast.success('Request sent', `${order.client.name} has 48 hours to answer.`)}
    />
  );
}

function Ask({ order }: { order: Workroom }) {
  if (order.due_at === null || !order.moves.some(({ name, ok }) => name === 'askExtension' && ok)) return null;
  const { client, extension } = order;
  return (
    <Panel
      title="Need more time?"
      lead={
        extension?.outcome === 'declined'
          ? `${client.name} declined your request for ${counted(extension.days, DAYS)}. You can ask again.`
          : `Ask before the delivery is late. ${client.name} decides.`
      }
    >
      <AskMoreTime order={order} />
    </Panel>
  );
}

function Asked({ order, extension }: { order: Workroom; extension: Extension }) {
  const withdraw = useCommand(withdrawExtension, { stales: staledByMoves });
  const input = { params: { order_number: order.order_number }, body: { request_id: extension.id } };
  return (
    <Panel title={`You requested ${counted(extension.days, DAYS)}`} lead={`${order.client.name} hasn’t answered yet. The due date stays as it is until then.`}>
      <div className="grid gap-4">
        {withdraw.error === null ? null : <Alert tone="danger" live title={withdraw.error.message} />}
        <q className="text-md text-ink-2 wrap-anywhere">{extension.reason}</q>
        {clockLine(order)}
        <div>
          <Button size="sm" pending={withdraw.isPending} onClick={() => withdraw.mutate(input, { onSuccess: () => toast.success('Request withdrawn') })}>
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
  const dueAt = order.due_at === null ? null : extendedDueAt(new Date(order.due_at), extension.days, new Date(serverNow())).toISOString();
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
            onClick={() => accept.mutate(input, { onSuccess: () => toast.success('More time granted', `${order.freelancer.name} was notified.`) })}
          >
            {`Give ${counted(extension.days, DAYS)}`}
          </Button>
          <Button
            disabled={isPending}
            pending={decline.isPending}
            onClick={() => decline.mutate(input, { onSuccess: () => toast.success('Request declined', 'The due date stays as it is.') })}
          >
            Decline request
          </Button>
        </div>
      </div>
    </Panel>
  );
}
