import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { askRevisionPrice, type Workroom } from '../contract.ts';
import { staledByMoves } from './use-order.ts';

const MAX_REASON = 500;
const schema = z.object({
  reason: z.string().check(
    z.refine((reason) => reason.trim() !== '', 'Say what should change.'),
    z.maxLength(MAX_REASON),
  ),
});

/** Asks the freelancer to offer a revision for a price. Nothing is paid by it. */
export function AskRevisionPriceDialog({ order, onClose }: { order: Workroom; onClose: () => void }) {
  const ask = useCommand(askRevisionPrice, { stales: staledByMoves });
  const { field, ...form } = useDialogForm({
    about: order.order_number,
    schema,
    defaults: { reason: '' },
    submit: (body) => ask.mutateAsync({ params: { order_number: order.order_number }, body }),
    onDone: () => {
      onClose();
      toast.success('Request sent', `${order.freelancer.name} was notified.`);
    },
  });
  return (
    <FormDialog
      title="Request another revision"
      lead={`${order.freelancer.name} sees this and can offer a revision for a price. You pay only if you accept the offer.`}
      button="Send request"
      form={form}
      onClose={onClose}
    >
      <CountedTextArea label="What should change?" max={MAX_REASON} rows={3} {...field('reason')} />
    </FormDialog>
  );
}
