import type { ReactNode } from 'react';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { TextField } from '#design/public/field.tsx';
import { useDialogForm } from '#kit/web/form.tsx';
import { schemaOf, typedOf, type EntryField, type EntryValues } from './entry-fields.ts';

interface EntryDialogProps {
  title: string;
  /** One draft per entry: typing in one never shows up in another. */
  about: string;
  fields: readonly EntryField[];
  item: object | null;
  onSave: (typed: EntryValues) => Promise<unknown>;
  onClose: () => void;
  /** Below the fields: the pictures of a portfolio's entry. */
  children?: ReactNode;
}

/** Adds or changes one entry of a list. It closes when it is saved or canceled. */
export function EntryDialog({ title, about, fields, item, onSave, onClose, children }: EntryDialogProps) {
  const typed = typedOf(fields, item);
  const form = useDialogForm<EntryValues, unknown>({
    draft: 'profile-entry',
    about,
    // One that is changed may be opened again; the next new one is another.
    once: item === null,
    schema: schemaOf(fields),
    defaults: typed,
    submit: onSave,
    onDone: onClose,
  });
  return (
    <FormDialog title={title} size="form" button="Save" form={form} onClose={onClose}>
      {fields.map(({ name: key, label, kind, max, needed, hint }) => {
        const words = { label, optional: needed === undefined, hint };
        return kind === 'area' ? (
          <CountedTextArea key={key} {...words} rows={4} max={max} {...form.field(key)} defaultValue={typed[key]} />
        ) : (
          <TextField
            key={key}
            {...words}
            {...(kind === 'url' ? { type: 'url', inputMode: 'url' as const } : {})}
            {...form.field(key)}
          />
        );
      })}
      {children}
    </FormDialog>
  );
}
