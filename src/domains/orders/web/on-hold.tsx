import { Name } from '#design/public/name.tsx';
import { useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { waitForSeller, type Workroom } from '../contract.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { staledByMoves } from './use-order.ts';

const REASON = 'The freelancer’s account is suspended.';

/** The freelancer is suspended: the client waits, or cancels with a full refund. */
export function OnHold({ order }: { order: Workroom }) {
  const end = order.clocks.find(({ kind }) => kind === 'hold')?.ends_at;
  const automatic = end === undefined ? null : <When at={end} style="moment" />;
  if (order.side === 'freelancer')
    return (
      <Panel
        title="This order is on hold"
        lead="Your account is suspended, so all deadlines are paused. They continue with the remaining time once the suspension is lifted."
      >
        <p className="text-md text-ink-2">
          If it is not lifted by {automatic}, the order is canceled and the client is refunded in full.
        </p>
      </Panel>
    );
  return <ClientsChoice order={order} automatic={automatic} />;
}

function ClientsChoice({ order, automatic }: { order: Workroom; automatic: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const wait = useCommand(waitForSeller, { stales: staledByMoves });
  const params = { order_number: order.order_number };
  const refund = formatMoney(order.held);
  return (
    <Panel
      title={order.waits ? 'You chose to wait' : 'Your turn: wait or cancel'}
      lead={`${order.freelancer.name}’s account is suspended. Your order is on hold: all deadlines are paused and your ${refund} stays held.`}
    >
      <div className="grid gap-4">
        {wait.error === null ? null : (
          <Alert live tone="danger" title="Order not changed">
            {wait.error.message}
          </Alert>
        )}
        <p className="text-md text-ink-2">
          If the suspension is lifted, work continues with the remaining time. If it is not lifted by {automatic}, we
          cancel the order and refund you in full.
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
      {isOpen ? (
        <CancelDialog
          order={order}
          reason={REASON}
          consequence="The money returns to your wallet immediately."
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Panel>
  );
}
