import { Minus, Plus } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { describedBy, FieldFrame, type FieldWords } from '../public/field.tsx';
import { Icon } from '../public/icon.tsx';

/** Null where it is none. */
function numberOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return plain === '' || !Number.isFinite(Number(plain)) ? null : Number(plain);
}

export interface NumberFieldProps extends FieldWords {
  value: number | null;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  id?: string | undefined;
  /** "days", "revisions": written after the number, and "day" after 1. */
  unit?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * A whole number with two buttons: days, revisions, counts. What is typed counts as soon as it is within the limits;
 * anything else is brought there once the field is left. A text field for all it says, not a spin button: what is typed
 * halfway would be a value that a spin button may not have.
 */
export function NumberField({
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  id,
  unit,
  disabled = false,
  ...words
}: NumberFieldProps) {
  const generatedId = useId();
  const own = id ?? generatedId;
  const [typed, setTyped] = useState<string | null>(null);
  const at = value ?? min;
  const within = (number: number): number => Math.min(max, Math.max(min, number));
  const type = (text: string): void => {
    setTyped(text);
    const number = numberOf(text);
    if (number !== null && number === within(Math.round(number))) onChange(number);
  };
  const leave = (): void => {
    const number = numberOf(typed ?? '');
    if (number !== null) onChange(within(Math.round(number)));
    setTyped(null);
  };
  const step = (by: number): void => {
    setTyped(null);
    // From an empty field the first step gives the minimum.
    if (!disabled) onChange(value === null ? min : within(value + by));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') leave();
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const button = (by: 1 | -1) => (
    <button
      type="button"
      // Arrow keys do the same, so Tab has one stop here.
      tabIndex={-1}
      aria-label={`${by > 0 ? 'Increase' : 'Decrease'}${typeof words.label === 'string' ? `: ${words.label}` : ''}`}
      aria-controls={own}
      // At its limit a button is disabled, and would take the focus with it.
      onMouseDown={(event) => event.preventDefault()}
      disabled={disabled || (value !== null && (by > 0 ? at >= max : at <= min))}
      onClick={() => step(by)}
    >
      <Icon of={by > 0 ? Plus : Minus} />
    </button>
  );
  return (
    <FieldFrame {...words} id={own} className="justify-items-start">
      <div className="flex items-center gap-2.5">
        <div className="stepper" data-invalid={words.error ? '' : undefined} data-disabled={disabled ? '' : undefined}>
          {button(-1)}
          <input
            id={own}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className="tnum"
            value={typed ?? value ?? ''}
            disabled={disabled}
            aria-invalid={words.error ? true : undefined}
            aria-describedby={describedBy(own, words)}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={onKeyDown}
          />
          {button(1)}
        </div>
        {unit ? <span className="text-md text-ink-2">{value === 1 ? unit.replace(/s$/, '') : unit}</span> : null}
      </div>
    </FieldFrame>
  );
}
