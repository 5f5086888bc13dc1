import * as z from 'zod/mini';
import { Dialog } from '#design/app/dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { useContractForm } from '#kit/web/form.tsx';

const schema = z.object({
  name: z.string().check(
    z.refine((name) => name.trim() !== '', 'Give the passkey a name.'),
    z.maxLength(60, 'At most 60 characters.'),
  ),
});

interface NameFormProps {
  title: string;
  lead: string;
  name: string;
  button: string;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

export function PasskeyNameForm({ title, lead, name, button, save, onClose }: NameFormProps) {
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { name },
    submit: (values) => save(values.name.trim()),
    onDone: onClose,
  });
  return (
    <Dialog isOpen saving={isSubmitting} onOpenChange={onClose} title={title}>
      <p className="mb-5 text-ink-2">{lead}</p>
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <TextField label="Name" autoComplete="off" autoFocus {...field('name')} />
        <div>
          <Button type="submit" variant="primary" pending={isSubmitting}>
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
