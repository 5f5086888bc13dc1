import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Search } from 'lucide-react';
import { State, States } from '../stories.tsx';
import { IconButton } from './button.tsx';
import { CodeField } from './code-field.tsx';
import { SelectField, TextArea, TextField } from './field.tsx';
import { Icon } from './icon.tsx';

export default { title: 'Public/Field' } satisfies Meta;

const countries = [
  { value: 'de', label: 'Germany' },
  { value: 'ng', label: 'Nigeria' },
  { value: 'jp', label: 'Japan' },
];

export const Text: StoryObj = {
  render: () => (
    <States>
      <State name="empty">
        <TextField label="Email" type="email" autoComplete="email" />
      </State>
      <State name="hint, filled">
        <TextField
          label="Username"
          hint="Letters, digits and dots. People see it in your address."
          defaultValue="amara.okafor"
        />
      </State>
      <State name="optional, placeholder">
        <TextField label="Company name" optional placeholder="Lind Studio" />
      </State>
      <State name="error">
        <TextField label="Email" defaultValue="amara@" error="Enter an email address in the form name@example.com" />
      </State>
      <State name="one-time code">
        <CodeField label="Code" />
      </State>
      <State name="disabled and read only">
        <div className="grid gap-4">
          <TextField label="Country of the account" defaultValue="Nigeria" disabled />
          <TextField label="Reference" defaultValue="DK-7K3M-92QX" readOnly />
        </div>
      </State>
      <State name="with something at both ends">
        <TextField
          label="Password"
          type="password"
          defaultValue="correct horse"
          before={<Icon of={Search} />}
          after={<IconButton icon={Eye} label="Show the password" />}
        />
      </State>
    </States>
  ),
};

export const ManyLinesAndLists: StoryObj = {
  render: () => (
    <States>
      <State name="text area">
        <TextArea label="What do you need?" hint="Two or three sentences are enough to begin." />
      </State>
      <State name="text area, error">
        <TextArea label="What do you need?" error="Write at least 20 characters about the work" defaultValue="A logo" />
      </State>
      <State name="select">
        <SelectField label="Country" options={countries} placeholder="Choose a country" />
      </State>
      <State name="select, chosen">
        <SelectField label="Country" options={countries} defaultValue="ng" />
      </State>
      <State name="select, error">
        <SelectField
          label="Country"
          options={countries}
          placeholder="Choose a country"
          error="Choose the country you are paid in"
        />
      </State>
      <State name="select, disabled">
        <SelectField label="Country" options={countries} defaultValue="jp" disabled />
      </State>
    </States>
  ),
};

export const RightToLeft: StoryObj = {
  parameters: { direction: 'rtl' },
  render: () => (
    <States>
      <TextField label="البريد الإلكتروني" hint="لن نعرضه لأحد" before={<Icon of={Search} />} />
      <SelectField label="البلد" options={countries} defaultValue="de" error="اختر بلدًا" />
    </States>
  ),
};
