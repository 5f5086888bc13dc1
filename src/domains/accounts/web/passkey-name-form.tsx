import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { TextField } from '#design/public/field.tsx';
import { useDialogForm } from '#kit/web/form.tsx';

const schema = z.object({
  name: z.string().check(
    z.refine((name) => name.trim() !== '', 'Name the passkey.'),
    z.maxLength(60, 'Use at most 60 characters.'),
  ),
});

interface NameFormProps {
  title: string;
  lead: string;
  name: string;
  /** The passkey's id; 'new' for one that is made. */
  about: string;
  button: string;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

export function PasskeyNameForm({ title, lead, name, about, button, save, onClose }: NameFormProps) {
  const form = useDialogForm({
    about,
    schema,
    defaults: { name },
    submit: (values) => save(values.name.trim()),
    onDone: onClose,
  });
  return (
    <FormDialog title={title} lead={lead} button={button} form={form} onClose={onClose}>
      <TextField label="Name" autoComplete="off" autoFocus {...form.field('name')} />
    </FormDialog>
  );
}
