import type { ReactNode } from 'react';
import { Link } from './link.tsx';

export interface FooterProps {
  logo: ReactNode;
  line?: ReactNode;
  groups: readonly { title: string; links: readonly { href: string; label: string }[] }[];
  /** The last line: the operator, language, currency. */
  small?: ReactNode;
}

export function PublicFooter({ logo, line, groups, small }: FooterProps) {
  return (
    <footer className="on-night bg-night text-on-night">
      <div className="page grid gap-10 py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]">
        <div>
          {logo}
          {line ? <p className="mt-2 max-w-[26ch] text-md text-on-night-2">{line}</p> : null}
        </div>
        <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-5 gap-y-8 sm:grid-cols-[repeat(4,minmax(0,1fr))]">
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="title text-md">{group.title}</h2>
              <ul className="mt-2 text-sm text-on-night-2">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} className="inline-block py-1.5 hover:text-on-night hover:underline">
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      {small ? (
        <div className="page">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-on-night/20 py-5 text-xs text-on-night-2">
            {small}
          </div>
        </div>
      ) : null}
    </footer>
  );
}
