import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Menu } from '#design/app/menu.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { TextArea } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ReasonDialog, useIsOpen } from '#domains/accounts/web/accounts.ts';
import { partsAt } from '#domains/paid-work/split-offer.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { HOLDING_STATES } from '../../order.ts';
import { cancelOrderByStaff, completeOrderByStaff, refundOrderByStaff, staffOrders, type StaffOrder } from '../../staff-contract.ts';

type Act = 'complete' | 'cancel' | 'refund';
const stales = [staffOrders];

/** Ends an open order with a reason that both sides read (ORD-25). One in dispute is decided by its dispute. */
export function EndOrder({ order }: { order: StaffOrder }) {
  const [act, setAct] = useState<Act | null>(null);
  const isOpen = useIsOpen(['trust']);
  const isPaid = HOLDING_STATES.includes(order.state);
  if (!isOpen || order.state === 'disputed' || !(isPaid || order.state === 'pending_payment')) return null;
  const entries = [
    { key: 'complete', label: 'Complete', disabled: !isPaid },
    { key: 'refund', label: 'Refund a part', disabled: !isPaid },
    { key: 'cancel', label: 'Cancel', danger: true, apart: true },
  ];
  const close = () => setAct(null);
  return (
    <>
      <Menu label={`End order ${order.order_number}`} items={entries} onAction={(key) => setAct(key as Act)} />
      {act === 'complete' || act === 'cancel' ? <Whole key={act} act={act} order={order} onClose={close} /> : null}
      {act === 'refund' ? <Part order={order} onClose={close} /> : null}
    </>
  );
}

interface EndProps {
  order: StaffOrder;
  onClose: () => void;
}

function Whole({ act, order, onClose }: EndProps & { act: 'complete' | 'cancel' }) {
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

function Part({ order, onClose }: EndProps) {
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
