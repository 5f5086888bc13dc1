import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { Name } from '#design/public/name.tsx';
import type { Terms } from '#domains/paid-work/price.ts';
import { sendableFiles } from '#domains/paid-work/sendable-files.ts';
import type { WorkFile } from '#domains/paid-work/shapes.ts';
import { WorkUpload, type WorkUploadProps } from '#domains/paid-work/web/paid-work.tsx';
import { formatMoney } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { ITEMS_MOST, TEXT_MOST, type DisputedPart } from '../shapes.ts';
import { ShareField } from './share-field.tsx';

const pointsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const schema = z.object({
  points: z.string().check(
    z.refine((text) => pointsOf(text).length > 0, 'List at least one point.'),
    z.refine((text) => pointsOf(text).length <= ITEMS_MOST, `List at most ${ITEMS_MOST} points.`),
    z.refine((text) => pointsOf(text).every((line) => line.length <= 300), 'Use at most 300 characters for each point.'),
  ),
  text: z.string().check(
    z.refine((text) => text.trim() !== '', 'Describe what happened.'),
    z.maxLength(TEXT_MOST),
  ),
  percent: z.int().check(z.minimum(0, 'Enter 0 to 100.'), z.maximum(100, 'Enter 0 to 100.')),
  files: z.array(z.string()),
  also: z.array(z.string()),
});

interface ClaimDialogProps {
  /** The number of the work. */
  about: string;
  terms: Terms;
  side: Side;
  /** The other person's name. */
  other: string;
  /** Other work of both that the same claim can be about; none where there is no such work. */
  others?: readonly DisputedPart[];
  kept: readonly WorkFile[];
  upload: WorkUploadProps['send'];
  send: (claim: { items: string[]; text: string; percent: number; files: string[]; also: string[] }) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

const NONE: readonly DisputedPart[] = [];

/** Opens a dispute: what went wrong, what you ask for to the cent, and the evidence (ACT-4). */
export function ClaimDialog({ about, terms, side, other, others = NONE, kept, upload, send, onDone, onClose }: ClaimDialogProps) {
  const { form, field, ...frame } = useDialogForm({
    about,
    schema,
    defaults: { points: '', text: '', percent: side === 'client' ? 0 : 100, files: kept.map(({ id }) => id), also: [] },
    undrafted: ['files'],
    submit: ({ points, text, percent, files, also }) => send({ items: pointsOf(points), text, percent, files: sendableFiles(files, kept), also }),
    onDone: () => {
      onClose();
      onDone();
    },
  });
  const { percent, also } = form.watch();
  const toggle = (number: string) => form.set('also', also.includes(number) ? also.filter((one) => one !== number) : [...also, number]);
  return (
    <FormDialog
      title="Open a dispute?"
      lead={`${others.length === 0 ? 'All deadlines' : 'The deadlines of what it is about'} are paused and the money stays held. ${other} has 5 days to answer. If you can’t agree, a reviewer decides. You can withdraw the dispute until then.`}
      button="Open dispute"
      cancelLabel="Not now"
      isHarsh
      form={frame}
      onClose={onClose}
    >
      {others.length === 0 ? null : (
        <fieldset className="grid gap-1">
          <legend className="label mb-1.5">Is it about other milestones too?</legend>
          {others.map((one) => (
            <Checkbox
              key={one.number}
              label={<Name of={one.title} />}
              hint={formatMoney(one.terms.price)}
              checked={also.includes(one.number)}
              onChange={() => toggle(one.number)}
            />
          ))}
        </fieldset>
      )}
      <CountedTextArea label="What’s wrong?" hint={`One point per line, up to ${ITEMS_MOST}.`} max={3_000} rows={3} {...field('points')} />
      <CountedTextArea label="What happened?" hint="When, what you agreed, and what you tried." max={TEXT_MOST} rows={5} {...field('text')} />
      <ShareField
        field={form.idAndError('percent')}
        percent={percent}
        onChange={(value) => form.set('percent', value)}
        terms={[terms, ...others.filter(({ number }) => also.includes(number)).map((one) => one.terms)]}
        side={side}
        other={other}
      />
      <WorkUpload
        {...form.idAndError('files')}
        send={upload}
        purpose="evidence"
        label="Evidence"
        kept={kept}
        onChange={(change) => form.set('files', change(form.now().files))}
      />
    </FormDialog>
  );
}
