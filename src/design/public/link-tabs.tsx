import { useEffect, useRef } from 'react';
import { Link } from './link.tsx';

export interface LinkTabsProps {
  label: string;
  /** A count of null is not known yet and keeps its place. */
  tabs: readonly { href: string; label: string; count?: number | null; current?: boolean }[];
}

/** On phones the current tab may be the last of a row that scrolls. */
function showCurrent(list: HTMLUListElement | null): void {
  const [row, tab] = [list?.getBoundingClientRect(), list?.querySelector('[aria-current]')?.getBoundingClientRect()];
  if (row !== undefined && tab !== undefined && (tab.left < row.left || tab.right > row.right))
    list?.scrollBy({ left: tab.left - row.left - 16 });
}

/**
 * Tabs that are pages: each has its own address, Back works, and no script is needed. On phones they are one line that
 * scrolls.
 */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = tabs.find(({ current }) => current)?.href;
  useEffect(() => showCurrent(list.current), [shown]);
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul
        ref={list}
        className="-mb-px flex flex-wrap gap-x-1 max-sm:-mx-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:ps-1 max-sm:pe-8 max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)] max-sm:[scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} aria-current={tab.current ? 'page' : undefined} className="tab">
              {tab.label}
              {tab.count === undefined ? null : (
                <span className={`count ${tab.count === null ? 'invisible' : ''}`}>{tab.count ?? 0}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
