import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { FieldError } from './field.tsx';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & { ref?: Ref<HTMLInputElement> };

export type CheckProps = NativeProps & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  kind?: 'checkbox' | 'radio' | 'switch';
};

/** A checkbox, radio or switch with its label; the whole line is the target. Native, so it works in any form. */
export function Check({ label, hint, error, kind = 'checkbox', id, ...rest }: CheckProps) {
  const generatedId = useId();
  const own = id ?? generatedId;
  const described = [hint ? `${own}-hint` : '', error ? `${own}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-9 items-start gap-3 py-1.5">
        <input
          {...rest}
          id={own}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          role={kind === 'switch' ? 'switch' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          className={`tick tick-${kind}`}
        />
        <div className="min-w-0 flex-1">
          <label htmlFor={own} className="block leading-snug font-medium">
            {label}
          </label>
          {hint ? (
            <p id={`${own}-hint`} className="hint mt-0.5">
              {hint}
            </p>
          ) : null}
        </div>
      </div>
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
    </div>
  );
}

export const Checkbox = (props: Omit<CheckProps, 'kind'>) => <Check {...props} kind="checkbox" />;
export const Switch = (props: Omit<CheckProps, 'kind'>) => <Check {...props} kind="switch" />;

export interface RadioCardsProps {
  legend: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; aside?: ReactNode; disabled?: boolean }[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Side by side from 640 px. */
  columns?: 1 | 2 | 3 | undefined;
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const;

/** One of a few, each explained: role at registration, package of a service, payment method. */
export function RadioCards({
  legend,
  name,
  hint,
  error,
  options,
  value,
  defaultValue,
  onChange,
  columns = 1,
}: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset
      className="grid min-w-0 gap-2"
      aria-describedby={[hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined}
    >
      <legend className="label mb-1.5">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="hint -mt-1.5">
          {hint}
        </p>
      ) : null}
      <div className={`grid gap-3 ${COLUMNS[columns]}`}>
        {options.map((option) => (
          <label key={option.value} className="radio-card">
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              onChange={() => onChange?.(option.value)}
              className="tick tick-radio"
            />
            <span className="min-w-0 flex-1">
              <span className="block leading-snug font-semibold">{option.label}</span>
              {option.hint ? <span className="mt-0.5 block text-sm leading-snug text-ink-2">{option.hint}</span> : null}
            </span>
            {option.aside ? <span className="tnum shrink-0 font-semibold">{option.aside}</span> : null}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
