import type { ReactNode } from 'react';
import { Cover, type CoverProps } from './cover.tsx';
import { Link } from './link.tsx';

export interface OfferCardProps {
  href: string;
  title: string;
  cover: CoverProps;
  /** Avatar, name, and a level at the end of the line. */
  byline: ReactNode;
  rating?: ReactNode;
  /** The deal: time on the left, price on the right. */
  stubStart: ReactNode;
  stubEnd: ReactNode;
  /** On the cover, their own targets above the card's link: a save button. */
  corner?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
}

/**
 * A docket to browse: the whole card is one link, the title carries it. On phones a row, with its picture on the left.
 */
export function OfferCard({
  href,
  title,
  cover,
  byline,
  rating,
  stubStart,
  stubEnd,
  corner,
  level = 3,
}: OfferCardProps) {
  const Title = `h${level}` as 'h3';
  return (
    <article className="docket offer">
      <div className="offer-picture">
        <Cover {...cover} />
        {corner ? (
          <div className="absolute end-2.5 top-2.5 z-1 flex max-sm:end-1.5 max-sm:top-auto max-sm:bottom-1 items-center gap-1.5">
            {corner}
          </div>
        ) : null}
      </div>
      <div className="offer-body">
        <div className="offer-by">{byline}</div>
        <Title className="title">
          <Link href={href} className="cover-link line-clamp-3">
            <bdi>{title}</bdi>
          </Link>
        </Title>
        {rating}
      </div>
      <div className="perf" />
      <div className="offer-stub">
        <span className="tnum">{stubStart}</span>
        <span>{stubEnd}</span>
      </div>
    </article>
  );
}

/** "from $640": the words small, the price in the display face. */
export const StubPrice = ({ before, children }: { before?: string; children: string }) => (
  <>
    {before === undefined ? null : `${before} `}
    <bdi className="display tnum offer-price">{children}</bdi>
  </>
);

/** 1 to 4 columns, by the room; a long word inside never widens them. */
export const CardGrid = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul
    aria-label={label}
    className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(3,minmax(0,1fr))] xl:grid-cols-[repeat(4,minmax(0,1fr))]"
  >
    {children}
  </ul>
);
