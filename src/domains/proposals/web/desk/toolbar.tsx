import { ArrowDownUp, Columns3, List, ListFilter } from 'lucide-react';
import { useRef } from 'react';
import { Checkbox } from '#design/public/choice.tsx';
import { FilterChips } from '#design/public/chip.tsx';
import { SelectField } from '#design/public/field.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { usePlace } from '#design/public/locale.tsx';
import {
  activeOf,
  COLUMN_WORDS,
  COLUMNS,
  columnOf,
  FILTER_WORDS,
  FILTERS,
  SORT_WORDS,
  SORTS,
  type Filter,
  type Sort,
} from '../../desk.ts';
import type { DeskProposal } from '../../desk-contract.ts';
import type { DeskAddress } from './desk-address.ts';

interface ToolbarProps {
  all: readonly DeskProposal[];
  address: DeskAddress;
}

/**
 * What is shown of the proposals and how; all of it is in the address. One line of controls, by the width of the list:
 * icons where it is narrow.
 */
export function Toolbar({ all, address: { place, hrefWith, go } }: ToolbarProps) {
  const { locale } = usePlace();
  const { sort, filters, q, view, column } = place;
  const count = (columnName: (typeof COLUMNS)[number]): number =>
    all.filter((proposal) => columnOf(proposal) === columnName).length;
  return (
    // The choice of filters opens over the list.
    <div className="@container relative z-10 grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center gap-2 @2xl:gap-3">
        <div className="min-w-0 flex-1">
          <SearchForm
            q={q}
            onSearch={(words) => go({ q: words })}
            label="Search proposals"
            hideLabel
            placeholder="Search"
            isCompact
          />
        </div>
        <Order sort={sort} onChange={(next) => go({ sort: next })} />
        <Narrow filters={filters} onChange={(next) => go({ filters: next })} />
        <Views
          view={view}
          listHref={hrefWith({ view: 'list' })}
          boardHref={hrefWith({ view: 'board', column: null })}
        />
      </div>
      {view === 'board' ? null : (
        <FilterChips
          label="Proposals by state"
          items={[
            {
              href: hrefWith({ column: null }),
              label: `Active ${formatNumber(activeOf(all).length, locale)}`,
              current: column === null,
            },
            ...COLUMNS.filter((columnName) => columnName === column || count(columnName) > 0).map((columnName) => ({
              href: hrefWith({ column: columnName }),
              label: `${COLUMN_WORDS[columnName]} ${formatNumber(count(columnName), locale)}`,
              current: columnName === column,
            })),
          ]}
        />
      )}
    </div>
  );
}

/** Where it is narrow, its icon lies under the field, which is there for fingers and keys. */
const Order = ({ sort, onChange }: { sort: Sort; onChange: (next: Sort) => void }) => (
  <div className="relative shrink-0 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
    <span aria-hidden="true" className="btn btn-line w-11 px-0 @2xl:hidden">
      <Icon of={ArrowDownUp} />
    </span>
    <SelectField
      label="Sort"
      hideLabel
      className="w-44 @max-2xl:absolute @max-2xl:inset-0 @max-2xl:w-11 @max-2xl:overflow-hidden @max-2xl:opacity-0"
      options={SORTS.map((value) => ({ value, label: SORT_WORDS[value] }))}
      value={sort}
      onChange={(event) => onChange(event.target.value as Sort)}
    />
  </div>
);

interface ViewsProps {
  view: 'list' | 'board';
  listHref: string;
  boardHref: string;
}

const Views = ({ view, listHref, boardHref }: ViewsProps) => (
  <nav aria-label="View" className="flex shrink-0 rounded-md border border-line-strong p-0.5">
    {(
      [
        ['list', 'List', listHref, List],
        ['board', 'Board', boardHref, Columns3],
      ] as const
    ).map(([key, label, href, icon]) => (
      <Link
        key={key}
        href={href}
        title={label}
        aria-current={key === view ? 'true' : undefined}
        className={`inline-flex h-10 min-w-9 items-center justify-center gap-1.5 rounded-sm px-2 text-md font-medium @2xl:px-3 ${key === view ? 'bg-ink text-canvas' : 'text-ink-2 hover:bg-hover'}`}
      >
        <Icon of={icon} />
        <span className="@max-2xl:sr-only">{label}</span>
      </Link>
    ))}
  </nav>
);

/** Closes when the focus or a press goes elsewhere. */
function Narrow({ filters, onChange }: { filters: readonly Filter[]; onChange: (next: readonly Filter[]) => void }) {
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details
      ref={details}
      className="relative shrink-0"
      onBlur={({ relatedTarget }) => {
        if (details.current !== null && !details.current.contains(relatedTarget)) details.current.open = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || details.current?.open !== true) return;
        event.stopPropagation();
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="btn btn-line cursor-pointer list-none @max-2xl:min-w-11 @max-2xl:gap-1 @max-2xl:px-2">
        <Icon of={ListFilter} className="@2xl:hidden" />
        <span className="@max-2xl:sr-only">Filter</span>
        {filters.length === 0 ? null : <span className="tnum">{` (${filters.length})`}</span>}
      </summary>
      <div className="panel absolute end-0 z-20 mt-1 w-56 px-3 py-2 shadow-raised" tabIndex={-1}>
        {FILTERS.map((filter) => (
          <Checkbox
            key={filter}
            label={FILTER_WORDS[filter]}
            checked={filters.includes(filter)}
            onChange={(event) =>
              onChange(event.target.checked ? [...filters, filter] : filters.filter((other) => other !== filter))
            }
          />
        ))}
      </div>
    </details>
  );
}
