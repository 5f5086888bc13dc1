import { ChevronDown, CircleAlert } from './glyphs.tsx';
import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { Icon } from './icon.tsx';

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** Says what to do, using the label's words. */
  error?: string | undefined;
  /** Required fields are not marked. */
  optional?: boolean | undefined;
  /** For screen readers only: a search box beside its icon, a table's filter. */
  hideLabel?: boolean | undefined;
}

interface FrameProps extends FieldWords {
  id: string;
  /** Right of the label: "Forgot password?", a counter. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="error">
    <Icon of={CircleAlert} size="inline" />
    <span>
      <span className="sr-only">Error: </span>
      {children}
    </span>
  </p>
);

/** Label, hint, control, error: the same frame around native and richer controls. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  aside,
  className = '',
  children,
}: FrameProps) {
  return (
    <div className={`grid min-w-0 content-start gap-1.5 ${className}`}>
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="label">
          {label}
          {optional ? <span className="font-normal text-ink-2"> (optional)</span> : null}
        </label>
        {aside}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

/** The ids a control names so that its hint and error are read with it. */
export const describedBy = (id: string, words: Pick<FieldWords, 'hint' | 'error'>, more?: string): string | undefined =>
  [words.hint ? `${id}-hint` : '', words.error ? `${id}-error` : '', more ?? ''].filter(Boolean).join(' ') || undefined;

interface Extra {
  aside?: ReactNode;
  /** For the frame; the control's own class is fixed. */
  className?: string | undefined;
}

export type TextFieldProps = FieldWords &
  Extra &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    ref?: React.Ref<HTMLInputElement>;
    before?: ReactNode;
    after?: ReactNode;
  };

/** One line of text. Works with `field()` of a contract form: ref, name, onChange and onBlur reach the input. */
export function TextField({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  aside,
  className,
  before,
  after,
  id,
  ...rest
}: TextFieldProps) {
  const generatedId = useId();
  const own = id ?? generatedId;
  const control = (
    <input
      type="text"
      {...rest}
      id={own}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(own, { hint, error })}
      className={`control ${before ? 'ps-10' : ''} ${after ? 'pe-12' : ''}`}
    />
  );
  return (
    <FieldFrame {...{ id: own, label, hint, error, optional, hideLabel, aside, className }}>
      {before || after ? (
        <div className="relative">
          {before ? (
            <span className="pointer-events-none absolute inset-y-0 start-0 grid w-10 place-items-center text-ink-3">
              {before}
            </span>
          ) : null}
          {control}
          {after ? <span className="absolute inset-y-0 end-1 flex items-center">{after}</span> : null}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}

export type TextAreaProps = FieldWords &
  Extra &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & { ref?: React.Ref<HTMLTextAreaElement> };

export function TextArea({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  aside,
  className,
  id,
  ...rest
}: TextAreaProps) {
  const generatedId = useId();
  const own = id ?? generatedId;
  return (
    <FieldFrame {...{ id: own, label, hint, error, optional, hideLabel, aside, className }}>
      <textarea
        rows={2}
        {...rest}
        id={own}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(own, { hint, error })}
        className="control"
      />
    </FieldFrame>
  );
}

export type SelectFieldProps = FieldWords &
  Extra &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & {
    ref?: React.Ref<HTMLSelectElement>;
    options: readonly { value: string; label: string; disabled?: boolean }[];
    /** First, empty choice: "Choose a country". */
    placeholder?: string;
  };

export function SelectField({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  aside,
  className,
  id,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const generatedId = useId();
  const own = id ?? generatedId;
  return (
    <FieldFrame {...{ id: own, label, hint, error, optional, hideLabel, aside, className }}>
      <div className="relative">
        <select
          {...rest}
          id={own}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(own, { hint, error })}
          className="control"
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-0 grid w-10 place-items-center text-ink-2">
          <Icon of={ChevronDown} />
        </span>
      </div>
    </FieldFrame>
  );
}
