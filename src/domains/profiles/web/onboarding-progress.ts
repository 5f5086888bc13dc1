import type { UserRecord } from '#domains/accounts/user-record.ts';

export const FREELANCER_STEPS = ['skills', 'about', 'offer', 'portfolio', 'picture'] as const;
export type FreelancerStep = (typeof FREELANCER_STEPS)[number];

type Given = Pick<UserRecord, 'skills' | 'bio' | 'professional_title' | 'hourly_rate' | 'portfolios' | 'avatar'>;

const isGiven: Record<FreelancerStep, (me: Given) => boolean> = {
  skills: ({ skills }) => skills.length > 0,
  about: ({ bio }) => (bio ?? '').trim() !== '',
  offer: ({ professional_title: title, hourly_rate: rate }) => title !== null || rate !== null,
  portfolio: ({ portfolios }) => portfolios.length > 0,
  picture: ({ avatar }) => avatar !== null,
};

/** Passing a step does not make it done: what was left empty is skipped, and can be opened again. */
export function stateOfStep(
  step: FreelancerStep,
  current: FreelancerStep,
  me: Given | null,
): 'current' | 'done' | 'skipped' | 'next' {
  if (step === current) return 'current';
  if (me !== null && isGiven[step](me)) return 'done';
  return FREELANCER_STEPS.indexOf(step) < FREELANCER_STEPS.indexOf(current) ? 'skipped' : 'next';
}
