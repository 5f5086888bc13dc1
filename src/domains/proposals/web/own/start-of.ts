import type { MyProposal } from '../../own-contract.ts';
import type { ProposalDraft } from '../../own-draft.ts';
import { PROPOSAL_LIMITS } from '../../proposal.ts';

/** What the form begins with: what was typed before, what was sent, or the brief’s own time. */
export function startOf({
  draft,
  proposal,
  project,
}: Pick<MyProposal, 'draft' | 'proposal' | 'project'>): ProposalDraft {
  if (draft !== null) {
    const { saved_at: _savedAt, ...typed } = draft;
    return typed;
  }
  if (proposal !== null)
    return {
      price: proposal.price,
      days: proposal.days,
      cover: proposal.cover,
      answers: proposal.answers.map(({ id, answer }) => ({ id, answer })),
      milestones: proposal.milestones,
      portfolio: proposal.portfolio.map(({ id }) => id),
    };
  return {
    price: null,
    days: Math.min(project.days, PROPOSAL_LIMITS.days),
    cover: '',
    answers: [],
    milestones: [],
    portfolio: [],
  };
}
