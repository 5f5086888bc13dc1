import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import {
  approvePayout,
  notePayoutFailed,
  notePayoutPaid,
  payoutQueue,
  rejectPayout,
  type Queued,
} from '../../admin-contract.ts';
import { FactList } from '../fact-list.tsx';

export type Decision = 'approve' | 'reject' | 'paid' | 'failed';

const WORDS: Readonly<Record<Decision, { title: string; lead: string; label: string; button: string; done: string }>> =
  {
    approve: {
      title: 'Approve this withdrawal?',
      lead: 'It goes out with the next batch, or immediately if it is express.',
      label: 'Reason',
      button: 'Approve withdrawal',
      done: 'Withdrawal approved',
    },
    reject: {
      title: 'Reject this withdrawal?',
      lead: 'The full amount returns to the person’s available balance. They see your reason.',
      label: 'Reason',
      button: 'Reject and return the money',
      done: 'Withdrawal rejected, money returned',
    },
    paid: {
      title: 'Mark as sent?',
      lead: 'Do this after you make the transfer at our bank. We notify the person that the money has arrived.',
      label: 'Bank reference',
      button: 'Mark as sent',
      done: 'Marked as sent',
    },
    failed: {
      title: 'Mark as failed?',
      lead: 'The full amount and the fee return to the person, and this payout method is blocked until they replace it. They see your reason.',
      label: 'Reason',
      button: 'Mark as failed and return the money',
      done: 'Marked as failed, money returned',
    },
  };

const schemaOf = (decision: Decision) =>
  z.object({
    text:
      decision === 'paid'
        ? z
            .string()
            .check(
              z.trim(),
              z.minLength(3, 'Enter at least 3 characters.'),
              z.maxLength(80, 'Enter at most 80 characters.'),
            )
        : z
            .string()
            .check(
              z.trim(),
              z.minLength(10, 'Enter at least 10 characters.'),
              z.maxLength(2_000, 'Enter at most 2,000 characters.'),
            ),
  });

/** Who, where, how much and what happens next, then the reason that is recorded (ACT-4). */
export function DecidePayout({
  payout,
  decision,
  onClose,
}: {
  payout: Queued;
  decision: Decision;
  onClose: () => void;
}) {
  const stales = [payoutQueue];
  const approve = useCommand(approvePayout, { stales });
  const reject = useCommand(rejectPayout, { stales });
  const paid = useCommand(notePayoutPaid, { stales });
  const failed = useCommand(notePayoutFailed, { stales });
  const [notSent, setNotSent] = useState(false);
  const words = WORDS[decision];
  const asksIfSent = payout.may_have_been_sent && (decision === 'reject' || decision === 'failed');
  const params = { withdrawal: payout.number };
  const form = useDialogForm({
    about: `${decision} ${payout.number}`,
    schema: schemaOf(decision),
    defaults: { text: '' },
    submit: ({ text }): Promise<unknown> => {
      if (decision === 'paid') return paid.mutateAsync({ params, body: { reference: text } });
      if (decision === 'approve') return approve.mutateAsync({ params, body: { reason: text } });
      return { reject, failed }[decision].mutateAsync({
        params,
        body: { reason: text, ...(asksIfSent ? { not_sent: notSent } : {}) },
      });
    },
    onDone: () => {
      toast.success(words.done, payout.number);
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.title}
      size="form"
      lead={words.lead}
      button={words.button}
      isHarsh={decision === 'reject' || decision === 'failed'}
      form={form}
      onClose={onClose}
      facts={
        <FactList
          label="The withdrawal"
          facts={[
            { label: 'Person', value: payout.person.name },
            { label: 'To', value: payout.method },
            { label: 'Reference', value: <span className="tnum">{payout.number}</span> },
            { label: 'Amount', value: formatMoney(payout.amount) },
            { label: 'Fee', value: formatMoney(payout.fee) },
            { label: 'Payout', value: formatMoney(payout.net), isSum: true },
          ]}
        />
      }
    >
      {decision === 'paid' ? (
        <TextField label={words.label} autoComplete="off" {...form.field('text')} />
      ) : (
        <TextArea label={words.label} {...form.field('text')} />
      )}
      {asksIfSent ? (
        <Checkbox
          label="I checked with the bank or provider: it was not sent"
          hint="This instance was restored from a backup made after the request, so the money may have been sent since. Returning it too would pay it twice."
          checked={notSent}
          onChange={(event) => setNotSent(event.target.checked)}
        />
      ) : null}
    </FormDialog>
  );
}
