import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { formatUnit } from '#kit/format/unit.ts';
import type { Side } from '#kit/sides.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import type { Terms } from '../price.ts';
import { chosenShare, NO_SHARE, shareDraftShape } from '../share-amount.ts';
import type { Silence } from '../split-offer.ts';
import { ShareChoice } from './share-choice.tsx';

const MAX_REASON = 500;
const schema = z.object({
  share: shareDraftShape,
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
export function SplitDialog({
  about,
  work,
  terms,
  side,
  other,
  hours,
  silence,
  send,
  onDone,
  onClose,
}: SplitDialogProps) {
  const { form, field, ...frame } = useDialogForm({
    draft: 'split',
    once: true,
    about,
    schema,
    defaults: { share: NO_SHARE, reason: '' },
    submit: ({ share, reason }) => send({ percent: (chosenShare(share, [terms], side, true) ?? 0) / 100, reason }),
    onDone: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      title={`Ask ${other} to cancel ${work}?`}
      lead={`${other} has ${formatUnit(hours, 'hour')} to answer. All deadlines are paused until then. If ${other} doesn’t answer, the request is ${silence === 'accept' ? 'accepted' : 'declined'}.`}
      button="Send request"
      cancelLabel="Keep working"
      form={frame}
      onClose={onClose}
    >
      <ShareChoice
        legend="What you propose"
        field={form.idAndError('share')}
        value={form.watch().share}
        onChange={(value) => form.set('share', value)}
        terms={[terms]}
        side={side}
        other={other}
        isWhole
      />
      <CountedTextArea label="Reason" max={MAX_REASON} rows={3} {...field('reason')} />
    </FormDialog>
  );
}
