import { instanceLocale } from '#kit/locale.ts';
import { formatNumber } from '#kit/format/number.ts';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { TextArea } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useDialogForm } from '#kit/web/form.tsx';

const schemaOf = (maxLength: number) =>
  z.object({
    reason: z.string().check(
      z.refine((reason) => reason.trim().length >= 10, 'Enter at least 10 characters.'),
      z.maxLength(maxLength, `Enter at most ${formatNumber(maxLength, instanceLocale())} characters.`),
    ),
  });

interface ReasonDialogProps<Answer> {
  /** The id of what it is about: a reason started for one never appears in the dialog of the next. */
  about: string;
  title: string;
  lead?: string;
  button: string;
  /** Shown when it is done; some commands answer what was done. */
  done: string | ((answer: Answer) => string);
  isHarsh: boolean;
  /** Longer reasons are refused by the command as well. */
  maxLength?: number;
  submit: (body: { reason: string }) => Promise<Answer>;
  onClose: () => void;
  /** What the command will do, shown between the lead and the reason. */
  children?: ReactNode;
}

/** Staff commands take a reason, which is stored with the action. */
export function ReasonDialog<Answer>({
  about,
  title,
  lead,
  button,
  done,
  isHarsh,
  maxLength = 2_000,
  submit,
  onClose,
  children,
}: ReasonDialogProps<Answer>) {
  const form = useDialogForm({
    about: `${button} ${about}`,
    schema: schemaOf(maxLength),
    defaults: { reason: '' },
    submit,
    onDone: (answer) => {
      toast.success(typeof done === 'string' ? done : done(answer));
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      lead={lead}
      button={button}
      isHarsh={isHarsh}
      facts={children}
      form={form}
      onClose={onClose}
    >
      <TextArea label="Reason" {...form.field('reason')} />
    </FormDialog>
  );
}
