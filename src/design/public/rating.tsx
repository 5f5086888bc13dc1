import { Star } from './glyphs.tsx';
import { plural } from '#kit/format/unit.ts';
import { formatNumber } from '#kit/format/number.ts';
import { usePlace } from './locale.tsx';

const GLYPH = 'fill-cut-marigold text-cut-marigold';

export interface RatingProps {
  /** 1 to 5; null when nobody has rated yet. */
  value: number | null;
  count?: number | undefined;
  /** Shown when there is none. */
  none?: string | undefined;
  className?: string | undefined;
}

/** One star and the figure, as cards and headers show it; screen readers hear it as one sentence. */
export function Rating({ value, count, none = 'No reviews yet', className = '' }: RatingProps) {
  const { locale } = usePlace();
  if (value === null) return <span className={`rating unrated ${className}`}>{none}</span>;
  const stars = formatNumber(value, locale, 1);
  const reviews = count === undefined ? null : formatNumber(count, locale);
  return (
    <span className={`rating ${className}`}>
      <Star size={15} />
      <b aria-hidden="true">{stars}</b>
      {reviews === null ? null : <span aria-hidden="true">{`(${reviews})`}</span>}
      <span className="sr-only">
        {reviews === null
          ? `Rated ${stars} of 5`
          : `Rated ${stars} of 5, ${reviews} ${plural(count ?? 0, { one: 'review', other: 'reviews' }, locale)}`}
      </span>
    </span>
  );
}

/** Five stars for a single review. */
export function Stars({ value, size = 16 }: { value: number; size?: number }) {
  return (
    <span role="img" aria-label={`${value} of 5 stars`} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          size={size}
          aria-hidden="true"
          className={place <= Math.round(value) ? GLYPH : 'text-line-strong'}
        />
      ))}
    </span>
  );
}
