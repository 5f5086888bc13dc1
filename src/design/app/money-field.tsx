import { useId, useState, type FocusEvent } from 'react';
import { decimals, formatMoney, money, parseMoney, typedDecimal, type Money } from '#kit/money.ts';
import { describedBy, FieldFrame, type FieldWords } from '../public/field.tsx';
import { usePlace } from '../public/locale.tsx';

export interface MoneyFieldProps extends FieldWords {
  currency: string;
  value: Money | null;
  /** Null when what is typed is not an amount; `typed` is kept so that nothing is lost. */
  onChange: (value: Money | null, typed: string) => void;
  /** Said of an amount that is understood, instead of the amount itself: what is left of it after a fee. */
  echo?: ((value: Money) => string) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/**
 * An amount as people write it where they are ("1,250.5", "$40", in German "1.250,5"), shown back as understood
 * (FRM-6). Nothing is validated while typing.
 */
export function MoneyField({
  currency,
  value,
  onChange,
  echo,
  onBlur,
  name,
  id,
  placeholder,
  disabled = false,
  autoFocus = false,
  ...words
}: MoneyFieldProps) {
  const { locale } = usePlace();
  const generatedId = useId();
  const own = id ?? generatedId;
  const [written, setTyped] = useState(value === null ? '' : typedDecimal(value, locale));
  const [left, setLeft] = useState(false);
  // A draft that is put back or dropped, or a button that fills it in: what the form holds is what is shown.
  const isOfForm = parseMoney(written, currency, locale)?.amount === value?.amount;
  const typed = isOfForm ? written : value === null ? '' : typedDecimal(value, locale);
  const understood = parseMoney(typed, currency, locale);
  const unclear = left && typed.trim() !== '' && understood === null;
  const example = typedDecimal(money(250 * 10 ** decimals(currency), currency), locale);
  const error = unclear ? `Enter an amount in ${currency}, such as ${example}` : words.error;
  const echoed =
    understood === null
      ? null
      : echo !== undefined
        ? echo(understood)
        : left
          ? `That is ${formatMoney(understood, locale)}`
          : null;

  return (
    <FieldFrame {...words} error={error} id={own}>
      <div dir="ltr" className="relative">
        <input
          id={own}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          placeholder={placeholder}
          disabled={disabled}
          autoFocus={autoFocus}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(own, { hint: words.hint, error }, error ? undefined : `${own}-echo`)}
          className="control tnum pe-16"
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(parseMoney(event.target.value, currency, locale), event.target.value);
          }}
          onFocus={() => setLeft(false)}
          onBlur={(event) => {
            setLeft(true);
            onBlur?.(event);
          }}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-0 grid w-16 place-items-center text-sm font-medium text-ink-2"
        >
          {currency}
        </span>
      </div>
      {/* Its line is reserved, so that nothing moves when the amount is shown back. */}
      {error ? null : (
        <p id={`${own}-echo`} className="hint tnum min-h-5" aria-live="polite">
          {echoed}
        </p>
      )}
    </FieldFrame>
  );
}
