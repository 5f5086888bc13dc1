import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { Link } from './link.tsx';
import { usePlace } from './locale.tsx';

export interface StarBarsProps {
  label: string;
  rows: readonly { stars: number; count: number; href?: string | undefined; current?: boolean }[];
}

/** How many reviews have how many stars. Drawn as SVG, so it needs no style attribute. */
export function StarBars({ label, rows }: StarBarsProps) {
  const { locale } = usePlace();
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul aria-label={label} className="grid gap-1.5 text-sm">
      {rows.map(({ stars, count, href, current = false }) => {
        const words = counted(stars, { one: 'star', other: 'stars' }, locale);
        return (
          <li key={stars} className="grid grid-cols-[4.5rem_minmax(0,1fr)_2.5rem] items-center gap-3">
            {href === undefined ? (
              <span>{words}</span>
            ) : (
              <Link
                href={href}
                rel="nofollow"
                aria-current={current ? 'true' : undefined}
                className={`link min-h-6 ${current ? 'font-semibold' : ''}`}
              >
                {words}
              </Link>
            )}
            <svg
              viewBox="0 0 100 8"
              width="100%"
              height="8"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="block rounded-full bg-hover rtl:-scale-x-100"
            >
              <rect width={all === 0 ? 0 : Math.round((100 * count) / all)} height="8" className="fill-cut-marigold" />
            </svg>
            <span className="tnum text-end text-ink-2">{formatNumber(count, locale)}</span>
          </li>
        );
      })}
    </ul>
  );
}
