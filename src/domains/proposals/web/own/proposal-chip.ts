import { AGREED, COUNTERED, STATE_WORDS, type ProposalState } from '../../proposal.ts';

interface ChipFacts {
  readonly state: ProposalState;
  readonly isViewed: boolean;
  readonly isAgreed: boolean;
  /** Other terms wait for an answer. */
  readonly isCountered: boolean;
}

/** The state as its freelancer reads it: “new” is the client’s word. Null is a draft. */
export function chipOf(facts: ChipFacts | null): Pick<(typeof STATE_WORDS)[ProposalState], 'label' | 'tone'> {
  if (facts === null) return { label: 'Draft', tone: 'neutral' };
  const { state, isViewed, isAgreed, isCountered } = facts;
  if (isAgreed) return AGREED;
  if (isCountered) return COUNTERED;
  if (state === 'submitted')
    return isViewed ? { label: 'Viewed', tone: 'info' } : { label: 'Not viewed yet', tone: 'neutral' };
  return STATE_WORDS[state];
}
