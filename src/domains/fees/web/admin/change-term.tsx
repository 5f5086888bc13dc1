import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { invalidField } from '#kit/errors.ts';
import type { TermName } from '#kit/terms.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { changeTerm, termChanges } from '../../contract.ts';
import { inWords, SETTINGS } from '../../settings.ts';
import { wireNameOf } from '#kit/wire-terms.ts';

const schema = z.object({
  value: z.string().check(z.trim(), z.minLength(1, 'Enter the new value.'), z.maxLength(20)),
  holds_from: z.string(),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Give a reason of at least 10 characters.'),
      z.maxLength(500, 'Use at most 500 characters.'),
    ),
});

/** Rates are typed in percent, with up to two decimals; everything else is whole. */
export function readValue(name: TermName, typed: string): number | null {
  const isRate = SETTINGS[name].unit === 'rate';
  if (!(isRate ? /^\d{1,3}([.,]\d{1,2})?$/ : /^\d{1,7}$/).test(typed)) return null;
  return isRate ? Math.round(Number(typed.replace(',', '.')) * 100) : Number(typed);
}

const unitLabel = (unit: string, currency: string): string =>
  unit === 'rate' ? 'percent' : unit === 'money' ? `whole ${currency}` : unit === 'count' ? 'a whole number' : unit;

export function ChangeTerm({
  name,
  value,
  currency,
  onClose,
}: {
  name: TermName;
  value: number;
  currency: string;
  onClose: () => void;
}) {
  const { label, unit, least, most } = SETTINGS[name];
  const change = useCommand(changeTerm, { stales: [termChanges] });
  const form = useDialogForm<z.output<typeof schema>, unknown>({
    about: name,
    schema,
    defaults: { value: '', holds_from: '', reason: '' },
    submit: async ({ value: typed, holds_from: holdsFrom, reason }): Promise<unknown> => {
      const next = readValue(name, typed);
      if (next === null)
        throw invalidField(
          'value',
          unit === 'rate' ? 'Enter a percentage, such as 3 or 2.5.' : 'Enter a whole number.',
        );
      const from = holdsFrom === '' ? {} : { holds_from: new Date(holdsFrom).toISOString() };
      return change.mutateAsync({ body: { name: wireNameOf(name), value: next, reason, ...from } });
    },
    onDone: () => {
      toast.success('Change scheduled', 'It’s on the public fees page now.');
      onClose();
    },
  });
  return (
    <FormDialog
      title={label}
      button="Schedule change"
      form={form}
      onClose={onClose}
      lead={`Now ${inWords(name, value, currency)}. Allowed: ${inWords(name, least, currency)} to ${inWords(name, most, currency)}.`}
    >
      <TextField
        label={`New value in ${unitLabel(unit, currency)}`}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('value')}
      />
      <TextField
        label="Effective from"
        optional
        type="datetime-local"
        hint="In your time zone. Leave empty to start in 10 minutes."
        {...form.field('holds_from')}
      />
      <TextArea label="Reason" hint="Stored with the change." {...form.field('reason')} />
    </FormDialog>
  );
}
