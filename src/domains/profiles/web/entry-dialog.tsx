import type { ReactNode } from 'react';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { Dialog } from '#design/app/dialog.tsx';
import { DraftLine } from '#design/app/draft-line.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { useContractForm } from '#kit/web/form.tsx';
import { schemaOf, typedOf, type EntryField, type EntryValues } from './entry-fields.ts';

interface EntryDialogProps {
  title: string;
  /** One draft per entry: typing in one never shows up in another. */
  draft: string;
  fields: readonly EntryField[];
  item: object | null;
  onSave: (typed: EntryValues) => Promise<unknown>;
  onClose: () => void;
  /** Below the fields: the pictures of a portfolio's entry. */
  children?: ReactNode;
}

/** One entry of a list, added or changed. It closes when it was saved, or when its owner says so. */
export function EntryDialog({ title, draft: name, fields, item, onSave, onClose, children }: EntryDialogProps) {
  const typed = typedOf(fields, item);
  const { field, onSubmit, problems, attempt, isSubmitting, draft } = useContractForm<EntryValues, unknown>({
    draft: name,
    schema: schemaOf(fields),
    defaults: typed,
    submit: onSave,
    onDone: onClose,
  });
  return (
    <Dialog isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title={title} size="form" saving={isSubmitting}>
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        {fields.map(({ name: key, label, kind, max, needed, hint }) => {
          const words = { label, optional: needed === undefined, hint };
          return kind === 'area' ? (
            <CountedTextArea key={key} {...words} rows={4} max={max} {...field(key)} defaultValue={typed[key]} />
          ) : (
            <TextField key={key} {...words} {...(kind === 'url' ? { type: 'url', inputMode: 'url' as const } : {})} {...field(key)} />
          );
        })}
        {children}
        <DraftLine of={draft} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={isSubmitting}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
