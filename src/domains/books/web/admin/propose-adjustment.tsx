import * as z from 'zod/mini';
import { Dialog } from '#design/app/dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { SelectField, TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { invalidField } from '#kit/errors.ts';
import { parseMoney } from '#kit/money.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { adjustments, booksOverview, proposeAdjustment } from '../../admin-contract.ts';

const reason = z.string().check(z.trim(), z.minLength(10, 'Say why in at least 10 characters.'), z.maxLength(500, 'At most 500 characters.'));
const schema = z.object({
  kind: z.enum(['credit', 'debit']),
  username: z.string().check(z.trim(), z.minLength(1, 'Enter the username.'), z.maxLength(60)),
  account: z.enum(['U.spend', 'U.avail']),
  amount: z.string().check(z.trim(), z.minLength(1, 'Enter an amount.'), z.maxLength(20)),
  reason,
});
const reversal = z.object({ reason });

/** Nothing moves by it; the second operator sees exactly what is written here. */
export function ProposeAdjustment({ reverse, onClose }: { reverse: string | null; onClose: () => void }) {
  return reverse === null ? <ProposeAmount onClose={onClose} /> : <ProposeReversal journalId={reverse} onClose={onClose} />;
}

const done = (onClose: () => void): void => {
  toast.success('Proposed', 'Another operator has to approve it.');
  onClose();
};

function Buttons({ isSubmitting, onClose }: { isSubmitting: boolean; onClose: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary" pending={isSubmitting}>
        Propose
      </Button>
      <Button variant="ghost" onClick={onClose}>
        Leave it
      </Button>
    </div>
  );
}

function ProposeReversal({ journalId, onClose }: { journalId: string; onClose: () => void }) {
  const propose = useCommand(proposeAdjustment, { stales: [adjustments] });
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: reversal,
    defaults: { reason: '' },
    submit: (values): Promise<unknown> => propose.mutateAsync({ body: { kind: 'reverse', journalId, reason: values.reason } }),
    onDone: () => done(onClose),
  });
  return (
    <Dialog isOpen saving={isSubmitting} onOpenChange={onClose} title="Propose to reverse a journal">
      <p className="mb-5 text-ink-2">The same entries with the signs turned, if the money is still there.</p>
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <TextArea label="Reason" {...field('reason')} />
        <Buttons isSubmitting={isSubmitting} onClose={onClose} />
      </form>
    </Dialog>
  );
}

function ProposeAmount({ onClose }: { onClose: () => void }) {
  const currency = useRead(booksOverview, {}).data?.held.currency ?? 'USD';
  const propose = useCommand(proposeAdjustment, { stales: [adjustments] });
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm<z.output<typeof schema>, unknown>({
    schema,
    defaults: { kind: 'credit', username: '', account: 'U.spend', amount: '', reason: '' },
    submit: async ({ kind, username, account, amount: typed, reason: why }): Promise<unknown> => {
      const amount = parseMoney(typed, currency);
      if (amount === null) throw invalidField('amount', 'Enter an amount, such as 25.00.');
      return propose.mutateAsync({ body: { kind, username, account, amount, reason: why } });
    },
    onDone: () => done(onClose),
  });
  return (
    <Dialog isOpen saving={isSubmitting} onOpenChange={onClose} title="Propose a correction">
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <SelectField
          label="What"
          options={[
            { value: 'credit', label: 'Give money' },
            { value: 'debit', label: 'Take money' },
          ]}
          {...field('kind')}
        />
        <TextField label="Username" autoComplete="off" {...field('username')} />
        <SelectField
          label="Where"
          options={[
            { value: 'U.spend', label: 'Spendable' },
            { value: 'U.avail', label: 'Available' },
          ]}
          {...field('account')}
        />
        <TextField label={`Amount in ${currency}`} inputMode="decimal" autoComplete="off" {...field('amount')} />
        <TextArea label="Reason" hint="The person and the second operator read it." {...field('reason')} />
        <Buttons isSubmitting={isSubmitting} onClose={onClose} />
      </form>
    </Dialog>
  );
}
