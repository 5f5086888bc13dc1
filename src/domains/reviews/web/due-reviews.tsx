import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import type { DueReview } from '../contract.ts';

/** Finished work that can still be reviewed, the first to close first. Nothing while there is none. */
export function DueReviews({ due }: { due: readonly DueReview[] }) {
  if (due.length === 0) return null;
  return (
    <Panel
      title="Your turn: write a review"
      lead="Reviews are published once you’ve both written one, or when the review period ends."
      flush
    >
      <ul className="divide-y divide-line border-t border-line">
        {due.map(({ work, review_path: path, other, they_wrote: theyWrote, closes_at: closesAt }) => (
          <li key={path} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{work.title}</p>
              <p className="text-sm text-ink-2">
                {other.name} · <span className="tnum">{work.number}</span> · until <When at={closesAt} />
                {theyWrote ? `. ${other.name} already wrote one.` : '.'}
              </p>
            </div>
            <LinkButton size="sm" variant="primary" href={path}>
              Write a review<span className="sr-only"> of {other.name}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
