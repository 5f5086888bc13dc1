import { ChevronDown } from 'lucide-react';
import { Button, ComboBox as AriaComboBox, Group, Input, ListBox, Popover } from 'react-aria-components';
import type { FieldWords } from '../public/field.tsx';
import { Icon } from '../public/icon.tsx';
import { AriaWords, ChoiceItem, type Choice } from './select.tsx';

export interface ComboBoxProps extends FieldWords {
  options: readonly Choice[];
  value?: string | null | undefined;
  onChange?: ((value: string | null) => void) | undefined;
  /** What is typed; for lists that are searched on the server. */
  typed?: string | undefined;
  onType?: ((typed: string) => void) | undefined;
  placeholder?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  /** Said when nothing fits. */
  none?: string | undefined;
}

/** Whoever is told what is typed finds the options themselves, by synonyms too. */
const everything = (): boolean => true;

/** One of many, found by typing: countries, categories, banks. */
export function ComboBox({
  options,
  value,
  onChange,
  typed,
  onType,
  placeholder,
  id,
  disabled = false,
  none = 'Nothing fits. Try another word.',
  ...words
}: ComboBoxProps) {
  return (
    <AriaComboBox
      {...(value === undefined ? {} : { value })}
      {...(typed === undefined ? {} : { inputValue: typed })}
      {...(onType === undefined ? {} : { onInputChange: onType })}
      {...(typed === undefined ? {} : { defaultFilter: everything })}
      {...(id === undefined ? {} : { id })}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
      menuTrigger="focus"
      allowsEmptyCollection
      isDisabled={disabled}
      isInvalid={Boolean(words.error)}
      className="grid min-w-0 content-start gap-1.5"
    >
      <AriaWords {...words}>
        <Group className="relative">
          <Input {...(placeholder === undefined ? {} : { placeholder })} className="control pe-11" />
          <Button className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-ink-2">
            <Icon of={ChevronDown} />
          </Button>
        </Group>
        <Popover className="popover">
          <ListBox className="outline-none" renderEmptyState={() => <p className="px-2.5 py-2 text-sm text-ink-2">{none}</p>}>
            {options.map((choice) => (
              <ChoiceItem key={choice.value} choice={choice} />
            ))}
          </ListBox>
        </Popover>
      </AriaWords>
    </AriaComboBox>
  );
}
