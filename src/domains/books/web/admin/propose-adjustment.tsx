import { instanceCurrency } from '#kit/instance-currency.ts';
import { ownLocale } from '#kit/format/reader.ts';
import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { SelectField, TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { invalidField } from '#kit/errors.ts';
import { parseMoney } from '#kit/money.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { adjustments, booksOverview, proposeAdjustment } from '../../admin-contract.ts';

const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, 'Give a reason of at least 10 characters.'),
    z.maxLength(500, 'Use at most 500 characters.'),
  );
const schema = z.object({
  kind: z.enum(['credit', 'debit']),
  username: z.string().check(z.trim(), z.minLength(1, 'Enter the username.'), z.maxLength(60)),
  account: z.enum(['U.spend', 'U.avail']),
  amount: z.string().check(z.trim(), z.minLength(1, 'Enter an amount.'), z.maxLength(20)),
  reason,
});
const reversal = z.object({ reason });

/** No money moves yet; the second operator sees exactly what is written here. */
export function ProposeAdjustment({ reverse, onClose }: { reverse: string | null; onClose: () => void }) {
  return reverse === null ? (
    <ProposeAmount onClose={onClose} />
  ) : (
    <ProposeReversal journalId={reverse} onClose={onClose} />
  );
}

const done = (onClose: () => void): void => {
  toast.success('Correction proposed', 'Another operator must approve it.');
  onClose();
};

function ProposeReversal({ journalId, onClose }: { journalId: string; onClose: () => void }) {
  const propose = useCommand(proposeAdjustment, { stales: [adjustments] });
  const form = useDialogForm({
    about: journalId,
    schema: reversal,
    defaults: { reason: '' },
    submit: (values): Promise<unknown> =>
      propose.mutateAsync({ body: { kind: 'reverse', journal_id: journalId, reason: values.reason } }),
    onDone: () => done(onClose),
  });
  return (
    <FormDialog
      title="Propose reversing a journal"
      lead="Posts the same entries with opposite signs, if the money is still there."
      button="Propose reversal"
      form={form}
      onClose={onClose}
    >
      <TextArea label="Reason" {...form.field('reason')} />
    </FormDialog>
  );
}

function ProposeAmount({ onClose }: { onClose: () => void }) {
  const currency = useRead(booksOverview, {}).data?.held.currency ?? instanceCurrency();
  const propose = useCommand(proposeAdjustment, { stales: [adjustments] });
  const form = useDialogForm<z.output<typeof schema>, unknown>({
    about: 'new',
    schema,
    defaults: { kind: 'credit', username: '', account: 'U.spend', amount: '', reason: '' },
    submit: async ({ kind, username, account, amount: typed, reason: explanation }): Promise<unknown> => {
      const amount = parseMoney(typed, currency, ownLocale());
      if (amount === null) throw invalidField('amount', 'Enter an amount, such as 25.');
      return propose.mutateAsync({ body: { kind, username, account, amount, reason: explanation } });
    },
    onDone: () => done(onClose),
  });
  return (
    <FormDialog title="Propose a correction" button="Propose correction" form={form} onClose={onClose}>
      <SelectField
        label="What"
        options={[
          { value: 'credit', label: 'Add money' },
          { value: 'debit', label: 'Deduct money' },
        ]}
        {...form.field('kind')}
      />
      <TextField label="Username" autoComplete="off" {...form.field('username')} />
      <SelectField
        label="Where"
        options={[
          { value: 'U.spend', label: 'Spendable' },
          { value: 'U.avail', label: 'Available' },
        ]}
        {...form.field('account')}
      />
      <TextField label={`Amount in ${currency}`} inputMode="decimal" autoComplete="off" {...form.field('amount')} />
      <TextArea label="Reason" hint="The person and the second operator see it." {...form.field('reason')} />
    </FormDialog>
  );
}
