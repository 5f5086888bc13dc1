import { Button } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { FilterGroup, FilterLink, FilterRail } from '#design/public/filters.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { CleanForm, Keep } from '#kit/web/clean-form.tsx';
import type { ProjectsFound } from '../../finding-contract.ts';
import { AGE_STEPS, HIRE_STEPS, PROPOSAL_STEPS } from '../../finding.ts';
import {
  PROJECT_FILTERS,
  projectsHref,
  withoutFilters,
  type ProjectFilter,
  type ProjectListState,
} from './project-address.ts';
import { hireRateWords, postedWords, proposalsWords } from './project-filter-words.ts';

export interface ProjectFiltersProps {
  readonly path: string;
  readonly state: ProjectListState;
  readonly found: Pick<ProjectsFound, 'categories' | 'currency' | 'skills'>;
  /** Skills that are offered whatever was found: the reader’s own. */
  readonly ownSkills?: readonly { readonly slug: string; readonly name: string }[];
  /** Of the category in the address, which may be below those that are counted. */
  readonly categoryName: string | null;
  readonly showLabel: string;
}

const FORM_FIELDS: readonly ProjectFilter[] = PROJECT_FILTERS.filter((field) => field !== 'q' && field !== 'category');

/** The rail beside the results, as services have it: links with counts, and a plain form. The address is the state. */
export function ProjectFilters({ path, state, found, ownSkills = [], categoryName, showLabel }: ProjectFiltersProps) {
  const { locale } = usePlace();
  const { categories, currency, skills } = found;
  const open = categories.filter(({ slug, count }) => count > 0 && slug !== state.category);
  const isOn = (field: ProjectFilter): boolean => state[field] !== undefined;
  const narrowing = PROJECT_FILTERS.filter((field) => field !== 'q' && isOn(field));
  const select = (
    name: ProjectFilter,
    label: string,
    any: string,
    values: readonly (readonly [value: string, words: string])[],
  ) => {
    const chosen = state[name] ?? '';
    // A value that is not among the offered ones stays chosen.
    const other = chosen === '' || values.some(([value]) => value === chosen) ? [] : [{ value: chosen, label: chosen }];
    const options = [{ value: '', label: any }, ...other, ...values.map(([value, words]) => ({ value, label: words }))];
    return <SelectField key={`${name}-${chosen}`} label={label} name={name} defaultValue={chosen} options={options} />;
  };
  const amount = (name: 'min_budget' | 'max_budget', label: string) => (
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
    <FilterRail
      active={narrowing.length}
      showLabel={showLabel}
      clear={
        narrowing.length === 0 ? null : (
          <Link href={withoutFilters(path, state)} className="link text-sm">
            Clear all
          </Link>
        )
      }
    >
      {state.category === undefined && open.length === 0 ? null : (
        <FilterGroup title="Category" chosen={isOn('category') ? 1 : 0}>
          <ul className="grid gap-0.5">
            {state.category === undefined ? null : (
              <li>
                <FilterLink href={projectsHref(path, state, { category: '' })} name="All categories" />
                <FilterLink href={projectsHref(path, state)} name={categoryName ?? state.category} isCurrent />
              </li>
            )}
            {open.map(({ slug, name, count }) => (
              <li key={slug}>
                <FilterLink href={projectsHref(path, state, { category: slug })} name={name} count={count} />
              </li>
            ))}
          </ul>
        </FilterGroup>
      )}
      <CleanForm action={path} label="Filter projects">
        <Keep
          values={{
            ...state,
            cursor: undefined,
            ...Object.fromEntries(FORM_FIELDS.map((field) => [field, undefined])),
          }}
        />
        <FilterGroup title="Skill" chosen={isOn('skill') ? 1 : 0}>
          {select('skill', 'Asks for', 'Any skill', [
            ...skills.map(({ slug, name, count }) => [slug, `${name} (${formatNumber(count, locale)})`] as const),
            ...ownSkills.flatMap(({ slug, name }) =>
              skills.some((skill) => skill.slug === slug) ? [] : [[slug, name] as const],
            ),
          ])}
        </FilterGroup>
        <FilterGroup title="Budget" chosen={narrowing.filter((field) => field.endsWith('budget')).length}>
          <div className="grid grid-cols-2 gap-2">
            {amount('min_budget', 'From')}
            {amount('max_budget', 'To')}
          </div>
        </FilterGroup>
        <FilterGroup
          title="Posted and proposals"
          chosen={[isOn('posted_within'), isOn('max_proposals')].filter(Boolean).length}
        >
          <div className="grid gap-3">
            {select(
              'posted_within',
              'Posted',
              'Any time',
              AGE_STEPS.map((days) => [String(days), postedWords(days, locale)]),
            )}
            {select(
              'max_proposals',
              'Proposals',
              'Any number',
              PROPOSAL_STEPS.map((most) => [String(most), proposalsWords(most, locale)]),
            )}
          </div>
        </FilterGroup>
        <FilterGroup
          title="Client"
          chosen={[isOn('min_hire_rate'), isOn('verified'), isOn('funded')].filter(Boolean).length}
        >
          <div className="grid gap-1">
            {select(
              'min_hire_rate',
              'Hires',
              'Any hire rate',
              HIRE_STEPS.map((percent) => [String(percent), hireRateWords(percent, locale)]),
            )}
            <Checkbox
              key={`verified-${state.verified}`}
              name="verified"
              value="true"
              defaultChecked={state.verified === 'true'}
              label="Verified"
            />
            <Checkbox
              key={`funded-${state.funded}`}
              name="funded"
              value="true"
              defaultChecked={state.funded === 'true'}
              label="Funds deposited"
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
