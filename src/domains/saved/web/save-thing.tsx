import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { Dialog } from '#design/app/dialog.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Unread } from '#design/app/unread.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { savableKey, type SavableThing } from '#kit/web/saving.ts';
import { save, savedAlready } from '../contract.ts';
import { FAVORITES_LIST, SAVED_LIMITS } from '../saved-list.ts';
import { namedInCalls, READS_OF_THINGS } from './savable-things.ts';

interface SaveThingProps {
  readonly thing: SavableThing;
  /** With the list that it is in now. */
  readonly onDone: (list: string) => void;
  readonly onClose: () => void;
}

/** In the list's place: makes one. */
const NEW = 'new';

const schema = z
  .object({
    list: z.string(),
    new_list: z.string().check(z.maxLength(SAVED_LIMITS.listName)),
    note: z.string().check(z.maxLength(SAVED_LIMITS.note)),
  })
  .check(
    z.refine(({ list, new_list: name }) => list !== NEW || name.trim() !== '', {
      path: ['new_list'],
      message: 'Enter a name for the list.',
    }),
  );

/** Asks in which list to save what a public page led here for. */
export function SaveThing({ thing, onDone, onClose }: SaveThingProps) {
  const read = useRead(savedAlready, { query: namedInCalls(thing) });
  if (read.data === undefined)
    return (
      <Dialog title="Save for later" isOpen onOpenChange={onClose}>
        <Unread what="This" read={read}>
          <Loading label="Loading your lists">
            <RowsSkeleton rows={2} />
          </Loading>
        </Unread>
      </Dialog>
    );
  return <SaveForm thing={thing} about={read.data} onDone={onDone} onClose={onClose} />;
}

function SaveForm({ thing, about, onDone, onClose }: SaveThingProps & { about: DataOf<typeof savedAlready> }) {
  const command = useCommand(save, { stales: READS_OF_THINGS });
  const [already] = about.saved;
  const form = useDialogForm({
    about: savableKey(thing),
    schema,
    defaults: { list: already?.list ?? FAVORITES_LIST, new_list: '', note: already?.note ?? '' },
    submit: ({ list, new_list: name, note }) =>
      command.mutateAsync({
        body: { ...namedInCalls(thing), note, ...(list === NEW ? { list: FAVORITES_LIST, new_list: name } : { list }) },
      }),
    onDone: (saved) => {
      toast.success('Saved', saved.title);
      onDone(saved.list);
    },
  });
  const isNew = form.form.watch().list === NEW;
  const nameOf = (id: string) => about.lists.find((savedList) => savedList.id === id)?.name ?? '';
  return (
    <FormDialog
      title={`Save “${about.title}”`}
      lead={
        already === undefined
          ? 'Only you see your lists and notes.'
          : `It’s already in ${about.saved.map(({ list }) => nameOf(list)).join(', ')}.`
      }
      button="Save"
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="List"
        options={[
          ...about.lists.map(({ id, name }) => ({ value: id, label: name })),
          { value: NEW, label: 'New list …' },
        ]}
        {...form.field('list')}
      />
      {isNew ? (
        <TextField label="Name of the list" maxLength={SAVED_LIMITS.listName} {...form.field('new_list')} />
      ) : null}
      <CountedTextArea label="Note" optional max={SAVED_LIMITS.note} rows={3} {...form.field('note')} />
    </FormDialog>
  );
}
