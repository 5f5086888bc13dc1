import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { CONTRACT_LIMITS } from '../life.ts';
import { giveBackMilestone } from '../milestone-contract.ts';
import type { ShownMilestone } from '../shapes.ts';
import { staledByMoves } from './use-contract.ts';

/** The freelancer refunds all of a milestone. */
export function GiveBackDialog({
  milestone,
  other,
  onClose,
}: {
  milestone: ShownMilestone;
  other: string;
  onClose: () => void;
}) {
  const giveBack = useCommand(giveBackMilestone, { stales: staledByMoves });
  const { field, ...form } = useDialogForm({
    draft: 'give-back',
    once: true,
    about: milestone.number,
    schema: z.object({
      reason: z.string().check(
        z.refine((reason) => reason.trim() !== '', 'Say why you refund it.'),
        z.maxLength(CONTRACT_LIMITS.reason),
      ),
    }),
    defaults: { reason: '' },
    submit: (body) => giveBack.mutateAsync({ params: { milestone_number: milestone.number }, body }),
    onDone: () => {
      onClose();
      toast.success('Refunded', `${other} was notified.`);
    },
  });
  return (
    <FormDialog
      title={`Refund ${other}?`}
      lead={`${other} gets all of the ${formatMoney(milestone.terms.total)} back, and you earn nothing for this milestone. This cannot be undone.`}
      button="Refund the milestone"
      isHarsh
      form={form}
      onClose={onClose}
    >
      <CountedTextArea label="Reason" max={CONTRACT_LIMITS.reason} rows={3} {...field('reason')} />
    </FormDialog>
  );
}
