import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import type { Side } from '#kit/sides.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { CRITERIA, criterionWords, type Criterion } from '../rating.ts';
import type { reviewBody, ReviewsOfWork } from '../shapes.ts';
import { StarField } from './star-field.tsx';

const shapeFor = (side: Side) => {
  const stars = (criterion: Criterion) => z.number().check(z.minimum(1, `${criterionWords[side][criterion]}: give 1 to 5 stars.`));
  return z.object({
    communication: stars('communication'),
    quality: stars('quality'),
    value: stars('value'),
    text: z.string().check(z.trim(), z.minLength(1, 'Say in a few words how it was.'), z.maxLength(2_000, 'At most 2,000 characters.')),
    private_note: z.string().check(z.trim(), z.maxLength(1_000, 'At most 1,000 characters.')),
  });
};

interface ReviewFormProps {
  /** Separates this review's draft from others. */
  readonly draftName: string;
  readonly reviews: ReviewsOfWork;
  readonly side: Side;
  /** The other side's name. */
  readonly other: string;
  readonly send: (review: z.input<typeof reviewBody>) => Promise<unknown>;
  readonly onSent: () => unknown;
}

/** Stars by criterion, words for everyone, and a note only the other side sees. */
export function ReviewForm({ draftName, reviews, side, other, send, onSent }: ReviewFormProps) {
  const { form, field, ...frame } = useContractForm({
    draft: `review:${draftName}`,
    once: true,
    schema: shapeFor(side),
    defaults: { communication: 0, quality: 0, value: 0, text: '', private_note: '' },
    submit: ({ private_note: note, ...review }) => send({ ...review, ...(note === '' ? {} : { private_note: note }) }),
    onDone: () => {
      toast.success('Review saved', reviews.they_wrote ? 'Both reviews are shown now.' : `It is shown once ${other} has reviewed too.`);
      onSent();
    },
  });
  const given = form.watch();
  return (
    <Panel
      title="How was it?"
      lead={
        reviews.closes_at === null ? undefined : (
          <>
            Neither of you sees the other's review until both are written, or until <When at={reviews.closes_at} style="exact" />. Then it cannot be changed.
          </>
        )
      }
    >
      <DraftedForm {...frame} isNarrow submitLabel="Send review">
        {CRITERIA.map((criterion) => (
          <StarField
            key={criterion}
            {...form.idAndError(criterion)}
            label={criterionWords[side][criterion]}
            value={given[criterion]}
            onChange={(stars) => form.set(criterion, stars)}
          />
        ))}
        <CountedTextArea
          label="Your review"
          hint="Everyone can read it. What went well, what would have made it better?"
          max={2_000}
          rows={5}
          {...field('text')}
        />
        <CountedTextArea label={`Private note to ${other}`} optional hint="Only the two of you ever see it." max={1_000} rows={3} {...field('private_note')} />
      </DraftedForm>
    </Panel>
  );
}
