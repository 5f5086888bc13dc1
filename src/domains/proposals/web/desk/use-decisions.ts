import { useState } from 'react';
import { useNavigate } from 'react-router';
import { myProjects } from '#domains/projects/contract.ts';
import { dashboards } from '#kit/dashboard.ts';
import { toast } from '#design/public/toast-store.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { sortProposal } from '../../contract.ts';
import { projectDesk, undoDeclines, type DeskProposal } from '../../desk-contract.ts';
import type { Drop } from '../../desk.ts';
import { PROPOSAL_LIMITS } from '../../proposal.ts';
import { offerHref } from './next-step.ts';

/** What of a client's screens shows the state of a proposal. */
export const staledByDecisions = [projectDesk, myProjects, dashboards.client];

/** Shown in the dialog before a decline and beside the button after it. */
export const UNDO_WORDS = `You can undo it for ${PROPOSAL_LIMITS.undoMs / 1_000} seconds.`;

const whoOf = (some: readonly DeskProposal[]): string =>
  some.length > 1 ? counted(some.length, { one: 'proposal', other: 'proposals' }) : (some[0]?.freelancer.name ?? '');

/** Declined within the last seconds, each for its own time, whatever is declined after it. */
function useUndoable() {
  const [undoable, setUndoable] = useState<readonly DeskProposal[]>([]);
  const cannotUndo = (some: readonly DeskProposal[]): void =>
    setUndoable((before) => before.filter(({ id }) => some.every((other) => other.id !== id)));
  const canUndo = (some: readonly DeskProposal[]): void => {
    setUndoable((before) => [...before, ...some]);
    // By the object, not by its id: the same proposal may be declined again meanwhile.
    setTimeout(
      () => setUndoable((before) => before.filter((proposal) => !some.includes(proposal))),
      PROPOSAL_LIMITS.undoMs,
    );
  };
  return { undoable, canUndo, cannotUndo };
}

/** What a client decides about proposals, by buttons, keys and drops alike. */
export function useDecisions() {
  const navigate = useNavigate();
  const [declining, decline] = useState<readonly DeskProposal[]>([]);
  const [writing, write] = useState<readonly DeskProposal[]>([]);
  const { undoable, canUndo, cannotUndo } = useUndoable();
  const sort = useCommand(sortProposal, { stales: staledByDecisions });
  const undo = useCommand(undoDeclines, { stales: staledByDecisions });
  const failed = (error: Error): void => void toast.error('Nothing was changed', error.message);
  const move = (proposal: DeskProposal, to: 'shortlisted' | 'interviewing'): void => {
    if (!proposal.moves.includes(to === 'shortlisted' ? 'shortlist' : 'interview')) return;
    sort.mutate(
      { params: { id: proposal.id }, body: { to } },
      {
        onSuccess: () =>
          toast.success(to === 'shortlisted' ? 'Shortlisted' : 'Marked as interviewing', proposal.freelancer.name),
        onError: failed,
      },
    );
  };
  const takeBack = (some: readonly DeskProposal[]): void => {
    cannotUndo(some);
    undo.mutate(
      { body: { ids: some.map(({ id }) => id) } },
      { onSuccess: () => toast.success('Not declined', whoOf(some)), onError: failed },
    );
  };
  const askToDecline = (some: readonly DeskProposal[]): void =>
    decline(some.filter(({ moves }) => moves.includes('decline')));
  const declined = (some: readonly DeskProposal[]): void => {
    decline([]);
    // A toast beside the button would lie over what is decided next.
    canUndo(some);
  };
  const drop = (proposal: DeskProposal, to: Drop): void => {
    if ('why' in to) toast.error('Not moved', to.why);
    else if (to.does === 'shortlist') move(proposal, 'shortlisted');
    else if (to.does === 'interview') move(proposal, 'interviewing');
    else if (to.does === 'decline') askToDecline([proposal]);
    else void navigate(offerHref(proposal));
  };
  return {
    shortlist: (proposal: DeskProposal): void => move(proposal, 'shortlisted'),
    interview: (proposal: DeskProposal): void => move(proposal, 'interviewing'),
    decline: askToDecline,
    write,
    drop,
    isPending: sort.isPending,
    undoable,
    undo: takeBack,
    declining,
    declined,
    writing,
    close: (): void => {
      decline([]);
      write([]);
    },
  };
}
export type Decisions = ReturnType<typeof useDecisions>;
