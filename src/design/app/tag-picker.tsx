import { X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { FieldWords } from '../public/field.tsx';
import { Icon } from '../public/icon.tsx';
import { ComboBox, type Choice, type Suggest } from './combo-box.tsx';

export interface TagPickerProps extends FieldWords {
  options: readonly Choice[];
  /** Finds options for what is typed; without it, every label that contains it. */
  find?: ((typed: string) => readonly Choice[]) | undefined;
  values: readonly string[];
  onChange: (values: string[]) => void;
  max?: number | undefined;
  id?: string | undefined;
  /** Names what is picked: "skill", "industry". */
  thing?: string | undefined;
  placeholder?: string | undefined;
  /** Called when the list opens: choices may be fetched then. */
  onOpen?: (() => void) | undefined;
  /** Takes what is typed and is not in the list. */
  suggest?: Suggest | undefined;
  /** Said when nothing fits. */
  none?: string | undefined;
}

/** Several of many: type to find, Enter to add, Backspace or the cross to remove. Shows how many more can be added. */
export function TagPicker({
  options,
  find,
  values,
  onChange,
  max,
  id,
  thing = 'item',
  placeholder,
  onOpen,
  suggest,
  none,
  label,
  hint,
  error,
  optional,
}: TagPickerProps) {
  const [news, setNews] = useState('');
  const generatedId = useId();
  const own = id ?? generatedId;
  const tags = useRef<HTMLUListElement>(null);
  const left = max === undefined ? null : max - values.length;
  const full = left !== null && left <= 0;
  const named = (value: string): string => options.find((option) => option.value === value)?.label ?? value;
  const isOpen = ({ value }: Choice): boolean => !values.includes(value);
  const add = (value: string): void => {
    if (full || values.includes(value)) return;
    setNews(`${named(value)} added`);
    onChange([...values, value]);
  };
  const remove = (value: string): void => {
    setNews(`${named(value)} removed`);
    onChange(values.filter((tag) => tag !== value));
    // The focus goes to a neighbor, or back into the field after the last one.
    const buttons = [...(tags.current?.querySelectorAll('button') ?? [])];
    const at = values.indexOf(value);
    (buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById(own))?.focus();
  };
  const onTagKey = (event: KeyboardEvent, value: string): void => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    remove(value);
  };

  const counted =
    max === undefined
      ? ''
      : full
        ? `You’ve reached the maximum of ${max}. Remove one to add another.`
        : values.length === 0
          ? `Up to ${max}.`
          : `${left} left.`;
  const words = [hint, counted].filter(Boolean);
  return (
    <div className="grid gap-2">
      <ComboBox
        id={own}
        label={label}
        hint={
          words.length > 0 ? (
            <>
              {hint} {counted}
            </>
          ) : undefined
        }
        error={error}
        {...(optional === undefined ? {} : { optional })}
        options={options.filter(isOpen)}
        {...(find === undefined ? {} : { find: (typed) => find(typed).filter(isOpen) })}
        onChoose={add}
        onOpen={onOpen}
        suggest={suggest}
        none={none}
        placeholder={placeholder ?? `Type to find ${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`}
        readOnly={full}
      />
      {values.length > 0 ? (
        <ul
          ref={tags}
          aria-label={`Chosen: ${typeof label === 'string' ? label : thing}`}
          className="flex flex-wrap gap-2"
        >
          {values.map((value) => (
            <li key={value} className="chip chip-primary min-h-9 ps-3 pe-1">
              {named(value)}
              <button
                type="button"
                aria-label={`Remove ${named(value)}`}
                className="grid size-7 place-items-center rounded-full hover:bg-hover"
                onClick={() => remove(value)}
                onKeyDown={(event) => onTagKey(event, value)}
              >
                <Icon of={X} size="inline" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <span role="status" className="sr-only">
        {news}
      </span>
    </div>
  );
}
