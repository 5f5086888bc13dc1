import { useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '#design/public/field.tsx';

interface FilterFieldProps {
  label: string;
  /** The value in the address; empty when there is none. */
  value: string;
  onChange: (value: string) => void;
}

/** Follows the address, which changes only with a complete value, so that nothing changes while someone types. */
function useFollowing(value: string) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current !== null) field.current.value = value;
  }, [value]);
  return field;
}

/** Applies as soon as it is a complete day: picked, or typed to its end. */
export function DayField({ label, value, onChange, isDay }: FilterFieldProps & { isDay: (text: string) => boolean }) {
  const field = useFollowing(value);
  const settle = (typed: string): void => {
    if (typed !== value && (typed === '' || isDay(typed))) onChange(typed);
  };
  return (
    <TextField
      ref={field}
      type="date"
      label={label}
      min="2020-01-01"
      max="2199-12-31"
      defaultValue={value}
      onChange={(event) => event.currentTarget.value !== '' && settle(event.currentTarget.value)}
      onBlur={(event) => settle(event.currentTarget.value)}
    />
  );
}

interface TypedFilterProps extends FilterFieldProps {
  /** The complete value, or null for one that is none. */
  read: (typed: string) => string | null;
  example: string;
  /** What a value looks like, said when it is invalid. */
  wrong: string;
  className?: string | undefined;
}

/** Applies on Enter and on blur. */
function TypedFilter({
  label,
  value,
  onChange,
  read,
  example,
  wrong,
  ...field
}: TypedFilterProps & Pick<TextFieldProps, 'inputMode' | 'autoCapitalize'>) {
  const input = useFollowing(value);
  const [error, setError] = useState<string>();
  const settle = (typed: string): void => {
    const complete = typed.trim() === '' ? '' : read(typed.trim());
    setError(complete === null ? wrong : undefined);
    if (complete !== null && complete !== value) onChange(complete);
  };
  return (
    <TextField
      {...field}
      ref={input}
      type="text"
      label={label}
      error={error}
      placeholder={example}
      autoComplete="off"
      spellCheck={false}
      defaultValue={value}
      onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget.value)}
      onBlur={(event) => settle(event.currentTarget.value)}
    />
  );
}

/** One charge's or payment's number, in any case. */
export function NumberFilter({
  isNumber,
  ...field
}: FilterFieldProps & { isNumber: (text: string) => boolean; className?: string }) {
  const read = (typed: string): string | null => (isNumber(typed.toUpperCase()) ? typed.toUpperCase() : null);
  return (
    <TypedFilter
      {...field}
      autoCapitalize="characters"
      read={read}
      example="DK-7K3M-92QX"
      wrong="Enter a number such as DK-7K3M-92QX."
    />
  );
}

/** An amount with or without its thousands and its currency's sign. */
export function AmountFilter({ isAmount, ...field }: FilterFieldProps & { isAmount: (text: string) => boolean }) {
  const read = (typed: string): string | null => {
    const plain = typed.replaceAll(/[\s,$€£¥]/gu, '');
    return isAmount(plain) ? plain : null;
  };
  return (
    <TypedFilter {...field} inputMode="decimal" read={read} example="82.40" wrong="Enter an amount such as 82.40." />
  );
}
