import { Link } from './link.tsx';

export interface LinkTabsProps {
  label: string;
  /** A count of null is not known yet and keeps its place. */
  tabs: readonly { href: string; label: string; count?: number | null; current?: boolean }[];
  /** Which ones there are is known later: on phones one line that scrolls, so that what is below stays where it is. */
  oneLine?: boolean;
}

const ONE_LINE = 'max-sm:-mx-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-1 max-sm:whitespace-nowrap max-sm:[scrollbar-width:none]';

/** Tabs that are pages: each has its own address, Back works, and no script is needed. */
export function LinkTabs({ label, tabs, oneLine = false }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className={`-mb-px flex flex-wrap gap-x-1 ${oneLine ? ONE_LINE : ''}`}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} aria-current={tab.current ? 'page' : undefined} className="tab">
              {tab.label}
              {tab.count === undefined ? null : <span className={`count ${tab.count === null ? 'invisible' : ''}`}>{tab.count ?? 0}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
