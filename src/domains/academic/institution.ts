/** Institutions and the agreement they sign: what one may be, and what may follow what (ACA-1 to ACA-3). */
export const INSTITUTION_STATES = ['waiting', 'confirmed', 'declined', 'ended'] as const;
export type InstitutionState = (typeof INSTITUTION_STATES)[number];

/** As the person who signed reads it. */
export const INSTITUTION_WORDS = {
  waiting: { label: 'Waiting for us', tone: 'info' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  declined: { label: 'Declined', tone: 'danger' },
  ended: { label: 'Ended', tone: 'neutral' },
} as const satisfies Record<InstitutionState, { label: string; tone: string }>;

export const SIGNING_LIMITS = { signature: 120, institution: 160, address: 300, position: 80, reason: 500 } as const;

/** What staff can do with an institution, and where it leads. */
const DECISIONS = {
  confirm: { from: 'waiting', to: 'confirmed', refusal: 'This institution is already decided.' },
  decline: { from: 'waiting', to: 'declined', refusal: 'This institution is already decided.' },
  end: { from: 'confirmed', to: 'ended', refusal: 'Only a confirmed institution can be ended.' },
} as const satisfies Record<string, { from: InstitutionState; to: InstitutionState; refusal: string }>;
export type InstitutionDecision = keyof typeof DECISIONS;

export const whyNotDecide = (decision: InstitutionDecision, state: InstitutionState): string | null =>
  DECISIONS[decision].from === state ? null : DECISIONS[decision].refusal;

/** A person stands for one institution at a time; one that was declined or ended makes room for another. */
export const whyNotSign = (theirs: readonly InstitutionState[]): string | null => {
  if (theirs.includes('confirmed')) return 'You already signed for an institution, and its agreement is in force.';
  return theirs.includes('waiting') ? 'You already signed for an institution. We’re reviewing it.' : null;
};

export const whyNotRunCohorts = (state: InstitutionState): string | null =>
  state === 'confirmed'
    ? null
    : state === 'waiting'
      ? 'You can set up cohorts once we confirm your institution.'
      : 'This agreement is no longer in force.';
