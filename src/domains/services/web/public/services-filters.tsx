import { useRef, type FocusEvent, type ReactNode } from 'react';
import { TextField } from '#design/public/field.tsx';
import { FilterGroup, FilterLink, FilterRail } from '#design/public/filters.tsx';
import { Link } from '#design/public/link.tsx';
import { CleanForm, Keep } from '#kit/web/clean-form.tsx';
import { activeFilters, listHref, withoutFilters, type ListState } from './list-address.ts';
import type { RailGroup } from './rail-groups.ts';

export interface CategoryChoice {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

export interface FiltersProps {
  state: ListState;
  /** Of the level that can be chosen next, with counts. */
  categories: readonly CategoryChoice[];
  /** The active top category, as a link back up. */
  top: { slug: string; name: string } | null;
  /** Every other filter, with counts. */
  groups: readonly RailGroup[];
  currency: string;
  showLabel: string;
}

/** Each press is one narrower or wider list, and its address: there is nothing to apply. */
export function ServicesFilters({ state, categories, top, groups, currency, showLabel }: FiltersProps) {
  const open = categories.filter((category) => category.count > 0 || category.slug === state.category);
  const narrowing = activeFilters(state).filter((field) => field !== 'q');
  return (
    <FilterRail
      active={narrowing.length}
      showLabel={showLabel}
      clear={
        narrowing.length > 0 ? (
          <Link href={withoutFilters(state)} className="link text-sm">
            Clear all
          </Link>
        ) : null
      }
    >
      {open.length > 0 || top !== null ? (
        <FilterGroup title="Category" chosen={state.category === undefined ? 0 : 1}>
          <ul className="grid gap-0.5">
            {top === null ? null : (
              <li>
                <FilterLink href={listHref(state, { category: undefined })} name="All categories" />
                <FilterLink
                  href={listHref(state, { category: top.slug })}
                  name={top.name}
                  isCurrent={state.category === top.slug}
                />
              </li>
            )}
            {open.map((category) => (
              <li key={category.slug} className={top === null ? '' : 'ps-3'}>
                <FilterLink
                  href={listHref(state, { category: category.slug })}
                  name={category.name}
                  count={category.count}
                  isCurrent={category.slug === state.category}
                />
              </li>
            ))}
          </ul>
        </FilterGroup>
      ) : null}
      {groups.map((group) => (
        <RailLinks key={group.field} group={group} state={state}>
          {group.field === 'max_price' ? <PriceForm state={state} currency={currency} /> : null}
        </RailLinks>
      ))}
      <Link href="/services/top-ranked" className="link mb-4 block text-md">
        Top-ranked
      </Link>
      <Link href="/services/people" className="link mb-4 block text-md">
        Search freelancers
      </Link>
    </FilterRail>
  );
}

/** So many values are in sight; the others open below them. */
const IN_SIGHT = 6;
/** Open from the start: what most people narrow by. */
const OPEN: readonly string[] = ['max_price', 'delivery_days', 'min_rating'];

/** The values of one filter as links; the chosen one leads back to the list without it. */
function RailLinks({ group, state, children }: { group: RailGroup; state: ListState; children: ReactNode }) {
  const { field, title, values } = group;
  const chosen = state[field];
  const link = ({ value, words, count }: RailGroup['values'][number]) => (
    <li key={value}>
      <FilterLink
        href={listHref(state, { [field]: value === chosen ? undefined : value })}
        name={words}
        count={count}
        isCurrent={value === chosen}
      />
    </li>
  );
  const isLate = (at: number, value: string): boolean => at >= IN_SIGHT && value !== chosen;
  const late = values.filter(({ value }, at) => isLate(at, value));
  return (
    <FilterGroup
      title={title}
      chosen={chosen === undefined ? 0 : 1}
      open={chosen !== undefined || OPEN.includes(field)}
    >
      <ul className="grid gap-0.5">{values.filter(({ value }, at) => !isLate(at, value)).map(link)}</ul>
      {late.length === 0 ? null : (
        <details>
          <summary className="link min-h-9 px-2 py-1.5 text-sm">{late.length} more</summary>
          <ul className="grid gap-0.5">{late.map(link)}</ul>
        </details>
      )}
      {children}
    </FilterGroup>
  );
}

/** Any other price. It is applied with Enter, and as soon as a changed field is left. */
function PriceForm({ state, currency }: { state: ListState; currency: string }) {
  // Left with another text than it had; React's own change is each key.
  const applied = useRef('');
  const apply = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const change = `${target.name} ${target.value}`;
    // A press on a link or button is another wish; what could not be read was said once.
    if (target.value === target.defaultValue || change === applied.current) return;
    if (relatedTarget instanceof Element && relatedTarget.matches('a, button')) return;
    applied.current = change;
    currentTarget.requestSubmit();
  };
  const field = (name: 'min_price' | 'max_price', label: string) => (
    <TextField
      key={`${name}-${state[name]}`}
      label={`${label} (${currency})`}
      name={name}
      inputMode="decimal"
      defaultValue={state[name]}
      autoComplete="off"
    />
  );
  return (
    <CleanForm action="/services" label="Price" className="mt-2" onBlur={apply}>
      <Keep values={{ ...state, min_price: undefined, max_price: undefined, page: undefined }} />
      <div className="grid grid-cols-2 gap-2">
        {field('min_price', 'From')}
        {field('max_price', 'To')}
      </div>
      <button type="submit" className="btn btn-line mt-2 w-full not-focus:sr-only">
        Apply price
      </button>
    </CleanForm>
  );
}
