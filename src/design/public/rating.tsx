import { Star } from './glyphs.tsx';
import { formatNumber } from '#kit/format-number.ts';
import { usePlace } from './locale.tsx';

const GLYPH = 'fill-cut-marigold text-cut-marigold';

export interface RatingProps {
  /** 1 to 5; null when nobody has rated yet. */
  value: number | null;
  count?: number | undefined;
  /** Said when there is none. */
  none?: string | undefined;
  className?: string | undefined;
}

/** One star and the figure, as cards and headers show it. */
export function Rating({ value, count, none = 'No reviews yet', className = '' }: RatingProps) {
  const { locale } = usePlace();
  if (value === null) return <span className={`text-sm text-ink-3 ${className}`}>{none}</span>;
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm text-ink-2 ${className}`}>
      <Star size={15} aria-hidden="true" className={GLYPH} />
      <span className="tnum font-semibold text-ink">
        <span className="sr-only">Rated </span>
        {formatNumber(value, locale, 1)}
        <span className="sr-only"> of 5</span>
      </span>
      {count === undefined ? null : (
        <span className="tnum">
          <span aria-hidden="true">({formatNumber(count, locale)})</span>
          <span className="sr-only">
            , {formatNumber(count, locale)} {count === 1 ? 'review' : 'reviews'}
          </span>
        </span>
      )}
    </span>
  );
}

/** Five stars for a single review. */
export function Stars({ value, size = 16 }: { value: number; size?: number }) {
  return (
    <span role="img" aria-label={`${value} of 5 stars`} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} size={size} aria-hidden="true" className={place <= Math.round(value) ? GLYPH : 'text-line-strong'} />
      ))}
    </span>
  );
}
