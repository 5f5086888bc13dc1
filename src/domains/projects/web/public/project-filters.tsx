import { FilterValues, leavingSome, ValuesGroup, type FilterValue } from '#design/public/filter-values.tsx';
import { FilterGroup, FilterLink, FilterRail } from '#design/public/filters.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { AmountRange } from '#design/public/amount-range.tsx';
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

const stepsOf = (steps: readonly number[], words: (step: number) => string): FilterValue[] =>
  steps.map((step) => ({ value: String(step), words: words(step) }));

/** The rail beside the results, as services have it: each press is another list, and its address. */
export function ProjectFilters({ path, state, found, ownSkills = [], categoryName, showLabel }: ProjectFiltersProps) {
  const { locale } = usePlace();
  const { categories, currency, skills } = found;
  const open = categories.filter(({ slug, count }) => count > 0 && slug !== state.category);
  const isOn = (field: ProjectFilter): boolean => state[field] !== undefined;
  const chosen = (...fields: ProjectFilter[]): number => fields.filter(isOn).length;
  const active = chosen(...PROJECT_FILTERS.filter((field) => field !== 'q'));
  const valuesOf = (field: ProjectFilter, offered: readonly FilterValue[]) => {
    const chosenValue = state[field];
    // A value of the address that is not on offer stays in sight.
    const other =
      chosenValue === undefined || offered.some(({ value }) => value === chosenValue)
        ? []
        : [{ value: chosenValue, words: chosenValue }];
    return {
      values: [...leavingSome(offered, chosenValue), ...other],
      chosen: chosenValue,
      hrefOf: (value = '') => projectsHref(path, state, { [field]: value }),
    };
  };
  const offeredSkills: readonly FilterValue[] = [
    ...skills.map(({ slug, name, count }) => ({ value: slug, words: name, count })),
    ...ownSkills
      .filter(({ slug }) => skills.every((skill) => skill.slug !== slug))
      .map(({ slug, name }) => ({ value: slug, words: name })),
  ];
  return (
    <FilterRail
      active={active}
      showLabel={showLabel}
      clear={
        active === 0 ? null : (
          <Link href={withoutFilters(path, state)} className="link text-sm">
            Clear all
          </Link>
        )
      }
    >
      {state.category === undefined && open.length === 0 ? null : (
        <FilterGroup title="Category" chosen={chosen('category')}>
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
      {offeredSkills.length === 0 ? null : <ValuesGroup title="Skill" open {...valuesOf('skill', offeredSkills)} />}
      <FilterGroup title="Budget" chosen={chosen('min_budget', 'max_budget')}>
        <AmountRange
          action={path}
          label="Budget"
          currency={currency}
          from={{ name: 'min_budget', value: state.min_budget }}
          to={{ name: 'max_budget', value: state.max_budget }}
          keep={{ ...state, cursor: undefined }}
        />
      </FilterGroup>
      <ValuesGroup
        title="Posted"
        {...valuesOf(
          'posted_within',
          stepsOf(AGE_STEPS, (days) => postedWords(days, locale)),
        )}
      />
      <ValuesGroup
        title="Proposals"
        {...valuesOf(
          'max_proposals',
          stepsOf(PROPOSAL_STEPS, (most) => proposalsWords(most, locale)),
        )}
      />
      <FilterGroup title="Client" chosen={chosen('min_hire_rate', 'verified', 'funded')}>
        <FilterValues {...valuesOf('verified', [{ value: 'true', words: 'Verified' }])} />
        <FilterValues {...valuesOf('funded', [{ value: 'true', words: 'Funds deposited' }])} />
        <FilterValues
          {...valuesOf(
            'min_hire_rate',
            stepsOf(HIRE_STEPS, (percent) => hireRateWords(percent, locale)),
          )}
        />
      </FilterGroup>
    </FilterRail>
  );
}
