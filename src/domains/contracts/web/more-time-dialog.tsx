import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { toast } from '#design/public/toast-store.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { formatTime } from '#kit/format/time.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { serverNow } from '#kit/web/server-clock.ts';
import type { ContractPage } from '../contract.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { proposeChange } from '../running-contract.ts';
import type { OpenMilestone } from '../shapes.ts';
import { asAgreed, isOpen } from './milestone-draft.ts';
import { staledByMoves } from './use-contract.ts';

interface MoreTimeDialogProps {
  contract: ContractPage;
  milestone: OpenMilestone;
  other: string;
  onClose: () => void;
}

const DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60, 90];

/** A later due date for one milestone under work: other terms, in which only that changes (CTR-3). */
export function MoreTimeDialog({
  contract,
  milestone: { number, place, title, days, due_at: dueAt },
  other,
  onClose,
}: MoreTimeDialogProps) {
  const propose = useCommand(proposeChange, { stales: staledByMoves });
  const reader = usePlace();
  const due = new Date(dueAt ?? serverNow());
  const options = DAYS.filter(
    (more) => days + more <= CONTRACT_LIMITS.days && after(due, more * DAY_MS).getTime() > serverNow(),
  ).map((more) => ({
    value: String(more),
    label: `${formatUnit(more, 'day', reader.locale)}: due ${formatTime(after(due, more * DAY_MS), 'moment', reader)}`,
  }));
  const { field, ...form } = useDialogForm({
    draft: 'more-time',
    once: true,
    about: number,
    schema: z.object({
      days: z.string().check(z.minLength(1, 'Choose how much time you need.')),
      reason: z.string().check(
        z.refine((reason) => reason.trim() !== '', 'Say why.'),
        z.maxLength(CONTRACT_LIMITS.reason),
      ),
      signature: z.string().check(
        z.refine((name) => name.trim() !== '', 'Type your name to sign.'),
        z.maxLength(CONTRACT_LIMITS.signature),
      ),
    }),
    defaults: {
      days: options.find(({ value }) => value === '3')?.value ?? options[0]?.value ?? '',
      reason: '',
      signature: contract.your_name,
    },
    submit: ({ days: more, reason, signature }) =>
      propose.mutateAsync({
        params: { contract_number: contract.number },
        body: {
          scope: '',
          milestones: contract.milestones
            .filter(isOpen)
            .map((open) => ({ ...asAgreed(open), days: open.days + (open.place === place ? Number(more) : 0) })),
          reason,
          signature,
        },
      }),
    onDone: () => {
      onClose();
      toast.success('You asked for more time', `${other} signs or declines it.`);
    },
  });
  return (
    <FormDialog
      title={`More time for ${place}. ${title}?`}
      lead={`${other} has ${formatUnit(CONTRACT_LIMITS.changeAnswerDays, 'day')} to sign it. Until then the current due date holds. The price stays as it is.`}
      button="Ask for more time"
      form={form}
      onClose={onClose}
    >
      <SelectField label="How much more" options={options} {...field('days')} />
      <CountedTextArea
        label="Reason"
        hint={`${other} reads it.`}
        max={CONTRACT_LIMITS.reason}
        rows={3}
        {...field('reason')}
      />
      <TextField
        label="Your name"
        hint="It signs the later date as a new version of the terms."
        {...field('signature')}
      />
    </FormDialog>
  );
}
