import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { toast } from '#design/public/toast-store.ts';
import {
  PaymentInDialog,
  payLabel,
  SharePresets,
  usePaymentInPlace,
  usualShare,
} from '#domains/paid-work/web/paid-work.tsx';
import { compare, formatMoney, isPositive, type Money } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { payTipBy } from '../checkout-contract.ts';
import { giveTip, type Workroom } from '../contract.ts';
import { TIP_LIMITS } from '../tip.ts';
import { staledByMoves } from './use-order.ts';

interface TipDialogProps {
  order: Workroom;
  /** Chosen before a payment that was not completed. */
  resumed: Money | null;
  onClose: () => void;
}

/** The amount, a few words if you like, and how it is paid. */
export function TipDialog({ order, resumed, onClose }: TipDialogProps) {
  const give = useCommand(giveTip, { stales: staledByMoves });
  const begin = useCommand(payTipBy);
  const { price } = order.terms;
  const params = { order_number: order.order_number };
  const suggested = resumed ?? usualShare(price);
  const { form, field, ...frame } = useDialogForm<{ amount: Money | null; note: string }, void>({
    about: order.order_number,
    schema: z.object({
      amount: z
        .nullable(moneyShape)
        .check(
          z.refine(
            (amount) => amount !== null && isPositive(amount) && compare(amount, price) <= 0,
            `Enter up to ${formatMoney(price)}, the order price.`,
          ),
        ),
      note: z.string().check(z.maxLength(TIP_LIMITS.note)),
    }),
    defaults: { amount: suggested, note: '' },
    submit({ amount, note }) {
      if (amount === null) throw new Error('the schema asks for an amount');
      return payment.pay(
        () => give.mutateAsync({ params, body: { amount, note } }),
        (way) => begin.mutateAsync({ params, body: { amount, note, ...way } }),
      );
    },
    onDone() {
      onClose();
      toast.success('Tip given', `${order.freelancer.name} was notified.`);
    },
  });
  const { amount } = form.watch();
  const payment = usePaymentInPlace(amount ?? suggested);
  return (
    <FormDialog
      title={`Tip ${order.freelancer.name}`}
      lead="You pay no fee. A tip can’t be undone."
      button={amount === null ? 'Pay' : payLabel(payment)}
      isWaiting={payment.isWaiting}
      form={frame}
      onClose={onClose}
    >
      <SharePresets
        label="Shares of the price"
        of={price}
        most={price}
        amount={amount}
        onChoose={(value) => form.set('amount', value)}
      />
      <MoneyField
        {...form.idAndError('amount')}
        label="Amount"
        hint={`Up to ${formatMoney(price)}, the order price`}
        currency={price.currency}
        value={amount}
        onChange={(value) => form.set('amount', value)}
      />
      <CountedTextArea label="Note" optional max={TIP_LIMITS.note} rows={2} {...field('note')} />
      <PaymentInDialog payment={payment} />
    </FormDialog>
  );
}
