/** What a decision gives its reasons by (DSP-7). */
export const CRITERIA = ['agreement', 'delivery', 'time', 'conduct'] as const;
export type Criterion = (typeof CRITERIA)[number];

export const CRITERION_WORDS: Readonly<Record<Criterion, string>> = {
  agreement: 'What was agreed',
  delivery: 'What was delivered',
  time: 'Deadlines',
  conduct: 'How both sides worked together',
};

/** Whom one criterion speaks for. */
export const FINDINGS = ['client', 'freelancer', 'both'] as const;
export type Finding = (typeof FINDINGS)[number];

export const FINDING_WORDS: Readonly<Record<Finding, string>> = {
  client: 'In the client’s favor',
  freelancer: 'In the freelancer’s favor',
  both: 'Neutral',
};

export interface Reasoned {
  readonly criterion: Criterion;
  readonly finding: Finding;
  readonly reason: string;
}
