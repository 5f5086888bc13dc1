import { Name } from '#design/public/name.tsx';
import { useState } from 'react';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { Dialog } from '#design/app/dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatMoney, isZero } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { cancelOrder } from '../contract.ts';
import { staledByMoves, type Workroom } from './use-order.ts';

/** The client's way out with a full refund; when it is not open yet, why not. */
export function CancelOrder({ order }: { order: Workroom }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = useCommand(cancelOrder, { stales: staledByMoves });
  const move = order.moves.find(({ name }) => name === 'cancelBeforeStart' || name === 'cancelLate');
  if (move === undefined) return null;
  if (!move.ok) return <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">{move.why}</p>;

  const refund = isZero(order.held) ? null : formatMoney(order.held);
  const submit = () => {
    if (reason.trim() === '') return setProblem('Say in a few words why you cancel.');
    return cancel.mutate(
      { params: { orderNumber: order.orderNumber }, body: { reason } },
      {
        onSuccess: () => {
          setOpen(false);
          toast.success('Order cancelled', refund === null ? undefined : `${refund} is back where it came from.`);
        },
        onError: (error) => setProblem(error.message),
      },
    );
  };
  return (
    <div className="mt-4 border-t border-line pt-3">
      <Button size="sm" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
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
              {refund === null ? 'Cancel order' : `Cancel and get ${refund} back`}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Alert title={refund === null ? 'Nothing was paid yet.' : `You get all ${refund} back, fee included.`}>
            <Name of={order.freelancer.name} /> is told at once and sees your reason. This cannot be undone.
          </Alert>
          <CountedTextArea
            id="cancel-reason"
            label="Why do you cancel?"
            max={500}
            rows={3}
            value={reason}
            error={problem ?? undefined}
            onChange={(event) => {
              setReason(event.target.value);
              setProblem(null);
            }}
          />
        </div>
      </Dialog>
    </div>
  );
}
