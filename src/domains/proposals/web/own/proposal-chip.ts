import { STATE_WORDS, type ProposalState } from '../../proposal.ts';

/** The state as its freelancer reads it: “new” is the client’s word. */
export function chipOf(state: ProposalState | null, isViewed: boolean): Pick<(typeof STATE_WORDS)[ProposalState], 'label' | 'tone'> {
  if (state === null) return { label: 'Draft', tone: 'neutral' };
  if (state === 'submitted') return isViewed ? { label: 'Viewed', tone: 'info' } : { label: 'Not viewed yet', tone: 'neutral' };
  return STATE_WORDS[state];
}
