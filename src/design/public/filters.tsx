import { ChevronDown, SlidersHorizontal, X } from './glyphs.tsx';
import { useId, type ReactNode } from 'react';
import { formatNumber } from '#kit/format/number.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { usePlace } from './locale.tsx';

export interface FilterGroupProps {
  title: string;
  /** How many are selected in it. */
  chosen?: number | undefined;
  open?: boolean | undefined;
  children: ReactNode;
}

/** One group of filters; opens and closes without script. */
export function FilterGroup({ title, chosen = 0, open = true, children }: FilterGroupProps) {
  return (
    <details open={open} className="group/filter border-b border-line last:border-b-0">
      <summary className="flex min-h-12 items-center gap-2 text-md font-semibold">
        {title}
        {chosen > 0 ? <span className="count">{chosen}</span> : null}
        <Icon
          of={ChevronDown}
          className="ms-auto text-ink-2 transition-transform duration-200 group-open/filter:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

export interface FilterRailProps {
  title?: string | undefined;
  /** The number of active filters, for the button on phones. */
  active?: number | undefined;
  /** "Show 214 results": live count on the button that closes the sheet. */
  showLabel: ReactNode;
  clear?: ReactNode;
  /** A form of FilterGroups. */
  children: ReactNode;
}

/** Beside the results from 1024 px; the same element is a sheet on phones, opened without any script (popover). */
export function FilterRail({ title = 'Filters', active = 0, showLabel, clear, children }: FilterRailProps) {
  const id = useId();
  return (
    <div className="shrink-0 lg:row-span-2">
      <button type="button" popoverTarget={id} className="btn btn-line lg:hidden">
        <Icon of={SlidersHorizontal} />
        <span>{title}</span>
        {active > 0 ? <span className="count">{active}</span> : null}
      </button>
      <aside id={id} popover="auto" aria-label={title} className="filter-rail">
        <div className="flex min-h-9 items-center justify-between gap-2 max-lg:border-b max-lg:border-line max-lg:py-2 max-lg:ps-4 max-lg:pe-2">
          <h2 className="title">{title}</h2>
          <div className="flex items-center gap-2">
            {clear}
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label="Close"
              className="btn btn-ghost btn-icon lg:hidden"
            >
              <Icon of={X} />
            </button>
          </div>
        </div>
        <div className="max-lg:min-h-0 max-lg:flex-1 max-lg:overflow-y-auto max-lg:px-4">{children}</div>
        <div className="border-t border-line p-4 lg:hidden">
          <button type="button" popoverTarget={id} popoverTargetAction="hide" className="btn btn-primary w-full">
            {showLabel}
          </button>
        </div>
      </aside>
    </div>
  );
}

/** One value of a filter as a link, with how many results it leaves. */
export function FilterLink({
  href,
  name,
  count,
  isCurrent = false,
}: {
  href: string;
  name: string;
  count?: number | undefined;
  isCurrent?: boolean;
}) {
  const { locale } = usePlace();
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      className={`flex min-h-9 items-center justify-between gap-3 rounded-sm px-2 text-md ${isCurrent ? 'bg-primary-soft font-semibold text-primary-ink' : 'text-ink-2 hover:bg-hover hover:text-ink'}`}
    >
      <span className="min-w-0">{name}</span>
      {count === undefined ? null : <span className="tnum text-sm text-ink-3">{formatNumber(count, locale)}</span>}
    </Link>
  );
}
