import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { Name } from '#design/public/name.tsx';
import type { Terms } from '#domains/paid-work/price.ts';
import { sendableFiles } from '#domains/paid-work/sendable-files.ts';
import { chosenShare, NO_SHARE, shareDraftShape } from '#domains/paid-work/share-amount.ts';
import type { WorkFile } from '#domains/paid-work/shapes.ts';
import { ShareChoice, WorkUpload, type WorkUploadProps } from '#domains/paid-work/web/paid-work.tsx';
import { formatMoney, sum } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { isChecked } from '../deadlines.ts';
import { ITEMS_MOST, TEXT_MOST, type DisputedPart } from '../shapes.ts';
import { reviewedFirst, reviewShare } from './review-share.tsx';

const pointsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const schema = z.object({
  points: z.string().check(
    z.refine((text) => pointsOf(text).length > 0, 'List at least one point.'),
    z.refine((text) => pointsOf(text).length <= ITEMS_MOST, `List at most ${ITEMS_MOST} points.`),
    z.refine(
      (text) => pointsOf(text).every((line) => line.length <= 300),
      'Use at most 300 characters for each point.',
    ),
  ),
  text: z.string().check(
    z.refine((text) => text.trim() !== '', 'Describe what happened.'),
    z.maxLength(TEXT_MOST),
  ),
  share: shareDraftShape,
  files: z.array(z.string()),
  also: z.array(z.string()),
});

interface ClaimablePart extends DisputedPart {
  /** Its money was released and is held again with the claim. */
  readonly is_released: boolean;
}

interface ClaimDialogProps {
  /** The number of the work. */
  about: string;
  terms: Terms;
  side: Side;
  /** The other person's name. */
  other: string;
  /** Other work of both that the same claim can be about; none where there is no such work. */
  others?: readonly ClaimablePart[];
  kept: readonly WorkFile[];
  upload: WorkUploadProps['send'];
  send: (claim: {
    items: string[];
    text: string;
    percent: number;
    files: string[];
    also: string[];
  }) => Promise<unknown>;
  /** One about the same work was withdrawn. */
  isRepeat?: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** What the other side can do, and what silence means for this claim (DSP-3). */
function afterOpening(
  claimed: readonly Terms[],
  share: number,
  { side, other, isRepeat }: { side: Side; other: string; isRepeat: boolean },
): string {
  if (isRepeat) return `${other} and you can add evidence for 3 days. Then a reviewer decides.`;
  const price = sum(
    claimed.map((terms) => terms.price),
    claimed[0]?.price.currency ?? '',
  );
  const silence = isChecked({ openedBy: side, wanted: share, price }) ? 'a reviewer looks at it' : 'it is granted';
  return `${other} sees your claim and has 5 days to answer. If ${other} doesn’t answer, ${silence}.`;
}

const NONE: readonly ClaimablePart[] = [];

/** Opens a dispute: what went wrong, what you ask for to the cent, and the evidence (ACT-4). */
export function ClaimDialog({
  about,
  terms,
  side,
  other,
  others = NONE,
  kept,
  upload,
  send,
  isRepeat = false,
  onDone,
  onClose,
}: ClaimDialogProps) {
  const termsOf = (numbers: readonly string[]) => [
    terms,
    ...others.filter(({ number }) => numbers.includes(number)).map((part) => part.terms),
  ];
  const { form, field, ...frame } = useDialogForm({
    draft: 'claim',
    once: true,
    about,
    schema,
    defaults: { points: '', text: '', share: NO_SHARE, files: kept.map(({ id }) => id), also: [] },
    undrafted: ['files'],
    submit: ({ points, text, share, files, also }) =>
      send({
        items: pointsOf(points),
        text,
        percent: (chosenShare(share, termsOf(also), side) ?? 0) / 100,
        files: sendableFiles(files, kept),
        also,
      }),
    onDone: () => {
      onClose();
      onDone();
    },
  });
  const { share, also } = form.watch();
  const review = () => {
    const now = form.now();
    const claimed = termsOf(now.also);
    const asks = chosenShare(now.share, claimed, side) ?? 0;
    return reviewShare({
      title: 'Review your claim',
      then: afterOpening(claimed, asks, { side, other, isRepeat }),
      button: 'Open dispute',
      terms: claimed,
      share: asks,
      side,
      other,
    });
  };
  const toggle = (number: string) =>
    form.set(
      'also',
      also.includes(number) ? also.filter((chosenNumber) => chosenNumber !== number) : [...also, number],
    );
  return (
    <FormDialog
      title="Open a dispute?"
      lead={`${others.length === 0 ? 'All deadlines' : 'The deadlines of what it is about'} are paused and the money stays held. ${
        isRepeat
          ? `An earlier dispute about this was withdrawn, so this one goes to a reviewer after 3 days of evidence, and you can withdraw it only if ${other} agrees.`
          : `${other} has 5 days to answer. If you can’t agree, a reviewer decides. Until it is answered you can withdraw the dispute; after that, ${other} has to agree.`
      }`}
      button="Review claim"
      cancelLabel="Not now"
      form={reviewedFirst(frame, () => schema.safeParse(form.now()).success, review)}
      onClose={onClose}
    >
      {others.length === 0 ? null : (
        <fieldset className="grid gap-1">
          <legend className="label mb-1.5">Is it about other milestones too?</legend>
          {others.map((part) => (
            <Checkbox
              key={part.number}
              label={<Name of={part.title} />}
              hint={`${formatMoney(part.terms.price)}${part.is_released ? ', released and not cleared yet' : ''}`}
              checked={also.includes(part.number)}
              onChange={() => toggle(part.number)}
            />
          ))}
        </fieldset>
      )}
      <CountedTextArea
        label="What’s wrong?"
        hint={`One point per line, up to ${ITEMS_MOST}.`}
        max={3_000}
        rows={3}
        {...field('points')}
      />
      <CountedTextArea
        label="What happened?"
        hint="When, what you agreed, and what you tried."
        max={TEXT_MOST}
        rows={5}
        {...field('text')}
      />
      <ShareChoice
        legend="What you ask for"
        field={form.idAndError('share')}
        value={share}
        onChange={(value) => form.set('share', value)}
        terms={termsOf(also)}
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
