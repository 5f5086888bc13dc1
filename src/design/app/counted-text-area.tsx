import { formatNumber } from '#kit/format/number.ts';
import { useEffect, useId, useRef, useState, type TextareaHTMLAttributes } from 'react';
import { describedBy, FieldFrame, type FieldWords } from '../public/field.tsx';
import { usePlace } from '../public/locale.tsx';

export type CountedTextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'maxLength'> & {
    ref?: React.Ref<HTMLTextAreaElement>;
    /** Shown from the start. Typing past it is allowed and reported, never cut off. */
    max: number;
    min?: number;
  };

const AFTER_RESET_MS = 50;

/** Counted as the server counts: UTF-16 units. */
const length = (text: unknown): number => (typeof text === 'string' ? text.length : 0);

/** Shows how many characters are left; screen readers hear it only when few are. */
export function CountedTextArea({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  max,
  min = 0,
  id,
  onChange,
  value,
  defaultValue,
  ref,
  ...rest
}: CountedTextAreaProps) {
  const { locale } = usePlace();
  const generatedId = useId();
  const own = id ?? generatedId;
  const [typed, setTyped] = useState(length(defaultValue));
  const node = useRef<HTMLTextAreaElement | null>(null);
  // Setting a form to its values or to other ones, such as a restored draft, fires no key event: the field knows what
  // is in it.
  useEffect(() => {
    const field = node.current;
    const form = field?.form;
    const recount = (): void => void setTimeout(() => setTyped(length(field?.value)), AFTER_RESET_MS);
    recount();
    form?.addEventListener('reset', recount);
    return () => form?.removeEventListener('reset', recount);
  }, [defaultValue]);
  const used = value === undefined ? typed : length(value);
  const left = max - used;
  const words =
    left < 0
      ? `${formatNumber(-left, locale)} over`
      : used < min
        ? `${formatNumber(min - used, locale)} more needed`
        : `${formatNumber(left, locale)} left`;
  return (
    <FieldFrame
      {...{ id: own, label, hint, error, optional, hideLabel }}
      aside={
        <span
          aria-hidden="true"
          className={`tnum shrink-0 text-sm whitespace-nowrap ${left < 0 ? 'font-semibold text-danger' : 'text-ink-3'}`}
        >
          {words}
        </span>
      }
    >
      <textarea
        rows={5}
        {...rest}
        {...(value === undefined ? { defaultValue } : { value })}
        ref={(found) => {
          node.current = found;
          if (typeof ref === 'function') return ref(found);
          if (ref) ref.current = found;
          return undefined;
        }}
        id={own}
        aria-invalid={error || left < 0 ? true : undefined}
        aria-describedby={describedBy(own, { hint, error }, `${own}-count`)}
        className="control"
        onChange={(event) => {
          setTyped(length(event.target.value));
          onChange?.(event);
        }}
      />
      <span id={`${own}-count`} className="sr-only">
        {`At most ${formatNumber(max, locale)} characters`}
      </span>
      <span role="status" className="sr-only">
        {left <= 20 ? words : ''}
      </span>
    </FieldFrame>
  );
}
