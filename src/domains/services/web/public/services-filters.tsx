import { Button } from '#design/public/button.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { FilterGroup, FilterLink, FilterRail } from '#design/public/filters.tsx';
import { Link } from '#design/public/link.tsx';
import { CleanForm, Keep } from '#kit/web/clean-form.tsx';
import { activeFilters, listHref, withoutFilters, type ListState } from './list-address.ts';
import { daysInWords, DELIVERY_CHOICES } from './wording.ts';

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
  currency: string;
  showLabel: string;
}

export function ServicesFilters({ state, categories, top, currency, showLabel }: FiltersProps) {
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
      <CleanForm action="/services" label="Price and delivery">
        <Keep
          values={{ ...state, min_price: undefined, max_price: undefined, delivery_days: undefined, page: undefined }}
        />
        <FilterGroup title="Price" chosen={narrowing.filter((field) => field.endsWith('price')).length}>
          <div className="grid grid-cols-2 gap-2">
            <TextField
              key={`min-${state.min_price}`}
              label={`From (${currency})`}
              name="min_price"
              inputMode="decimal"
              defaultValue={state.min_price}
              autoComplete="off"
            />
            <TextField
              key={`max-${state.max_price}`}
              label={`To (${currency})`}
              name="max_price"
              inputMode="decimal"
              defaultValue={state.max_price}
              autoComplete="off"
            />
          </div>
        </FilterGroup>
        <FilterGroup title="Delivery" chosen={state.delivery_days === undefined ? 0 : 1}>
          <SelectField
            key={`days-${state.delivery_days}`}
            label="Delivered within"
            name="delivery_days"
            defaultValue={state.delivery_days ?? ''}
            options={[
              { value: '', label: 'Any time' },
              ...DELIVERY_CHOICES.map((days) => ({ value: String(days), label: daysInWords(days) })),
            ]}
          />
        </FilterGroup>
        <div className="py-4">
          <Button type="submit" variant="line" wide>
            Apply price and delivery
          </Button>
        </div>
      </CleanForm>
      <Link href={listHref(state).replace('/services', '/services/filters')} className="link mb-4 inline-block text-md">
        More filters
      </Link>
      <Link href="/services/top-ranked" className="link mb-4 block text-md">
        Top-ranked
      </Link>
      <Link href="/services/people" className="link mb-4 block text-md">
        Search freelancers
      </Link>
    </FilterRail>
  );
}
