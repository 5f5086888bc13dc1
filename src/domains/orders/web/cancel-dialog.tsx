import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatMoney, isZero } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { cancelOrder, type Workroom } from '../contract.ts';
import { staledByMoves } from './use-order.ts';

const MAX_REASON = 500;
const schema = z.object({
  reason: z.string().check(
    z.refine((reason) => reason.trim() !== '', 'Enter a reason.'),
    z.maxLength(MAX_REASON),
  ),
});

interface CancelDialogProps {
  readonly order: Workroom;
  /** What happens to the freelancer and the money. */
  readonly consequence: ReactNode;
  /** Not asked for where the reason is already known. */
  readonly reason?: string;
  readonly onClose: () => void;
}

/** The amount that comes back, in parts, before an order is canceled (ACT-4). */
export function CancelDialog({ order, consequence, reason, onClose }: CancelDialogProps) {
  const cancel = useCommand(cancelOrder, { stales: staledByMoves });
  const { price, client_fee: clientFee, tax } = order.terms;
  const refund = isZero(order.held) ? null : formatMoney(order.held);
  const parts = [
    `price ${formatMoney(price)}`,
    `fees ${formatMoney(clientFee)}`,
    ...(isZero(tax) ? [] : [`tax ${formatMoney(tax)}`]),
  ].join(', ');
  const form = useDialogForm({
    about: order.order_number,
    schema,
    defaults: { reason: reason ?? '' },
    submit: (body) => cancel.mutateAsync({ params: { order_number: order.order_number }, body }),
    onDone: () => {
      onClose();
      toast.success('Order canceled', refund === null ? undefined : `${refund} is back in your wallet.`);
    },
  });
  return (
    <FormDialog
      title={
        <>
          Cancel order <span className="whitespace-nowrap">{order.order_number}</span>?
        </>
      }
      facts={
        <Alert title={refund === null ? 'You haven’t paid anything yet.' : `You get ${refund} back: ${parts}.`}>
          {consequence} This cannot be undone.
        </Alert>
      }
      button={refund === null ? 'Cancel order' : `Cancel and get ${refund} back`}
      cancelLabel="Keep order"
      isHarsh
      form={form}
      onClose={onClose}
    >
      {reason === undefined ? (
        <CountedTextArea label="Reason" max={MAX_REASON} rows={3} {...form.field('reason')} />
      ) : null}
    </FormDialog>
  );
}
