import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { MissingFunds, useMissing } from '#domains/paid-work/web/paid-work.tsx';
import { compare, formatMoney, isPositive, money, share, type Money } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { pathTo } from '#routes';
import { giveTip, type Workroom } from '../contract.ts';
import { TIP_LIMITS } from '../tip.ts';
import { staledByMoves } from './use-order.ts';

const SUGGESTED = 1_000;

interface TipDialogProps {
  order: Workroom;
  /** Minor units chosen before funds were added for it. */
  asked: string | null;
  onClose: () => void;
}

/** The amount and, if you like, a few words. It is paid from the balance. */
export function TipDialog({ order, asked, onClose }: TipDialogProps) {
  const give = useCommand(giveTip, { stales: staledByMoves });
  const { price } = order.terms;
  const { form, field, ...frame } = useDialogForm<{ amount: Money | null; note: string }, unknown>({
    about: order.order_number,
    schema: z.object({
      amount: z
        .nullable(moneyShape)
        .check(
          z.refine(
            (amount) => amount !== null && isPositive(amount) && compare(amount, price) <= 0,
            `Enter up to ${formatMoney(price)}, the price of the order.`,
          ),
        ),
      note: z.string().check(z.maxLength(TIP_LIMITS.note)),
    }),
    defaults: { amount: asked !== null && /^[1-9]\d{0,11}$/.test(asked) ? money(asked, price.currency) : share(price, SUGGESTED), note: '' },
    submit: ({ amount, note }) => {
      if (amount === null) throw new Error('the schema asks for an amount');
      return give.mutateAsync({ params: { order_number: order.order_number }, body: { amount, note } });
    },
    onDone: () => {
      onClose();
      toast.success('Tip given', `${order.freelancer.name} was notified.`);
    },
  });
  const { amount } = form.watch();
  const balance = useMissing();
  const missing = amount === null ? null : balance.missingFor(amount);
  return (
    <FormDialog
      title={`Tip ${order.freelancer.name}`}
      lead="The tip is paid from your balance at once and cannot be undone. There is no fee for you."
      button={amount === null ? 'Give tip' : `Give ${formatMoney(amount)}`}
      form={frame}
      onClose={onClose}
    >
      <MoneyField {...form.idAndError('amount')} label="Amount" currency={price.currency} value={amount} onChange={(value) => form.set('amount', value)} />
      {amount === null || missing === null ? null : (
        <MissingFunds missing={missing} path={pathTo('order', { orderNumber: order.order_number })} pay={{ pay: 'tip', amount: amount.amount }} />
      )}
      <CountedTextArea label="Note" optional max={TIP_LIMITS.note} rows={2} {...field('note')} />
    </FormDialog>
  );
}
