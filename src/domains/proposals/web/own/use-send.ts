import { useState } from 'react';
import { toast } from '#design/public/toast-store.ts';
import { Failure, type FieldErrors } from '#kit/errors.ts';
import { useCommand } from '#kit/web/api.ts';
import { reviseProposal, submitProposal } from '../../contract.ts';
import type { MyProposal } from '../../own-contract.ts';
import { draftProblems, wholeOf, wholeParts, type ProposalDraft } from '../../own-draft.ts';
import { staledByOwn } from '../staled-by-answers.ts';

interface Sending {
  readonly draft: ProposalDraft;
  readonly files: readonly string[];
  /** Waits for what is being saved: nothing is saved after it was sent. */
  readonly save: () => Promise<void>;
}

/** Sends the proposal, or its next version, once nothing is wrong with it. */
export function useSend({ project, proposal }: MyProposal, onSent: (id: string) => void) {
  const submit = useCommand(submitProposal, { stales: staledByOwn });
  const revise = useCommand(reviseProposal, { stales: staledByOwn });
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<{ draft: ProposalDraft; fields: FieldErrors; message: string } | null>(null);
  const send = async ({ draft, files, save }: Sending): Promise<void> => {
    if (isSending) return;
    setAttempt(attempt + 1);
    const { price, days } = wholeOf(draft, project.currency);
    const milestones = wholeParts(draft.milestones);
    if (price === null || milestones === null || Object.keys(draftProblems(draft, project)).length > 0) return;
    setSending(true);
    try {
      await save();
      const body = {
        price,
        days,
        cover: draft.cover,
        answers: draft.answers.map((answer) => ({ ...answer })),
        milestones: milestones.map((milestone) => ({ ...milestone })),
        portfolio: [...draft.portfolio],
        files: [...files],
        project_version: project.version,
      };
      const { id, resembles } =
        proposal === null
          ? await submit.mutateAsync({ params: { slug: project.slug }, body })
          : await revise.mutateAsync({ params: { id: proposal.id }, body });
      toast.success(
        'Proposal sent',
        resembles === null
          ? undefined
          : `It nearly repeats the one for “${resembles}”. Clients choose proposals written for them.`,
      );
      onSent(id);
    } catch (error) {
      const fields = error instanceof Failure ? (error.fields ?? {}) : {};
      setRefused({ draft, fields, message: error instanceof Error ? error.message : 'Not sent. Try again.' });
      setAttempt((count) => count + 1);
    } finally {
      setSending(false);
    }
  };
  return { send, attempt, refused, isSending };
}
