import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, FieldError as AriaFieldError, Label, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue, Text } from 'react-aria-components';
import { FieldError, type FieldWords } from '../public/field.tsx';
import { Icon } from '../public/icon.tsx';

export interface Choice {
  value: string;
  label: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectProps extends FieldWords {
  options: readonly Choice[];
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Words around a React Aria control: the same places as FieldFrame's. */
export function AriaWords({ label, hint, error, optional, hideLabel, children }: FieldWords & { children: ReactNode }) {
  return (
    <>
      <Label className={hideLabel ? 'sr-only' : 'label'}>
        {label}
        {optional ? <span className="font-normal text-ink-2"> (optional)</span> : null}
      </Label>
      {hint ? (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      ) : null}
      {children}
      {error ? (
        <AriaFieldError>
          <FieldError>{error}</FieldError>
        </AriaFieldError>
      ) : null}
    </>
  );
}

export const ChoiceItem = ({ choice }: { choice: Choice }) => (
  <ListBoxItem id={choice.value} textValue={choice.label} isDisabled={choice.disabled ?? false} className="option">
    {({ isSelected }) => (
      <>
        <span className="min-w-0 flex-1">
          {choice.label}
          {choice.detail ? <span className="block text-xs font-normal text-ink-2">{choice.detail}</span> : null}
        </span>
        {isSelected ? <Icon of={Check} className="text-primary" /> : null}
      </>
    )}
  </ListBoxItem>
);

/** One of some, with a second line where it helps. For plain lists on public pages use the native SelectField. */
export function Select({ options, value, defaultValue, onChange, name, id, placeholder = 'Choose', disabled = false, className = '', ...words }: SelectProps) {
  return (
    <AriaSelect
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(name === undefined ? {} : { name })}
      {...(id === undefined ? {} : { id })}
      onChange={(chosen) => (chosen === null ? undefined : onChange?.(String(chosen)))}
      placeholder={placeholder}
      isDisabled={disabled}
      isInvalid={Boolean(words.error)}
      className={`grid min-w-0 content-start gap-1.5 ${className}`}
    >
      <AriaWords {...words}>
        <Button className="control flex items-center gap-2 text-start" aria-invalid={words.error ? true : undefined}>
          <SelectValue className="min-w-0 flex-1 truncate data-[placeholder]:text-ink-3">
            {({ defaultChildren, selectedText, isPlaceholder }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <Icon of={ChevronDown} className="text-ink-2" />
        </Button>
        <Popover className="popover">
          <ListBox className="outline-none">
            {options.map((choice) => (
              <ChoiceItem key={choice.value} choice={choice} />
            ))}
          </ListBox>
        </Popover>
      </AriaWords>
    </AriaSelect>
  );
}
