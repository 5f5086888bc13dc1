import * as z from 'zod/mini';
import { Dialog } from '#design/app/dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextArea } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { adjustments, declineAdjustment } from '../../admin-contract.ts';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(10, 'Say why in at least 10 characters.'), z.maxLength(500, 'At most 500 characters.')),
});

export function DeclineAdjustment({ id, isOwn, onClose }: { id: string; isOwn: boolean; onClose: () => void }) {
  const decline = useCommand(declineAdjustment, { stales: [adjustments] });
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { reason: '' },
    submit: (body): Promise<unknown> => decline.mutateAsync({ params: { adjustmentId: id }, body }),
    onDone: () => {
      toast.success(isOwn ? 'The proposal is taken back' : 'The proposal is declined');
      onClose();
    },
  });
  return (
    <Dialog isOpen saving={isSubmitting} onOpenChange={onClose} title={isOwn ? 'Take back this proposal' : 'Decline this proposal'}>
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <TextArea label="Reason" {...field('reason')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" pending={isSubmitting}>
            {isOwn ? 'Take back' : 'Decline'}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Leave it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
