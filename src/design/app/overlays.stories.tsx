import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { nothing, State, States } from '../stories.tsx';
import { Button } from '../public/button.tsx';
import { TextField } from '../public/field.tsx';
import { ConfirmDialog, ConfirmViewport } from './confirm-viewport.tsx';
import { confirm } from './confirm.ts';
import { Dialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { Menu } from './menu.tsx';
import { ModelDialog } from './model-dialog.tsx';
import { Explain } from './explain.tsx';

export default { title: 'App/Overlays' } satisfies Meta;

export const FieldsInDialog: StoryObj = {
  render: () => (
    <Dialog
      isOpen
      onOpenChange={nothing}
      title="Add a bank account"
      size="form"
      actions={
        <>
          <Button>Cancel</Button>
          <Button variant="primary">Add the account</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField label="Name on the account" />
        <TextField label="IBAN" hint="Spaces do not matter." />
      </div>
    </Dialog>
  ),
};

const form = { about: 'story', onSubmit: nothing, problems: [], attempt: 0, isSubmitting: false };

export const ShortForm: StoryObj = {
  render: () => (
    <FormDialog
      form={form}
      title="Cancel this order"
      lead="You get $144.20 back. The freelancer sees your reason."
      button="Cancel and refund $144.20"
      isHarsh
      onClose={nothing}
    >
      <TextField label="Reason" />
    </FormDialog>
  ),
};

export const ShortFormRefused: StoryObj = {
  render: () => (
    <FormDialog
      form={{ ...form, problems: [{ fieldId: 'reason', message: 'Enter a reason.' }], attempt: 1 }}
      title="Cancel this order"
      button="Cancel and refund $144.20"
      onClose={nothing}
    >
      <TextField label="Reason" id="reason" error="Enter a reason." />
    </FormDialog>
  ),
};

const model = {
  use: 'writing',
  host: 'models.example.com',
  title: 'Other words for this text',
  toSend: 'The text of this field',
  sent: 'The text of this field',
  button: 'Rewrite',
  error: null,
  isPending: false,
  onAsk: nothing,
  onClose: nothing,
} as const;

export const BeforeTheModelIsAsked: StoryObj = { render: () => <ModelDialog {...model} answer={undefined} /> };

export const AnswerOfTheModel: StoryObj = {
  render: () => (
    <ModelDialog
      {...model}
      answer={{ text: 'Cut the monthly report from nine hours to one.', is_cut: false }}
      act={<Button variant="primary">Use this text</Button>}
    />
  ),
};

export const Question: StoryObj = {
  render: () => (
    <ConfirmDialog
      asked={{
        id: 1,
        title: 'Release $280 to Amara?',
        body: 'Amara gets $252.00 after the fee of $28.00. This cannot be taken back.',
        okLabel: 'Release $280',
        answer: nothing,
      }}
    />
  ),
};

export const DefaultLabels: StoryObj = {
  render: () => <ConfirmDialog asked={{ id: 2, title: 'Leave without saving?', noLabel: '', answer: nothing }} />,
};

export const Destructive: StoryObj = {
  render: () => (
    <ConfirmDialog
      asked={{
        id: 3,
        title: 'Cancel order 48-2107?',
        body: 'The client gets $480.00 back. The order cannot be opened again.',
        okLabel: 'Cancel the order',
        cancelLabel: 'Keep it',
        danger: true,
        answer: nothing,
      }}
    />
  ),
};

function Failing() {
  const [tried, setTried] = useState(false);
  useEffect(() => {
    if (tried) return;
    setTried(true);
    setTimeout(() => document.querySelector<HTMLButtonElement>('[role=alertdialog] .btn-primary')?.click(), 30);
  }, [tried]);
  return (
    <ConfirmDialog
      asked={{
        id: 4,
        title: 'Release $280 to Amara?',
        okLabel: 'Release $280',
        answer: nothing,
        act: () => Promise.reject(new Error('The order changed in the meantime. The new total is $300.')),
      }}
    />
  );
}
export const Failed: StoryObj = { render: () => <Failing /> };

function Working() {
  useEffect(() => {
    const timer = setTimeout(
      () => document.querySelector<HTMLButtonElement>('[role=alertdialog] .btn-primary')?.click(),
      30,
    );
    return () => clearTimeout(timer);
  }, []);
  return (
    <ConfirmDialog
      asked={{
        id: 5,
        title: 'Release $280 to Amara?',
        okLabel: 'Release $280',
        answer: nothing,
        act: () => new Promise(nothing),
      }}
    />
  );
}
export const Saving: StoryObj = { render: () => <Working /> };

const entries = [
  { key: 'edit', label: 'Edit', icon: Pencil },
  { key: 'copy', label: 'Make a copy', icon: Copy, disabled: true },
  { key: 'delete', label: 'Delete', icon: Trash2, danger: true, apart: true },
];

export const MenusAndExplanations: StoryObj = {
  render: () => (
    <States>
      <State name="menu">
        <Menu label="Actions for this service" items={entries} onAction={nothing} />
      </State>
      <State name="explanation">
        <p className="text-md">
          Success score 92{' '}
          <Explain label="What the success score means">
            Orders finished as agreed, of all your orders in twelve months. Deliver on time to raise it.
          </Explain>
        </p>
      </State>
      <State name="asks, 10 ms later">
        <Button
          onClick={() => void confirm({ title: 'Delete this draft?', okLabel: 'Delete the draft', danger: true })}
        >
          Delete the draft
        </Button>
        <ConfirmViewport />
      </State>
    </States>
  ),
};

export const OpenMenu: StoryObj = {
  render: () => {
    setTimeout(
      () => document.querySelector<HTMLButtonElement>('button[aria-haspopup=menu]:not([aria-expanded=true])')?.click(),
      50,
    );
    return (
      <div className="flex min-h-64 justify-end">
        <Menu label="Actions for this service" items={entries} />
      </div>
    );
  },
};
