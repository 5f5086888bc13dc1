import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { SelectField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { changeSaved, type Saved, type SavedThings } from '../contract.ts';
import { SAVED_LIMITS } from '../saved-list.ts';
import { READS_OF_THINGS } from './savable-things.ts';

const schema = z.object({ list: z.string(), note: z.string().check(z.maxLength(SAVED_LIMITS.note)) });

interface ChangeSavedProps {
  readonly saved: Saved;
  readonly lists: SavedThings['lists'];
  readonly onClose: () => void;
}

/** The note, and the list it is in. */
export function ChangeSaved({ saved: { id, title, list, note }, lists, onClose }: ChangeSavedProps) {
  const change = useCommand(changeSaved, { stales: READS_OF_THINGS });
  const form = useDialogForm({
    about: id,
    schema,
    defaults: { list, note },
    submit: (body) => change.mutateAsync({ params: { id }, body }),
    onDone: () => {
      toast.success('Saved', title);
      onClose();
    },
  });
  return (
    <FormDialog title={title} button="Save" form={form} onClose={onClose}>
      <SelectField
        label="List"
        options={lists.map((savedList) => ({ value: savedList.id, label: savedList.name }))}
        {...form.field('list')}
      />
      <CountedTextArea label="Note" optional max={SAVED_LIMITS.note} rows={3} {...form.field('note')} />
    </FormDialog>
  );
}
