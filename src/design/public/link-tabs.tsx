import { Link } from './link.tsx';

export interface LinkTabsProps {
  label: string;
  tabs: readonly { href: string; label: string; count?: number; current?: boolean }[];
}

/** Tabs that are pages: each has its own address, back works, no script needed. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="-mb-px flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {tabs.map((tab) => (
          <li key={tab.href} className="shrink-0">
            <Link href={tab.href} aria-current={tab.current ? 'page' : undefined} className="tab">
              {tab.label}
              {tab.count === undefined ? null : <span className="count">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
