import { useEffect, useId, useRef, type ReactNode } from 'react';
import { withSearch } from '#kit/with-search.ts';
import { LinkTabs } from '../public/link-tabs.tsx';
import { ScreenHeader, type ScreenHeaderProps } from './screen-header.tsx';

/**
 * Where one thing is worked on: its head, the reader's next step, tabs, what was made, and the talk beside it
 * (docs/desks.md).
 */
export interface DeskProps {
  readonly head: ReactNode;
  readonly next?: ReactNode;
  readonly tabs?: ReactNode;
  /** What was made, with what is asked about it. */
  readonly children: ReactNode;
  /** The talk, from 1280 px on beside the rest, below it on narrower windows. */
  readonly aside?: ReactNode;
  readonly asideLabel?: string;
}

export const Desk = ({ head, next, tabs, children, aside, asideLabel = 'Messages' }: DeskProps) => (
  <>
    {head}
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-5 ${aside ? 'xl:grid-cols-[minmax(0,1fr)_360px]' : ''}`}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        {next}
        {tabs}
        {/* Long enough on phones for its beginning to reach the top of the window, also while it loads. */}
        {tabs ? (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 max-sm:min-h-[calc(100dvh-7rem)]">
            {children}
          </div>
        ) : (
          children
        )}
      </div>
      {aside ? (
        <aside aria-label={asideLabel} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 xl:sticky xl:top-6">
          {aside}
        </aside>
      ) : null}
    </div>
  </>
);

export interface DeskHeadProps extends Pick<ScreenHeaderProps, 'of' | 'title' | 'actions' | 'menu'> {
  /** A chip, and its clock in words: "Review by Dec 5, then $450 is released". */
  readonly state: ReactNode;
  /** Number, other side, their local time: one line of short facts. */
  readonly facts?: readonly ReactNode[];
}

export const DeskHead = ({ state, facts = [], ...header }: DeskHeadProps) => (
  <ScreenHeader
    {...header}
    lead={
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden" role="status">
          {state}
        </span>
        {facts.length === 0 ? null : (
          <span className="-ms-1 overflow-x-clip ps-1 text-sm text-ink-2">
            {/* A dot before each fact; before the first of a line it is cut off. */}
            <span className="-ms-4 flex flex-wrap gap-y-1">
              {facts.map((fact, place) => (
                // Facts keep their places.
                <span
                  key={place}
                  className="relative flex items-center ps-4 before:absolute before:start-1.5 before:content-['·'_/_'']"
                >
                  {fact}
                </span>
              ))}
            </span>
          </span>
        )}
      </span>
    }
  />
);

export interface DeskNextProps {
  /** Whose turn it is: "Review milestone 1 by Dec 5", or "Nadia answers by Dec 5". */
  readonly title: string;
  /** What happens then, or without it: "Then $450 is released." */
  readonly lead?: ReactNode;
  /** The one primary action, and at most one beside it. Left out while it is the other side's turn. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export function DeskNext({ title, lead, action, children }: DeskNextProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel grid min-w-0 gap-3 px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="title">
            {title}
          </h2>
          {lead ? <p className="mt-0.5 text-sm text-ink-2">{lead}</p> : null}
        </div>
        {action ? <div className="flex flex-wrap items-center gap-2 empty:hidden">{action}</div> : null}
      </div>
      {children}
    </section>
  );
}

export interface DeskTabsProps {
  readonly label: string;
  /** The address of the desk, to which `?tab=` is added; the first tab has none. */
  readonly href: string;
  readonly current: string;
  readonly tabs: readonly { readonly key: string; readonly label: string; readonly count?: number | null }[];
}

/** In the lower part of the window: what was chosen would open out of sight. */
function showBelow(bar: HTMLElement | null): void {
  if (bar !== null && bar.getBoundingClientRect().top > innerHeight * 0.6) bar.scrollIntoView();
}

/**
 * Tabs in the address, so that Back works and a link leads to one of them: to its beginning, with the tabs above it.
 */
export function DeskTabs({ label, href, current, tabs }: DeskTabsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    const isChosen = wasShown.current || new URLSearchParams(location.search).has('tab');
    wasShown.current = true;
    // A link to a part of a tab leads there.
    if (isChosen && location.hash === '') showBelow(bar.current);
  }, [current]);
  return (
    <div ref={bar} className="min-w-0 scroll-mt-2">
      <LinkTabs
        label={label}
        tabs={tabs.map(({ key, ...tab }, place) => ({
          ...tab,
          href: place === 0 ? href : withSearch(href, { tab: key }),
          current: key === current,
        }))}
      />
    </div>
  );
}
