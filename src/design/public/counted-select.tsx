import { formatNumber } from '#kit/format/number.ts';
import { SelectField } from './field.tsx';
import { usePlace } from './locale.tsx';

export interface CountedValue {
  readonly value: string;
  readonly words: string;
  /** What would be left with it. */
  readonly count: number;
}

/**
 * A filter of a plain form: each value with what it would leave. Values that leave nothing are left out, but never the
 * chosen one.
 */
export function CountedSelect({
  label,
  name,
  any,
  chosen = '',
  values,
}: {
  label: string;
  name: string;
  /** What it says while nothing is chosen. */
  any: string;
  chosen?: string | undefined;
  values: readonly CountedValue[];
}) {
  const { locale } = usePlace();
  const shown = values.filter(({ value, count }) => count > 0 || value === chosen);
  // One that is not on offer, such as 12 days in the address, stays chosen.
  const other = chosen === '' || shown.some(({ value }) => value === chosen) ? [] : [{ value: chosen, label: chosen }];
  const options = shown.map(({ value, words, count }) => ({
    value,
    label: `${words} (${formatNumber(count, locale)})`,
  }));
  return (
    <SelectField
      key={chosen}
      label={label}
      name={name}
      defaultValue={chosen}
      options={[{ value: '', label: any }, ...other, ...options]}
    />
  );
}
