import { ValuesGroup, type FilterField } from '#design/public/filter-values.tsx';
import { FilterRail } from '#design/public/filters.tsx';
import { Link } from '#design/public/link.tsx';
import { PEOPLE_FILTERS, peopleHref, type PeopleField, type PeopleState } from './people-address.ts';

interface PeopleFiltersProps {
  readonly state: PeopleState;
  readonly groups: readonly FilterField<PeopleField>[];
  readonly showLabel: string;
}

/** Open from the start: what most people narrow by. */
const OPEN: readonly PeopleField[] = ['category', 'skill', 'max_price'];

/** The rail of services for people: each value is a link with what it would leave. */
export function PeopleFilters({ state, groups, showLabel }: PeopleFiltersProps) {
  const active = PEOPLE_FILTERS.filter((field) => field !== 'q' && state[field] !== undefined).length;
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
      {groups.map(({ field, title, values }) => (
        <ValuesGroup
          key={field}
          title={title}
          values={values}
          chosen={state[field]}
          hrefOf={(value = '') => peopleHref(state, { [field]: value })}
          open={OPEN.includes(field)}
        />
      ))}
    </FilterRail>
  );
}
