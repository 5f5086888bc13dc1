import { Star } from 'lucide-react';
import { FieldError } from '#design/public/field.tsx';

interface StarFieldProps {
  id: string;
  label: string;
  value: number;
  error?: string | undefined;
  onChange: (stars: number) => void;
}

const words = ['Poor', 'Below expectations', 'As expected', 'Good', 'Excellent'];

/** One to five as radio buttons: arrow keys choose, and each star has its word. */
export function StarField({ id, label, value, error, onChange }: StarFieldProps) {
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="label mb-1">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex">
          {words.map((word, index) => {
            const stars = index + 1;
            return (
              <label
                key={word}
                className="grid size-11 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
              >
                <input
                  id={index === 0 ? id : undefined}
                  type="radio"
                  name={id}
                  value={stars}
                  checked={value === stars}
                  onChange={() => onChange(stars)}
                  className="sr-only"
                />
                <Star
                  size={26}
                  aria-hidden="true"
                  className={stars <= value ? 'fill-cut-marigold text-cut-marigold' : 'text-line-strong'}
                />
                <span className="sr-only">
                  {stars} of 5, {word}
                </span>
              </label>
            );
          })}
        </div>
        <span className="text-sm text-ink-2">{words[value - 1] ?? 'Not rated yet'}</span>
      </div>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
