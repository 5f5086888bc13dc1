import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { declineProposals, type DeskProposal } from '../../desk-contract.ts';
import { DECLINE_NAMES, DECLINE_REASONS, PROPOSAL_LIMITS, type DeclineReason } from '../../proposal.ts';
import { staledByDecisions, UNDO_WORDS } from './use-decisions.ts';

interface Values {
  reason: DeclineReason | '';
  words: string;
}
const isReason = (text: string): text is DeclineReason => (DECLINE_NAMES as readonly string[]).includes(text);
const LABELS: Readonly<Record<DeclineReason, string>> = { ...DECLINE_REASONS, own: 'Another reason' };

/** One reason for all that are declined; none is chosen for the client. */
export function DeclineDialog({
  proposals,
  onDone,
  onClose,
}: {
  proposals: readonly DeskProposal[];
  onDone: () => void;
  onClose: () => void;
}) {
  const decline = useCommand(declineProposals, { stales: staledByDecisions });
  const ids = proposals.map(({ id }) => id);
  const { form, field, ...frame } = useDialogForm<Values, unknown>({
    about: ids.join(' '),
    schema: z
      .object({
        reason: z.enum(['', ...DECLINE_NAMES]),
        words: z.string().check(z.maxLength(PROPOSAL_LIMITS.declineWords)),
      })
      .check(({ value: { reason, words }, issues }) => {
        if (reason === '')
          issues.push({ code: 'custom', message: 'Choose a reason.', input: reason, path: ['reason'] });
        else if (reason === 'own' && words.trim() === '')
          issues.push({ code: 'custom', message: 'Say why you decline.', input: words, path: ['words'] });
      }),
    defaults: { reason: '', words: '' },
    submit: ({ reason, words }) => {
      if (!isReason(reason)) throw new Error('the schema asks for a reason');
      return decline.mutateAsync({ body: { ids, reason, words } });
    },
    onDone,
  });
  const { reason } = form.watch();
  const { id, error } = form.idAndError('reason');
  const what =
    proposals.length > 1
      ? counted(proposals.length, { one: 'proposal', other: 'proposals' })
      : `the proposal of ${proposals[0]?.freelancer.name ?? ''}`;
  return (
    <FormDialog
      title={`Decline ${what}?`}
      lead={`The freelancer reads the reason and can’t propose for this project again. ${UNDO_WORDS}`}
      button={proposals.length > 1 ? `Decline ${what}` : 'Decline proposal'}
      isHarsh
      form={frame}
      onClose={onClose}
    >
      <div id={id} tabIndex={-1}>
        <RadioCards
          legend="Reason"
          name="reason"
          error={error}
          options={DECLINE_NAMES.map((value) => ({ value, label: LABELS[value] }))}
          value={reason}
          onChange={(value) => form.set('reason', isReason(value) ? value : '')}
        />
      </div>
      <CountedTextArea
        label="In your own words"
        optional={reason !== 'own'}
        max={PROPOSAL_LIMITS.declineWords}
        rows={2}
        {...field('words')}
      />
    </FormDialog>
  );
}
