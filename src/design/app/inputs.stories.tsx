import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { money, type Money } from '#kit/money.ts';
import { nothing, State, States } from '../stories.tsx';
import { ComboBox } from './combo-box.tsx';
import { CountedTextArea } from './counted-text-area.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { FileDrop, UploadRow } from './file-drop.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';
import { SaveState } from './save-state.tsx';
import { TagPicker } from './tag-picker.tsx';

export default { title: 'App/Inputs' } satisfies Meta;

const methods = [
  { value: 'bank', label: 'Bank transfer', detail: 'Two working days, free' },
  { value: 'express', label: 'Express', detail: 'Within an hour, $5.00' },
  { value: 'card', label: 'Card' },
];
const skills = ['Brand design', 'Typography', 'Illustration', 'Packaging', 'Motion design', 'Copywriting'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
  }),
);

function Amount({ start, error, disabled }: { start: Money | null; error?: string; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <MoneyField
      label="Amount"
      hint="You can withdraw between $20.00 and $4,280.50."
      currency="USD"
      value={value}
      onChange={setValue}
      error={error}
      disabled={disabled}
    />
  );
}

function Count({ start, ...rest }: { start: number } & Omit<NumberFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState<number | null>(start);
  return <NumberField {...rest} value={value} onChange={setValue} />;
}

export const MoneyAndNumbers: StoryObj = {
  render: () => (
    <States>
      <State name="empty">
        <Amount start={null} />
      </State>
      <State name="filled">
        <Amount start={money(125_050, 'USD')} />
      </State>
      <State name="error">
        <Amount start={money(500, 'USD')} error="Withdraw at least $20.00" />
      </State>
      <State name="disabled">
        <Amount start={money(2_000, 'USD')} disabled />
      </State>
      <State name="number">
        <Count label="Delivery time" start={7} min={1} max={90} unit="days" />
      </State>
      <State name="number, error">
        <Count label="Revisions" start={0} error="Offer at least one revision" />
      </State>
      <State name="number, disabled">
        <Count label="Revisions" start={2} disabled />
      </State>
    </States>
  ),
};

function Tags({ start, max, error }: { start: string[]; max?: number; error?: string }) {
  const [values, setValues] = useState(start);
  return (
    <TagPicker
      label="Skills"
      hint="Clients find you by them."
      thing="skill"
      options={skills}
      values={values}
      onChange={setValues}
      max={max}
      error={error}
    />
  );
}

export const Choices: StoryObj = {
  render: () => (
    <States>
      <State name="found by typing">
        <ComboBox label="Category" options={skills} onChoose={nothing} placeholder="Type to find" />
      </State>
      <State name="found by typing, error">
        <ComboBox label="Category" options={skills} onChoose={nothing} error="Choose a category from the list" />
      </State>
      <State name="tags">
        <Tags start={['typography', 'packaging']} max={5} />
      </State>
      <State name="tags, full">
        <Tags start={['typography', 'packaging']} max={2} />
      </State>
      <State name="tags, error">
        <Tags start={[]} error="Choose at least one skill" />
      </State>
    </States>
  ),
};

export const OpenComboBox: StoryObj = {
  render: () => {
    setTimeout(() => document.querySelector<HTMLInputElement>('[role=combobox]')?.focus(), 50);
    return (
      <div className="min-h-72 max-w-form">
        <ComboBox label="Way of payment" options={methods} onChoose={nothing} />
      </div>
    );
  },
};

export const LongText: StoryObj = {
  render: () => (
    <States>
      <CountedTextArea
        label="About you"
        hint="What you do and for whom."
        max={600}
        min={40}
        defaultValue="I design packaging."
      />
      <MarkdownField
        label="Description"
        hint="What is included."
        max={8_000}
        value={'You get a **logo**:\n\n- for print\n- for screens'}
        onChange={nothing}
      />
      <CountedTextArea
        label="Short description"
        max={20}
        defaultValue="This is longer than it may be"
        error="Shorten this to 20 characters"
      />
      <State name="drafts say where they stand">
        <SaveState saving={{ state: 'saving' }} />
        <SaveState saving={{ state: 'saved', at: '2026-11-21T12:04:00Z' }} />
        <SaveState saving={{ state: 'failed' }} />
        <SaveState saving={{ state: 'offline' }} />
      </State>
    </States>
  ),
};

const file = (name: string, bytes: number): File => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const send = () => new Promise<string>(nothing);

export const Files: StoryObj = {
  render: () => (
    <States>
      <FileDrop
        label="Cover picture"
        kinds="PNG, JPG or WebP"
        accept="image/*"
        maxBytes={8 * 1_048_576}
        maxFiles={1}
        send={send}
      />
      <FileDrop
        label="Files of the delivery"
        kinds="Any kind"
        maxBytes={25 * 1_048_576}
        maxFiles={10}
        send={send}
        error="Add at least one file"
      />
      <State name="on their way">
        <ul className="grid gap-2">
          <UploadRow
            item={{
              id: 1,
              file: file('logo-final.png', 240_000),
              state: 'sending',
              progress: 62,
              error: null,
              isRefused: false,
              result: null,
            }}
            canRetry
            onRetry={nothing}
            onRemove={nothing}
          />
          <UploadRow
            item={{
              id: 2,
              file: file('guidelines.png', 1_900_000),
              state: 'waiting',
              progress: 0,
              error: null,
              isRefused: false,
              result: null,
            }}
            canRetry
            onRetry={nothing}
            onRemove={nothing}
          />
          <UploadRow
            item={{
              id: 3,
              file: file('sketches.png', 80_000),
              state: 'done',
              progress: 100,
              error: null,
              isRefused: false,
              result: 'x',
            }}
            canRetry
            onRetry={nothing}
            onRemove={nothing}
          />
          <UploadRow
            item={{
              id: 4,
              file: file('a-very-long-name-that-goes-on-and-on-and-on-until-it-must-wrap.png', 80_000),
              state: 'failed',
              progress: 30,
              error: 'The upload was interrupted.',
              isRefused: false,
              result: null,
            }}
            canRetry
            onRetry={nothing}
            onRemove={nothing}
          />
        </ul>
      </State>
    </States>
  ),
};

export const RightToLeft: StoryObj = {
  parameters: { direction: 'rtl' },
  render: () => (
    <States>
      <Amount start={money(125_050, 'USD')} />
      <Count label="مدة التسليم" start={7} unit="أيام" />
      <Tags start={['typography']} />
    </States>
  ),
};
