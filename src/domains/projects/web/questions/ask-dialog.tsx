import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { PROJECT_LIMITS } from '../../project.ts';
import { askQuestion, questionFields } from '../../questions-contract.ts';
import type { AboutProject } from './about.ts';

const { least, most } = PROJECT_LIMITS.asked;

export function AskDialog({ about, onClose }: { about: AboutProject; onClose: () => void }) {
  const ask = useCommand(askQuestion, { stales: about.stales });
  const { field, ...form } = useDialogForm({
    about: about.slug,
    schema: z.object(questionFields),
    defaults: { question: '' },
    submit: (body) => ask.mutateAsync({ params: { slug: about.slug }, body }),
    onDone: () => {
      onClose();
      toast.success('Question sent', 'You’re notified when the client answers.');
    },
  });
  return (
    <FormDialog
      title={`Ask about “${about.title}”`}
      lead="The client sees your name; others don’t. Once answered, the question is shown to everyone."
      button="Send question"
      form={form}
      onClose={onClose}
    >
      <CountedTextArea
        label="Your question"
        hint="What the brief doesn’t say, and what your price depends on."
        min={least}
        max={most}
        rows={3}
        {...field('question')}
      />
    </FormDialog>
  );
}
