import { useState, type ReactNode } from 'react';
import { Button } from '#design/public/button.tsx';
import { SelectField } from '#design/public/field.tsx';
import { isDay, isNumber } from '../history.ts';
import { AmountFilter, DayField, NumberFilter } from './filter-fields.tsx';

export interface FilterChoice<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface FilterBarProps<Name extends string> {
  label: string;
  choices: readonly FilterChoice<Name>[];
  /** A field for one charge's or payment's number. */
  number?: { readonly name: Name; readonly label: string } | undefined;
  /** The smallest and the largest amount. */
  amounts?: { readonly names: readonly [Name, Name]; readonly isAmount: (text: string) => boolean } | undefined;
  /** The first and the last day. */
  days: readonly [Name, Name];
  values: Partial<Record<Name, string>>;
  onChange: (name: Name, value: string) => void;
  onClear: () => void;
  isFiltered: boolean;
  actions?: ReactNode;
}

/**
 * Always beside the list; every change is in the address immediately. A long one shows its choices first on a phone.
 */
export function FilterBar<Name extends string>({
  label,
  choices,
  number,
  amounts,
  days,
  values,
  onChange,
  onClear,
  isFiltered,
  actions,
}: FilterBarProps<Name>) {
  const more = [...days, ...(amounts?.names ?? [])];
  const [isOpen, setOpen] = useState(() => more.some((name) => values[name] !== undefined));
  const canFold = amounts !== undefined;
  const field = (name: Name, words: string) => ({
    label: words,
    value: values[name] ?? '',
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <div role="group" aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {choices.map((choice) => (
          <SelectField
            key={choice.name}
            label={choice.label}
            value={values[choice.name] ?? ''}
            options={[{ value: '', label: choice.all }, ...choice.options]}
            onChange={(event) => onChange(choice.name, event.currentTarget.value)}
          />
        ))}
        {number === undefined ? null : (
          <NumberFilter
            {...field(number.name, number.label)}
            isNumber={isNumber}
            className="col-span-2 lg:col-span-1"
          />
        )}
        <div className={canFold && !isOpen ? 'contents max-sm:hidden' : 'contents'}>
          <DayField {...field(days[0], 'From')} isDay={isDay} />
          <DayField {...field(days[1], 'To')} isDay={isDay} />
          {amounts?.names.map((name, at) => (
            <AmountFilter key={name} {...field(name, at === 0 ? 'At least' : 'At most')} isAmount={amounts.isAmount} />
          ))}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {actions}
        {canFold && !isOpen ? (
          <Button size="sm" className="sm:hidden" onClick={() => setOpen(true)}>
            More filters
          </Button>
        ) : null}
        {isFiltered ? (
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear filters
          </Button>
        ) : null}
      </div>
    </div>
  );
}
