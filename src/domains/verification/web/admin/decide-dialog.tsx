import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { SelectField, TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { approveCase, answerAppeal, askForMore, listCases, readCase, rejectCase, revokeCase } from '../../admin-contract.ts';
import { REASONS, reasonWords, type Reason } from '../../identity-case.ts';

export type Decision = 'approve' | 'reject' | 'more' | 'revoke' | 'stands' | 'again';

const WORDS = {
  approve: {
    title: 'Approve',
    button: 'Approve',
    done: 'Approved',
    lead: 'The document is genuine, valid, names this person, and shows the face of the selfie.',
  },
  reject: {
    title: 'Reject',
    button: 'Reject',
    done: 'Rejected',
    lead: 'The person reads the reason and your exact words. They can try again and appeal.',
  },
  more: { title: 'Ask for more from', button: 'Ask for more', done: 'The person is asked for more', lead: 'Say what would help. It does not count as a try.' },
  revoke: {
    title: 'Revoke the approval of',
    button: 'Revoke',
    done: 'The approval is revoked',
    lead: 'The person reads your exact words. They can appeal.',
  },
  stands: {
    title: 'The decision stands for',
    button: 'Let it stand',
    done: 'The appeal is answered',
    lead: 'Say why the appeal does not change the decision. The person reads your exact words.',
  },
  again: {
    title: 'Review again:',
    button: 'Look again',
    done: 'The case is open again, and yours',
    lead: 'Say what the appeal showed. You then decide the case again within two business days.',
  },
} as const satisfies Record<Decision, Record<string, string>>;

const schemaOf = (decision: Decision) =>
  z.object({
    expires: z.string().check(z.refine((day) => decision !== 'approve' || /^\d{4}-\d{2}-\d{2}$/.test(day), 'Give the day the document runs out.')),
    reason: z.string().check(z.refine((reason) => decision !== 'reject' || reason !== '', 'Choose a reason.')),
    statement: z.string().check(
      z.refine((text) => decision === 'approve' || text.trim().length >= 10, 'Say why in at least 10 characters.'),
      z.maxLength(2_000, 'At most 2,000 characters.'),
    ),
  });

export function DecideDialog({ decision, id, name, onClose }: { decision: Decision; id: string; name: string; onClose: () => void }) {
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
      if (decision === 'stands' || decision === 'again') return answer.mutateAsync({ params, body: { outcome: decision, statement } });
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
      {decision === 'approve' ? <TextField label="The document expires on" type="date" className="max-w-48" {...form.field('expires')} /> : null}
      {decision === 'reject' ? (
        <SelectField
          label="Reason"
          placeholder="Choose a reason"
          options={REASONS.map((one) => ({ value: one, label: reasonWords[one] }))}
          {...form.field('reason')}
        />
      ) : null}
      {decision === 'approve' ? null : <TextArea label="In your words" {...form.field('statement')} />}
    </FormDialog>
  );
}
