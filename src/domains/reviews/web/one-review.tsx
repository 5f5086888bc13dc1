import type { ReactNode } from 'react';
import { Stars } from '#design/public/rating.tsx';
import { When } from '#design/public/when.tsx';
import { CRITERIA, criterionWords } from '../rating.ts';
import type { ShownReview } from '../shapes.ts';

interface OneReviewProps {
  readonly review: ShownReview;
  readonly title: ReactNode;
  /** Of the title among the headings of its page. */
  readonly level?: 2 | 3;
  readonly actions?: ReactNode;
}

/** One review as one of its two people sees it. */
export function OneReview({ review, title, level = 3, actions }: OneReviewProps) {
  const Title = `h${level}` as 'h3';
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Title className="title flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
        {title} <Stars value={review.rating} />
      </Title>
      {review.hidden_reason === null ? null : (
        <p className="text-sm text-ink-2 wrap-anywhere">Hidden by our team and not counted: {review.hidden_reason}</p>
      )}
      <p dir="auto" className="max-w-prose text-md whitespace-pre-wrap wrap-anywhere">
        {review.body}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        {CRITERIA.map((criterion) => (
          <li key={criterion}>
            {criterionWords[review.by][criterion]}:{' '}
            <span className="tnum font-medium text-ink">{review.stars[criterion]} of 5</span>
          </li>
        ))}
        {review.edited_at === null ? null : (
          <li>
            Edited <When at={review.edited_at} />
          </li>
        )}
      </ul>
      {review.private_note === null ? null : (
        <p className="rounded-md bg-sunken p-3 text-sm wrap-anywhere">Private note: {review.private_note}</p>
      )}
      {review.reply === null ? null : (
        <p className="border-s-2 border-line ps-3 text-sm text-ink-2 wrap-anywhere">
          Reply, <When at={review.reply.at} />: {review.reply.text}
        </p>
      )}
      {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
    </article>
  );
}
