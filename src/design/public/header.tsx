import { Menu } from './glyphs.tsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export interface NavItem {
  href: string;
  label: string;
  current?: boolean | undefined;
  /** For those that only some readers see. */
  className?: string | undefined;
}

export const SkipLink = ({ href = '#main', children = 'Skip to content' }: { href?: string; children?: ReactNode }) => (
  <a href={href} className="skip-link">
    {children}
  </a>
);

export interface PublicHeaderProps {
  logo: ReactNode;
  items: readonly NavItem[];
  /** Always visible: sign in and join, or the reader. */
  actions: ReactNode;
  /** One more line for the phone's menu: the theme. */
  menuExtra?: ReactNode;
  label?: string | undefined;
}

/** 64 px, sticky, the only element with a blur. On phones the links are in a native `details`. */
export function PublicHeader({ logo, items, actions, menuExtra, label = 'Main' }: PublicHeaderProps) {
  return (
    <header className="site-header">
      <div className="page flex h-16 items-center gap-1 sm:gap-2">
        {logo}
        <nav aria-label={label} className="ms-5 hidden items-center gap-1 text-md font-medium text-ink-2 lg:flex">
          {items.map((item) => (
            <Link
              key={item.href}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={`rounded-sm px-3 py-2 hover:bg-hover hover:text-ink aria-[current]:text-ink ${item.className ?? ''}`}
            >
              {item.label}
            </Link>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1 sm:gap-1.5">{actions}</div>
        <details className="lg:hidden">
          <summary aria-label="Menu" className="btn btn-ghost btn-sm btn-icon">
            <Icon of={Menu} />
          </summary>
          <nav
            aria-label={`${label} menu`}
            className="absolute inset-x-0 top-full border-y border-line bg-canvas shadow-overlay"
          >
            <ul className="page grid py-2">
              {items.map((item) => (
                <li key={item.href} className={`border-b border-line last:border-b-0 ${item.className ?? ''}`}>
                  <Link
                    href={item.href}
                    aria-current={item.current ? 'page' : undefined}
                    className="flex min-h-12 items-center font-medium aria-[current]:text-primary"
                  >
                    {item.label}
                  </Link>
                </li>
              ))}
              {menuExtra ? <li className="py-1">{menuExtra}</li> : null}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}
