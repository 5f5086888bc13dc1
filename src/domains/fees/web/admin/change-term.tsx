import * as z from 'zod/mini';
import { Dialog } from '#design/app/dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { invalidField } from '#kit/errors.ts';
import type { TermName } from '#kit/terms.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { changeTerm, termChanges } from '../../contract.ts';
import { inWords, SETTINGS } from '../../settings.ts';

const schema = z.object({
  value: z.string().check(z.trim(), z.minLength(1, 'Enter the new value.'), z.maxLength(20)),
  holdsFrom: z.string(),
  reason: z.string().check(z.trim(), z.minLength(10, 'Say why in at least 10 characters.'), z.maxLength(500, 'At most 500 characters.')),
});

/** Rates are typed in percent, with up to two decimals; everything else is whole. */
export function readValue(name: TermName, typed: string): number | null {
  const isRate = SETTINGS[name].unit === 'rate';
  if (!(isRate ? /^\d{1,3}([.,]\d{1,2})?$/ : /^\d{1,7}$/).test(typed)) return null;
  return isRate ? Math.round(Number(typed.replace(',', '.')) * 100) : Number(typed);
}

const asked = (unit: string, currency: string): string => (unit === 'rate' ? 'percent' : unit === 'money' ? `whole ${currency}` : unit);

export function ChangeTerm({ name, value, currency, onClose }: { name: TermName; value: number; currency: string; onClose: () => void }) {
  const { label, unit, least, most } = SETTINGS[name];
  const change = useCommand(changeTerm, { stales: [termChanges] });
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm<z.output<typeof schema>, unknown>({
    schema,
    defaults: { value: '', holdsFrom: '', reason: '' },
    submit: async ({ value: typed, holdsFrom, reason }): Promise<unknown> => {
      const next = readValue(name, typed);
      if (next === null) throw invalidField('value', unit === 'rate' ? 'Enter percent, such as 3 or 2.5.' : 'Enter a whole number.');
      const from = holdsFrom === '' ? {} : { holdsFrom: new Date(holdsFrom).toISOString() };
      return change.mutateAsync({ body: { name, value: next, reason, ...from } });
    },
    onDone: () => {
      toast.success('The change is announced', 'It stands on the public page already.');
      onClose();
    },
  });
  return (
    <Dialog isOpen saving={isSubmitting} onOpenChange={onClose} title={label}>
      <p className="mb-5 text-ink-2">{`Now ${inWords(name, value, currency)}. From ${inWords(name, least, currency)} to ${inWords(name, most, currency)}.`}</p>
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <TextField label={`New value in ${asked(unit, currency)}`} inputMode="decimal" autoComplete="off" {...field('value')} />
        <TextField label="Holds from" optional type="datetime-local" hint="In your own time zone. Left empty: ten minutes from now." {...field('holdsFrom')} />
        <TextArea label="Reason" hint="Kept with the change for good." {...field('reason')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={isSubmitting}>
            Announce the change
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Leave it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
