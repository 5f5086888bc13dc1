import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import { dashboards } from '#kit/dashboard.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { closeProjects, myProject, myProjects } from '../contract.ts';
import { PROJECT_LIMITS } from '../project.ts';

/** One reason for all that are closed; people who proposed read it. */
export function CloseDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const close = useCommand(closeProjects, { stales: [myProjects, myProject, dashboards.client] });
  const { field, ...form } = useDialogForm({
    about: ids.join(' '),
    schema: z.object({
      reason: z.string().check(
        z.refine((reason) => reason.trim() !== '', 'Say why you’re closing it.'),
        z.maxLength(PROJECT_LIMITS.reason),
      ),
    }),
    defaults: { reason: '' },
    submit: ({ reason }) => close.mutateAsync({ body: { ids: [...ids], reason } }),
    onDone: () => {
      onClose();
      toast.success('Closed', 'People who proposed were notified.');
    },
  });
  const what = counted(ids.length, { one: 'project', other: 'projects' });
  return (
    <FormDialog
      title={`Close ${what}?`}
      lead="All proposals end. This cannot be undone, but you can post a copy at any time."
      button={`Close ${what}`}
      isHarsh
      form={form}
      onClose={onClose}
    >
      <CountedTextArea
        label="Reason"
        hint="People who proposed read it."
        max={PROJECT_LIMITS.reason}
        rows={3}
        {...field('reason')}
      />
    </FormDialog>
  );
}
