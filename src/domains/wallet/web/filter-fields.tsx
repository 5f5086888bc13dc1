import { useEffect, useRef, useState } from 'react';
import { TextField } from '#design/public/field.tsx';

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

/** Applies on Enter and on blur; says what a number looks like when it is invalid. */
export function NumberFilter({ label, value, onChange, isNumber, className }: FilterFieldProps & { isNumber: (text: string) => boolean; className?: string }) {
  const field = useFollowing(value);
  const [error, setError] = useState<string>();
  const settle = (typed: string): void => {
    const number = typed.trim().toUpperCase();
    const fits = number === '' || isNumber(number);
    setError(fits ? undefined : 'Numbers look like DK-7K3M-92QX.');
    if (fits && number !== value) onChange(number);
  };
  return (
    <TextField
      ref={field}
      type="text"
      label={label}
      error={error}
      className={className}
      placeholder="DK-7K3M-92QX"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      defaultValue={value}
      onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget.value)}
      onBlur={(event) => settle(event.currentTarget.value)}
    />
  );
}
