import type { ReactNode } from 'react';
import { Cover, type CoverProps } from './cover.tsx';
import { Name } from './name.tsx';
import { Link } from './link.tsx';

export interface OfferCardProps {
  href: string;
  title: string;
  cover: CoverProps;
  /** Avatar, name and a level at the end of the line. */
  byline: ReactNode;
  rating?: ReactNode;
  /** The deal: time on the left, price on the right. */
  stubStart: ReactNode;
  stubEnd: ReactNode;
  /** On the cover, its own target above the card's link: a save button. */
  corner?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
}

/** A docket to browse: the whole card is one link, the title carries it. */
export function OfferCard({ href, title, cover, byline, rating, stubStart, stubEnd, corner, level = 3 }: OfferCardProps) {
  const Title = `h${level}` as 'h3';
  return (
    <article className="docket group flex h-full flex-col transition-shadow duration-200 hover:shadow-raised">
      <div className="relative overflow-hidden">
        <Cover {...cover} className="transition-transform duration-300 ease-out group-hover:scale-103 motion-reduce:transform-none" />
        {corner ? <div className="absolute end-2.5 top-2.5 z-1">{corner}</div> : null}
      </div>
      <div className="flex flex-1 flex-col gap-2.5 p-4 pb-3.5">
        <div className="flex min-h-7 items-center gap-2 text-sm">{byline}</div>
        <Title className="title tracking-normal">
          <Link href={href} className="cover-link line-clamp-2 group-hover:underline">
            <Name of={title} />
          </Link>
        </Title>
        {rating ? <div className="mt-auto">{rating}</div> : null}
      </div>
      <div className="perf" />
      <div className="flex items-baseline justify-between gap-3 px-4 pt-3 pb-3.5 text-sm text-ink-2">
        <span className="tnum inline-flex items-center gap-1.5">{stubStart}</span>
        <span className="text-end">{stubEnd}</span>
      </div>
    </article>
  );
}

/** "from $640": the words small, the price in the display face. */
export const StubPrice = ({ before, children }: { before?: ReactNode; children: ReactNode }) => (
  <>
    {before ? <>{before} </> : null}
    <span className="display tnum text-lg text-ink">{children}</span>
  </>
);

/** 1, 2, 3, 4 columns as the room allows; a wide word inside never pushes. */
export const CardGrid = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul
    aria-label={label}
    className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(3,minmax(0,1fr))] xl:grid-cols-[repeat(4,minmax(0,1fr))]"
  >
    {children}
  </ul>
);
