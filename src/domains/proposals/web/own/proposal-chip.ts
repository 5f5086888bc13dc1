import { AGREED, COUNTERED, STATE_WORDS, type ProposalState } from '../../proposal.ts';

interface Stood {
  readonly state: ProposalState | null;
  readonly isViewed: boolean;
  readonly isAgreed: boolean;
  /** Other terms wait for an answer. */
  readonly isCountered: boolean;
}

/** The state as its freelancer reads it: “new” is the client’s word. */
export function chipOf({ state, isViewed, isAgreed, isCountered }: Stood): Pick<(typeof STATE_WORDS)[ProposalState], 'label' | 'tone'> {
  if (state === null) return { label: 'Draft', tone: 'neutral' };
  if (isAgreed) return AGREED;
  if (isCountered) return COUNTERED;
  if (state === 'submitted') return isViewed ? { label: 'Viewed', tone: 'info' } : { label: 'Not viewed yet', tone: 'neutral' };
  return STATE_WORDS[state];
}
