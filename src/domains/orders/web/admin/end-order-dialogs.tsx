import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { TextArea } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { partsAt } from '#domains/paid-work/split-offer.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { HOLDING_STATES } from '../../order.ts';
import { cancelOrderByStaff, completeOrderByStaff, refundOrderByStaff, staffOrders, type StaffOrder } from '../../staff-contract.ts';

const stales = [staffOrders];

interface EndProps {
  order: StaffOrder;
  onClose: () => void;
}

/** All of it to the freelancer, or back to the client. */
export function WholeOrder({ act, order, onClose }: EndProps & { act: 'complete' | 'cancel' }) {
  const complete = useCommand(completeOrderByStaff, { stales });
  const cancel = useCommand(cancelOrderByStaff, { stales });
  const params = { order_number: order.order_number };
  const { toFreelancer, backToClient } = partsAt(order.terms, act === 'complete' ? 10_000 : 0);
  const isPaid = HOLDING_STATES.includes(order.state);
  const effect =
    act === 'complete'
      ? `${order.freelancer.name} gets ${formatMoney(toFreelancer)}, which then clears.`
      : isPaid
        ? `${order.client.name} gets ${formatMoney(backToClient)} back.`
        : 'Nothing was paid.';
  return (
    <ReasonDialog
      about={order.order_number}
      title={`${act === 'complete' ? 'Complete' : 'Cancel'} order ${order.order_number}?`}
      lead={`${effect} Both sides read the reason. This cannot be undone.`}
      button={act === 'complete' ? 'Complete order' : 'Cancel order'}
      done={act === 'complete' ? 'Order completed' : 'Order canceled'}
      isHarsh
      maxLength={1_000}
      submit={(body) => (act === 'complete' ? complete : cancel).mutateAsync({ params, body })}
      onClose={onClose}
    />
  );
}

const schema = z.object({
  percent: z.int().check(z.minimum(1, 'Enter 1 to 99.'), z.maximum(99, 'Enter 1 to 99.')),
  reason: z.string().check(
    z.refine((text) => text.trim().length >= 10, 'Enter at least 10 characters.'),
    z.maxLength(1_000, 'Enter at most 1,000 characters.'),
  ),
});

/** For the freelancer a share of the price; the rest goes back. */
export function PartOfOrder({ order, onClose }: EndProps) {
  const refund = useCommand(refundOrderByStaff, { stales });
  const { form, field, ...frame } = useDialogForm({
    about: order.order_number,
    schema,
    defaults: { percent: 50, reason: '' },
    submit: (body) => refund.mutateAsync({ params: { order_number: order.order_number }, body }),
    onDone: () => {
      onClose();
      toast.success('Order ended', 'The money is split.');
    },
  });
  const { toFreelancer, backToClient } = partsAt(order.terms, form.watch().percent * 100);
  return (
    <FormDialog
      title={`Refund a part of order ${order.order_number}?`}
      lead={`${order.freelancer.name} gets ${formatMoney(toFreelancer)} after the service fee, ${order.client.name} gets ${formatMoney(backToClient)} back. The order ends. This cannot be undone.`}
      button="End order and split"
      isHarsh
      form={frame}
      onClose={onClose}
    >
      <NumberField
        {...form.idAndError('percent')}
        label={`Share of the price for ${order.freelancer.name}`}
        unit="%"
        min={1}
        max={99}
        value={form.watch().percent}
        onChange={(value) => form.set('percent', value)}
      />
      <TextArea label="Reason" {...field('reason')} />
    </FormDialog>
  );
}
