import type { ProposalDraft } from '../own-draft.ts';
import type { ProposalState } from '../proposal.ts';

export interface StoredAnswer {
  readonly id: string;
  readonly answer: string;
}
/** In minor units of the proposal’s currency. */
export interface StoredPart {
  readonly title: string;
  readonly criteria: string;
  readonly amount: string;
  readonly days: number;
}
declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'proposal.answers': readonly StoredAnswer[];
    'proposal.milestones': readonly StoredPart[];
    'proposal_version.milestones': readonly StoredPart[];
    'proposal_counter.milestones': readonly StoredPart[];
    'proposal_event.state_after': ProposalState;
    'proposal.portfolio': readonly string[];
    'proposal_draft.body': ProposalDraft;
    'proposal.findings': readonly { readonly reason: string }[];
    'proposal.state': ProposalState;
  }
}
