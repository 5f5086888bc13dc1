import { formatNumber } from '#kit/format/number.ts';
import { ChevronLeft, ChevronRight } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { usePlace } from './locale.tsx';
import { pagesAround } from './pages-around.ts';

export interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  label?: string | undefined;
}

const cell = 'tnum inline-grid h-11 min-w-11 place-items-center rounded-md px-2 text-md font-medium';

/** Numbered pages as real links; the current one is marked. */
export function Pagination({ page, pageCount, hrefOf, label = 'Pages' }: PaginationProps) {
  const { locale } = usePlace();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-1">
        <Step to={page - 1} open={page > 1} label="Previous page" hrefOf={hrefOf} rel="prev" />
        {pagesAround(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={`${cell} gap-in-pages text-ink-3`} aria-hidden="true" />
            ) : (
              <Link
                href={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={`${cell} ${number === page ? 'bg-ink text-canvas' : 'text-ink-2 hover:bg-hover hover:text-ink'}`}
              >
                {formatNumber(number, locale)}
              </Link>
            )}
          </li>
        ))}
        <Step to={page + 1} open={page < pageCount} label="Next page" hrefOf={hrefOf} rel="next" />
      </ul>
    </nav>
  );
}

function Step({
  to,
  open,
  label,
  hrefOf,
  rel,
}: {
  to: number;
  open: boolean;
  label: string;
  hrefOf: (page: number) => string;
  rel: 'prev' | 'next';
}) {
  const glyph = <Icon of={rel === 'prev' ? ChevronLeft : ChevronRight} flip />;
  return (
    <li>
      {open ? (
        <Link href={hrefOf(to)} rel={rel} aria-label={label} className={`${cell} text-ink hover:bg-hover`}>
          {glyph}
        </Link>
      ) : (
        <span aria-hidden="true" className={`${cell} text-ink-3 opacity-50`}>
          {glyph}
        </span>
      )}
    </li>
  );
}
