import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Dialog } from '#design/app/dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextArea } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useContractForm } from '#kit/web/form.tsx';

const schema = z.object({
  reason: z.string().check(
    z.refine((reason) => reason.trim().length >= 10, 'Say why in at least 10 characters.'),
    z.maxLength(2_000, 'At most 2,000 characters.'),
  ),
});

interface ReasonDialogProps {
  title: string;
  lead: string;
  button: string;
  /** Said when it is done. */
  done: string;
  isHarsh: boolean;
  submit: (body: { reason: string }) => Promise<unknown>;
  onClose: () => void;
  /** What it will do, between the words and the reason. */
  children?: ReactNode;
}

/** What staff do to an account wants a reason, which is kept. */
export function ReasonDialog({ title, lead, button, done, isHarsh, submit, onClose, children }: ReasonDialogProps) {
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { reason: '' },
    submit,
    onDone: () => {
      toast.success(done);
      onClose();
    },
  });
  return (
    <Dialog isOpen saving={isSubmitting} onOpenChange={onClose} title={title}>
      <p className="mb-5 text-ink-2">{lead}</p>
      {children}
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <TextArea label="Reason" {...field('reason')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={isHarsh ? 'danger' : 'primary'} pending={isSubmitting}>
            {button}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Leave it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
