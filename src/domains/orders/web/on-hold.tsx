import { Name } from '#design/public/name.tsx';
import { useState } from 'react';
import { Dialog } from '#design/app/dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { formatMoney, isZero } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { cancelOrder, waitForSeller } from '../contract.ts';
import { staledByMoves, type Workroom } from './use-order.ts';

const REASON = 'The freelancer’s account is suspended.';

/** The freelancer is suspended: the client waits, or takes all the money back. */
export function OnHold({ order }: { order: Workroom }) {
  const end = order.clocks.find(({ kind }) => kind === 'hold')?.endsAt;
  const automatic = end === undefined ? null : <When at={end} style="moment" />;
  if (order.side === 'freelancer')
    return (
      <Panel
        title="This order is on hold"
        lead="Your account is suspended, so all deadlines are paused. They continue with the remaining time once the suspension is lifted."
      >
        <p className="text-md text-ink-2">If it is not lifted by {automatic}, the order is cancelled and the client is refunded in full.</p>
      </Panel>
    );
  return <ClientsChoice order={order} automatic={automatic} />;
}

function ClientsChoice({ order, automatic }: { order: Workroom; automatic: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const wait = useCommand(waitForSeller, { stales: staledByMoves });
  const cancel = useCommand(cancelOrder, { stales: staledByMoves });
  const params = { orderNumber: order.orderNumber };
  const refund = formatMoney(order.held);
  const { price, clientFee, tax } = order.terms;
  const parts = [`price ${formatMoney(price)}`, `fees ${formatMoney(clientFee)}`, ...(isZero(tax) ? [] : [`tax ${formatMoney(tax)}`])].join(', ');
  const problem = wait.error ?? cancel.error;
  const submit = () =>
    cancel.mutate(
      { params, body: { reason: REASON } },
      {
        onSuccess: () => {
          setOpen(false);
          toast.success('Order cancelled', `${refund} is back in your wallet.`);
        },
        onError: () => setOpen(false),
      },
    );
  return (
    <Panel
      title={order.waits ? 'You chose to wait' : 'Your turn: wait or cancel'}
      lead={`${order.freelancer.name}’s account is suspended. Your order is on hold: all deadlines are paused and your ${refund} stays held.`}
    >
      <div className="grid gap-4">
        {problem === null ? null : (
          <Alert live tone="danger" title="Nothing changed">
            {problem.message}
          </Alert>
        )}
        <p className="text-md text-ink-2">
          If the suspension is lifted, work continues with the remaining time. If it is not lifted by {automatic}, we cancel the order and refund you in full.
          {order.waits ? ' You can still cancel at any time until then.' : null}
        </p>
        <div className="flex flex-wrap gap-3">
          {order.waits ? null : (
            <Button pending={wait.isPending} onClick={() => wait.mutate({ params })}>
              Wait for <Name of={order.freelancer.name} />
            </Button>
          )}
          <Button variant={order.waits ? 'line' : 'primary'} onClick={() => setOpen(true)}>
            Cancel and get {refund} back
          </Button>
        </div>
      </div>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={`Cancel order ${order.orderNumber}?`}
        saving={cancel.isPending}
        actions={
          <>
            <Button onClick={() => setOpen(false)} disabled={cancel.isPending}>
              Keep the order
            </Button>
            <Button variant="danger" pending={cancel.isPending} onClick={submit}>
              Cancel and get {refund} back
            </Button>
          </>
        }
      >
        <Alert title={`You get ${refund} back: ${parts}.`}>The money returns to your wallet immediately. This cannot be undone.</Alert>
      </Dialog>
    </Panel>
  );
}
