import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { acceptNda } from '../contract.ts';
import { NDA_TEXT } from '../nda-text.ts';

const schema = z.object({
  name: z.string().check(
    z.refine((name) => name.trim().length >= 3, 'Enter your full name.'),
    z.maxLength(120, 'Use at most 120 characters.'),
  ),
});

/** The whole text, and a name under it (PRJ-10). */
export function NdaDialog({
  slug,
  title,
  stales,
  onClose,
}: {
  slug: string;
  title: string;
  stales: readonly Endpoint[];
  onClose: () => void;
}) {
  const accept = useCommand(acceptNda, { stales });
  const { field, ...form } = useDialogForm({
    about: `nda ${slug}`,
    schema,
    defaults: { name: '' },
    submit: ({ name }) => accept.mutateAsync({ params: { slug }, body: { name } }),
    onDone: () => {
      onClose();
      toast.success('You agreed to the NDA', 'You can download the files now.');
    },
  });
  return (
    <FormDialog
      title="Agree to the NDA"
      lead={`For the files of “${title}”:`}
      facts={<p>{NDA_TEXT}</p>}
      button="Agree"
      form={form}
      onClose={onClose}
    >
      <TextField
        label="Your full name"
        hint="It is kept with the time."
        autoComplete="name"
        maxLength={120}
        {...field('name')}
      />
    </FormDialog>
  );
}
