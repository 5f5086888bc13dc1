import { FactGrid } from '#design/app/fact-grid.tsx';
import { Panel } from '#design/public/panel.tsx';
import { StarBars } from '#design/public/star-bars.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { instanceLocale } from '#kit/locale.ts';
import { otherSide } from '#kit/sides.ts';
import type { RoleRating } from '../contract.ts';
import { kindsWord } from '../kinds.ts';
import { RATING_PRIOR } from '../rating-prior.ts';
import { CRITERIA, criterionWords, STAR_STEPS } from '../rating.ts';

interface RatingMathsProps {
  readonly rating: RoleRating;
  /** The same list, with this many stars only. */
  readonly starsHref: (stars: number) => string;
  readonly current: number | null;
}

/** A rating with everything it is made of. */
export function RatingMaths({ rating, starsHref, current }: RatingMathsProps) {
  const number = (value: number, decimals: number): string => formatNumber(value, instanceLocale(), decimals);
  const sum = rating.average * rating.reviews;
  return (
    <Panel
      title={rating.role === 'freelancer' ? 'Your rating as a freelancer' : 'Your rating as a client'}
      lead={`${number(rating.average, 2)} from ${counted(rating.reviews, { one: 'review', other: 'reviews' })}, ${counted(rating.replies, { one: 'reply', other: 'replies' })}.`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {rating.by_work.length < 2 ? null : (
          <p className="text-sm text-ink-2">
            {rating.by_work
              .map(
                ({ kind, reviews, average }) =>
                  `${kindsWord(kind)}: ${number(average, 2)} from ${counted(reviews, { one: 'review', other: 'reviews' })}`,
              )
              .join(' · ')}
          </p>
        )}
        <StarBars
          label="Reviews by stars"
          rows={STAR_STEPS.map((stars, at) => ({
            stars,
            count: rating.by_stars[at] ?? 0,
            href: starsHref(stars),
            current: current === stars,
          }))}
        />
        <FactGrid
          columns={3}
          facts={CRITERIA.map((criterion) => [
            criterionWords[otherSide(rating.role)][criterion],
            `${number(rating.criteria[criterion], 1)} of 5`,
          ])}
        />
        <details>
          <summary className="link min-h-6 cursor-pointer text-sm">How this is computed</summary>
          <p className="mt-2 max-w-prose text-sm text-ink-2">
            Each review counts as the average of its three criteria. Cards and profiles show the plain average of all
            published reviews, {number(rating.average, 2)}. Lists that sort by rating count {RATING_PRIOR.reviews}{' '}
            reviews of {number(RATING_PRIOR.stars, 1)} beside yours, so that one good review doesn’t lead a list: (
            {number(sum, 1)} + {RATING_PRIOR.reviews} × {number(RATING_PRIOR.stars, 1)}) ÷ ({rating.reviews} +{' '}
            {RATING_PRIOR.reviews}) = {number(rating.bayesian, 2)}. Hidden reviews don’t count, and orders approved
            automatically don’t change it.
          </p>
        </details>
      </div>
    </Panel>
  );
}
