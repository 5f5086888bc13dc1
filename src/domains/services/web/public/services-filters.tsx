import { ValuesGroup, type FilterField } from '#design/public/filter-values.tsx';
import { FilterGroup, FilterLink, FilterRail } from '#design/public/filters.tsx';
import { Link } from '#design/public/link.tsx';
import { AmountRange } from '#design/public/amount-range.tsx';
import { activeFilters, listHref, withoutFilters, type Filter, type ListState } from './list-address.ts';

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
  groups: readonly FilterField<Filter>[];
  currency: string;
  showLabel: string;
}

/** Open from the start: what most people narrow by. */
const OPEN: readonly Filter[] = ['max_price', 'delivery_days', 'min_rating'];

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
      {groups.map(({ field, title, values }) => (
        <ValuesGroup
          key={field}
          title={title}
          values={values}
          chosen={state[field]}
          hrefOf={(value) => listHref(state, { [field]: value })}
          open={OPEN.includes(field)}
        >
          {field === 'max_price' ? (
            <AmountRange
              action="/services"
              label="Price"
              currency={currency}
              from={{ name: 'min_price', value: state.min_price }}
              to={{ name: 'max_price', value: state.max_price }}
              keep={{ ...state, page: undefined }}
            />
          ) : null}
        </ValuesGroup>
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
