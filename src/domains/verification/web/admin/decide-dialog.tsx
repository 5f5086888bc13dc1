import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { SelectField, TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import {
  approveCase,
  answerAppeal,
  askForMore,
  listCases,
  readCase,
  rejectCase,
  revokeCase,
} from '../../admin-contract.ts';
import { REASONS, reasonWords, type Reason } from '../../identity-case.ts';

export type Decision = 'approve' | 'reject' | 'more' | 'revoke' | 'stands' | 'again';

const WORDS = {
  approve: {
    title: 'Approve',
    button: 'Approve',
    done: 'Approved',
    lead: 'The document is genuine and valid, names this person, and matches the selfie.',
  },
  reject: {
    title: 'Reject',
    button: 'Reject',
    done: 'Rejected',
    lead: 'The person sees the reason and your statement. They can try again and appeal.',
  },
  more: {
    title: 'Request more from',
    button: 'Request more',
    done: 'More information requested',
    lead: 'Describe what you need. It doesn’t count as an attempt.',
  },
  revoke: {
    title: 'Revoke approval of',
    button: 'Revoke',
    done: 'Approval revoked',
    lead: 'The person sees your statement and can appeal.',
  },
  stands: {
    title: 'Uphold the decision for',
    button: 'Uphold decision',
    done: 'Appeal answered',
    lead: 'Explain why the appeal doesn’t change the decision. The person sees your statement.',
  },
  again: {
    title: 'Reopen the case of',
    button: 'Reopen case',
    done: 'Case reopened and assigned to you',
    lead: 'Explain what the appeal showed. Then decide the case again within 2 business days.',
  },
} as const satisfies Record<Decision, Record<string, string>>;

const schemaOf = (decision: Decision) =>
  z.object({
    expires: z
      .string()
      .check(
        z.refine(
          (day) => decision !== 'approve' || /^\d{4}-\d{2}-\d{2}$/.test(day),
          'Enter the expiry date of the document.',
        ),
      ),
    reason: z.string().check(z.refine((reason) => decision !== 'reject' || reason !== '', 'Choose a reason.')),
    statement: z.string().check(
      z.refine(
        (text) => decision === 'approve' || text.trim().length >= 10,
        'Give a reason of at least 10 characters.',
      ),
      z.maxLength(2_000, 'Use at most 2,000 characters.'),
    ),
  });

export function DecideDialog({
  decision,
  id,
  name,
  onClose,
}: {
  decision: Decision;
  id: string;
  name: string;
  onClose: () => void;
}) {
  const stales = [readCase, listCases];
  const approve = useCommand(approveCase, { stales });
  const reject = useCommand(rejectCase, { stales });
  const more = useCommand(askForMore, { stales });
  const revoke = useCommand(revokeCase, { stales });
  const answer = useCommand(answerAppeal, { stales });
  const words = WORDS[decision];
  const params = { id };
  const form = useDialogForm({
    about: `${decision} ${id}`,
    schema: schemaOf(decision),
    defaults: { expires: '', reason: '', statement: '' },
    submit: ({ expires, reason, statement }): Promise<unknown> => {
      if (decision === 'approve') return approve.mutateAsync({ params, body: { document_expires_on: expires } });
      if (decision === 'reject') return reject.mutateAsync({ params, body: { reason: reason as Reason, statement } });
      if (decision === 'stands' || decision === 'again')
        return answer.mutateAsync({ params, body: { outcome: decision, statement } });
      return (decision === 'more' ? more : revoke).mutateAsync({ params, body: { statement } });
    },
    onDone: () => {
      toast.success(words.done);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${words.title} ${name}`}
      lead={words.lead}
      button={words.button}
      isHarsh={decision === 'reject' || decision === 'revoke'}
      form={form}
      onClose={onClose}
    >
      {decision === 'approve' ? (
        <TextField label="The document expires on" type="date" className="max-w-48" {...form.field('expires')} />
      ) : null}
      {decision === 'reject' ? (
        <SelectField
          label="Reason"
          placeholder="Choose a reason"
          options={REASONS.map((reason) => ({ value: reason, label: reasonWords[reason] }))}
          {...form.field('reason')}
        />
      ) : null}
      {decision === 'approve' ? null : <TextArea label="Statement" rows={4} {...form.field('statement')} />}
    </FormDialog>
  );
}
