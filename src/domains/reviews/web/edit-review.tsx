import { useState } from 'react';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand, type Stale } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { changeReview, myReviews } from '../contract.ts';
import { CRITERIA, criterionWords } from '../rating.ts';
import type { ShownReview } from '../shapes.ts';
import { reviewFormShape } from './review-form-shape.ts';
import { StarField } from './star-field.tsx';

interface EditReviewProps {
  readonly review: ShownReview;
  /** The other side's name. */
  readonly other: string;
  /** Reads of the page it is on. */
  readonly stales?: readonly Stale[];
}

/** Nothing once the time to change it is over. */
export function EditReview(props: EditReviewProps) {
  const [isOpen, setOpen] = useState(false);
  if (props.review.change === null) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Edit review<span className="sr-only"> of {props.other}</span>
      </Button>
      {isOpen ? <EditDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function EditDialog({ review, other, stales = [], onClose }: EditReviewProps & { onClose: () => void }) {
  const change = useCommand(changeReview, { stales: [myReviews, ...stales] });
  const { stars, body, private_note: note, by, id } = review;
  const dialog = useDialogForm({
    about: id,
    schema: reviewFormShape(by),
    defaults: { ...stars, text: body, private_note: note ?? '' },
    submit: ({ private_note: written, ...rest }) =>
      change.mutateAsync({ params: { id }, body: { ...rest, ...(written === '' ? {} : { private_note: written }) } }),
    onDone: () => {
      toast.success('Review changed');
      onClose();
    },
  });
  const { form, field } = dialog;
  const given = form.watch();
  const isWhole = review.change?.what === 'everything';
  return (
    <FormDialog
      title={`Edit your review of ${other}`}
      lead={
        review.change === null ? undefined : (
          <>
            {isWhole
              ? 'You can change it'
              : 'Both reviews are published, so you can change the text only. It is marked as edited. You can do so'}{' '}
            until <When at={review.change.until} style="exact" />.
          </>
        )
      }
      button="Save review"
      form={dialog}
      onClose={onClose}
    >
      {isWhole
        ? CRITERIA.map((criterion) => (
            <StarField
              key={criterion}
              {...form.idAndError(criterion)}
              label={criterionWords[by][criterion]}
              value={given[criterion]}
              onChange={(value) => form.set(criterion, value)}
            />
          ))
        : null}
      <CountedTextArea label="Your review" max={2_000} rows={5} {...field('text')} />
      {isWhole ? (
        <CountedTextArea
          label={`Private note to ${other}`}
          optional
          hint="Only the two of you can see it."
          max={1_000}
          rows={3}
          {...field('private_note')}
        />
      ) : null}
    </FormDialog>
  );
}
