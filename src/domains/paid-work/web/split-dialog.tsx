import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { formatUnit } from '#kit/format/unit.ts';
import type { Side } from '#kit/sides.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import type { Terms } from '../price.ts';
import { partsAt, type Silence } from '../split-offer.ts';
import { SplitParts } from './split-parts.tsx';

const MAX_REASON = 500;
const schema = z.object({
  percent: z.int().check(z.minimum(0, 'Enter 0 to 100.'), z.maximum(100, 'Enter 0 to 100.')),
  reason: z.string().check(
    z.refine((reason) => reason.trim() !== '', 'Enter a reason.'),
    z.maxLength(MAX_REASON),
  ),
});

export interface SplitDialogProps {
  /** The number of the work. */
  about: string;
  /** The work, as in "this errand". */
  work: string;
  terms: Terms;
  side: Side;
  /** The other person's name. */
  other: string;
  /** How long they have to answer. */
  hours: number;
  silence: Silence;
  send: (wish: { percent: number; reason: string }) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks to cancel: the share is chosen, and what each side gets is shown to the cent before it is sent (ACT-4). */
export function SplitDialog({ about, work, terms, side, other, hours, silence, send, onDone, onClose }: SplitDialogProps) {
  const { form, field, ...frame } = useDialogForm({
    about,
    schema,
    defaults: { percent: 0, reason: '' },
    submit: send,
    onDone: () => {
      onClose();
      onDone();
    },
  });
  const { percent } = form.watch();
  const { toFreelancer, backToClient } = partsAt(terms, percent * 100);
  return (
    <FormDialog
      title={`Ask ${other} to cancel ${work}?`}
      lead={`${other} has ${formatUnit(hours, 'hour')} to answer. All deadlines are paused until then. If ${other} doesn’t answer, the request is ${silence === 'accept' ? 'accepted' : 'declined'}.`}
      button="Send request"
      cancelLabel="Keep working"
      form={frame}
      onClose={onClose}
    >
      <NumberField
        {...form.idAndError('percent')}
        label={side === 'client' ? `Share of the price for ${other}` : 'Share of the price for you'}
        unit="%"
        min={0}
        max={100}
        value={percent}
        onChange={(value) => form.set('percent', value)}
      />
      <SplitParts toFreelancer={toFreelancer} backToClient={backToClient} side={side} other={other} />
      <CountedTextArea label="Reason" max={MAX_REASON} rows={3} {...field('reason')} />
    </FormDialog>
  );
}
