import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { HOUR_MS } from '#kit/clock.ts';
import { formatTime } from '#kit/format/time.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { serverNow } from '#kit/web/server-clock.ts';
import { extendedDueAt, EXTENSION_LIMITS } from '../extension.ts';

const schema = z.object({
  days: z.int().check(z.minimum(1, 'Enter 1 to 30.'), z.maximum(EXTENSION_LIMITS.days, 'Enter 1 to 30.')),
  reason: z.string().check(
    z.refine((reason) => reason.trim() !== '', 'Enter a reason.'),
    z.maxLength(EXTENSION_LIMITS.reason),
  ),
});

export interface ExtensionDialogProps {
  /** The number of the work. */
  about: string;
  /** The client's name. */
  other: string;
  dueAt: string;
  send: (wish: { days: number; reason: string }) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks the client for more days; the new due date is shown before it is sent. */
export function ExtensionDialog({ about, other, dueAt, send, onDone, onClose }: ExtensionDialogProps) {
  const place = usePlace();
  const { form, field, ...frame } = useDialogForm({
    draft: 'extension',
    once: true,
    about,
    schema,
    defaults: { days: 1, reason: '' },
    submit: send,
    onDone: () => {
      onClose();
      onDone();
    },
  });
  const { days } = form.watch();
  const due = extendedDueAt(new Date(dueAt), days, new Date(serverNow()));
  return (
    <FormDialog
      title={`Ask ${other} for more time?`}
      lead={`${other} has ${formatUnit(EXTENSION_LIMITS.answerMs / HOUR_MS, 'hour')} to answer. If ${other} doesn’t answer, the due date stays as it is. Keep working meanwhile.`}
      button="Send request"
      form={frame}
      onClose={onClose}
    >
      <NumberField
        {...form.idAndError('days')}
        label="Days to add"
        hint={`New due date if ${other} accepts now: ${formatTime(due, 'zoned', place)}`}
        min={1}
        max={EXTENSION_LIMITS.days}
        value={days}
        onChange={(value) => form.set('days', value)}
      />
      <CountedTextArea label="Reason" max={EXTENSION_LIMITS.reason} rows={3} {...field('reason')} />
    </FormDialog>
  );
}
