import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { savableKey, type SavableSearch } from '#kit/web/saving.ts';
import { ALERTS, SAVED_LIMITS } from '../saved-list.ts';
import { changeSearch, saveSearch, type SavedSearch } from '../searches-contract.ts';
import { ALERT_WORDS } from './alert-words.ts';
import { READS_OF_SEARCHES } from './savable-things.ts';
import { nameFor } from './search-name.ts';

const schema = z.object({
  name: z.string().check(
    z.refine((name) => name.trim() !== '', 'Enter a name for the search.'),
    z.maxLength(SAVED_LIMITS.searchName),
  ),
  alert: z.enum(ALERTS),
});
type Values = z.output<typeof schema>;

const OPTIONS = Object.entries(ALERT_WORDS).map(([value, label]) => ({ value, label }));

interface SearchDialogProps {
  readonly title: string;
  readonly about: string;
  readonly defaults: Values;
  readonly submit: (values: Values) => Promise<SavedSearch>;
  readonly onClose: () => void;
}

function SearchDialog({ title, about, defaults, submit, onClose }: SearchDialogProps) {
  const form = useDialogForm<Values, SavedSearch>({
    about,
    schema,
    defaults,
    submit,
    onDone: ({ name }) => {
      toast.success('Saved', name);
      onClose();
    },
  });
  return (
    <FormDialog title={title} button="Save" form={form} onClose={onClose}>
      <TextField label="Name" maxLength={SAVED_LIMITS.searchName} {...form.field('name')} />
      <SelectField
        label="Alerts about new matches"
        hint="In the app and by email. Every email has a link that ends them."
        options={OPTIONS}
        {...form.field('alert')}
      />
    </FormDialog>
  );
}

export function SaveSearch({ search, onClose }: { search: SavableSearch; onClose: () => void }) {
  const { list, query } = search;
  const save = useCommand(saveSearch, { stales: READS_OF_SEARCHES });
  return (
    <SearchDialog
      title="Save this search"
      about={savableKey(search)}
      defaults={{ name: nameFor(new URLSearchParams(query), list), alert: 'daily' }}
      submit={(values) => save.mutateAsync({ body: { ...values, list, query } })}
      onClose={onClose}
    />
  );
}

export function ChangeSearch({ search: { id, name, alert }, onClose }: { search: SavedSearch; onClose: () => void }) {
  const change = useCommand(changeSearch, { stales: READS_OF_SEARCHES });
  return (
    <SearchDialog
      title={name}
      about={id}
      defaults={{ name, alert }}
      submit={(body) => change.mutateAsync({ params: { id }, body })}
      onClose={onClose}
    />
  );
}
