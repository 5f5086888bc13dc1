import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { PaymentInDialog, payLabel, usePaymentInPlace } from '#domains/paid-work/web/paid-work.tsx';
import { counted } from '#kit/format/unit.ts';
import { formatMoney, type Money } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { payExtraBy, payOfferBy } from '../checkout-contract.ts';
import { acceptExtra, addExtras, type Workroom } from '../contract.ts';
import { staledByMoves } from './use-order.ts';

export interface ExtraToPay {
  /** Of the service's own extra, or of the freelancer's offer. */
  readonly id: string;
  readonly isOffer: boolean;
  readonly title: string;
  readonly price: Money;
  readonly total: Money;
  readonly days: number;
}

interface PayExtraDialogProps {
  order: Workroom;
  extra: ExtraToPay;
  onPaid: () => void;
  onClose: () => void;
}

/** What an extra costs, what it changes, and how it is paid. */
export function PayExtraDialog({
  order,
  extra: { id, isOffer, title, price, total, days },
  onPaid,
  onClose,
}: PayExtraDialogProps) {
  const add = useCommand(addExtras, { stales: staledByMoves });
  const accept = useCommand(acceptExtra, { stales: staledByMoves });
  const payExtra = useCommand(payExtraBy);
  const payOffer = useCommand(payOfferBy);
  const params = { order_number: order.order_number };
  const payment = usePaymentInPlace(total);
  const {
    form: _form,
    field: _field,
    ...frame
  } = useDialogForm<object, void>({
    about: `${order.order_number} ${id}`,
    schema: z.object({}),
    defaults: {},
    submit: () =>
      isOffer
        ? payment.pay(
            () => accept.mutateAsync({ params, body: { request_id: id, expected_total: total } }),
            (way) => payOffer.mutateAsync({ params, body: { request_id: id, expected_total: total, ...way } }),
          )
        : payment.pay(
            () => add.mutateAsync({ params, body: { extras: [id], expected_total: total } }),
            (way) => payExtra.mutateAsync({ params, body: { extra: id, expected_total: total, ...way } }),
          ),
    onDone() {
      onClose();
      onPaid();
    },
  });
  const due =
    days === 0
      ? 'The due date stays as it is.'
      : `The delivery is due ${counted(days, { one: 'day', other: 'days' })} later.`;
  return (
    <FormDialog
      title={`Add “${title}”?`}
      lead={`${formatMoney(price)} and fees, ${formatMoney(total)} in all. We hold it until you approve the work or the review time ends. ${due}`}
      button={payLabel(payment)}
      isWaiting={payment.isWaiting}
      form={frame}
      onClose={onClose}
    >
      <PaymentInDialog payment={payment} />
    </FormDialog>
  );
}
