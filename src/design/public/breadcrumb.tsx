import { ChevronLeft, ChevronRight } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export interface BreadcrumbProps {
  items: readonly { label: string; href: string }[];
  /** This page; not a link. */
  current?: string | undefined;
  label?: string | undefined;
}

/** The way to this page. On phones the page above it alone, as a way back: there is no room for more. */
export function Breadcrumb({ items, current, label = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="text-sm text-ink-2">
      <ol className="flex items-center gap-x-1.5">
        {items.map((item, index) => (
          <li
            key={item.href}
            className={`flex min-w-0 items-center gap-1.5 ${index === items.length - 1 ? '' : 'max-sm:hidden'}`}
          >
            {index === items.length - 1 ? (
              <Icon of={ChevronLeft} size="inline" flip className="text-ink-3 sm:hidden" />
            ) : null}
            {index > 0 ? <Icon of={ChevronRight} size="inline" flip className="text-ink-3 max-sm:hidden" /> : null}
            <Link href={item.href} className="truncate py-1.5 hover:text-ink hover:underline">
              {item.label}
            </Link>
          </li>
        ))}
        {current ? (
          <li
            className={`flex min-w-0 items-center gap-1.5 ${items.length > 0 ? 'max-sm:hidden' : ''}`}
            aria-current="page"
          >
            {items.length > 0 ? <Icon of={ChevronRight} size="inline" flip className="text-ink-3" /> : null}
            <span className="truncate py-1.5 text-ink-3">{current}</span>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
