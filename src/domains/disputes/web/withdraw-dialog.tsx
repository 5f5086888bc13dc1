import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { withdrawDispute } from '../contract.ts';

const schema = z.object({
  reason: z.string().check(
    z.refine((reason) => reason.trim() !== '', 'Enter a reason.'),
    z.maxLength(500),
  ),
});

export function WithdrawDialog({ number, stales, onClose }: { number: string; stales: readonly Endpoint[]; onClose: () => void }) {
  const withdraw = useCommand(withdrawDispute, { stales });
  const form = useDialogForm({
    about: number,
    schema,
    defaults: { reason: '' },
    submit: (body) => withdraw.mutateAsync({ params: { dispute_number: number }, body }),
    onDone: () => {
      onClose();
      toast.success('Dispute withdrawn', 'All deadlines run again with the time that was left.');
    },
  });
  return (
    <FormDialog
      title="Withdraw the dispute?"
      lead="The work continues where it stopped, with the time that was left. The other side sees your reason."
      button="Withdraw dispute"
      cancelLabel="Keep dispute"
      form={form}
      onClose={onClose}
    >
      <CountedTextArea label="Reason" max={500} rows={3} {...form.field('reason')} />
    </FormDialog>
  );
}
