import { useState } from 'react';
import * as z from 'zod/mini';
import { confirm } from '#design/app/confirm.ts';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { removeList, renameList, type SavedThings } from '../contract.ts';
import { SAVED_LIMITS } from '../saved-list.ts';
import { READS_OF_THINGS } from './savable-things.ts';

type List = SavedThings['list'];

/** For a list that the person made. */
export function ListActions({ list, onGone }: { list: List; onGone: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const remove = useCommand(removeList, { stales: READS_OF_THINGS });
  const ask = (): void =>
    void confirm({
      title: `Remove “${list.name}”?`,
      body:
        list.count === 0
          ? undefined
          : `${counted(list.count, { one: 'saved thing', other: 'saved things' })} and the notes go with it.`,
      okLabel: 'Remove list',
      danger: true,
      act: async () => {
        await remove.mutateAsync({ params: { id: list.id } });
        onGone();
      },
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setRenaming(true)}>
        Rename list
      </Button>
      <Button size="sm" onClick={ask}>
        Remove list
      </Button>
      {isRenaming ? <RenameList list={list} onClose={() => setRenaming(false)} /> : null}
    </div>
  );
}

const schema = z.object({
  name: z.string().check(
    z.refine((name) => name.trim() !== '', 'Enter a name for the list.'),
    z.maxLength(SAVED_LIMITS.listName),
  ),
});

function RenameList({ list, onClose }: { list: List; onClose: () => void }) {
  const rename = useCommand(renameList, { stales: READS_OF_THINGS });
  const form = useDialogForm({
    about: list.id,
    schema,
    defaults: { name: list.name },
    submit: (body) => rename.mutateAsync({ params: { id: list.id }, body }),
    onDone: ({ name }) => {
      toast.success('Renamed', name);
      onClose();
    },
  });
  return (
    <FormDialog title="Rename list" button="Rename" form={form} onClose={onClose}>
      <TextField label="Name of the list" maxLength={SAVED_LIMITS.listName} {...form.field('name')} />
    </FormDialog>
  );
}
