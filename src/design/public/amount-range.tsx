import { useRef, type FocusEvent } from 'react';
import { CleanForm, Keep } from '#kit/web/clean-form.tsx';
import { TextField } from './field.tsx';

interface Bound {
  /** Its field in the address. */
  readonly name: string;
  readonly value: string | undefined;
}

/** Amounts from and to. They are applied with Enter, and as soon as a changed field is left. */
export function AmountRange({
  action,
  label,
  currency,
  from,
  to,
  keep,
}: {
  action: string;
  label: string;
  currency: string;
  from: Bound;
  to: Bound;
  /** Every other field of the address. */
  keep: Readonly<Record<string, string | undefined>>;
}) {
  // Left with another text than it had; React's own change is each key.
  const applied = useRef('');
  const apply = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const change = `${target.name} ${target.value}`;
    // A press on a link or button is another wish; what could not be read was said once.
    if (target.value === target.defaultValue || change === applied.current) return;
    if (relatedTarget instanceof Element && relatedTarget.matches('a, button')) return;
    applied.current = change;
    currentTarget.requestSubmit();
  };
  const field = ({ name, value }: Bound, words: string) => (
    <TextField
      key={`${name}-${value}`}
      label={`${words} (${currency})`}
      name={name}
      inputMode="decimal"
      defaultValue={value}
      autoComplete="off"
    />
  );
  return (
    <CleanForm action={action} label={label} className="mt-2" onBlur={apply}>
      <Keep values={{ ...keep, [from.name]: undefined, [to.name]: undefined }} />
      <div className="grid grid-cols-2 gap-2">
        {field(from, 'From')}
        {field(to, 'To')}
      </div>
      <button type="submit" className="btn btn-line mt-2 w-full not-focus:sr-only">
        Apply {label.toLowerCase()}
      </button>
    </CleanForm>
  );
}
