import { StarBars } from '#design/public/star-bars.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { RATING_PRIOR } from '#domains/reviews/rating-prior.ts';
import { CRITERIA, criterionWords, STAR_STEPS } from '#domains/reviews/rating.ts';
import type { Rating } from '#domains/reviews/shapes.ts';
import { formatNumber } from '#kit/format/number.ts';

interface ServiceRatingProps {
  readonly rating: Rating;
  /** The chosen number; 0 when none is. */
  readonly stars: number;
  readonly starsHref: (stars: number) => string;
}

/** What a service's stars are made of, and how lists sort by them (LIM-38). Works without script. */
export function ServiceRating({ rating, stars: chosen, starsHref }: ServiceRatingProps) {
  const { locale } = usePlace();
  const number = (value: number, decimals: number): string => formatNumber(value, locale, decimals);
  return (
    <div className="mb-5 grid max-w-prose gap-4">
      <StarBars
        label="Reviews by stars"
        rows={STAR_STEPS.map((stars, at) => ({
          stars,
          count: rating.by_stars[at] ?? 0,
          href: starsHref(stars),
          current: stars === chosen,
        }))}
      />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        {CRITERIA.map((criterion) => (
          <span key={criterion}>
            {criterionWords.client[criterion]}:{' '}
            <span className="tnum font-medium text-ink">{number(rating.criteria[criterion], 1)}</span>
          </span>
        ))}
      </p>
      <details className="text-sm text-ink-2">
        <summary className="link inline-block min-h-6 cursor-pointer">How the rating is computed</summary>
        <p className="mt-1">
          A review counts as the average of its three criteria. Cards show the plain average,{' '}
          {number(rating.average, 2)}. Lists sorted by rating count {RATING_PRIOR.reviews} reviews of{' '}
          {number(RATING_PRIOR.stars, 1)} beside it: ({number(rating.average * rating.reviews, 1)} +{' '}
          {RATING_PRIOR.reviews} × {number(RATING_PRIOR.stars, 1)}) ÷ ({number(rating.reviews, 0)} +{' '}
          {RATING_PRIOR.reviews}) = {number(rating.bayesian, 2)}.
        </p>
      </details>
    </div>
  );
}
