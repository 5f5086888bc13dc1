import { Button, LinkButton } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { currencyScale } from '#kit/currencies.ts';
import { formatNumber, formatRate } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { formatMoney, readDecimal } from '#kit/money.ts';
import { CleanForm } from '#kit/web/clean-form.tsx';
import type { ProjectsFound } from '../../finding-contract.ts';
import { AGE_STEPS, BUDGET_STEPS, HIRE_STEPS, PROPOSAL_STEPS } from '../../finding.ts';
import { PROJECT_FILTERS, projectsHref, type ProjectField, type ProjectListState } from './project-address.ts';

interface FiltersProps {
  readonly path: string;
  readonly state: ProjectListState;
  readonly found: Pick<ProjectsFound, 'categories' | 'currency' | 'skills'>;
  /** Skills that are offered whatever was found: the reader’s own. */
  readonly skills?: readonly { readonly slug: string; readonly name: string }[];
  /** The order without one in the address, where there are no words either. */
  readonly plainOrder?: string;
}

/** A plain form that works without script: the address is the state. */
export function ProjectFilters({ path, state, found: { categories, currency, skills: found }, skills = [], plainOrder = 'Newest first' }: FiltersProps) {
  const { locale } = usePlace();
  const steps = BUDGET_STEPS.map((dollars) => dollars * currencyScale(currency));
  const price = (units: number): string => {
    const amount = readDecimal(String(units), currency);
    return amount === null ? String(units) : formatMoney(amount, locale, { trim: true });
  };
  const field = (name: ProjectField, label: string, any: string, values: readonly (readonly [value: string, words: string])[]) => {
    const chosen = state[name] ?? '';
    return (
      <SelectField
        key={`${name}-${chosen}`}
        label={label}
        name={name}
        defaultValue={chosen}
        options={[
          { value: '', label: any },
          // A value that is not among the offered ones stays chosen.
          ...(chosen === '' || values.some(([value]) => value === chosen) ? [] : [{ value: chosen, label: chosen }]),
          ...values.map(([value, words]) => ({ value, label: words })),
        ]}
      />
    );
  };
  const isNarrowed = PROJECT_FILTERS.some((name) => name !== 'q' && state[name] !== undefined);
  const open = categories.filter(({ slug, count }) => count > 0 || slug === state.category);
  return (
    <CleanForm action={path} label="Search projects" className="mt-6 mb-6 grid gap-4">
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField key={state.q} label="Work, skill or words" name="q" type="search" maxLength={100} defaultValue={state.q} autoComplete="off" />
        <Button type="submit" variant="primary">
          Search
        </Button>
      </div>
      <details open={isNarrowed}>
        <summary className="link inline-block min-h-6 cursor-pointer text-md">Filters and order</summary>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {field(
            'category',
            'Category',
            'Any category',
            open.map(({ slug, name, count }) => [slug, `${name} (${formatNumber(count, locale)})`]),
          )}
          {field('skill', 'Skill', 'Any skill', [
            ...found.map(({ slug, name, count }) => [slug, `${name} (${formatNumber(count, locale)})`] as const),
            ...skills.flatMap(({ slug, name }) => (found.some((one) => one.slug === slug) ? [] : [[slug, name] as const])),
          ])}
          {field(
            'min_budget',
            'Budget from',
            'Any budget',
            steps.map((units) => [String(units), `${price(units)} or more`]),
          )}
          {field(
            'max_budget',
            'Budget up to',
            'Any budget',
            steps.map((units) => [String(units), `${price(units)} or less`]),
          )}
          {field(
            'posted_within',
            'Posted',
            'Any time',
            AGE_STEPS.map((days) => [String(days), `In the last ${counted(days, { one: 'day', other: 'days' }, locale)}`]),
          )}
          {field(
            'max_proposals',
            'Proposals',
            'Any number',
            PROPOSAL_STEPS.map((most) => [String(most), most === 0 ? 'None yet' : `At most ${formatNumber(most, locale)}`]),
          )}
          {field(
            'min_hire_rate',
            'Client’s hire rate',
            'Any rate',
            HIRE_STEPS.map((percent) => [String(percent), `${formatRate(percent * 100, locale)} or more`]),
          )}
          {field('sort', 'Order', state.q === undefined ? plainOrder : 'Best match', [
            ...(plainOrder === 'Newest first' ? [] : [['fit', plainOrder] as const]),
            ['newest', 'Newest first'],
            ['budget_high', 'Highest budget first'],
            ['few_proposals', 'Fewest proposals first'],
            ['ending_soon', 'Ending soon'],
          ])}
          <Checkbox name="verified" value="true" defaultChecked={state.verified === 'true'} label="Verified client" />
          <Checkbox name="funded" value="true" defaultChecked={state.funded === 'true'} label="Funds deposited" />
        </div>
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <Button type="submit">Apply filters</Button>
          {isNarrowed ? <LinkButton href={projectsHref(path, state.q === undefined ? {} : { q: state.q })}>Clear all</LinkButton> : null}
        </p>
      </details>
    </CleanForm>
  );
}
