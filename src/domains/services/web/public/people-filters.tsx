import { Button } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { CountedSelect, type CountedValue } from '#design/public/counted-select.tsx';
import { FilterGroup, FilterRail } from '#design/public/filters.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { formatNumber } from '#kit/format/number.ts';
import { CleanForm, Keep } from '#kit/web/clean-form.tsx';
import type { listFreelancers } from '../../search-contract.ts';
import { PEOPLE_FILTERS, peopleHref, type PeopleField, type PeopleState } from './people-address.ts';
import { wholePrice } from './whole-price.ts';
import { levelInWords } from './wording.ts';

interface PeopleFiltersProps {
  readonly state: PeopleState;
  readonly found: Pick<DataOf<typeof listFreelancers>, 'facets' | 'currency'>;
  readonly showLabel: string;
}

/** Every filter with what each value would leave: a plain form beside the results, and the address is the state. */
export function PeopleFilters({ state, found: { facets, currency }, showLabel }: PeopleFiltersProps) {
  const { locale } = usePlace();
  if (facets === null) return null;
  const price = (units: number): string => wholePrice(units, currency, locale);
  const field = (name: PeopleField, label: string, any: string, values: readonly CountedValue[]) => (
    <CountedSelect key={name} label={label} name={name} any={any} chosen={state[name]} values={values} />
  );
  const named = (values: readonly { code: string; name: string; count: number }[]) =>
    values.map(({ code, name, count }) => ({ value: code, words: name, count }));
  const chosen = (...names: PeopleField[]): number => names.filter((name) => state[name] !== undefined).length;
  const active = chosen(...PEOPLE_FILTERS.filter((name) => name !== 'q'));
  return (
    <FilterRail
      active={active}
      showLabel={showLabel}
      clear={
        active === 0 ? null : (
          <Link href={peopleHref(state.q === undefined ? {} : { q: state.q })} className="link text-sm">
            Clear all
          </Link>
        )
      }
    >
      <CleanForm action="/services/people" label="Filter freelancers">
        <Keep values={{ q: state.q, sort: state.sort }} />
        <FilterGroup title="Work" chosen={chosen('category', 'skill')}>
          <div className="grid gap-3">
            {field('category', 'Sells in', 'Any category', named(facets.categories))}
            {field('skill', 'Skill', 'Any skill', named(facets.skills))}
          </div>
        </FilterGroup>
        <FilterGroup title="Price and rating" chosen={chosen('max_price', 'min_rating', 'level')}>
          <div className="grid gap-3">
            {field(
              'max_price',
              'Price from',
              'Any price',
              facets.prices.map(({ max, count }) => ({ value: String(max), words: `Up to ${price(max)}`, count })),
            )}
            {field(
              'min_rating',
              'Rating',
              'Any rating',
              facets.ratings.map(({ min, count }) => ({ value: String(min), words: `${min} and up`, count })),
            )}
            {field(
              'level',
              'Level',
              'Any level',
              facets.levels.map(({ level, count }) => ({ value: level, words: levelInWords(level), count })),
            )}
          </div>
        </FilterGroup>
        <FilterGroup title="Person" chosen={chosen('country', 'language', 'online')}>
          <div className="grid gap-3">
            {field('country', 'Country', 'Any country', named(facets.countries))}
            {field('language', 'Speaks', 'Any language', named(facets.languages))}
            <Checkbox
              key={`online-${state.online}`}
              name="online"
              value="true"
              defaultChecked={state.online === 'true'}
              label={`Online now (${formatNumber(facets.online, locale)})`}
            />
          </div>
        </FilterGroup>
        <div className="py-4">
          <Button type="submit" variant="line" wide>
            Apply filters
          </Button>
        </div>
      </CleanForm>
    </FilterRail>
  );
}
