import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { appealBody, appealDecision, decisionsAboutMe, type MyDecision } from '../contract.ts';

export function AppealDecision({ decision: { id, title }, onClose }: { decision: MyDecision; onClose: () => void }) {
  const appeal = useCommand(appealDecision, { stales: [decisionsAboutMe] });
  const form = useDialogForm({
    about: id,
    schema: appealBody,
    defaults: { text: '' },
    submit: (body) => appeal.mutateAsync({ params: { id }, body }),
    onDone: () => {
      toast.success('Appeal sent', 'We answer within 7 days.');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Appeal the decision about “${title}”`}
      lead="You can appeal once. Someone else on our team reads it."
      button="Send appeal"
      form={form}
      onClose={onClose}
    >
      <CountedTextArea
        label="Why is the decision wrong?"
        hint="Name what we missed, and how you can show it."
        max={2_000}
        rows={6}
        {...form.field('text')}
      />
    </FormDialog>
  );
}
