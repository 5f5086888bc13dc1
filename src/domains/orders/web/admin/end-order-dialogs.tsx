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
import { ALONE_WHOLE } from '../../operator-end.ts';
import { HOLDING_STATES } from '../../order.ts';
import {
  cancelOrderByStaff,
  completeOrderByStaff,
  confirmOrderEnd,
  declineOrderEnd,
  refundOrderByStaff,
  staffOrders,
  type StaffOrder,
} from '../../staff-contract.ts';

const stales = [staffOrders];
const SECOND = 'Proposed. Another operator confirms it; the money stays held until then.';
const MAYBE_SECOND = `Above ${ALONE_WHOLE} of the currency within a day, another operator confirms first.`;

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
    <ReasonDialog<{ waits_for_second: boolean }>
      about={order.order_number}
      title={`${act === 'complete' ? 'Complete' : 'Cancel'} order ${order.order_number}?`}
      lead={`${effect} Both sides read the reason. This cannot be undone. ${isPaid ? MAYBE_SECOND : ''}`}
      button={act === 'complete' ? 'Complete order' : 'Cancel order'}
      done={({ waits_for_second: waits }) => (waits ? SECOND : act === 'complete' ? 'Order completed' : 'Order canceled')}
      isHarsh
      maxLength={1_000}
      submit={(body) => (act === 'complete' ? complete : cancel).mutateAsync({ params, body })}
      onClose={onClose}
    />
  );
}

const schema = z.object({
  percent: z.nullable(z.int()).check(z.refine((percent) => percent !== null && percent >= 1 && percent <= 99, 'Enter 1 to 99.')),
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
    defaults: { percent: null as number | null, reason: '' },
    submit: ({ percent, reason }) => refund.mutateAsync({ params: { order_number: order.order_number }, body: { percent: percent ?? 0, reason } }),
    onDone: ({ waits_for_second: waits }) => {
      onClose();
      if (waits) toast.success(SECOND);
      else toast.success('Order ended', 'The money is split.');
    },
  });
  const { percent } = form.watch();
  const parts = percent === null ? null : partsAt(order.terms, percent * 100);
  const effect =
    parts === null
      ? ''
      : `${order.freelancer.name} gets ${formatMoney(parts.toFreelancer)} after the service fee, ${order.client.name} gets ${formatMoney(parts.backToClient)} back. `;
  return (
    <FormDialog
      title={`Refund a part of order ${order.order_number}?`}
      lead={`${effect}The order ends. This cannot be undone. ${MAYBE_SECOND}`}
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
        value={percent}
        onChange={(value) => form.set('percent', value)}
      />
      <TextArea label="Reason" {...field('reason')} />
    </FormDialog>
  );
}

/** What another operator proposed, with the money it moves, before it is confirmed (ACT-4). */
export function ConfirmEnd({ order, proposed, onClose }: EndProps & { proposed: NonNullable<StaffOrder['end_proposed']> }) {
  const send = useCommand(confirmOrderEnd, { stales });
  const { toFreelancer, backToClient } = partsAt(order.terms, proposed.percent * 100);
  const {
    form: _form,
    field: _field,
    ...form
  } = useDialogForm({
    about: order.order_number,
    schema: z.object({}),
    defaults: {},
    submit: () => send.mutateAsync({ params: { order_number: order.order_number } }),
    onDone: () => {
      onClose();
      toast.success('Order ended', 'The money moved as proposed.');
    },
  });
  return (
    <FormDialog
      title={`Confirm the end of order ${order.order_number}?`}
      lead={`${order.freelancer.name} gets ${formatMoney(toFreelancer)}, ${order.client.name} gets ${formatMoney(backToClient)} back. Both sides read the reason. This cannot be undone.`}
      button="Confirm and end order"
      isHarsh
      form={form}
      onClose={onClose}
    >
      <p className="text-md wrap-anywhere">Reason: {proposed.reason}</p>
    </FormDialog>
  );
}

export function DeclineEnd({ order, proposed, onClose }: EndProps & { proposed: NonNullable<StaffOrder['end_proposed']> }) {
  const decline = useCommand(declineOrderEnd, { stales });
  return (
    <ReasonDialog
      about={order.order_number}
      title={proposed.is_own ? 'Withdraw your proposal?' : 'Decline this proposal?'}
      lead="The order continues, and nothing moves."
      button={proposed.is_own ? 'Withdraw proposal' : 'Decline proposal'}
      done={proposed.is_own ? 'Proposal withdrawn' : 'Proposal declined'}
      isHarsh={false}
      maxLength={1_000}
      submit={(body) => decline.mutateAsync({ params: { order_number: order.order_number }, body })}
      onClose={onClose}
    />
  );
}
