import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand, type Stale } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { withdrawDispute } from '../contract.ts';

const schema = z.object({
  reason: z.string().check(
    z.refine((reason) => reason.trim() !== '', 'Enter a reason.'),
    z.maxLength(500),
  ),
});

interface WithdrawDialogProps {
  number: string;
  /** Once it was answered or goes to a reviewer, the other person has to agree. */
  needs: string | null;
  stales: readonly Stale[];
  onClose: () => void;
}

export function WithdrawDialog({ number, needs, stales, onClose }: WithdrawDialogProps) {
  const withdraw = useCommand(withdrawDispute, { stales });
  const form = useDialogForm({
    draft: 'withdraw-dispute',
    once: true,
    about: number,
    schema,
    defaults: { reason: '' },
    submit: (body) => withdraw.mutateAsync({ params: { dispute_number: number }, body }),
    onDone: () => {
      onClose();
      if (needs === null) toast.success('Dispute withdrawn', 'All deadlines run again with the time that was left.');
      else toast.success('Request sent', `The dispute continues until ${needs} agrees.`);
    },
  });
  return (
    <FormDialog
      title={needs === null ? 'Withdraw the dispute?' : `Ask ${needs} to let you withdraw it?`}
      lead={`${
        needs === null
          ? 'The work continues where it stopped, with the time that was left. A second dispute about it would go straight to a reviewer.'
          : `If ${needs} agrees, the work continues with the time that was left. Until then the dispute continues, and a reviewer may decide it.`
      } The other side sees your reason.`}
      button={needs === null ? 'Withdraw dispute' : 'Send request'}
      cancelLabel="Keep dispute"
      form={form}
      onClose={onClose}
    >
      <CountedTextArea label="Reason" max={500} rows={3} {...form.field('reason')} />
    </FormDialog>
  );
}
