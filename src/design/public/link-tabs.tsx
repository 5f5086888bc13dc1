import { Link } from './link.tsx';

export interface LinkTabsProps {
  label: string;
  /** A count of null is not known yet and keeps its place. */
  tabs: readonly { href: string; label: string; count?: number | null; current?: boolean }[];
}

/** Tabs that are pages: each has its own address, Back works, and no script is needed. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-1">
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
