import type { RefCallback } from 'react';
import type * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import type { Side } from '#kit/sides.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { CRITERIA, criterionWords } from '../rating.ts';
import type { reviewBody, ReviewsOfWork } from '../shapes.ts';
import { reviewFormShape } from './review-form-shape.ts';
import { StarField } from './star-field.tsx';

interface ReviewFormProps {
  /** Separates this review's draft from others. */
  readonly draftName: string;
  readonly reviews: ReviewsOfWork;
  readonly side: Side;
  /** The other side's name. */
  readonly other: string;
  readonly send: (review: z.input<typeof reviewBody>) => Promise<unknown>;
  readonly onSent: () => unknown;
  /** The row of the button that sends it. */
  readonly actRef?: RefCallback<HTMLElement> | undefined;
}

/** Stars by criterion, words for everyone, and a note only the other side sees. */
export function ReviewForm({ draftName, reviews, side, other, send, onSent, actRef }: ReviewFormProps) {
  const { form, field, ...frame } = useContractForm({
    draft: `review:${draftName}`,
    once: true,
    schema: reviewFormShape(side),
    defaults: { communication: 0, quality: 0, value: 0, text: '', private_note: '' },
    submit: ({ private_note: note, ...review }) => send({ ...review, ...(note === '' ? {} : { private_note: note }) }),
    onDone: () => {
      toast.success(
        'Review saved',
        reviews.they_wrote ? 'Both reviews are published now.' : `We publish it once ${other} has written one too.`,
      );
      onSent();
    },
  });
  const given = form.watch();
  return (
    <Panel
      className="max-w-form-card"
      title="Write a review"
      lead={
        reviews.closes_at === null ? undefined : (
          <>
            Reviews are published once you’ve both written one, or on <When at={reviews.closes_at} style="exact" />. You
            can change yours for 48 hours, and only its text once both are published.
          </>
        )
      }
    >
      <DraftedForm {...frame} isNarrow submitLabel="Send review" actRef={actRef}>
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
          hint="Public. What went well, and what could have been better?"
          max={2_000}
          rows={5}
          {...field('text')}
        />
        <CountedTextArea
          label={`Private note to ${other}`}
          optional
          hint="Only the two of you can see it."
          max={1_000}
          rows={3}
          {...field('private_note')}
        />
      </DraftedForm>
    </Panel>
  );
}
