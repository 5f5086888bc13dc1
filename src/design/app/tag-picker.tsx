import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button, Label, Tag, TagGroup, TagList } from 'react-aria-components';
import type { FieldWords } from '../public/field.tsx';
import { Icon } from '../public/icon.tsx';
import { ComboBox } from './combo-box.tsx';
import type { Choice } from './select.tsx';

export interface TagPickerProps extends FieldWords {
  options: readonly Choice[];
  /** What fits what is typed; without it, every label that contains it. */
  find?: ((typed: string) => readonly Choice[]) | undefined;
  values: readonly string[];
  onChange: (values: string[]) => void;
  max?: number | undefined;
  id?: string | undefined;
  /** Names what is picked: "skill", "industry". */
  thing?: string | undefined;
  placeholder?: string | undefined;
}

/** Several of many: type to find, Enter to add, Backspace or the cross to take away. Says how many are left. */
export function TagPicker({ options, find, values, onChange, max, id, thing = 'item', placeholder, label, hint, error, optional }: TagPickerProps) {
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  // The list closes when its choice changes, so the choice stands for a moment before the field is empty again.
  const [picked, setPicked] = useState<string | null>(null);
  useEffect(() => setPicked(null), [picked]);
  const made = useId();
  const left = max === undefined ? null : max - values.length;
  const full = left !== null && left <= 0;
  const named = (value: string): string => options.find((option) => option.value === value)?.label ?? value;

  const needle = typed.trim().toLocaleLowerCase();
  const fitting = needle !== '' && find !== undefined ? find(typed) : options.filter((option) => option.label.toLocaleLowerCase().includes(needle));
  const open = fitting.filter((option) => !values.includes(option.value));
  const add = (value: string | null) => {
    if (value === null || full || values.includes(value)) return;
    setPicked(value);
    setTyped('');
    setNews(`${named(value)} added`);
    onChange([...values, value]);
  };
  const remove = (gone: string[]) => {
    setNews(`${gone.map(named).join(', ')} removed`);
    onChange(values.filter((value) => !gone.includes(value)));
  };

  const counted = max === undefined ? '' : full ? `You have chosen all ${max}. Remove one to change it.` : `Up to ${max}, ${left} left.`;
  return (
    <div className="grid gap-2">
      <ComboBox
        id={id ?? made}
        label={label}
        hint={
          [hint, counted].filter(Boolean).length > 0 ? (
            <>
              {hint} {counted}
            </>
          ) : undefined
        }
        error={error}
        {...(optional === undefined ? {} : { optional })}
        options={open}
        value={picked}
        onChange={add}
        typed={typed}
        onType={setTyped}
        placeholder={placeholder ?? `Type to find ${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`}
        disabled={full}
      />
      {values.length > 0 ? (
        <TagGroup onRemove={(keys) => remove([...keys].map(String))}>
          <Label className="sr-only">Chosen: {label}</Label>
          <TagList className="flex flex-wrap gap-2">
            {values.map((value) => (
              <Tag key={value} id={value} textValue={named(value)} className="chip chip-primary min-h-9 ps-3 pe-1">
                {named(value)}
                <Button slot="remove" aria-label={`Remove ${named(value)}`} className="grid size-7 place-items-center rounded-full hover:bg-hover">
                  <Icon of={X} size="inline" />
                </Button>
              </Tag>
            ))}
          </TagList>
        </TagGroup>
      ) : null}
      <span role="status" className="sr-only">
        {news}
      </span>
    </div>
  );
}
