import { useState } from 'react';
import * as z from 'zod/mini';
import { Dialog } from '#design/app/dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { approvePayout, notePayoutFailed, notePayoutPaid, payoutQueue, rejectPayout } from '../../admin-contract.ts';
import { FactList } from '../fact-list.tsx';
import type { Queued } from './queued-payout.tsx';

export type Decision = 'approve' | 'reject' | 'paid' | 'failed';

const WORDS: Readonly<Record<Decision, { title: string; lead: string; label: string; button: string; done: string }>> = {
  approve: {
    title: 'Let it go out?',
    lead: 'It leaves with its next batch, or at once by the express lane.',
    label: 'Why it may go out',
    button: 'Approve',
    done: 'Approved',
  },
  reject: {
    title: 'Refuse it?',
    lead: 'The whole amount is available to the person again. They read your words as they are.',
    label: 'Statement of reasons',
    button: 'Refuse and return',
    done: 'Refused, and the money returned',
  },
  paid: {
    title: 'Note it as sent?',
    lead: 'Only after the transfer was made at our bank. The person is told that it has arrived.',
    label: 'Reference of the bank',
    button: 'It was sent',
    done: 'Noted as sent',
  },
  failed: {
    title: 'Note it as failed?',
    lead: 'The whole amount comes back to the person, the fee too, and the method is not used again until it is replaced. They read your words as they are.',
    label: 'What went wrong',
    button: 'Return the money',
    done: 'Returned',
  },
};

const schemaOf = (decision: Decision) =>
  z.object({
    text:
      decision === 'paid'
        ? z.string().check(z.trim(), z.minLength(3, 'Give the reference, at least 3 characters.'), z.maxLength(80, 'At most 80 characters.'))
        : z.string().check(z.trim(), z.minLength(10, 'Say why in at least 10 characters.'), z.maxLength(2_000, 'At most 2,000 characters.')),
  });

/** Who, where, how much and what follows, then the words that go on record (ACT-4). */
export function DecidePayout({ payout, decision, onClose }: { payout: Queued; decision: Decision; onClose: () => void }) {
  const stales = [payoutQueue];
  const approve = useCommand(approvePayout, { stales });
  const reject = useCommand(rejectPayout, { stales });
  const paid = useCommand(notePayoutPaid, { stales });
  const failed = useCommand(notePayoutFailed, { stales });
  const [notSent, setNotSent] = useState(false);
  const words = WORDS[decision];
  const asksIfSent = payout.mayHaveBeenSent && (decision === 'reject' || decision === 'failed');
  const params = { withdrawal: payout.number };
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: schemaOf(decision),
    defaults: { text: '' },
    submit: ({ text }): Promise<unknown> => {
      if (decision === 'paid') return paid.mutateAsync({ params, body: { reference: text } });
      if (decision === 'approve') return approve.mutateAsync({ params, body: { reason: text } });
      return { reject, failed }[decision].mutateAsync({ params, body: { reason: text, ...(asksIfSent ? { not_sent: notSent } : {}) } });
    },
    onDone: () => {
      toast.success(words.done, payout.number);
      onClose();
    },
  });
  return (
    <Dialog isOpen saving={isSubmitting} onOpenChange={onClose} title={words.title} size="form">
      <p className="mb-4 text-ink-2">{words.lead}</p>
      <FactList
        label="The withdrawal"
        facts={[
          { label: 'Person', value: payout.person.name },
          { label: 'To', value: payout.method },
          { label: 'Number', value: <span className="tnum">{payout.number}</span> },
          { label: 'Amount', value: formatMoney(payout.amount) },
          { label: 'Fee', value: formatMoney(payout.fee) },
          { label: 'They get', value: formatMoney(payout.net), isSum: true },
        ]}
      />
      <form className="mt-5 grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        {decision === 'paid' ? <TextField label={words.label} autoComplete="off" {...field('text')} /> : <TextArea label={words.label} {...field('text')} />}
        {asksIfSent ? (
          <Checkbox
            label="I looked at the sender’s own list: it was not sent"
            hint="This site was restored from a backup taken after the request. Returned and sent, the money would be paid twice."
            checked={notSent}
            onChange={(event) => setNotSent(event.target.checked)}
          />
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={decision === 'reject' || decision === 'failed' ? 'danger' : 'primary'} pending={isSubmitting}>
            {words.button}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Leave it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
