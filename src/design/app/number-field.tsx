import { Minus, Plus } from 'lucide-react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import type { FieldWords } from '../public/field.tsx';
import { Icon } from '../public/icon.tsx';
import { AriaWords } from './select.tsx';

export interface NumberFieldProps extends FieldWords {
  value?: number | undefined;
  defaultValue?: number | undefined;
  onChange?: ((value: number) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  name?: string | undefined;
  id?: string | undefined;
  /** "days", "revisions": written after the number. */
  unit?: string | undefined;
  disabled?: boolean | undefined;
}

/** A whole number with two buttons: days, revisions, counts. */
export function NumberField({ value, defaultValue, onChange, min, max, step = 1, name, id, unit, disabled = false, ...words }: NumberFieldProps) {
  return (
    <AriaNumberField
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onChange === undefined ? {} : { onChange })}
      {...(min === undefined ? {} : { minValue: min })}
      {...(max === undefined ? {} : { maxValue: max })}
      {...(name === undefined ? {} : { name })}
      {...(id === undefined ? {} : { id })}
      step={step}
      isDisabled={disabled}
      isInvalid={Boolean(words.error)}
      className="grid min-w-0 content-start justify-items-start gap-1.5"
    >
      <AriaWords {...words}>
        <div className="flex items-center gap-2.5">
          <Group className="stepper">
            <Button slot="decrement">
              <Icon of={Minus} />
            </Button>
            <Input className="tnum" />
            <Button slot="increment">
              <Icon of={Plus} />
            </Button>
          </Group>
          {unit ? <span className="text-md text-ink-2">{unit}</span> : null}
        </div>
      </AriaWords>
    </AriaNumberField>
  );
}
