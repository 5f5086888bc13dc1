import type { ReactNode } from 'react';
import { FilterGroup, FilterLink } from './filters.tsx';

/** A value of a filter. */
export interface FilterValue {
  readonly value: string;
  readonly words: string;
  /** What it would leave, where that was counted. */
  readonly count?: number | undefined;
}

/** One filter of a rail: its field in the address, and what it offers. */
export interface FilterField<Field extends string = string> {
  readonly field: Field;
  readonly title: string;
  readonly values: readonly FilterValue[];
}

/** Without the values that leave nothing, but never without the chosen one. */
export const leavingSome = (values: readonly FilterValue[], chosen: string | undefined): FilterValue[] =>
  values.filter(({ value, count }) => count !== 0 || value === chosen);

/** So many values are in sight; the others open below them. */
const IN_SIGHT = 6;

interface FilterValuesProps {
  readonly values: readonly FilterValue[];
  readonly chosen: string | undefined;
  /** The list with this value; with undefined the list without this filter. */
  readonly hrefOf: (value: string | undefined) => string;
}

/** The values of one filter as links; the chosen one leads back to the list without it. */
export function FilterValues({ values, chosen, hrefOf }: FilterValuesProps) {
  const isLate = (at: number, value: string): boolean => at >= IN_SIGHT && value !== chosen;
  const late = values.filter(({ value }, at) => isLate(at, value));
  const list = (shown: readonly FilterValue[]) => (
    <ul className="grid gap-0.5">
      {shown.map(({ value, words, count }) => (
        <li key={value}>
          <FilterLink
            href={hrefOf(value === chosen ? undefined : value)}
            name={words}
            count={count}
            isCurrent={value === chosen}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(values.filter(({ value }, at) => !isLate(at, value)))}
      {late.length === 0 ? null : (
        <details>
          <summary className="link min-h-9 px-2 py-1.5 text-sm">{late.length} more</summary>
          {list(late)}
        </details>
      )}
    </>
  );
}

/** A filter of its own: its values, and below them what belongs to it. It is open once a value of it is chosen. */
export function ValuesGroup({
  title,
  open = false,
  children,
  ...values
}: FilterValuesProps & { readonly title: string; readonly open?: boolean; readonly children?: ReactNode }) {
  const { chosen } = values;
  return (
    <FilterGroup title={title} chosen={chosen === undefined ? 0 : 1} open={open || chosen !== undefined}>
      <FilterValues {...values} />
      {children}
    </FilterGroup>
  );
}
