import { FormDialog } from '#design/app/form-dialog.tsx';
import { SelectField, TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { topCategories } from '#domains/taxonomy/categories.ts';
import { industries } from '#domains/taxonomy/industries.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import * as z from 'zod/mini';
import {
  addSuggestion,
  declinedShape,
  declineSuggestion,
  listSuggestions,
  type SuggestionLine,
} from '../../suggestions-admin-contract.ts';
import { addedWords, suggestedName, type SuggestionKind } from '../../suggestions-contract.ts';

export const KIND_WORDS: Readonly<Record<SuggestionKind, string>> = { skill: 'Skill', specialty: 'Specialty' };

const PARENTS = { skill: topCategories, specialty: industries } as const;
const parentsOf = (kind: SuggestionKind) => PARENTS[kind]().map(({ slug, name }) => ({ value: slug, label: name }));
export const parentName = (kind: SuggestionKind, slug: string): string =>
  parentsOf(kind).find(({ value }) => value === slug)?.label ?? slug;

interface DecideProps {
  readonly line: SuggestionLine;
  readonly onClose: () => void;
}

export function AddSuggestion({ line: { id, kind, name, parent }, onClose }: DecideProps) {
  const add = useCommand(addSuggestion, { stales: [listSuggestions, addedWords] });
  const label = kind === 'skill' ? 'Category' : 'Industry';
  const form = useDialogForm({
    about: `add ${id}`,
    schema: z.object({
      name: suggestedName,
      parent: z.string().check(z.minLength(1, kind === 'skill' ? 'Choose a category.' : 'Choose an industry.')),
    }),
    defaults: { name, parent: parent ?? '' },
    submit: (body) => add.mutateAsync({ params: { id }, body }),
    onDone: () => {
      toast.success('Suggestion added');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Add “${name}”`}
      lead="Everyone can choose it from now on. People who suggested it get a notification."
      button={kind === 'skill' ? 'Add skill' : 'Add specialty'}
      form={form}
      onClose={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <SelectField
        label={label}
        placeholder={kind === 'skill' ? 'Choose a category' : 'Choose an industry'}
        options={parentsOf(kind)}
        {...form.field('parent')}
      />
    </FormDialog>
  );
}

export function DeclineSuggestion({ line: { id, name }, onClose }: DecideProps) {
  const decline = useCommand(declineSuggestion, { stales: [listSuggestions] });
  const form = useDialogForm({
    about: `decline ${id}`,
    schema: declinedShape,
    defaults: { reason: '' },
    submit: (body) => decline.mutateAsync({ params: { id }, body }),
    onDone: () => {
      toast.success('Suggestion declined');
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Decline “${name}”`}
      lead="People who suggested it see your reason. It stays on their own profiles."
      button="Decline suggestion"
      isHarsh
      form={form}
      onClose={onClose}
    >
      <TextArea label="Reason" hint="Name what to choose instead, if there is something." {...form.field('reason')} />
    </FormDialog>
  );
}
